/** The library for the browser: what a page calls through WebAssembly. */
@NullMarked
package dev.boardwright.web;

import org.jspecify.annotations.NullMarked;
