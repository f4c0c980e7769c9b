/**
 * What the packages of this module share. Not exported. {@link dev.boardwright.ai.internal.Helpers} runs threads and ends them,
 * {@link dev.boardwright.ai.internal.WatchedTask} runs other people's code, {@link dev.boardwright.ai.internal.SpareMemory} says
 * whether a table may grow.
 */
@NullMarked
package dev.boardwright.ai.internal;

import org.jspecify.annotations.NullMarked;
