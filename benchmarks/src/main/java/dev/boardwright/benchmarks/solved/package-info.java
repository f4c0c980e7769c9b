/**
 * Programs behind {@code docs/solved.md} that go beyond the solver: {@code NeutralLayers} solves neutral 369 on 6×6,
 * {@code GreenerLayouts} lists the layouts of Greener on 4×4, {@code SolvedLayouts} reads the table of their margins,
 * {@code FirstReplies} solves a position move by move.
 */
@NullMarked
package dev.boardwright.benchmarks.solved;

import org.jspecify.annotations.NullMarked;
