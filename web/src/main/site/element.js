// <boardwright-board>: a playable board for any page.
import { Board } from './board.js';
import { engineOnDemand } from './engine.js';
import { Session } from './session.js';

/** The attributes that describe a game, beside the options of the game. */
const SETUP = ['game', 'weights', 'position', 'moves', 'first', 'second', 'movetime'];

const STYLE = `
:host { display: block; aspect-ratio: 1; max-width: 100%; }
:host([hidden]) { display: none; }
.host, svg { display: block; width: 100%; height: 100%; }
.message { font: 1rem/1.4 system-ui, sans-serif; padding: 1em; }
.spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;

/** One engine for all boards of a page. */
const sharedEngine = engineOnDemand();

let sheets;
/** The style sheets of a board. */
async function boardSheets(engine) {
  if (!sheets) {
    const hints = await (await fetch(new URL('board.css', import.meta.url))).text();
    sheets = [STYLE, engine.css, hints].map(text => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    });
  }
  return sheets;
}

export class BoardwrightBoard extends HTMLElement {
  #session = null;
  #board;
  #host = document.createElement('div');
  #status = document.createElement('div');
  #opening = null;
  #drawing;
  #error = null;
  /** The names of the game's options; null until the attributes are read. */
  #options = null;
  /** Whether the attributes describe another game than the open one. */
  #isStale = true;
  #observer = new MutationObserver(changes => this.#attributesChanged(changes));

  constructor() {
    super();
    this.attachShadow({ mode: 'open' });
    this.#host.className = 'host';
    this.#status.className = 'spoken';
    this.#status.setAttribute('role', 'status');
    this.#board = new Board(this.#host, {
      onMove: text => this.#session.play(text).catch(error => this.#say(error.message)),
      onSay: text => this.#say(text),
    });
    // Not observedAttributes, because the options of the game are not known here.
    this.#observer.observe(this, { attributes: true, attributeOldValue: true });
  }

  connectedCallback() {
    this.#notice();
    if (this.#isStale) this.#reopen();
    else this.#session.resume();
  }

  disconnectedCallback() {
    this.#session?.close();
  }

  /** Called instead of the other two if the page moves the element with `moveBefore`. */
  connectedMoveCallback() {}

  #attributesChanged(changes) {
    const changed = changes.filter(({ attributeName: name, oldValue }) => (
      // To set the position or the moves again takes back what was played since.
      oldValue !== this.getAttribute(name) || name === 'position' || name === 'moves')).map(change => change.attributeName);
    if (changed.some(name => SETUP.includes(name) || this.#options?.includes(name))) this.#reopen();
    else if (changed.includes('flip')) this.#draw();
  }

  /** Handles changes of attributes that the browser has not reported yet. */
  #notice() {
    this.#attributesChanged(this.#observer.takeRecords());
  }

  /** Resolves when the board is ready to play on, or shows why it could not be opened. */
  get ready() {
    this.#notice();
    return this.#opening ?? Promise.resolve();
  }

  /** The position shown, as text; empty if no game is open. */
  get position() {
    return this.#session?.game ? this.#session.state.position : '';
  }

  set position(text) {
    this.removeAttribute('moves');
    this.setAttribute('position', text ?? '');
  }

  /** The texts of the moves that led to the position shown. */
  get moves() {
    return this.#session?.game ? this.#session.moves.slice(0, this.#session.ply) : [];
  }

  set moves(list) {
    this.setAttribute('moves', Array.isArray(list) ? list.join(' ') : list ?? '');
  }

  /** Plays a move. Rejects with the reason if it is illegal, or if the engine is to move. */
  play(text) {
    return this.#whenOpen(session => session.play(text));
  }

  /** Takes back the last move, together with the engine's reply to it. */
  undo() {
    return this.#whenOpen(session => session.undo());
  }

  /** Plays the moves that {@link undo} took back again. */
  redo() {
    return this.#whenOpen(session => session.redo());
  }

  /** Runs an action on the open game. Rejects if there is none. */
  #whenOpen(action) {
    const run = async () => {
      if (!this.isConnected) throw new Error('This board is not part of a page.');
      this.#notice();
      if (this.#isStale) await this.ready;
      if (!this.isConnected) throw new Error('This board has been removed from the page.');
      if (this.#error) throw new Error(`No game is open: ${this.#error.message}`);
      await action(this.#session);
    };
    const done = run();
    // A page may ignore the answer.
    done.catch(() => {});
    return done;
  }

  /** Opens the game that the attributes describe, when the element is in a page. */
  #reopen() {
    this.#isStale = true;
    if (!this.isConnected) return;
    // Attributes that are set one directly after the other open the game once.
    const opening = Promise.resolve().then(() => this.#open(() => opening === this.#opening && this.isConnected))
      .catch(error => { if (opening === this.#opening) this.#fail(error); })
      .then(() => { if (opening !== this.#opening) return this.#opening; });
    this.#opening = opening;
  }

  async #open(isWanted) {
    if (!isWanted()) return;
    const engine = await sharedEngine();
    const styles = await boardSheets(engine);
    const games = await engine.games();
    if (!isWanted()) return;
    this.shadowRoot.adoptedStyleSheets = styles;
    this.#observer.takeRecords();
    const game = this.getAttribute('game') ?? '369';
    this.#options = games.find(({ name }) => name === game)?.options.map(({ name }) => name) ?? [];
    const options = Object.fromEntries(
      [...this.#options, 'weights'].filter(name => this.hasAttribute(name)).map(name => [name, this.getAttribute(name)]));
    this.#session ??= this.#listen(new Session(engine));
    const isOpen = await this.#session.open({
      game,
      options,
      position: this.getAttribute('position') ?? '',
      moves: (this.getAttribute('moves') ?? '').split(/[\s,]+/).filter(Boolean),
      players: [this.getAttribute('first') ?? 'person', this.getAttribute('second') ?? 'person'],
      movetime: Number(this.getAttribute('movetime') ?? 1000),
    });
    await this.#drawing;
    if (!isOpen || !isWanted()) return;
    this.#isStale = false;
    this.#error = null;
    if (!this.#host.isConnected) this.shadowRoot.replaceChildren(this.#host, this.#status);
  }

  #listen(session) {
    session.addEventListener('change', event => this.#draw(event.detail.moved));
    session.addEventListener('problem', event => this.#say(event.detail.message));
    for (const type of ['move', 'end']) {
      session.addEventListener(type, event => {
        this.dispatchEvent(new CustomEvent(type, { detail: event.detail, bubbles: true, composed: true }));
      });
    }
    return session;
  }

  #draw(moved) {
    const session = this.#session;
    if (!session?.game) return;
    this.#drawing = this.#board.show(session.state, {
      last: session.lastMove,
      lines: session.state.endCells?.length ? [session.state.endCells] : [],
      flip: this.hasAttribute('flip'),
      active: session.awaitsPerson,
      moved,
      title: `${session.game.title}, ${session.state.standing}`,
    });
    this.#drawing.catch(error => this.#fail(error));
    if (moved) this.#say(`${session.state.played.text}. ${session.state.standing}.`);
  }

  #say(text) {
    this.#status.textContent = text;
  }

  /** Ends the game, and shows why there is none. */
  #fail(error) {
    this.#session?.close();
    this.#session = null;
    this.#isStale = true;
    this.#error = error;
    const message = document.createElement('p');
    message.className = 'message';
    message.setAttribute('role', 'alert');
    message.textContent = error.message;
    this.shadowRoot.replaceChildren(message);
  }
}

if (!customElements.get('boardwright-board')) customElements.define('boardwright-board', BoardwrightBoard);
