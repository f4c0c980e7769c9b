// Runs the library, compiled to WebAssembly, and answers one request at a time.
import './engine-runtime.js';

let library;
let stopFlag = null;

const calls = {
  /** Loads the library. Only the first worker fetches it, and answers with its bytes for the others. */
  async start({ flag, bytes }) {
    stopFlag = flag ? new Int32Array(flag) : null;
    const loaded = bytes ?? await fetchBytes();
    library = (await globalThis.TeaVM.wasmGC.load(new Int8Array(loaded))).exports;
    return bytes ? {} : { bytes: loaded, css: library.css() };
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

/** Not compiled while it loads, because the server may not send the media type of WebAssembly. */
async function fetchBytes() {
  const response = await fetch(new URL('engine.wasm', import.meta.url));
  if (!response.ok) throw new Error(`engine.wasm could not be loaded (${response.status})`);
  return response.arrayBuffer();
}

onmessage = async ({ data: { id, call, ...args } }) => {
  try {
    postMessage({ id, result: await calls[call](args, id) });
  } catch (error) {
    postMessage({ id, error: error?.message || String(error) });
  }
};
