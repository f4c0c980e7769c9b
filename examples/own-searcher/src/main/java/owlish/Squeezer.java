package owlish;

import dev.boardwright.ai.GameSearcher;
import dev.boardwright.ai.Line;
import dev.boardwright.ai.Score;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchListener;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.blackstone.BlackstoneMove;
import dev.boardwright.blackstone.BlackstoneState;
import dev.boardwright.core.GameHistory;
import java.time.Duration;
import java.util.List;

/** A searcher for Blackstone that leaves the opponent as few moves as possible. */
final class Squeezer implements GameSearcher<BlackstoneState, BlackstoneMove> {
    @Override
    public SearchResult<BlackstoneMove> search(
            GameHistory<BlackstoneState, BlackstoneMove> history,
            SearchLimits limits,
            SearchListener<BlackstoneMove> listener,
            StopSignal stop) {
        List<BlackstoneMove> moves = history.legalMoves();
        BlackstoneMove best = moves.get(0);
        int fewest = Integer.MAX_VALUE;
        for (BlackstoneMove move : moves) {
            int replies = history.play(move).legalMoves().size();
            if (replies < fewest) {
                fewest = replies;
                best = move;
            }
        }
        Line<BlackstoneMove> line = new Line<>(Score.estimate(-fewest), List.of(best));
        return new SearchResult<>(List.of(line), 1, moves.size(), Duration.ZERO, 0);
    }
}
