/** A game in progress and its players, without input or output. */
@NullMarked
package dev.boardwright.play.session;

import org.jspecify.annotations.NullMarked;
