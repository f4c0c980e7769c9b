package dev.boardwright.play.ugi;

import dev.boardwright.ai.Line;
import dev.boardwright.ai.SearchListener;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.core.Game;
import java.util.List;
import java.util.stream.Collectors;

/** Writes the results of a search so far as {@code info} lines. */
final class InfoLines<M> implements SearchListener<M> {
    private final Game<?, M> game;
    private final LineWriter out;
    private final boolean numbered;
    private List<Line<M>> told = List.of();

    /** With {@code numbered}, lines have their rank. */
    InfoLines(Game<?, M> game, LineWriter out, boolean numbered) {
        this.game = game;
        this.out = out;
        this.numbered = numbered;
    }

    @Override
    public void onDepth(SearchResult<M> soFar) {
        told = soFar.lines();
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < told.size(); i++) {
            lines.append(i == 0 ? "" : "\n").append(line(soFar, i));
        }
        out.line(lines.toString());
    }

    /** Writes the final result, unless it has been written already. */
    void onEnd(SearchResult<M> result) {
        if (!result.lines().equals(told)) {
            onDepth(result);
        }
    }

    private String line(SearchResult<M> result, int index) {
        Line<M> line = result.lines().get(index);
        return "info depth " + result.depth()
                + (numbered ? " multipv " + (index + 1) : "")
                + " score " + line.score()
                + " nodes " + result.nodes()
                + " nps " + result.nodesPerSecond()
                + " time " + result.time().toMillis()
                + " hashfull " + result.hashFull()
                + " pv "
                + line.moves().stream().map(game.notation()::formatMove).collect(Collectors.joining(" "));
    }
}
