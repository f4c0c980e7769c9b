// Boardwright for the browser: the engine, and the custom element <boardwright-board>.
export { Engine } from './engine.js';
export { BoardwrightBoard } from './element.js';
