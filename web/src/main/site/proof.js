// Proves the exact values of the position on the board and of its moves.

/** The time limit in milliseconds. Most positions that can be proven here take a few seconds. */
const LONGEST = 30_000;

/** Proves one position at a time. */
export class Prover {
  #run = null;
  #solving = null;

  /**
   * Proves a position, then each of its moves, until the time is up or {@link stop} is called.
   *
   * @param onProof called with each proof of the position, and a map from the texts of moves to their proofs
   */
  async prove(state, onProof) {
    this.stop();
    const run = {};
    this.#run = run;
    const end = performance.now() + LONGEST;
    const values = new Map();
    const solve = async (of, moves, onInfo) => {
      const movetime = Math.max(1, end - performance.now());
      this.#solving = of.solve({ moves, movetime, onInfo });
      return this.#solving.result;
    };
    const proof = await solve(state, true, soFar => { if (run === this.#run) onProof(soFar, values); });
    if (run !== this.#run) return;
    onProof(proof, values);
    if (proof.outcome === 'unknown') return;
    for (const { text } of state.moves) {
      const after = await state.play(text, { pictured: false });
      if (run !== this.#run || performance.now() >= end) return;
      const value = await solve(after, false);
      if (run !== this.#run) return;
      if (value.outcome !== 'unknown') {
        values.set(text, value);
        onProof(proof, values);
      }
    }
  }

  /** Stops the running proof. */
  stop() {
    this.#run = null;
    this.#solving?.stop();
    this.#solving = null;
  }
}
