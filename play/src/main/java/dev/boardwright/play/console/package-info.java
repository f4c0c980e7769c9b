/** The console: a real terminal or plain streams, the questions asked there, and the layout of text. */
@NullMarked
package dev.boardwright.play.console;

import org.jspecify.annotations.NullMarked;
