// The graph of a whole game, and its largest mistakes.
import { svgElement } from './board.js';
import { element, scoreShare, sentence, sideName } from './words.js';

const $ = id => document.getElementById(id);
const MOVETIME = 200;
const WIDTH = 400;
const HEIGHT = 140;
const MARGIN = 10;
const LABELS = 18;

/** The usual sign of a mistake: '?!', '?' or '??'. */
const sign = loss => (loss > 0.8 ? '??' : loss > 0.3 ? '?' : '?!');

/** The value of each outcome for the first player. */
export const ENDS = { p1win: 1, p2win: -1, draw: 0 };

export class GameGraph {
  /** @param onEnd called when the whole game is analysed */
  constructor(screen, onEnd) {
    this.screen = screen;
    this.session = screen.session;
    this.onEnd = onEnd;
    this.reset();
  }

  /** Clears the graph of the last game. */
  reset() {
    this.run = null;
    this.mistakes = [];
    $('graph').replaceChildren();
    $('mistakes').replaceChildren();
    $('graph-facts').textContent = '';
  }

  /** Whether the game is being analysed. */
  get isRunning() {
    return this.run !== null;
  }

  /** Analyses every position of the game, and draws the graph as it grows. If a search fails, it says why and ends. */
  async start() {
    this.reset();
    const run = {};
    this.run = run;
    try {
      await this.#analyse(run);
    } catch (error) {
      if (this.run !== run) return;
      $('graph-facts').textContent = sentence(error.message);
    }
    if (this.run !== run) return;
    this.run = null;
    this.onEnd();
  }

  async #analyse(run) {
    const { states, game } = this.session;
    const shares = [];
    const bestMoves = [];
    for (const [ply, state] of states.entries()) {
      $('graph-facts').textContent = `Analysing position ${ply + 1} of ${states.length} …`;
      let share = ENDS[state.outcome];
      if (share === undefined) {
        const { lines, move } = await state.search({ movetime: MOVETIME }).result;
        if (this.run !== run) return;
        share = scoreShare(lines[0].score, game.scale) * (state.turn === 'p1' ? 1 : -1);
        bestMoves.push(move);
      }
      shares.push(share);
      this.#draw(shares, states.length);
    }
    this.mistakes = shares.slice(1).map((share, index) => ({
      ply: index + 1,
      loss: (shares[index] - share) * (states[index].turn === 'p1' ? 1 : -1),
      best: bestMoves[index],
    })).filter(({ loss, ply, best }) => loss > 0.1 && best !== states[ply].played.text)
      .sort((a, b) => b.loss - a.loss)
      .slice(0, 5);
    this.#list(states, game);
  }

  #list(states, game) {
    $('graph-facts').textContent = this.mistakes.length === 0 ? 'No mistakes found.' : 'The largest mistakes:';
    $('mistakes').replaceChildren(...this.mistakes.map(({ ply, best, loss }) => {
      const button = element('button', { type: 'button', class: 'link' },
        `${sideName(game, states[ply - 1].turn)} ${states[ply].played.text} (${sign(loss)}, loses ${Math.round(100 * loss)}): ${best} was better`);
      button.addEventListener('click', () => this.session.goTo(ply - 1));
      return element('li', {}, button);
    }));
  }

  /** Marks the mistakes in the move list. */
  mark() {
    for (const { ply, loss } of this.mistakes) {
      this.screen.list.mark(ply, sign(loss));
    }
  }

  #draw(shares, length) {
    const middle = (HEIGHT - LABELS) / 2;
    const inner = WIDTH - 2 * MARGIN;
    const x = index => MARGIN + (length < 2 ? 0 : inner * index / (length - 1));
    const y = share => middle - share * (middle - 8);
    const label = (text, at, below, anchor = 'start') => {
      const node = svgElement('text', { x: at, y: below, 'text-anchor': anchor });
      node.textContent = text;
      return node;
    };
    const points = shares.map((share, index) => `${x(index)},${y(share)}`);
    const [first, second] = this.session.game.sides;
    const title = svgElement('title');
    title.textContent = `Evaluation of the game: ${first} ahead above the line, ${second} below`;
    const svg = svgElement('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img' });
    svg.append(
      title,
      svgElement('polygon', { class: 'area', points: [`${x(0)},${middle}`, ...points, `${x(shares.length - 1)},${middle}`].join(' ') }),
      svgElement('line', { class: 'axis', x1: 0, x2: WIDTH, y1: middle, y2: middle }),
      svgElement('polyline', { class: 'curve', points: points.join(' ') }),
      ...shares.map((share, index) => svgElement('circle', { cx: x(index), cy: y(share), r: 3 })),
      label(`${first} ahead`, 6, 16),
      label(`${second} ahead`, 6, 2 * middle - 6),
      label('Start', MARGIN, HEIGHT - 5),
      label(`Move ${length - 1}`, WIDTH - MARGIN, HEIGHT - 5, 'end'));
    svg.addEventListener('click', event => {
      const box = svg.getBoundingClientRect();
      const at = (event.clientX - box.x) / box.width * WIDTH;
      this.session.goTo(Math.round((at - MARGIN) / inner * (length - 1)));
    });
    $('graph').replaceChildren(svg);
  }
}
