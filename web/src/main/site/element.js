// <boardwright-board>: a playable board for any page.
import { Board } from './board.js';
import { engineOnDemand } from './engine.js';
import { Session } from './session.js';

const OWN = new Set(['game', 'position', 'moves', 'first', 'second', 'movetime', 'flip', 'class', 'id', 'style', 'slot', 'title', 'lang', 'dir', 'hidden']);

const STYLE = `
:host { display: block; aspect-ratio: 1; max-width: 100%; touch-action: none; }
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
  static observedAttributes = ['game', 'size', 'variant', 'position', 'moves', 'first', 'second', 'movetime', 'flip'];

  #session = null;
  #board = null;
  #opening = null;
  #status;

  constructor() {
    super();
    this.attachShadow({ mode: 'open' });
  }

  connectedCallback() {
    this.#reopen();
  }

  disconnectedCallback() {
    this.#session?.close();
  }

  attributeChangedCallback(name, before, after) {
    if (!this.isConnected || before === after) return;
    if (name === 'flip') this.#draw();
    else this.#reopen();
  }

  /** Resolves when the board is ready to play on, or shows why it could not be opened. */
  get ready() {
    return this.#opening ?? Promise.resolve();
  }

  /** The position shown, as text. */
  get position() {
    return this.#session?.state.position ?? this.getAttribute('position') ?? '';
  }

  set position(text) {
    this.removeAttribute('moves');
    this.setAttribute('position', text);
  }

  /** The texts of the moves that led to the position shown. */
  get moves() {
    return this.#session ? this.#session.moves.slice(0, this.#session.ply) : [];
  }

  set moves(list) {
    this.setAttribute('moves', Array.isArray(list) ? list.join(' ') : list);
  }

  /** Plays a move. Rejects with the reason if it is illegal. */
  async play(text) {
    await this.ready;
    await this.#session.play(text);
  }

  /** Takes back the last move, together with the engine's reply to it. */
  undo() {
    return this.#whenOpen(session => session.undo());
  }

  /** Plays the moves that {@link undo} took back again. */
  redo() {
    return this.#whenOpen(session => session.redo());
  }

  /** Runs an action, at once if a game is open, or else when it is. */
  async #whenOpen(action) {
    if (!this.#session?.game) await this.ready;
    action(this.#session);
  }

  #reopen() {
    const opening = Promise.resolve().then(async () => {
      // Attributes that are set one directly after the other open the game once.
      if (opening !== this.#opening) return this.#opening;
      return this.#open();
    }).catch(error => this.#fail(error));
    this.#opening = opening;
  }

  async #open() {
    const engine = await sharedEngine();
    this.shadowRoot.adoptedStyleSheets = await boardSheets(engine);
    const options = {};
    for (const { name, value } of this.attributes) {
      if (!OWN.has(name) && !name.startsWith('data-') && !name.startsWith('aria-')) options[name] = value;
    }
    if (!this.#session) {
      this.#session = new Session(engine);
      this.#session.addEventListener('change', event => this.#draw(event.detail.moved));
      this.#session.addEventListener('problem', event => this.#say(event.detail.message));
      for (const type of ['move', 'end']) {
        this.#session.addEventListener(type, event => {
          this.dispatchEvent(new CustomEvent(type, { detail: event.detail, bubbles: true, composed: true }));
        });
      }
    }
    const host = document.createElement('div');
    host.className = 'host';
    this.#status = document.createElement('div');
    this.#status.className = 'spoken';
    this.#status.setAttribute('role', 'status');
    this.#board = new Board(host, {
      onMove: text => this.#session.play(text).catch(error => this.#say(error.message)),
      onSay: text => this.#say(text),
    });
    await this.#session.open({
      game: this.getAttribute('game') ?? '369',
      options,
      position: this.getAttribute('position') ?? '',
      moves: (this.getAttribute('moves') ?? '').split(/[\s,]+/).filter(Boolean),
      players: [this.getAttribute('first') ?? 'person', this.getAttribute('second') ?? 'person'],
      movetime: Number(this.getAttribute('movetime') ?? 1000),
    });
    this.shadowRoot.replaceChildren(host, this.#status);
  }

  #draw(moved) {
    const session = this.#session;
    if (!session?.game || !this.#board) return;
    this.#board.show(session.state, {
      last: session.lastMove,
      lines: session.state.endCells?.length ? [session.state.endCells] : [],
      flip: this.hasAttribute('flip'),
      active: session.awaitsPerson,
      moved,
      title: `${session.game.title}, ${session.state.standing}`,
    });
    if (moved) this.#say(`${session.state.played.text}. ${session.state.standing}.`);
  }

  #say(text) {
    if (this.#status) this.#status.textContent = text;
  }

  #fail(error) {
    const message = document.createElement('p');
    message.className = 'message';
    message.setAttribute('role', 'alert');
    message.textContent = error.message;
    this.shadowRoot.replaceChildren(message);
  }
}

if (!customElements.get('boardwright-board')) customElements.define('boardwright-board', BoardwrightBoard);
