// The workers of an engine: one for rules and drawing, which never searches, and a pool for what may take long.

/** Enough for the page: the engine's move, an analysis, a proof, and one more. Further calls wait. */
const MOST = 4;

const CLOSED = 'The engine is closed.';

/** A worker with the library. It answers requests in their order. */
export class LibraryWorker {
  #worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module' });
  #pending = new Map();
  #lastId = 0;
  #flag = globalThis.crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(4)) : null;
  #error = null;

  /** @param bytes the library, or a promise of it: the worker starts while it loads */
  constructor(bytes) {
    this.#worker.onmessage = ({ data }) => this.#hear(data);
    this.#worker.onerror = event => {
      event.preventDefault();
      this.end(`The engine could not start: ${event.message || 'its worker failed to load'}`);
    };
    /** Resolves when the library is loaded, with the style sheet of boards. */
    this.ready = this.#start(bytes);
  }

  async #start(bytes) {
    return this.ask({ call: 'start', flag: this.#flag?.buffer, bytes: await bytes });
  }

  get isEnded() {
    return this.#error !== null;
  }

  #hear({ id, result, error, info }) {
    const request = this.#pending.get(id);
    if (!request) return;
    if (info !== undefined) {
      request.onInfo?.(JSON.parse(info));
      return;
    }
    this.#pending.delete(id);
    if (error !== undefined) request.reject(new Error(error));
    else request.resolve(result);
  }

  /** Sends a request. Rejects if the library refuses it or the worker has ended. */
  ask(message, onInfo) {
    if (this.isEnded) return Promise.reject(this.#error);
    const id = ++this.#lastId;
    if (this.#flag) Atomics.store(this.#flag, 0, 0);
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject, onInfo });
      this.#worker.postMessage({ id, ...message });
    });
  }

  /** Tells the running search to stop. Returns false without shared memory, where only {@link end} helps. */
  stop() {
    if (this.#flag) Atomics.store(this.#flag, 0, 1);
    return this.#flag !== null;
  }

  /** Ends the worker, and rejects all open requests. */
  end(reason = CLOSED) {
    this.#error ??= new Error(reason);
    // A browser may let a search that is not stopped run on for seconds.
    this.stop();
    this.#worker.terminate();
    const waiting = [...this.#pending.values()];
    this.#pending.clear();
    waiting.forEach(request => request.reject(this.#error));
  }
}

/** Runs searches, each in a worker of its own. Workers are started when they are needed, and reused. */
export class SearchPool {
  #bytes;
  #seats = [];
  #waiting = [];
  #isClosed = false;

  constructor(bytes) {
    this.#bytes = bytes;
  }

  /**
   * Runs a call. Returns `{result, stop}`, where `stop` ends it with the best result so far.
   *
   * @param nothingYet the result if it is stopped before its first info
   * @param proofs names the game whose proofs it adds to: the worker that has them is preferred
   */
  run(message, { onInfo, nothingYet, proofs } = {}) {
    if (this.#isClosed) return failed(new Error(CLOSED));
    const job = { message, proofs, soFar: nothingYet };
    job.onInfo = info => {
      job.soFar = info;
      onInfo?.(info);
    };
    const result = new Promise((resolve, reject) => Object.assign(job, { resolve, reject }));
    this.#waiting.push(job);
    this.#dispatch();
    return { result, stop: () => this.#stop(job) };
  }

  /** Gives the waiting jobs to idle workers, and starts a worker for each that is left. */
  #dispatch() {
    this.#waiting = this.#waiting.filter(job => {
      const seat = this.#seatFor(job);
      if (seat) this.#begin(seat, job);
      return !seat;
    });
    const soonIdle = this.#seats.filter(seat => !seat.isOpen || seat.job?.isStopped).length;
    const missing = Math.min(this.#waiting.length - soonIdle, MOST - this.#seats.length);
    for (let i = 0; i < missing; i++) this.#open();
  }

  #seatFor({ proofs }) {
    const own = proofs && this.#seats.find(seat => seat.proofs === proofs);
    if (own && !own.job) return own;
    // A worker that has been told to stop is idle in a moment.
    if (own?.job.isStopped) return null;
    const idle = this.#seats.filter(seat => seat.isOpen && !seat.job);
    return idle.find(seat => !seat.proofs) ?? idle[0];
  }

  async #open() {
    const seat = { worker: new LibraryWorker(this.#bytes), isOpen: false, job: null };
    this.#seats.push(seat);
    try {
      await seat.worker.ready;
      seat.isOpen = true;
    } catch (error) {
      this.#remove(seat);
      this.#failWaiting(error);
    }
    this.#dispatch();
  }

  async #begin(seat, job) {
    seat.job = job;
    job.seat = seat;
    seat.proofs = job.proofs ?? seat.proofs;
    try {
      job.resolve(await seat.worker.ask(job.message, job.onInfo));
    } catch (error) {
      job.reject(error);
      if (seat.worker.isEnded) this.#remove(seat);
    }
    seat.job = null;
    this.#dispatch();
  }

  #stop(job) {
    if (!job.seat) {
      this.#waiting = this.#waiting.filter(other => other !== job);
      job.resolve(job.soFar);
    } else if (job.seat.job === job) {
      job.isStopped = true;
      if (job.seat.worker.stop()) return;
      // Without shared memory a running search cannot be stopped, so its worker is given up.
      job.resolve(job.soFar);
      this.#remove(job.seat);
      job.seat.worker.end();
    }
  }

  #remove(seat) {
    this.#seats = this.#seats.filter(other => other !== seat);
  }

  #failWaiting(error) {
    const waiting = this.#waiting;
    this.#waiting = [];
    waiting.forEach(job => job.reject(error));
  }

  /** Ends all workers, and rejects all calls. */
  close() {
    this.#isClosed = true;
    this.#failWaiting(new Error(CLOSED));
    this.#seats.forEach(seat => seat.worker.end());
  }
}

/** A call that is rejected without being run. */
export function failed(error) {
  return { result: Promise.reject(error), stop: () => {} };
}
