/**
 * Big runs on Apache Spark: matches, self-play, statistics, solved positions and perft over any game on the class path,
 * with the results of one process.
 *
 * <p>{@link dev.boardwright.spark.BoardwrightSpark} is the API, {@link dev.boardwright.spark.Main} the program for
 * {@code spark-submit}. Jobs are sent as text (the name of the game, its options, a position), so that a machine needs
 * only the jar.
 */
@NullMarked
package dev.boardwright.spark;

import org.jspecify.annotations.NullMarked;
