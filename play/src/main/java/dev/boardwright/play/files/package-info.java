/**
 * The files of a person: {@link GameFiles} for saved games, {@link UserFiles} for {@link Settings} and games in progress, each
 * a {@link KeptGame}, and {@link Weights} for learned evaluations.
 */
@NullMarked
package dev.boardwright.play.files;

import org.jspecify.annotations.NullMarked;
