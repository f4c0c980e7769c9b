// A game in progress: its states, its players and the engine's replies.

const PERSON = 'person';

/** The end of a game in which 'p1' or 'p2' resigned. */
export const resignation = side => ({ reason: 'resignation', outcome: side === 'p1' ? 'p2win' : 'p1win' });

/**
 * Events: `change` (detail: after a new move `{moved, byEngine}`, where `moved` is its cells), `thinking` (detail: search
 * info, or null at the start of a search), `move` (detail: `{text, position}`), `end` (detail: `{outcome}`), `problem`
 * (detail: `{message}`) and `close`.
 */
export class Session extends EventTarget {
  constructor(engine) {
    super();
    this.engine = engine;
    this.generation = 0;
    this.openings = 0;
    this.isClosed = false;
    this.players = [PERSON, PERSON];
    /** `{reason, outcome}` of an end for another reason than the rules, or null. */
    this.end = null;
    this.movetime = 1000;
  }

  /**
   * Opens a game. Resolves to whether it is open: it is not, and nothing has changed, if another call of `open` or
   * {@link close} came in the meantime. Rejects and changes nothing if the setup is invalid.
   *
   * @param position the first position; empty for the start of the game
   * @param moves the texts of the moves so far
   * @param ply the number of moves before the state shown
   * @param end `{reason, outcome}` if the game ended for another reason than its rules, or null
   */
  async open(setup) {
    const opening = ++this.openings;
    const isWanted = () => opening === this.openings;
    try {
      const prepared = await this.#prepare(setup, isWanted);
      if (!isWanted()) return false;
      this.#halt();
      Object.assign(this, prepared);
      this.isClosed = false;
      this.#changed();
      return true;
    } catch (error) {
      if (!isWanted()) return false;
      throw error;
    }
  }

  /** The fields of the session for a game; not all of them if it is no longer wanted. */
  async #prepare({ game, options = {}, position = '', moves = [], ply = moves.length, players, movetime, end = null }, isWanted) {
    const opened = await this.engine.game(game, options);
    for (const player of players ?? []) {
      if (player !== PERSON && !opened.levels.includes(player)) {
        throw new Error(`${opened.name} has no level '${player}'; its levels: ${opened.levels.join(', ')}`);
      }
    }
    if (movetime !== undefined && !(movetime >= 1)) {
      throw new Error(`movetime is a number of milliseconds from 1, not ${movetime}`);
    }
    // Known states are reused, so that Back and Forward replay no moves.
    const known = this.#isSame(opened, position) ? this.states : [];
    const pictured = false;
    const states = [known[0] ?? await (position === '' ? opened.start({ pictured }) : opened.parse(position, { pictured }))];
    for (const [index, move] of moves.entries()) {
      if (!isWanted()) return {};
      try {
        const kept = known[index] === states[index] ? known[index + 1] : null;
        states.push(kept?.played.text === move ? kept : await states[index].play(move, { pictured }));
      } catch (error) {
        throw new Error(`move ${index + 1}: ${error.message}`);
      }
    }
    if (!Number.isInteger(ply) || ply < 0 || ply > moves.length) {
      throw new Error(`ply is from 0 to ${moves.length}, not ${ply}`);
    }
    const declared = end && await opened.end(end);
    if (declared && states.at(-1).over) {
      const [loser, reason] = [declared.outcome === 'p1win' ? 'p2' : 'p1', declared.reason];
      const claim = reason === 'resignation' ? `${loser} cannot have resigned` : `the game cannot have ended by ${reason}`;
      throw new Error(`${claim}: the game is over after its last move`);
    }
    return {
      game: opened,
      states,
      ply,
      start: position,
      players: players ?? this.players,
      movetime: movetime ?? this.movetime,
      end: declared,
    };
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

  /** Whether the game has ended, by its rules or for another reason. */
  get over() {
    return this.end !== null || this.states.at(-1).over;
  }

  /** 'p1win', 'p2win', 'draw' or 'none'. Includes an end for another reason than the rules. */
  get outcome() {
    return (this.end ?? this.states.at(-1)).outcome;
  }

  playerOf(side) {
    return this.players[side === 'p1' ? 0 : 1];
  }

  /** Whether a person may move in the state shown. */
  get awaitsPerson() {
    if (this.state.over || (this.end && this.atEnd)) return false;
    return this.playerOf(this.state.turn) === PERSON;
  }

  get isThinking() {
    return Boolean(this.search);
  }

  /**
   * Plays a move in the state shown, and drops later moves. Rejects with the reason if the move is illegal, or if it is not
   * the engine's although the engine is to move.
   */
  async play(text, { byEngine = false } = {}) {
    if (!byEngine && this.playerOf(this.state.turn) !== PERSON && !this.state.over) {
      throw new Error(`It is the engine's turn: it plays ${this.game.sides[this.state.turn === 'p1' ? 0 : 1]}.`);
    }
    const { generation, ply } = this;
    const next = await this.state.play(text, { pictured: false });
    if (generation !== this.generation || ply !== this.ply) throw new Error('the board has changed in the meantime');
    this.#halt();
    this.states = [...this.states.slice(0, ply + 1), next];
    this.ply = ply + 1;
    this.end = null;
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

  /** Takes back a resignation or another declared end, or goes back to the previous turn of a person, or one move if only engines play. */
  undo() {
    if (this.end) {
      this.end = null;
      this.#changed();
      return;
    }
    this.goTo(this.#turn(-1));
  }

  /** Whether {@link undo} has something to take back. */
  get canUndo() {
    return this.end !== null || this.#turn(-1) !== this.ply;
  }

  /** Goes forward to the next turn of a person, or one move if only engines play. */
  redo() {
    this.goTo(this.#turn(1));
  }

  /** The ply of the next or the previous turn of a person; the end if there is no next one, and this ply if no previous one. */
  #turn(step) {
    const isPersons = ply => !this.players.includes(PERSON) || this.playerOf(this.states[ply].turn) === PERSON;
    const last = this.states.length - 1;
    for (let ply = this.ply + step; ply >= 0 && ply <= last; ply += step) {
      if (isPersons(ply)) return ply;
    }
    return step > 0 ? last : this.ply;
  }

  /** Resigns for the person to move, or for the other side if an engine is to move. */
  resign() {
    if (this.over) return;
    const side = this.states.at(-1).turn;
    const other = side === 'p1' ? 'p2' : 'p1';
    this.#halt();
    this.ply = this.states.length - 1;
    const loser = this.playerOf(side) === PERSON ? side : other;
    this.end = resignation(loser);
    this.#changed();
    this.dispatchEvent(new CustomEvent('end', { detail: { outcome: this.outcome } }));
  }

  /** Changes the players. */
  seat(players) {
    this.#halt();
    this.players = players;
    this.#changed();
  }

  /** Stops the engine's search without playing its move. */
  #halt() {
    this.generation++;
    this.search?.stop();
    this.search = null;
  }

  /** Stops the engine. A game that is still being opened is not opened any more. */
  close() {
    this.isClosed = true;
    this.openings++;
    this.#halt();
    this.dispatchEvent(new CustomEvent('close'));
  }

  /** Continues after {@link close}. */
  resume() {
    this.isClosed = false;
    if (this.game) this.#changed();
  }

  #changed(detail = {}) {
    this.dispatchEvent(new CustomEvent('change', { detail }));
    this.#think();
  }

  async #think() {
    // The engine does not move while an earlier state is shown.
    if (this.isClosed || !this.atEnd || this.over || this.awaitsPerson) return;
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
    return this.game.record({ position: this.start, moves: this.moves, end: this.end });
  }
}
