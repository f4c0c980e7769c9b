// The library in workers: games, states and searches as plain JavaScript objects.
import { LibraryWorker, SearchPool, failed } from './workers.js';

const NEEDED = 'This page needs WebAssembly with garbage collection: '
  + 'Chrome or Edge 119, Firefox 120, Safari 18.2, or a later version of these.';

// The smallest module with a struct type. It is valid only in browsers that support WasmGC.
const PROBE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]);

export function isSupported() {
  return typeof WebAssembly === 'object' && WebAssembly.validate(PROBE);
}

/**
 * The library's bytes for the workers. The page fetches them, not a worker, because it can begin before the scripts are
 * loaded. They are not compiled while they load, because the server may not send the media type of WebAssembly.
 */
async function fetchBytes() {
  const response = await fetch(new URL('engine.wasm', import.meta.url));
  if (!response.ok) throw new Error(`engine.wasm could not be loaded (${response.status})`);
  return response.arrayBuffer();
}

/** The library. Rules and drawing are answered at once, also while searches run: these have their own workers. */
export class Engine {
  #rules;
  #searches;
  #games;

  /** Starts a worker. Rejects with a message if the browser has no WebAssembly with garbage collection. */
  static async start() {
    if (!isSupported()) throw new Error(NEEDED);
    const engine = new Engine();
    const bytes = fetchBytes();
    engine.#rules = new LibraryWorker(bytes);
    try {
      engine.css = await engine.#rules.ready;
      engine.#searches = new SearchPool(await bytes);
    } catch (error) {
      engine.#rules.end();
      throw error;
    }
    return engine;
  }

  /** Calls a function of the library that answers at once. */
  call(name, ...args) {
    return this.#rules.ask({ call: 'call', name, args });
  }

  /** Runs a call that may take long, as {@link SearchPool#run}. Only for the modules of this package. */
  run(message, options) {
    return this.#searches.run(message, options);
  }

  /** Every game: `{name, title, sides, options, levels, rules}`. */
  async games() {
    if (!this.#games || this.#rules.isEnded) this.#games = this.call('games').then(JSON.parse);
    return this.#games;
  }

  /**
   * A game with its options, and `weights` for its evaluation. Rejects with the library's message if the name or an option
   * is invalid, or the file is not one of weights for this game.
   */
  async game(name, options) {
    const given = Object.entries(options ?? {}).filter(([, value]) => value !== undefined && value !== null);
    const weights = given.find(([key]) => key === 'weights');
    if (weights && weights[1] !== 'none') weights[1] = pathOf(weights[1]);
    const address = [String(name), optionLines(given)];
    if (weights) await this.#rules.ask({ call: 'fetchWeights', game: address });
    const described = JSON.parse(await this.call('game', ...address));
    const info = (await this.games()).find(game => game.name === described.name);
    return new Game(this, described, info);
  }

  /** Parses a game record into `{game, options, position, moves, end, result}`. */
  async readRecord(text) {
    return JSON.parse(await this.call('readRecord', text));
  }

  /** Ends the workers, and rejects all open requests. */
  close() {
    this.#rules.end();
    this.#searches.close();
  }
}

/** The path of a file of this site. The content security policy of the page allows no others. */
function pathOf(file) {
  const { origin, pathname, search } = new URL(file, document.baseURI);
  if (origin !== location.origin) throw new Error(`weights is a file of ${location.origin}, not of ${origin}`);
  return pathname + search;
}

const optionLines = entries => entries.map(([key, value]) => `${key}=${value}`).join('\n');

/** A function that promises one engine for all calls. The first call starts it; after a failure the next one tries again. */
export function engineOnDemand() {
  let engine;
  return () => {
    engine ??= Engine.start().catch(error => {
      engine = undefined;
      throw error;
    });
    return engine;
  };
}

/** A game with its options fixed. */
class Game {
  constructor(engine, described, info) {
    this.engine = engine;
    this.name = described.name;
    this.options = described.options;
    /** A nearly decisive advantage, in units of the evaluation. */
    this.scale = described.scale;
    /** Whether the game is played for points: its margin is a number of points, and not only a sign for the winner. */
    this.points = described.points;
    /** Whether it has a rule for repetition, so that the moves before a position matter. */
    this.repeats = described.repeats;
    this.title = info.title;
    this.sides = info.sides;
    this.levels = info.levels;
    this.rules = info.rules;
    this.info = info;
    this.address = [this.name, optionLines(Object.entries(this.options))];
  }

  /** The initial state. Only a pictured state has an `svg`. */
  start({ pictured = true } = {}) {
    return this.#look('', pictured);
  }

  /** Parses a position. Rejects with the library's message if it is invalid. */
  parse(position, { pictured = true } = {}) {
    // The library's calls take an empty text for the start of the game.
    return this.#look(String(position) || ' ', pictured);
  }

  async #look(position, pictured) {
    return new State(this, JSON.parse(await this.engine.call('look', ...this.address, position, pictured)));
  }

  /** The text of a record. `end` is `{reason, outcome}` if the game ended for another reason than its rules. */
  record({ position = '', moves = [], end = null }) {
    const { reason = '', outcome = '' } = end ?? {};
    return this.engine.call('record', ...this.address, position, moves.join(','), reason, outcome);
  }

  /** An end for another reason than the rules, with its words. Rejects if there is no such reason or outcome. */
  async end({ reason, outcome }) {
    return JSON.parse(await this.engine.call('end', ...this.address, String(reason), String(outcome)));
  }
}

/** An immutable state of a game. */
class State {
  #pictures;
  /** A position, and the moves from there that matter for the rest of the game. */
  #past;

  constructor(game, { pictures, ...facts }, past = [facts.position, '']) {
    Object.assign(this, facts, { game });
    this.#pictures = pictures;
    this.#past = past;
    Object.freeze(this);
  }

  /** Whether the game has ended. */
  get over() {
    return this.outcome !== 'none';
  }

  /** The board as one self-contained SVG, with a ring on each marked cell. */
  svg({ marks = [], flip = false } = {}) {
    if (this.#pictures.length === 0) throw new Error('This state was made without pictures.');
    return marks.reduce(
      (svg, cell) => svg.replace(
        new RegExp(`(<g [^>]*data-cell="${cell}"[^]*?)(</g>)`),
        '$1<circle class="mark" cx="50" cy="50" r="43"/>\n$2'),
      this.#pictures[flip ? 1 : 0]);
  }

  /** The board as SVG for a page that handles clicks and keys. It has no style sheet, and every cell is a button. */
  board({ last = [], marks = [], flip = false, title = this.standing } = {}) {
    return this.game.engine.call(
      'board', ...this.game.address, this.position, last.join(','), marks.join(','), flip, title);
  }

  /** The state after a move. Rejects with the reason if the move is illegal. */
  async play(move, { pictured = true } = {}) {
    const { engine, address, repeats } = this.game;
    const [start, moves] = this.#past;
    const facts = JSON.parse(await engine.call('play', ...address, start, moves, String(move).trim(), pictured));
    return new State(
      this.game, facts, repeats ? [start, moves === '' ? facts.played.text : `${moves},${facts.played.text}`] : undefined);
  }

  /** Starts a search. Without a limit it runs until it is stopped or has proven the value. */
  search({ level = 'minimax', movetime, depth, nodes, multiPv = 1, seed = 1, onInfo } = {}) {
    return new Search(() => {
      const request = {
        level: String(level),
        movetime: limit('movetime', movetime),
        depth: limit('depth', depth),
        nodes: limit('nodes', nodes, Number.MAX_SAFE_INTEGER),
        multiPv: whole('multiPv', multiPv, 1),
        seed: whole('seed', seed, -LARGEST - 1),
      };
      if (this.over) throw new Error('The game is over: there is no move to search for.');
      // The result of a search that is stopped before its first depth: a legal move without an evaluation.
      const move = this.moves[0].text;
      const lines = [{ score: { kind: 'estimate', value: 0 }, moves: [move] }];
      return this.#run('search', request, { nothingYet: { move, depth: 0, nodes: 0, nps: 0, time: 0, lines }, onInfo });
    });
  }

  /**
   * Proves the exact value: the outcome, in games for points the margin from the first player's side, and with `moves` the
   * best moves and a line of best play. Without a limit it runs until it is stopped or everything is proven. Later calls for
   * the same game reuse earlier proofs.
   */
  solve({ moves = true, movetime, onInfo } = {}) {
    const nothingYet = { outcome: 'unknown', margin: null, least: null, most: null, best: [], complete: false, line: [], nodes: 0, time: 0 };
    return new Search(() => this.#run(
      'solve', { moves: Boolean(moves), movetime: limit('movetime', movetime) },
      { nothingYet, onInfo, proofs: this.game.address.join('\n') }));
  }

  #run(call, request, options) {
    const { engine, address } = this.game;
    return engine.run({ call, game: address, position: this.position, past: this.#past, request }, options);
  }

  /** The number of move sequences of a length; a BigInt if a number would not be exact. */
  async perft(depth) {
    const { engine, address } = this.game;
    const args = [...address, this.position, whole('depth', depth, 0)];
    const count = BigInt(await engine.run({ call: 'call', name: 'perft', args }).result);
    return count <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(count) : count;
  }

  /** The 64-bit hash of the position, as hexadecimal digits. */
  hash() {
    return this.game.engine.call('hash', ...this.game.address, this.position);
  }
}

/** The largest whole number that most of the library's limits hold. */
const LARGEST = 2 ** 31 - 1;

/** Checks that a value is a whole number. */
function whole(name, value, from, to = LARGEST) {
  if (Number.isInteger(value) && value >= from && value <= to) return value;
  const given = typeof value === 'string' ? `'${value}'` : String(value);
  throw new Error(`${name} is a whole number from ${from} to ${to}, not ${given}`);
}

/** A limit of a search, rounded up; 0, the library's word for no limit, if it is undefined. */
function limit(name, value, to) {
  if (value === undefined) return 0;
  return whole(name, typeof value === 'number' ? Math.ceil(value) : value, 1, to);
}

/** A running search or proof. */
class Search {
  #running;

  constructor(start) {
    try {
      this.#running = start();
    } catch (error) {
      this.#running = failed(error);
    }
    /** A promise of the result. */
    this.result = this.#running.result.then(result => (typeof result === 'string' ? JSON.parse(result) : result));
    this.result.catch(() => {});
  }

  /** Ends the search. Its result is the best so far. */
  stop() {
    this.#running.stop();
  }
}
