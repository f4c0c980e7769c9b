/**
 * The Universal Game Interface: an engine for any game that another program drives over text lines.
 *
 * <p>{@link dev.boardwright.play.ugi.UgiEngine} has a table of commands and answers. Where the protocol leaves a
 * choice, this engine does the following.
 *
 * <ul>
 *   <li>{@code go} without arguments searches until {@code stop}, like {@code go infinite}. Limits may be combined; the
 *       first one reached ends the search. {@code infinite} with other limits only delays the answer.
 *   <li>A limit without a number, or with an invalid one, is answered with {@code info string error: ...}, and no
 *       search starts. An unknown word is ignored with {@code info string ...}. If all words are unknown no search
 *       starts, because it would not end.
 *   <li>If only one player's clock is given, both have the same time. The time may be negative.
 *   <li>{@code stop} during {@code go perft} ends it with the {@code nodes} of the finished moves.
 *   <li>{@code uginewgame} also sets the initial position.
 *   <li>The first {@code isready} warms the engine up, which takes about a second; later ones are answered at once.
 *   <li>After five seconds without output in a search, or one second after the end of input, an {@code info string}
 *       line is written. If the client is gone, that write fails, and the engine ends at once.
 *   <li>{@code MoveOverhead} is subtracted from {@code movetime}, but at most half of it, and from the clocks.
 *   <li>With {@code Seed} 0 each {@code uginewgame} draws another seed.
 *   <li>{@code quit} gives a running search a moment to answer, so that the client still gets its move.
 *   <li>A line of more than {@value dev.boardwright.play.ugi.UgiEngine#MAX_LINE_BYTES} bytes is answered with
 *       {@code info string error: ...} and ignored. Bytes that are not UTF-8 become replacement characters.
 * </ul>
 */
@NullMarked
package dev.boardwright.play.ugi;

import org.jspecify.annotations.NullMarked;
