// The play screen: the board and the panels beside it.
import { Analysis } from './analysis.js';
import { Board } from './board.js';
import { Editor } from './editor.js';
import { MoveList } from './moves.js';
import { showRules } from './rules.js';
import { Share } from './share.js';
import { tabs } from './tabs.js';
import { element, fillPlayers, levelTitle, sentence, standingWords, statusWords } from './words.js';

const $ = id => document.getElementById(id);
const RESIGN_WAIT = 5000;

/** Settings that the browser stores. Without storage they last until the page is closed. */
const settings = {
  read: name => { try { return localStorage.getItem(`boardwright.${name}`); } catch { return null; } },
  write: (name, value) => { try { localStorage.setItem(`boardwright.${name}`, value); } catch { /* no storage */ } },
};

/** The name of the file at a path of an address. */
function fileName(path) {
  const name = path.split('/').pop();
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

export class PlayScreen {
  constructor(root, session, { onNewGame, onAddress }) {
    this.root = root;
    this.session = session;
    this.onNewGame = onNewGame;
    this.onAddress = onAddress;
    this.flipped = false;
    this.board = new Board($('board'), {
      onMove: text => this.move(text),
      onSay: text => this.say(text),
      onPeek: cell => this.peek(cell),
    });
    this.list = new MoveList($('moves'), session);
    this.analysis = new Analysis(this);
    this.share = new Share(this);
    this.editor = new Editor(this);
    this.tabs = tabs(root.querySelector('[role="tablist"]'), name => {
      if (name === 'rules') showRules($('rules'), session.game, session.engine);
    });
    session.addEventListener('change', ({ detail }) => this.refresh(detail));
    session.addEventListener('problem', ({ detail }) => this.complain(detail.message));
    session.addEventListener('thinking', () => this.players());
    this.#controls();
  }

  #controls() {
    const { session } = this;
    $('undo').addEventListener('click', () => session.undo());
    $('redo').addEventListener('click', () => session.redo());
    // A second press within a few seconds resigns. A double click is one press.
    $('resign').addEventListener('click', event => {
      if (event.detail > 1) return;
      if (performance.now() < this.resignUntil) {
        session.resign();
      } else {
        this.resignUntil = performance.now() + RESIGN_WAIT;
        this.say('Press Resign again to resign.');
      }
    });
    $('again').addEventListener('click', () => this.#playAgain(session.players));
    $('again-swapped').addEventListener('click', () => this.#playAgain([...session.players].reverse()));
    $('flip').addEventListener('click', () => this.flip(!this.flipped));
    $('swap').addEventListener('click', () => {
      session.seat([...session.players].reverse());
      if (session.players.includes('person') && session.players[0] !== session.players[1]) {
        this.flip(session.players[1] === 'person');
      }
    });
    $('pass').addEventListener('click', () => this.move(this.passMove.text));
    $('walk-first').addEventListener('click', () => session.goTo(0));
    $('walk-back').addEventListener('click', () => session.goTo(session.ply - 1));
    $('walk-on').addEventListener('click', () => session.goTo(session.ply + 1));
    $('walk-last').addEventListener('click', () => session.goTo(Infinity));
    $('typed').addEventListener('submit', event => {
      event.preventDefault();
      const field = $('move-field');
      const text = field.value.trim();
      if (text === '') return;
      this.move(text).then(fine => { if (fine) field.value = ''; });
    });
    const confirm = $('confirm');
    confirm.checked = settings.read('confirm') === 'true';
    this.board.confirm = confirm.checked;
    confirm.addEventListener('change', () => {
      this.board.confirm = confirm.checked;
      this.board.letGo();
      settings.write('confirm', confirm.checked);
    });
    for (const [side, id] of ['seat-first', 'seat-second'].entries()) {
      $(id).addEventListener('change', event => {
        const players = [...session.players];
        players[side] = event.target.value;
        session.seat(players);
      });
    }
    $('seat-movetime').append(...[...document.querySelectorAll('#start [name=movetime] option')].map(option => option.cloneNode(true)));
    $('seat-movetime').addEventListener('change', event => {
      session.movetime = Number(event.target.value);
      this.onAddress();
    });
    $('load-weights').addEventListener('click', () => $('weights-file').click());
    $('weights-file').addEventListener('change', ({ target }) => {
      const [file] = target.files;
      target.value = '';
      if (file) this.#weigh(file).catch(error => this.complain(error.message));
    });
    addEventListener('keydown', event => {
      if (this.root.hidden || event.altKey || event.ctrlKey || event.metaKey) return;
      // A letter is a shortcut only on the board, so that speech input and slips elsewhere do nothing (WCAG 2.1.4).
      const onBoard = event.target.closest('#board') !== null;
      if (onBoard && event.key === 'f') this.flip(!this.flipped);
      else if (onBoard || this.editor.isOpen || event.target.closest('input, textarea, select, [role="tab"]')) return;
      else if (event.key === 'ArrowLeft') session.goTo(session.ply - 1);
      else if (event.key === 'ArrowRight') session.goTo(session.ply + 1);
      else return;
      event.preventDefault();
    });
  }

  /** Shows the opened game. If it was already shown and is not new, the panel, the side of the board and the graph stay. */
  opened({ isNew = false } = {}) {
    const { session } = this;
    const opened = [...session.game.address, session.start].join('\n');
    this.editor.close();
    if (isNew || opened !== this.openedLast) this.#reset();
    this.openedLast = opened;
    $('heading').textContent = session.game.title;
    document.title = `${session.game.title} – Boardwright`;
    this.refresh();
  }

  #reset() {
    const { session } = this;
    this.flipped = session.players[0] !== 'person' && session.players[1] === 'person';
    this.tabs.choose('moves');
    fillPlayers($('seat-first'), session.game.info, session.players[0]);
    fillPlayers($('seat-second'), session.game.info, session.players[1]);
    $('seat-first').parentElement.firstChild.data = `${session.game.sides[0]} `;
    $('seat-second').parentElement.firstChild.data = `${session.game.sides[1]} `;
    const { weights } = session.game.options;
    $('weights').textContent = weights ? `Weights: ${fileName(weights)}` : '';
    this.analysis.reset();
  }

  /** Starts the same game again. */
  #playAgain(players) {
    const { game, start, movetime } = this.session;
    return this.open({ game: game.name, options: game.options, position: start, moves: [], players, movetime, end: null });
  }

  /** Goes on with the visitor's own file of weights. The browser keeps it, so that the address works again. */
  async #weigh(file) {
    const { game, start, moves, ply, players, movetime } = this.session;
    const weights = new URL(`own/${file.lastModified}/${encodeURIComponent(file.name)}`, document.baseURI).pathname;
    await (await caches.open('weights')).put(weights, new Response(file));
    await this.open({ game: game.name, options: { ...game.options, weights }, position: start, moves, ply, players, movetime });
  }

  /** Opens a game, or says why it is impossible. */
  async open(setup) {
    try {
      await this.onNewGame(setup);
    } catch (error) {
      this.complain(error.message);
    }
  }

  addressChanged() {
    this.share.refresh();
  }

  /** Plays a move. Returns whether it was accepted. */
  async move(text) {
    if (this.isOver) {
      this.complain('The game is over.');
      return false;
    }
    if (!this.session.awaitsPerson) {
      this.complain('It is not your turn.');
      return false;
    }
    try {
      await this.session.play(text);
      return true;
    } catch (error) {
      this.complain(error.message);
      return false;
    }
  }

  /** Shows the players in the settings. The address and the swap of sides change them too. */
  #seats() {
    const { players, movetime } = this.session;
    $('seat-first').value = players[0];
    $('seat-second').value = players[1];
    const times = $('seat-movetime');
    if (![...times.options].some(option => option.value === String(movetime))) {
      times.append(element('option', { value: movetime }, `${movetime / 1000} seconds`));
    }
    times.value = movetime;
  }

  flip(flipped) {
    this.flipped = flipped;
    this.refresh();
  }

  /** Whether the end of the game is shown. */
  get isOver() {
    return this.session.over && this.session.atEnd;
  }

  /** Says a text, and then the turn or the outcome. */
  say(text) {
    $('status').textContent = `${text}${/[.?!]$/.test(text) ? '' : '.'} ${standingWords(this.session)}`;
  }

  complain(text) {
    $('message').textContent = sentence(text);
  }

  /** Shows the state of the session. */
  async refresh({ moved = null } = {}) {
    const { session } = this;
    if (!session.game || this.root.hidden && !moved && !session.states) return;
    if (this.editor.isOpen) {
      await this.editor.draw();
      return;
    }
    this.resignUntil = 0;
    $('message').textContent = '';
    $('flip').setAttribute('aria-pressed', String(this.flipped));
    $('undo').disabled = !session.canUndo;
    $('redo').disabled = session.atEnd;
    $('resign').disabled = session.over || !session.players.includes('person');
    // A move that the board does not show, such as a pass or a swap: its text names none of its cells.
    const hidden = session.awaitsPerson
      ? session.state.moves.filter(({ text, cells }) => !cells.some(cell => text.includes(cell))) : [];
    this.passMove = hidden.length === 1 ? hidden[0] : null;
    $('pass').hidden = !this.passMove;
    if (this.passMove) $('pass').lastChild.data = ` ${sentence(this.passMove.text)}`;
    for (const [id, off] of [['walk-first', session.ply === 0], ['walk-back', session.ply === 0], ['walk-on', session.atEnd], ['walk-last', session.atEnd]]) {
      $(id).disabled = off;
    }
    this.#ending();
    this.list.show();
    this.#seats();
    this.players();
    this.share.refresh();
    $('status').textContent = statusWords(session);
    const { endCells, scored } = session.state;
    await this.board.show(session.state, {
      last: session.lastMove,
      lines: endCells.length > 0 ? [endCells] : scored ?? [],
      flip: this.flipped,
      active: session.awaitsPerson,
      moved,
      title: `${session.game.title}, ${session.state.standing}`,
    });
    this.root.style.setProperty('--ratio', this.board.ratio);
    this.analysis.changed();
  }

  /** At the end of the game, typed moves are off and another game is offered. */
  #ending() {
    const { session, isOver } = this;
    const field = $('move-field');
    const hadFocus = [field, $('resign')].includes(document.activeElement);
    field.disabled = isOver;
    field.placeholder = isOver ? 'The game is over' : session.states[0].moves[0]?.text ?? '';
    $('play-move').disabled = isOver;
    $('ended').hidden = !isOver;
    $('again-swapped').hidden = session.players[0] === session.players[1];
    if (hadFocus && isOver) $('again').focus({ preventScroll: true });
  }

  /** Shows the two players above and below the board, with their tallies. */
  players() {
    const { session } = this;
    const { state } = session;
    const over = this.isOver;
    const persons = session.players.filter(player => player === 'person').length;
    for (const [place, side] of [['player-top', this.flipped ? 0 : 1], ['player-bottom', this.flipped ? 1 : 0]]) {
      const key = side === 0 ? 'p1' : 'p2';
      const player = session.players[side];
      const toMove = !over && state.turn === key;
      const won = over && session.outcome === `${key}win`;
      const tallies = state.view.tallies.map(tally => element('span', { class: 'tally' },
        `${tally.label} `, element('b', {}, String(side === 0 ? tally.first : tally.second))));
      $(place).classList.toggle('to-move', toMove);
      $(place).replaceChildren(
        element('span', { class: `side-mark mark-${session.game.sides[side].toLowerCase()}`, 'aria-hidden': 'true' }),
        element('b', {}, session.game.sides[side]),
        element('span', { class: 'who' },
          element('span', {}, player === 'person' && persons === 1 ? 'You' : levelTitle(player)),
          element('i', {}, won ? 'won' : toMove ? (session.isThinking ? 'thinking …' : 'to move') : '')),
        element('span', { class: 'tallies' }, ...tallies));
    }
  }

  /** Shows the pieces of a stack from bottom to top; nothing if the cell is null. */
  peek(cell) {
    $('peek').replaceChildren(...(cell === null ? [] : [
      element('span', {}, `${cell.name}, bottom to top:`),
      ...cell.pieces.map(piece => element('span', { class: `disc disc-${piece.colour}`, title: piece.colour }, piece.letter)),
    ]));
  }
}
