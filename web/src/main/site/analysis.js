// Analysis of the position and of the whole game. Off until asked for; in a worker of its own.
import { svgElement } from './board.js';
import { Engine } from './engine.js';
import { element, scoreShare, scoreWords } from './words.js';

const $ = id => document.getElementById(id);
const LINES = 3;
const LONGEST = 60_000;
const VALUES_TIME = 1500;
const GRAPH_TIME = 200;

/** What a move loses, in hundredths of a win; proven values as such. */
function lossText(score, loss) {
  if (score.kind === 'win') return `W${score.plies}`;
  if (score.kind === 'loss') return `L${score.plies}`;
  if (score.kind === 'draw') return '=';
  const hundredths = Math.round(50 * loss);
  return hundredths === 0 ? '0' : `−${hundredths}`;
}

export class Analysis {
  constructor(screen) {
    this.screen = screen;
    this.session = screen.session;
    this.generation = 0;
    screen.board.onPick = () => this.#drawValues();
    $('analyse').addEventListener('change', () => this.changed());
    $('value-moves').addEventListener('change', () => this.changed());
    $('graph-start').addEventListener('click', () => this.#graph());
    document.addEventListener('visibilitychange', () => this.changed());
    addEventListener('pagehide', () => this.#stop());
  }

  /** Forgets the last game. */
  reset() {
    this.losses = null;
    $('graph').replaceChildren();
    $('mistakes').replaceChildren();
    $('graph-facts').textContent = '';
    this.graphRun = null;
  }

  /** The engine for analysis, started when it is first needed. */
  #engine() {
    this.starting ??= Engine.start();
    return this.starting;
  }

  #stop() {
    this.generation++;
    this.search?.stop();
    this.search = null;
  }

  /** The state shown, in the analysis engine. */
  async #state(position) {
    const engine = await this.#engine();
    const game = await engine.game(this.session.game.name, this.session.game.options);
    return game.parse(position);
  }

  /** The position or a switch has changed. */
  async changed() {
    this.#stop();
    const { generation } = this;
    const on = $('analyse').checked;
    const values = $('value-moves').checked;
    this.values = null;
    this.#drawValues();
    this.screen.board.overlay && this.screen.board.arrows([]);
    $('evaluation').hidden = !on;
    this.#mark();
    if (!on) {
      $('lines').replaceChildren();
      $('analysis-facts').textContent = '';
    }
    const idle = document.hidden || !this.session.game || this.session.state.over || this.screen.editor?.isOpen;
    if ((!on && !values) || idle || this.graphRun) {
      if (on && this.session.game) this.#bar(null);
      return;
    }
    try {
      const state = await this.#state(this.session.state.position);
      if (generation !== this.generation) return;
      if (values) {
        const all = state.search({ movetime: VALUES_TIME, multiPv: state.moves.length });
        this.search = all;
        const { lines } = await all.result;
        if (generation !== this.generation) return;
        this.values = this.#grade(state, lines);
        this.#drawValues();
      }
      if (!on) return;
      const search = state.search({
        movetime: LONGEST,
        multiPv: LINES,
        onInfo: info => { if (generation === this.generation) this.#show(state, info); },
      });
      this.search = search;
      const result = await search.result;
      if (generation === this.generation) this.#show(state, result);
    } catch (error) {
      if (generation === this.generation) $('analysis-facts').textContent = error.message;
    }
  }

  #show(state, info) {
    const thousands = number => (number >= 1e6 ? `${(number / 1e6).toFixed(1)} M` : number >= 1e3 ? `${Math.round(number / 1e3)} k` : String(number));
    $('analysis-facts').textContent = `Depth ${info.depth}, ${thousands(info.nodes)} nodes, ${thousands(info.nps)} nodes a second`;
    const cells = new Map(state.moves.map(move => [move.text, move.cells]));
    $('lines').replaceChildren(...info.lines.map(line => element('li', {},
      element('b', { class: 'score' }, scoreWords(line.score)), ' ', line.moves.slice(0, 8).join(' '))));
    this.screen.board.arrows(info.lines.slice(0, LINES).map((line, index) => ({
      cells: cells.get(line.moves[0]) ?? [],
      strength: [0.85, 0.55, 0.4][index],
    })));
    this.#bar({ score: info.lines[0].score, turn: state.turn });
  }

  /** The evaluation bar, from the first player's side. */
  #bar(found) {
    const bar = $('evaluation');
    const { session } = this;
    let share = 0;
    let words = 'no value yet';
    if (found) {
      share = scoreShare(found.score, session.game.scale) * (found.turn === 'p1' ? 1 : -1);
      words = `${session.game.sides[found.turn === 'p1' ? 0 : 1]} ${scoreWords(found.score)}`;
    } else if (session.over) {
      share = { p1win: 1, p2win: -1, draw: 0, none: 0 }[session.outcome];
      words = session.state.standing;
    }
    bar.setAttribute('aria-label', `Evaluation: ${words}`);
    bar.title = words;
    bar.dataset.first = session.game.sides[0].toLowerCase();
    bar.firstElementChild.style.setProperty('--share', `${50 + 50 * share}%`);
    bar.classList.toggle('flipped', this.screen.flipped);
  }

  /** What each move loses against the best, in grades from 0 to 4. */
  #grade(state, lines) {
    const scale = this.session.game.scale;
    const best = scoreShare(lines[0].score, scale);
    const byText = new Map(lines.map(line => [line.moves[0], line.score]));
    return state.moves.filter(move => byText.has(move.text)).map(move => {
      const score = byText.get(move.text);
      const loss = best - scoreShare(score, scale);
      const grade = [0.02, 0.1, 0.3, 0.7].findIndex(limit => loss <= limit);
      return { cells: move.cells, text: lossText(score, loss), loss, grade: grade < 0 ? 4 : grade };
    });
  }

  #drawValues() {
    const { board } = this.screen;
    if (!board.overlay) return;
    const onCells = new Map();
    const picked = board.picked ?? [];
    for (const value of this.values ?? []) {
      if (!picked.every((cell, index) => value.cells[index] === cell)) continue;
      const cell = value.cells[picked.length];
      if (cell && !(onCells.get(cell)?.loss <= value.loss)) onCells.set(cell, value);
    }
    board.values(onCells);
  }

  /** Analyses every position of the game, and draws the graph. */
  async #graph() {
    const { session } = this;
    const run = {};
    this.#stop();
    this.graphRun = run;
    const { states } = session;
    const scale = session.game.scale;
    const points = [];
    const found = [];
    $('mistakes').replaceChildren();
    for (const [ply, state] of states.entries()) {
      $('graph-facts').textContent = `Analysing position ${ply + 1} of ${states.length} …`;
      let share = { p1win: 1, p2win: -1, draw: 0 }[state.outcome];
      if (share === undefined) {
        const own = await this.#state(state.position);
        const result = await own.search({ movetime: GRAPH_TIME }).result;
        if (this.graphRun !== run) return;
        share = scoreShare(result.lines[0].score, scale) * (state.turn === 'p1' ? 1 : -1);
        found.push(result);
      }
      points.push(share);
      this.#drawGraph(points, states.length);
    }
    const losses = points.slice(1).map((share, index) => {
      const sign = states[index].turn === 'p1' ? 1 : -1;
      return { ply: index + 1, loss: (points[index] - share) * sign, best: found[index]?.move };
    }).filter(({ loss, ply, best }) => loss > 0.1 && best !== states[ply].played.text);
    this.losses = losses.sort((a, b) => b.loss - a.loss).slice(0, 5);
    $('graph-facts').textContent = this.losses.length === 0 ? 'No mistakes found.' : 'The largest mistakes:';
    $('mistakes').replaceChildren(...this.losses.map(({ ply, best }) => {
      const button = element('button', { type: 'button', class: 'link' },
        `${session.game.sides[states[ply - 1].turn === 'p1' ? 0 : 1]} ${states[ply].played.text}: better was ${best}`);
      button.addEventListener('click', () => session.goTo(ply - 1));
      return element('li', {}, button);
    }));
    this.graphRun = null;
    this.changed();
  }

  /** Puts the signs of mistakes into the move list. */
  #mark() {
    for (const { ply, loss } of this.losses ?? []) {
      this.screen.list.mark(ply, loss > 0.8 ? '??' : loss > 0.3 ? '?' : '?!');
    }
  }

  #drawGraph(points, length) {
    const width = 400;
    const height = 120;
    const x = index => 10 + (length < 2 ? 0 : (width - 20) * index / (length - 1));
    const y = share => height / 2 - share * (height / 2 - 8);
    const svg = svgElement('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img' });
    const [first, second] = this.session.game.sides;
    svg.append(
      svgElement('title'),
      svgElement('path', { class: 'area', d: `M${x(0)} ${height / 2}L${points.map((share, i) => `${x(i)} ${y(share)}`).join('L')}L${x(points.length - 1)} ${height / 2}Z` }),
      svgElement('line', { class: 'axis', x1: 0, x2: width, y1: height / 2, y2: height / 2 }),
      svgElement('polyline', { class: 'curve', points: points.map((share, i) => `${x(i)},${y(share)}`).join(' ') }));
    svg.querySelector('title').textContent = `Evaluation of the game: ${first} ahead above the line, ${second} below`;
    points.forEach((share, index) => svg.append(svgElement('circle', { cx: x(index), cy: y(share), r: 3 })));
    svg.addEventListener('click', event => {
      const at = (event.clientX - svg.getBoundingClientRect().x) / svg.getBoundingClientRect().width * width;
      this.session.goTo(Math.round((at - 10) / (width - 20) * (length - 1)));
    });
    $('graph').replaceChildren(svg);
  }
}
