// Analyses the position on the board. It is off by default, and runs in its own workers.
import { ENDS, GameGraph } from './graph.js';
import { Prover } from './proof.js';
import { element, endWords, proofSentence, proofWords, scoreShare, scoreWords, sideName } from './words.js';

const $ = id => document.getElementById(id);
const LINES = 3;
const LONGEST = 60_000;
const VALUES_TIME = 1500;

/** The label of a move: its loss on the scale from −100 (lost) to +100 (won), or its proven outcome and moves to the end. */
function lossText(score, loss) {
  if (score.kind === 'win') return `W${score.plies}`;
  if (score.kind === 'loss') return `L${score.plies}`;
  if (score.kind === 'draw') return '=';
  const lost = Math.round(100 * loss);
  return lost === 0 ? '0' : `−${lost}`;
}

/** The label of a proven move: the outcome for the side that makes it, with the points in games for points. */
function provenText(game, sign, { outcome, margin }) {
  const points = game.points && margin ? `${sign * margin > 0 ? '+' : '−'}${Math.abs(margin)}` : '';
  return { 1: 'W', 0: '=', '-1': 'L' }[sign * ENDS[outcome]] + points;
}

const thousands = number => (
  number >= 1e6 ? `${(number / 1e6).toFixed(1)} M` : number >= 1e3 ? `${Math.round(number / 1e3)} k` : String(number));

export class Analysis {
  constructor(screen) {
    this.screen = screen;
    this.session = screen.session;
    this.generation = 0;
    this.prover = new Prover();
    this.graph = new GameGraph(screen, () => this.changed());
    screen.board.onPick = () => this.#drawValues();
    $('analyse').addEventListener('change', () => this.changed());
    $('value-moves').addEventListener('change', () => this.changed());
    $('graph-start').addEventListener('click', () => {
      this.#stop();
      this.graph.start();
    });
    document.addEventListener('visibilitychange', () => this.changed());
    this.session.addEventListener('close', () => {
      if (this.graph.isRunning) this.graph.reset();
      this.changed();
    });
  }

  /** Clears the analysis of the last game. */
  reset() {
    this.graph.reset();
  }

  #stop() {
    this.generation++;
    this.search?.stop();
    this.search = null;
    this.prover.stop();
  }

  /** Starts again after a change of the position or of a switch. */
  changed() {
    this.#stop();
    const on = $('analyse').checked;
    const values = $('value-moves').checked;
    this.info = null;
    this.lines = null;
    this.proof = null;
    this.proofs = new Map();
    $('evaluation').hidden = !on;
    $('legend').hidden = !on && !values;
    this.graph.mark();
    const { session } = this;
    const idle = document.hidden || session.isClosed || !session.game || session.state.over || this.screen.editor?.isOpen;
    this.on = on && !idle;
    this.valued = values && !idle;
    if (!this.session.game) return;
    this.#draw();
    if ((!this.on && !this.valued) || this.graph.isRunning) return;
    const { generation } = this;
    const isCurrent = () => generation === this.generation;
    const fail = error => { if (isCurrent()) $('analysis-facts').textContent = error.message; };
    this.#search(isCurrent).catch(fail);
    // The solver does not know the past.
    if (session.game.repeats) return;
    this.prover.prove(session.state, (proof, proofs) => {
      this.proof = proof;
      this.proofs = proofs;
      this.#draw();
    }).catch(fail);
  }

  async #search(isCurrent) {
    const { state } = this.session;
    if (this.valued) {
      this.search = state.search({ movetime: VALUES_TIME, multiPv: state.moves.length });
      const { lines } = await this.search.result;
      if (!isCurrent()) return;
      this.lines = lines;
      this.#draw();
    }
    if (!this.on) return;
    const show = info => {
      if (!isCurrent()) return;
      this.info = info;
      this.#draw();
    };
    this.search = state.search({ movetime: LONGEST, multiPv: LINES, onInfo: show });
    show(await this.search.result);
  }

  /** Draws the results so far. */
  #draw() {
    this.#bar();
    this.#drawValues();
    const { info, proof, on } = this;
    const { game, state } = this.session;
    $('proof').textContent = on ? proofSentence(game, state.turn, proof, info?.lines[0].score) : '';
    if (!on || !info) {
      $('lines').replaceChildren();
      $('analysis-facts').textContent = '';
    } else {
      $('analysis-facts').textContent = `Depth ${info.depth}, ${thousands(info.nodes)} nodes, ${thousands(info.nps)} nodes a second`;
      $('lines').replaceChildren(...info.lines.map(({ score, moves }) => {
        const own = this.proofs.get(moves[0]);
        const words = own ? proofWords(game, state.turn, own) : scoreWords(score, game.scale);
        return element('li', {}, element('b', { class: 'score' }, words), ' ', element('span', {}, moves.slice(0, 8).join(' ')));
      }));
    }
    this.#arrows();
  }

  /** Draws arrows for the moves that are proven best, or else for the best lines. */
  #arrows() {
    const { board } = this.screen;
    if (!board.overlay) return;
    const cells = new Map(this.session.state.moves.map(move => [move.text, move.cells]));
    const best = this.proof?.best ?? [];
    // If all moves are best, arrows for a few of them would mislead.
    const proven = best.length < cells.size ? best : [];
    const moves = !this.on ? [] : proven.length > 0 ? proven : this.info?.lines.map(line => line.moves[0]) ?? [];
    board.arrows(moves.slice(0, LINES).map((text, index) => ({
      cells: cells.get(text) ?? [],
      strength: proven.length > 0 ? 0.85 : [0.85, 0.55, 0.4][index],
    })));
  }

  /** Draws the evaluation bar, from the first player's side. */
  #bar() {
    const bar = $('evaluation');
    const { session, proof, info } = this;
    const { game, state } = session;
    const score = info?.lines[0].score;
    let share = 0;
    let words = 'no value yet';
    if (state.over || (session.over && session.atEnd)) {
      share = ENDS[session.outcome];
      words = session.over && session.atEnd ? endWords(session) : state.standing;
    } else if (proof && proof.outcome !== 'unknown') {
      share = ENDS[proof.outcome];
      words = `${sideName(game, state.turn)}: ${proofWords(game, state.turn, proof)}`;
    } else if (score) {
      share = scoreShare(score, game.scale) * (state.turn === 'p1' ? 1 : -1);
      words = `${sideName(game, state.turn)}: ${scoreWords(score, game.scale)}`;
    }
    bar.setAttribute('aria-label', `Evaluation: ${words}`);
    bar.title = words;
    bar.dataset.first = game.sides[0].toLowerCase();
    bar.firstElementChild.style.setProperty('--share', `${50 + 50 * share}%`);
    bar.classList.toggle('flipped', this.screen.flipped);
  }

  /** The loss of each move against the best one, with a grade from 0 (best) to 4. */
  #grades() {
    const { lines, proof, proofs } = this;
    const { game, state } = this.session;
    const sign = state.turn === 'p1' ? 1 : -1;
    const best = lines && scoreShare(lines[0].score, game.scale);
    const scores = new Map(lines?.map(line => [line.moves[0], line.score]));
    return state.moves.flatMap(({ text, cells }) => {
      const own = proofs.get(text);
      const score = scores.get(text);
      if (own) {
        const lost = sign * (ENDS[proof.outcome] - ENDS[own.outcome]);
        // A move that keeps the outcome but loses points is a small mistake.
        const loss = lost > 0 ? lost : own.margin === proof.margin ? 0 : 0.05;
        return [{ cells, text: provenText(game, sign, own), loss }];
      }
      if (!score) return [];
      const loss = best - scoreShare(score, game.scale);
      return [{ cells, text: lossText(score, loss), loss }];
    }).map(value => {
      const grade = [0.02, 0.1, 0.3, 0.7].findIndex(limit => value.loss <= limit);
      return { ...value, grade: grade < 0 ? 4 : grade };
    });
  }

  /** Draws the label of each move on its next cell. Of several moves through one cell, the best counts. */
  #drawValues() {
    const { board } = this.screen;
    if (!board.overlay) return;
    const onCells = new Map();
    const picked = board.picked ?? [];
    for (const value of this.valued ? this.#grades() : []) {
      if (!picked.every((cell, index) => value.cells[index] === cell)) continue;
      const cell = value.cells[picked.length];
      if (cell && !(onCells.get(cell)?.loss <= value.loss)) onCells.set(cell, value);
    }
    board.values(onCells);
  }
}
