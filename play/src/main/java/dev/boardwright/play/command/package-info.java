/** The commands of the program, one class each, and their common options: a game, its options and a position. */
@NullMarked
package dev.boardwright.play.command;

import org.jspecify.annotations.NullMarked;
