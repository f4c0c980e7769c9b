/**
 * JMH benchmarks. Each compares its results with the value face of the game or a known count, so that a wrong engine
 * cannot look fast.
 */
@NullMarked
package dev.boardwright.benchmarks;

import org.jspecify.annotations.NullMarked;
