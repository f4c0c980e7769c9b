/** A game being played and who plays it, without any input or output. */
@NullMarked
package dev.boardwright.play.session;

import org.jspecify.annotations.NullMarked;
