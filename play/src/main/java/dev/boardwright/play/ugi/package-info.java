/**
 * The Universal Game Interface: an engine for any game that another program drives over text lines.
 *
 * <p>{@link dev.boardwright.play.ugi.UgiEngine} has the table of what is answered to what. Where the protocol leaves
 * room, this engine does the following.
 *
 * <ul>
 *   <li>{@code go} without a word more searches until {@code stop}, as {@code go infinite} does. Limits may be combined;
 *       the first that is reached ends the search. {@code infinite} beside other limits only holds the answer back.
 *   <li>A limit without a number, or with one that makes no sense, is answered with {@code info string error: ...}, and
 *       no search begins. A word that {@code go} does not know is ignored with {@code info string ...}, unless there is
 *       nothing else: then no search begins, because it would not end where the client meant.
 *   <li>Where only one player's clock is given, both have as much. Time left may be negative.
 *   <li>{@code stop} during {@code go perft} ends it with the {@code nodes} of the moves that were finished.
 *   <li>{@code uginewgame} also goes back to the start.
 *   <li>The first {@code isready} warms the engine up, which takes about a second; later ones are answered at once.
 *   <li>After a silence of five seconds in a search, or of one second once input has ended, an {@code info string} line is
 *       written. If the client is gone, that write fails, and the engine ends at once.
 *   <li>{@code MoveOverhead} is taken off {@code movetime}, but at most half of it, and off the clocks.
 *   <li>With {@code Seed} 0 each {@code uginewgame} draws another seed.
 *   <li>{@code quit} gives a search that is running a moment to answer, so that a client still hears its move.
 *   <li>A line of more than {@value dev.boardwright.play.ugi.LineReader#MAX_BYTES} bytes is answered with
 *       {@code info string error: ...} and ignored. Bytes that are not UTF-8 become replacement characters.
 * </ul>
 */
@NullMarked
package dev.boardwright.play.ugi;

import org.jspecify.annotations.NullMarked;
