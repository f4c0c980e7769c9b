// Edits a position on the board: pieces, side to move, and the other fields of the position's text.
import { element, sentence, sideName } from './words.js';

const $ = id => document.getElementById(id);

/** Parses a board: for each cell, from the bottom left, the letters of its pieces from bottom to top. */
export function readBoard(text) {
  const rows = text.split('/').map(row => [...row.matchAll(/\d+|\(([a-z]+)\)|[a-z]/gi)].flatMap(
    ([token, stack]) => (/^\d/.test(token) ? Array(Number(token)).fill('') : [stack ?? token])));
  return rows.reverse().flat();
}

/** Formats the cells of {@link readBoard} as text. */
export function writeBoard(cells, columns) {
  const rows = [];
  for (let from = 0; from < cells.length; from += columns) {
    rows.push(cells.slice(from, from + columns)
      .map(pieces => (pieces === '' ? '1' : pieces.length === 1 ? pieces : `(${pieces})`))
      .join('')
      .replace(/1+/g, run => String(run.length)));
  }
  return rows.reverse().join('/');
}

/** Whether the position's text begins with the board that is drawn, so that an edited board can be written. */
function isEditable({ position, view }) {
  const board = position.split(' ')[0].toLowerCase();
  const cells = readBoard(board);
  return cells.length > 0 && cells.length === view.cells.length && writeBoard(cells, view.columns) === board;
}

/** While it is open, it takes the place of the panels, and the game waits. */
export class Editor {
  constructor(screen) {
    this.screen = screen;
    this.session = screen.session;
    this.isOpen = false;
    $('edit').addEventListener('click', () => this.#open());
    this.session.addEventListener('change', () => { $('edit').hidden = !isEditable(this.session.state); });
    $('editor').addEventListener('input', ({ target }) => {
      if (target.name === 'tool') this.tool = target.value;
      this.#write();
    });
  }

  close() {
    this.isOpen = false;
    this.screen.board.onEdit = null;
    this.screen.root.classList.remove('editing');
    $('editor').hidden = true;
  }

  #cancel() {
    this.close();
    this.session.resume();
    $('edit').focus({ preventScroll: true });
  }

  async #open() {
    const { session } = this;
    const { game, engine } = session;
    session.close();
    this.pieces = JSON.parse(await engine.call('pieces', ...game.address));
    const start = await game.start();
    const other = await start.play(start.moves[0].text);
    if (game !== session.game) return;
    const turns = [start, other].map(({ position, turn }) => [turn, position.split(' ')[1]]).sort();
    const [board, turn, ...rest] = session.state.position.split(' ');
    this.cells = readBoard(board);
    this.rest = rest;
    this.isOpen = true;
    this.tool = this.pieces[0].letter;
    const tools = [
      ...this.pieces.map(({ letter, colour }) => [letter, sentence(colour), colour]),
      ['', 'Remove', 'none'],
    ].map(([letter, words, colour]) => element('label', { class: 'tool' },
      element('input', { type: 'radio', name: 'tool', value: letter, checked: letter === this.tool }),
      element('span', { class: `disc disc-${colour}`, 'aria-hidden': 'true' }, letter || '×'), words));
    this.stack = element('input', { type: 'checkbox' });
    this.turn = element('select', { name: 'turn' }, ...turns.map(([side, word]) => element(
      'option', { value: word, selected: word === turn }, sideName(game, side))));
    this.more = element('input', { name: 'rest', value: rest.join(' ') });
    this.written = element('output', { class: 'written' });
    const button = (words, action, kind) => {
      const node = element('button', { type: 'button', class: kind }, words);
      node.addEventListener('click', action);
      return node;
    };
    $('editor').replaceChildren(
      element('fieldset', { class: 'tools' }, element('legend', {}, 'Choose a piece, then cells'), ...tools),
      element('label', { class: 'switch' }, this.stack, ' Put on top of other pieces'),
      element('div', { class: 'row' },
        element('label', {}, 'To move ', this.turn),
        ...(rest.length > 0 ? [element('label', {}, 'Scores ', this.more)] : [])),
      element('div', { class: 'row' },
        button('Play from here', () => this.#done(), 'primary'),
        button('Clear', () => { this.cells.fill(''); this.draw(); }),
        button('Cancel', () => this.#cancel())),
      this.written);
    $('editor').hidden = false;
    this.screen.root.classList.add('editing');
    this.screen.board.onEdit = name => this.#put(name);
    this.screen.complain('');
    $('status').textContent = 'Editing the position.';
    this.screen.analysis.changed();
    scrollTo(0, 0);
    $('editor').querySelector('input').focus({ preventScroll: true });
    await this.draw();
  }

  #put(name) {
    const index = this.session.state.view.cells.findIndex(cell => cell.name === name);
    const before = this.cells[index];
    if (this.tool === '') this.cells[index] = before.slice(0, -1);
    else if (this.stack.checked) this.cells[index] = before + this.tool;
    else this.cells[index] = before === this.tool ? '' : this.tool;
    this.draw();
  }

  /** Draws the board, which need not be a legal position yet. */
  async draw() {
    const { game } = this.session;
    const contents = this.cells.join(',');
    this.#write();
    const view = JSON.parse(await game.engine.call('draftView', ...game.address, contents));
    if (!this.isOpen) return;
    await this.screen.board.show({
      view,
      moves: [],
      board: ({ flip }) => game.engine.call('draft', ...game.address, contents, flip),
    }, { flip: this.screen.flipped, active: false });
  }

  /** Shows the position's text. */
  #write() {
    this.written.textContent = this.#text();
    this.screen.complain('');
  }

  #text() {
    const extra = this.rest.length > 0 ? ` ${this.more.value.trim()}` : '';
    return `${writeBoard(this.cells, this.session.state.view.columns)} ${this.turn.value}${extra}`;
  }

  async #done() {
    const { game } = this.session;
    const position = this.#text();
    try {
      const state = await game.parse(position, { pictured: false });
      if (state.over) throw new Error(`The game would be over at once: ${state.standing}.`);
      await this.screen.onNewGame({ game: game.name, options: game.options, position, moves: [], end: null });
    } catch (error) {
      this.screen.complain(error.message);
    }
  }
}
