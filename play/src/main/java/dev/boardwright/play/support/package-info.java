/**
 * Code that several parts of the program share: {@link Interruption} for Ctrl-C, {@link Progress} for long work, and
 * {@link PlayoutRun}, {@link PositionText}, {@link RulesText} and {@link Milliseconds}.
 */
@NullMarked
package dev.boardwright.play.support;

import org.jspecify.annotations.NullMarked;
