// Edits a position on the board: pieces, side to move, and the other fields of the position's text.
import { element, sideName } from './words.js';

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

export class Editor {
  constructor(screen) {
    this.screen = screen;
    this.session = screen.session;
    this.isOpen = false;
    $('edit').addEventListener('click', () => (this.isOpen ? this.#cancel() : this.#open()));
  }

  close() {
    this.isOpen = false;
    this.screen.board.onEdit = null;
    $('editor').hidden = true;
    $('edit').setAttribute('aria-pressed', 'false');
  }

  #cancel() {
    this.close();
    this.screen.refresh();
  }

  async #open() {
    const { game, state } = this.session;
    const engine = this.session.engine;
    this.pieces = JSON.parse(await engine.call('pieces', ...game.address));
    const start = await game.start();
    const other = await start.play(start.moves[0].text);
    const turns = [start, other].map(({ position, turn }) => [turn, position.split(' ')[1]]).sort();
    const [board, turn, ...rest] = state.position.split(' ');
    this.cells = readBoard(board);
    this.rest = rest;
    this.isOpen = true;
    this.tool = this.pieces[0].letter;
    const tools = [
      ...this.pieces.map(({ letter, colour }) => [letter, `Put ${colour}`, colour]),
      ['', 'Remove', 'none'],
    ].map(([letter, words, colour]) => element('label', { class: 'tool' },
      element('input', { type: 'radio', name: 'tool', value: letter, checked: letter === this.tool }),
      element('span', { class: `disc disc-${colour}`, 'aria-hidden': 'true' }, letter || '×'), words));
    this.stack = element('input', { type: 'checkbox' });
    this.turn = element('select', { name: 'turn' }, ...turns.map(([side, word]) => element(
      'option', { value: word, selected: word === turn }, sideName(game, side))));
    this.more = element('input', { name: 'rest', value: rest.join(' ') });
    const clear = element('button', { type: 'button' }, 'Clear the board');
    const done = element('button', { type: 'button', class: 'primary' }, 'Play from here');
    const cancel = element('button', { type: 'button' }, 'Cancel');
    clear.addEventListener('click', () => { this.cells.fill(''); this.#draw(); });
    done.addEventListener('click', () => this.#done());
    cancel.addEventListener('click', () => this.#cancel());
    $('editor').replaceChildren(
      element('fieldset', { class: 'tools' }, element('legend', {}, 'Choose a piece, then cells of the board'), ...tools),
      element('label', { class: 'switch' }, this.stack, ' Put on top of other pieces'),
      element('label', {}, 'To move ', this.turn),
      ...(rest.length > 0 ? [element('label', {}, 'Scores ', this.more)] : []),
      element('div', { class: 'row' }, done, clear, cancel));
    $('editor').addEventListener('change', event => { if (event.target.name === 'tool') this.tool = event.target.value; });
    $('editor').hidden = false;
    $('edit').setAttribute('aria-pressed', 'true');
    this.screen.board.onEdit = name => this.#put(name);
    this.screen.analysis.changed();
    await this.#draw();
  }

  #put(name) {
    const index = this.session.state.view.cells.findIndex(cell => cell.name === name);
    const before = this.cells[index];
    if (this.tool === '') this.cells[index] = before.slice(0, -1);
    else if (this.stack.checked) this.cells[index] = before + this.tool;
    else this.cells[index] = before === this.tool ? '' : this.tool;
    this.#draw();
  }

  /** Draws the board, which need not be a legal position yet. */
  async #draw() {
    const { game } = this.session;
    const contents = this.cells.join(',');
    const view = JSON.parse(await game.engine.call('draftView', ...game.address, contents));
    if (!this.isOpen) return;
    await this.screen.board.show({
      view,
      moves: [],
      board: ({ flip }) => game.engine.call('draft', ...game.address, contents, flip),
    }, { flip: this.screen.flipped, active: false });
    $('position').value = this.#text();
  }

  #text() {
    const extra = this.rest.length > 0 ? ` ${this.more.value.trim()}` : '';
    return `${writeBoard(this.cells, this.session.state.view.columns)} ${this.turn.value}${extra}`;
  }

  async #done() {
    const { game } = this.session;
    try {
      await this.screen.onNewGame({ game: game.name, options: game.options, position: this.#text(), moves: [], resigned: '' });
    } catch (error) {
      this.screen.complain(error.message);
    }
  }
}
