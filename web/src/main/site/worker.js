// Runs the library, compiled to WebAssembly, and answers one request at a time.
import './engine-runtime.js';

let library;
let stopFlag = null;

const calls = {
  /** Starts the library from its bytes, and answers with the style sheet of boards. */
  async start({ flag, bytes }) {
    stopFlag = flag ? new Int32Array(flag) : null;
    library = (await globalThis.TeaVM.wasmGC.load(new Int8Array(bytes))).exports;
    return library.css();
  },
  call({ name, args }) {
    return library[name](...args);
  },
  search({ game, position, request: r }, id) {
    return library.search(
      ...game, position, r.level, r.movetime, r.depth, r.nodes, r.multiPv, r.seed, listener(id), isStopped);
  },
  solve({ game, position, request: r }, id) {
    return library.solve(...game, position, r.moves, r.movetime, listener(id), isStopped);
  },
};

const listener = id => info => postMessage({ id, info });

const isStopped = () => stopFlag !== null && Atomics.load(stopFlag, 0) === 1;

onmessage = async ({ data: { id, call, ...args } }) => {
  try {
    postMessage({ id, result: await calls[call](args, id) });
  } catch (error) {
    postMessage({ id, error: error?.message || String(error) });
  }
};
