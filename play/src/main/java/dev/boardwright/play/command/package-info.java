/** The commands of the program, a class each, and what they share: the choice of a game, its options and a position. */
@NullMarked
package dev.boardwright.play.command;

import org.jspecify.annotations.NullMarked;
