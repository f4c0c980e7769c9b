/**
 * The console of a person: {@link Console}, a real terminal or plain streams; {@link Questions} and {@link Prompt} for what is
 * asked there, {@link Text} for the layout of text, and {@link Suggestion} for mistyped words.
 */
@NullMarked
package dev.boardwright.play.console;

import org.jspecify.annotations.NullMarked;
