/** Serves the page on this machine. */
@NullMarked
package dev.boardwright.play.web;

import org.jspecify.annotations.NullMarked;
