/**
 * Whole games: {@link dev.boardwright.core.record.GameSession} while they are played, and
 * {@link dev.boardwright.core.record.GameRecord} as values that are kept, printed and read.
 *
 * <p>Both hold the {@linkplain dev.boardwright.core.record.PlayedMove moves} and the
 * {@linkplain dev.boardwright.core.record.GameEnd end} of a game.
 *
 * <pre>{@code
 * GameRecord<?, ?> record = GameRecord.parse("[Game \"369\"] [Size \"6\"] 1. c3 d4 2. b2 *");
 * System.out.println(record.finalState());         // 6/6/3x2/2x3/1x4/6 b 1-0
 * System.out.println(record.result());             // ONGOING
 * }</pre>
 *
 * <p>Records are immutable. A session belongs to one thread at a time.
 */
@NullMarked
package dev.boardwright.core.record;

import org.jspecify.annotations.NullMarked;
