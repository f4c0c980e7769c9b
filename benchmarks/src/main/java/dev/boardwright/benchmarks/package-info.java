/**
 * JMH benchmarks. Each checks what it computes against the slow, checked face of the game or a known count, so that a
 * wrong engine cannot look fast.
 */
@NullMarked
package dev.boardwright.benchmarks;

import org.jspecify.annotations.NullMarked;
