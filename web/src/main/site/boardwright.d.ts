/** Boardwright for the browser: the engine, and the custom element <boardwright-board>. */

export type Side = 'p1' | 'p2';
export type Outcome = 'p1win' | 'p2win' | 'draw' | 'none';
/**
 * An option that is null or undefined has its default. Every game has `weights` beside its own options: the address of a file
 * that `boardwright learn` made, on the same host, or `none` for the game's evaluation without learned weights.
 */
export type Options = Record<string, string | number | boolean | null | undefined>;

export interface GameOption {
  name: string;
  description: string;
  /** Allowed values; empty if the option is a whole number or does not apply. */
  values: string[];
  default: string;
  /** The chosen value, which is the default in `Engine.games`; empty if the option does not apply. */
  value: string;
  /** The allowed values in words. */
  allowed: string;
  lowest?: number;
  highest?: number;
}

export interface GameInfo {
  name: string;
  title: string;
  sides: [string, string];
  options: GameOption[];
  levels: string[];
  /** A short description of each level, in the same order. */
  levelDescriptions: string[];
  /** What the game is about, in one sentence; empty if the game does not say. */
  summary: string;
  rules: string;
}

export interface Move {
  text: string;
  /** The cells in order; none for a pass. */
  cells: string[];
}

export interface Cell {
  name: string;
  shade: 'plain' | 'light' | 'dark';
  /** From bottom to top. */
  pieces: { letter: string; colour: string }[];
  /** A short note, such as the number of greens in a stack. */
  note: { text: string; spoken: string; colour: string } | null;
}

/** Where the cells are: x to the right and y up, with neighbours at a distance of 1. */
export interface Layout {
  tile: 'square' | 'hexagon' | 'point' | 'pit';
  /** The centre of each cell, and its height in rows. */
  places: { x: number; y: number; height: number }[];
  /** The lines on the board, each as the names of the cells on it. */
  lines: string[][];
  /** Coloured edges. Sides are counted from the right against the clock. */
  edges: { cell: string; side: number; colour: string }[];
}

export interface BoardView {
  columns: number;
  rows: number;
  /** In the order of the layout; on a rectangle of squares, row by row from the bottom left. */
  cells: Cell[];
  tallies: { label: string; first: number; second: number }[];
  /** Absent for a full rectangle of squares without coloured edges. */
  layout?: Layout;
}

export type Score =
  | { kind: 'estimate'; value: number }
  | { kind: 'win' | 'loss'; plies: number }
  | { kind: 'draw' };

export interface SearchInfo {
  move: string;
  depth: number;
  nodes: number;
  nps: number;
  /** Milliseconds. */
  time: number;
  lines: { score: Score; moves: string[] }[];
}

export interface SearchRequest {
  level?: string;
  /** Milliseconds, from 1. A limit that is undefined does not apply. */
  movetime?: number;
  /** From 1. */
  depth?: number;
  /** From 1. */
  nodes?: number;
  /** The number of lines, from 1. */
  multiPv?: number;
  seed?: number;
  onInfo?: (info: SearchInfo) => void;
}

export interface Search<Info = SearchInfo> {
  /** Rejects with a message if the request is invalid, or the engine is closed. */
  readonly result: Promise<Info>;
  /** Ends the search. Its result is the best so far. */
  stop(): void;
}

/** The proven facts about a position. Margins are from the first player's side; a number that is not proven is null. */
export interface Proof {
  outcome: 'p1win' | 'p2win' | 'draw' | 'unknown';
  /** Proven only in games for points. */
  margin: number | null;
  /** The lower bound of the margin. */
  least: number | null;
  /** The upper bound of the margin. */
  most: number | null;
  /** Moves that keep the margin in games for points, and the outcome in others. */
  best: string[];
  /** Whether `best` lists all of them. */
  complete: boolean;
  /** A line of best play to the end of the game. */
  line: string[];
  nodes: number;
  /** Milliseconds. */
  time: number;
}

export interface ProofRequest {
  /** Whether to find the best moves and a line of best play too; true by default. */
  moves?: boolean;
  /** Milliseconds, from 1. */
  movetime?: number;
  onInfo?: (soFar: Proof) => void;
}

export interface State {
  readonly position: string;
  readonly turn: Side;
  readonly outcome: Outcome;
  readonly over: boolean;
  /** The lead of the first player in the game's own points. At the end its sign is the outcome. */
  readonly margin: number;
  /** Whether the rule for repetition has ended the game. */
  readonly repeated: boolean;
  /** For example "Red to move". */
  readonly standing: string;
  readonly moves: Move[];
  readonly view: BoardView;
  /** The cells that explain the end, such as a winning row. */
  readonly endCells: string[];
  /** The move that led to this state; undefined after `start` and `parse`. */
  readonly played?: Move;
  /** The lines of cells that the move scored; undefined like `played`. */
  readonly scored?: string[][];
  /** The points that the move scored; undefined like `played`. */
  readonly points?: number;
  svg(options?: { marks?: string[]; flip?: boolean }): string;
  /** Rejects with the reason if the move is illegal. */
  play(move: string): Promise<State>;
  /** Searches for a move. The result rejects if the game is over. */
  search(request?: SearchRequest): Search;
  /** Proves the exact value. Without a limit it runs until it is stopped or everything is proven. */
  solve(request?: ProofRequest): Search<Proof>;
  /** The number of move sequences of a length, which is a whole number from 0. */
  perft(depth: number): Promise<number | bigint>;
  hash(): Promise<string>;
}

/** An end of a game that its last state does not show. */
export interface GameEnd {
  /** 'resignation', 'agreement', 'time' or 'adjudication'. */
  reason: string;
  outcome: Outcome;
  /** For example "Red has lost on time". */
  words?: string;
}

export interface Game {
  readonly name: string;
  readonly title: string;
  readonly sides: [string, string];
  readonly levels: string[];
  readonly rules: string;
  /** Whether the game is played for points: its margin is a number of points, and not only a sign for the winner. */
  readonly points: boolean;
  readonly options: Record<string, string>;
  start(): Promise<State>;
  /** A state with nothing before it. Rejects with the library's message if the text is not a valid position, also if it is empty. */
  parse(position: string): Promise<State>;
  record(game: { position?: string; moves?: string[]; end?: GameEnd | null }): Promise<string>;
  /** The end in words. Rejects if the reason does not exist or cannot have the outcome. */
  end(end: GameEnd): Promise<GameEnd>;
}

export class Engine {
  /** Starts a worker. Rejects with a message if the browser has no WebAssembly with garbage collection. */
  static start(): Promise<Engine>;
  games(): Promise<GameInfo[]>;
  game(name: string, options?: Options | null): Promise<Game>;
  readRecord(text: string): Promise<{
    game: string; options: Record<string, string>; position: string; moves: string[]; end: GameEnd | null; result: string;
  }>;
  /** Ends the workers, and rejects all open and later requests. */
  close(): void;
}

/** Events: `move` (detail: text, position) and `end` (detail: outcome). */
export class BoardwrightBoard extends HTMLElement {
  /** Resolves when the board is drawn, or shows why it could not be opened. */
  readonly ready: Promise<void>;
  /** The position shown; empty if no game is open. To set it starts a game there, also if it is the same again. */
  position: string;
  /** The moves that led to the position shown. To set them plays them from the start, also if they are the same again. */
  get moves(): string[];
  set moves(moves: string[] | string);
  /** Rejects with the reason if the move is illegal, the engine is to move, or no game is open. */
  play(text: string): Promise<void>;
  /** Rejects if no game is open. */
  undo(): Promise<void>;
  /** Rejects if no game is open. */
  redo(): Promise<void>;
}

declare global {
  interface HTMLElementTagNameMap {
    'boardwright-board': BoardwrightBoard;
  }
}
