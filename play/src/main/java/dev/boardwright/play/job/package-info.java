/**
 * Work that splits into shards, as the program writes it: matches, self-play and statistics in JSON, and files of lines
 * that can be resumed and merged.
 */
@NullMarked
package dev.boardwright.play.job;

import org.jspecify.annotations.NullMarked;
