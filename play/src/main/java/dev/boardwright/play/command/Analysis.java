package dev.boardwright.play.command;

import dev.boardwright.ai.Line;
import dev.boardwright.ai.Score;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.core.Game;
import dev.boardwright.core.json.Json;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** The result of a search, for people and for programs. */
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

    /** The same facts for programs. */
    Json addTo(Json facts) {
        return facts.with("depth", result.depth())
                .with("nodes", result.nodes())
                .with("nps", result.nodesPerSecond())
                .with("time", result.time().toMillis())
                .with("hashfull", result.hashFull())
                .with("lines", result.lines().stream().map(this::json).toList());
    }

    private Json json(Line<M> line) {
        return new Json().with("score", json(line.score())).with("moves", moves(line));
    }

    /** A score for programs. */
    static Json json(Score score) {
        Json json = new Json().with("kind", score.kind().name().toLowerCase(Locale.ROOT));
        switch (score.kind()) {
            case ESTIMATE -> json.with("value", score.value());
            case WIN, LOSS -> json.with("plies", score.plies());
            case DRAW -> {}
        }
        return json;
    }

    private List<String> moves(Line<M> line) {
        return line.moves().stream().map(game.notation()::formatMove).toList();
    }
}
