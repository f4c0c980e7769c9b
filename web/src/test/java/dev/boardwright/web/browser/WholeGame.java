package dev.boardwright.web.browser;

import dev.boardwright.ai.GreedySearcher;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.core.Cell;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import java.util.ArrayList;
import java.util.List;

/**
 * A game from start to end, as a test plays it on the page.
 *
 * @param moves the moves in order
 * @param winner the name of the winning side; empty after a draw
 */
record WholeGame(List<Step> moves, String winner) {
    /** A move: its text and its cells. */
    record Step(String text, List<String> cells) {}

    /** The game between two greedy players. */
    static WholeGame of(String name, GameOptions options, int seed) {
        return play(Games.create(name, options), seed);
    }

    private static <S, M> WholeGame play(Game<S, M> game, int seed) {
        List<Step> moves = new ArrayList<>();
        S state = game.initialState();
        while (!game.outcome(state).isOver()) {
            M move = new GreedySearcher(seed + moves.size())
                    .search(game, state, SearchLimits.infinite())
                    .move();
            moves.add(new Step(
                    game.notation().formatMove(move),
                    game.cells(state, move).stream().map(Cell::toString).toList()));
            state = game.play(state, move);
        }
        return new WholeGame(
                moves, game.outcome(state).winner().map(game.info()::side).orElse(""));
    }
}
