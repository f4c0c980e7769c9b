// A game under way: its states, its moves, whose turn it is, and the engine's replies.

const PERSON = 'person';

/**
 * Events: `change` (detail: `{moved}`, the cells of a move just made), `thinking` (detail: search info or null), `move`
 * (detail: `{text, position}`), `end` (detail: `{outcome}`) and `problem` (detail: `{message}`).
 */
export class Session extends EventTarget {
  constructor(engine) {
    super();
    this.engine = engine;
    this.generation = 0;
    this.openings = 0;
    this.players = [PERSON, PERSON];
    this.movetime = 1000;
  }

  /**
   * Opens a game. Rejects, and changes nothing, if anything in it is wrong.
   *
   * @param position where the game begins; the start if empty
   * @param moves the texts of the moves so far
   * @param ply how many of them are shown
   */
  async open({ game, options = {}, position = '', moves = [], ply = moves.length, players, movetime, resigned = '' }) {
    const opened = await this.engine.game(game, options);
    for (const player of players ?? []) {
      if (player !== PERSON && !opened.levels.includes(player)) {
        throw new Error(`${opened.name} has no level '${player}'; its levels: ${opened.levels.join(', ')}`);
      }
    }
    if (movetime !== undefined && !(movetime >= 1)) {
      throw new Error(`movetime is a number of milliseconds from 1, not ${movetime}`);
    }
    const opening = ++this.openings;
    // States that are there already are kept: Back and Forward cost no replay.
    const known = this.#isSame(opened, position) ? this.states : [];
    const states = [known[0] ?? await opened.parse(position, { pictured: false })];
    for (const [index, move] of moves.entries()) {
      try {
        const kept = known[index]?.position === states[index].position && known[index + 1];
        states.push(kept && kept.played.text === move ? kept : await states[index].play(move, { pictured: false }));
      } catch (error) {
        throw new Error(`move ${index + 1}: ${error.message}`);
      }
    }
    if (!Number.isInteger(ply) || ply < 0 || ply > moves.length) {
      throw new Error(`ply is from 0 to ${moves.length}, not ${ply}`);
    }
    // A later call has overtaken this one.
    if (opening !== this.openings) return;
    this.#halt();
    this.game = opened;
    this.states = states;
    this.ply = ply;
    this.start = position;
    this.players = players ?? this.players;
    this.movetime = movetime ?? this.movetime;
    this.resigned = resigned;
    this.#changed();
  }

  #isSame(game, position) {
    return this.game?.address.join('\n') === game.address.join('\n') && this.start === position;
  }

  /** The state that is shown. */
  get state() {
    return this.states[this.ply];
  }

  /** The moves of the whole game, as texts. */
  get moves() {
    return this.states.slice(1).map(state => state.played.text);
  }

  /** The cells of the move that led to the state shown. */
  get lastMove() {
    return this.state.played?.cells ?? [];
  }

  /** Whether the state shown is the last one. */
  get atEnd() {
    return this.ply === this.states.length - 1;
  }

  /** Whether the game has ended, by its rules or because a side gave up. */
  get over() {
    return this.resigned !== '' || this.states.at(-1).over;
  }

  /** 'p1win', 'p2win', 'draw' or 'none', with a resignation. */
  get outcome() {
    if (this.resigned !== '') return this.resigned === 'p1' ? 'p2win' : 'p1win';
    return this.states.at(-1).outcome;
  }

  playerOf(side) {
    return this.players[side === 'p1' ? 0 : 1];
  }

  /** Whether a person may move in the state shown. */
  get awaitsPerson() {
    if (this.state.over || (this.resigned !== '' && this.atEnd)) return false;
    return this.playerOf(this.state.turn) === PERSON;
  }

  get isThinking() {
    return Boolean(this.search);
  }

  /** Plays a move in the state shown; later moves are forgotten. Rejects and says why if it is refused. */
  async play(text, { byEngine = false } = {}) {
    const { generation, ply } = this;
    const next = await this.state.play(text, { pictured: false });
    if (generation !== this.generation || ply !== this.ply) throw new Error('the board has changed in the meantime');
    this.#halt();
    this.states = [...this.states.slice(0, ply + 1), next];
    this.ply = ply + 1;
    this.resigned = '';
    this.#changed({ moved: next.played.cells, byEngine });
    this.dispatchEvent(new CustomEvent('move', { detail: { text: next.played.text, position: next.position } }));
    if (this.over) this.dispatchEvent(new CustomEvent('end', { detail: { outcome: this.outcome } }));
    return next;
  }

  /** Shows the state after this many moves. */
  goTo(ply) {
    const bounded = Math.max(0, Math.min(ply, this.states.length - 1));
    if (bounded === this.ply) return;
    this.#halt();
    this.ply = bounded;
    this.#changed();
  }

  /** Goes back to the last time it was a person's turn, or one move where only engines play. */
  undo() {
    if (this.resigned !== '') {
      this.resigned = '';
      this.#changed();
      return;
    }
    this.#step(-1);
  }

  /** Takes an undo back. */
  redo() {
    this.#step(1);
  }

  #step(step) {
    const isPersons = ply => !this.players.includes(PERSON) || this.playerOf(this.states[ply].turn) === PERSON;
    let ply = this.ply + step;
    while (ply > 0 && ply < this.states.length - 1 && !isPersons(ply)) ply += step;
    // At the very start it may be the engine's turn: there is nothing for a person to do there.
    if (ply >= 0 && (step > 0 || isPersons(ply))) this.goTo(ply);
  }

  /** Ends the game: the person to move gives up, or the person who plays the other side. */
  resign() {
    if (this.over) return;
    const side = this.states.at(-1).turn;
    const other = side === 'p1' ? 'p2' : 'p1';
    this.#halt();
    this.ply = this.states.length - 1;
    this.resigned = this.playerOf(side) === PERSON ? side : other;
    this.#changed();
    this.dispatchEvent(new CustomEvent('end', { detail: { outcome: this.outcome } }));
  }

  /** Changes who plays. */
  seat(players) {
    this.#halt();
    this.players = players;
    this.#changed();
  }

  /** Ends a search of the engine without playing its move. */
  #halt() {
    this.generation++;
    this.search?.stop();
    this.search = null;
  }

  /** Ends everything that is under way. */
  close() {
    this.#halt();
  }

  /** Goes on after {@link close}. */
  resume() {
    if (this.game) this.#changed();
  }

  #changed(detail = {}) {
    this.dispatchEvent(new CustomEvent('change', { detail }));
    this.#think();
  }

  async #think() {
    // Where an earlier state is shown the engine waits: the person is looking around.
    if (!this.atEnd || this.over || this.awaitsPerson) return;
    const { generation } = this;
    const level = this.playerOf(this.state.turn);
    const search = this.state.search({
      level,
      movetime: this.movetime,
      seed: 1 + Math.floor(Math.random() * 1e9),
      onInfo: info => {
        if (generation === this.generation) this.dispatchEvent(new CustomEvent('thinking', { detail: info }));
      },
    });
    this.search = search;
    this.dispatchEvent(new CustomEvent('thinking', { detail: null }));
    try {
      const { move } = await search.result;
      if (generation !== this.generation) return;
      this.search = null;
      await this.play(move, { byEngine: true });
    } catch (error) {
      if (generation !== this.generation) return;
      this.search = null;
      this.dispatchEvent(new CustomEvent('problem', { detail: { message: error.message } }));
    }
  }

  /** The whole game as the text of a record. */
  record() {
    return this.game.record({ position: this.start, moves: this.moves, resigned: this.resigned });
  }
}
