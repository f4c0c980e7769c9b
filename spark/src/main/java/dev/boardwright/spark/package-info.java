/**
 * Big runs on Apache Spark: matches, self-play, statistics, solved positions and perft over any game on the class path,
 * with the results that one process gives.
 *
 * <p>{@link dev.boardwright.spark.BoardwrightSpark} is the API, {@link dev.boardwright.spark.Main} the program for
 * {@code spark-submit}. Jobs travel as text (the name of the game, its options, a position), so that every machine needs
 * the jar and nothing else.
 */
@NullMarked
package dev.boardwright.spark;

import org.jspecify.annotations.NullMarked;
