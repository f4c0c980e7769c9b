/**
 * The commands of the program, one class each. Their common options are mixed in: {@link PositionSelection} and
 * {@link GameSelection} name a game and a state, {@link ThinkingLimit}, {@link WeightsOption}, {@link OpeningSelection} and
 * {@link ShardSelection} say how to play it. {@link Output} prints for people or as JSON, {@link GamesRun} plays many games.
 */
@NullMarked
package dev.boardwright.play.command;

import org.jspecify.annotations.NullMarked;
