/**
 * Draws any board: {@link dev.boardwright.draw.TextBoard} as text and {@link dev.boardwright.draw.SvgBoard} as SVG.
 *
 * <p>Both draw a {@link dev.boardwright.core.BoardView}, which every game provides, so they know no game:
 *
 * <pre>{@code
 * static <S, M> String picture(Game<S, M> game, S state) {
 *     return SvgBoard.of(game.view(state))
 *             .withTitle(game.info().title())
 *             .withMarks(List.of("a1", "b2"))
 *             .draw();
 * }
 *
 * static <S, M> String text(Game<S, M> game, S state) {
 *     return TextBoard.plain(game.view(state), Set.of("a1", "b2"));
 * }
 * }</pre>
 *
 * <p>{@link dev.boardwright.draw.SvgChart} draws a chart of numbers.
 */
@NullMarked
package dev.boardwright.draw;

import org.jspecify.annotations.NullMarked;
