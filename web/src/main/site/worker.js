// Runs the library, compiled to WebAssembly, and answers one request at a time.
import './engine-runtime.js';

let library;
let loading;
let stopFlag;

const calls = {
  async start({ flag }) {
    stopFlag = flag ? new Int32Array(flag) : null;
    loading = load();
    await loading;
    return { css: library.css() };
  },
  async call({ name, args }) {
    await loading;
    return library[name](...args);
  },
  async search({ game, position, request: r }, id) {
    await loading;
    return library.search(
      ...game, position, r.level, r.movetime, r.depth, r.nodes, r.multiPv, r.seed, listener(id), stopCheck(id));
  },
  async solve({ game, position, request: r }, id) {
    await loading;
    return library.solve(...game, position, r.moves, r.movetime, listener(id), stopCheck(id));
  },
};

const listener = id => info => postMessage({ id, info });

function stopCheck(id) {
  if (stopFlag === null) return () => false;
  const slot = id % stopFlag.length;
  return () => Atomics.load(stopFlag, slot) === id;
}

async function load() {
  const response = await fetch(new URL('engine.wasm', import.meta.url));
  if (!response.ok) throw new Error(`engine.wasm could not be loaded (${response.status})`);
  // Compiled from bytes, because the server may not send the media type of WebAssembly.
  library = (await globalThis.TeaVM.wasmGC.load(new Int8Array(await response.arrayBuffer()))).exports;
}

onmessage = async ({ data: { id, call, ...args } }) => {
  try {
    postMessage({ id, result: await calls[call](args, id) });
  } catch (error) {
    postMessage({ id, error: error?.message || String(error) });
  }
};
