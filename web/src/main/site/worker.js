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
  fetchWeights,
  async search({ game, past, request: r }, id) {
    await fetchWeights({ game });
    return library.search(
      ...game, ...past, r.level, r.movetime, r.depth, r.nodes, r.multiPv, r.seed, listener(id), isStopped);
  },
  solve({ game, position, request: r }, id) {
    return library.solve(...game, position, r.moves, r.movetime, listener(id), isStopped);
  },
};

/**
 * Fetches the weights that searches of a game use, once. Browsers have no resources of a class path. The path of weights
 * that a visitor chose begins with a slash; a file of the visitor's own is in the browser's cache.
 */
async function fetchWeights({ game }) {
  const path = library.missingWeights(...game);
  if (path === '') return;
  const url = new URL(path[0] === '/' ? path : `weights/${path}`, import.meta.url);
  const answer = await globalThis.caches?.match(url) ?? await fetch(url);
  if (!answer.ok) throw new Error(`The weights ${path} could not be loaded (${answer.status}).`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  library.giveWeights(path, Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
}

const listener = id => info => postMessage({ id, info });

const isStopped = () => stopFlag !== null && Atomics.load(stopFlag, 0) === 1;

onmessage = async ({ data: { id, call, ...args } }) => {
  try {
    postMessage({ id, result: await calls[call](args, id) });
  } catch (error) {
    postMessage({ id, error: error?.message || String(error) });
  }
};
