/** Code that the commands and the engine share: perft that can be watched and stopped, progress and interrupts. */
@NullMarked
package dev.boardwright.play.support;

import org.jspecify.annotations.NullMarked;
