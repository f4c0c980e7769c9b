/** The files of a person: saved games, games in progress and settings. */
@NullMarked
package dev.boardwright.play.files;

import org.jspecify.annotations.NullMarked;
