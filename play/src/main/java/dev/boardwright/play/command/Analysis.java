package dev.boardwright.play.command;

import dev.boardwright.ai.Line;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.core.Game;
import dev.boardwright.core.json.GameJson;
import java.util.List;
import java.util.stream.IntStream;

/** The result of a search, for people. */
record Analysis<M>(Game<?, M> game, SearchResult<M> result) {
    /** The best line and its depth, in one line. */
    String summary() {
        return "depth " + result.depth() + ", " + result.score().describe() + ": "
                + String.join(" ", moves(result.best()));
    }

    /** The effort: nodes and time. */
    String effort() {
        return "depth " + result.depth() + ", " + result.nodes() + " nodes in "
                + result.time().toMillis() + " ms (" + result.nodesPerSecond() + " a second)";
    }

    /** The lines from best to worst, each with its score, in columns. */
    List<String> lines() {
        List<String> scores =
                result.lines().stream().map(line -> line.score().describe()).toList();
        int widest = scores.stream().mapToInt(String::length).max().orElse(0);
        int digits = Integer.toString(scores.size()).length();
        return IntStream.range(0, scores.size())
                .mapToObj(i -> " ".repeat(digits - Integer.toString(i + 1).length()) + (i + 1) + ". "
                        + scores.get(i) + " ".repeat(widest - scores.get(i).length()) + "  "
                        + String.join(" ", moves(result.lines().get(i))))
                .toList();
    }

    private List<String> moves(Line<M> line) {
        return GameJson.texts(game, line.moves());
    }
}
