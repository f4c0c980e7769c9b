package dev.boardwright.play.command;

import dev.boardwright.ai.json.Numbers;
import dev.boardwright.ai.json.SolutionJson;
import dev.boardwright.ai.solve.Question;
import dev.boardwright.ai.solve.Solution;
import dev.boardwright.core.Game;
import dev.boardwright.core.json.GameJson;
import dev.boardwright.core.json.Json;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** The results of a solver, for people and for programs, with the same names. */
record SolutionText<M>(Game<?, M> game, Question question, Solution<M> solution) {
    /** Whether the question is answered: the outcome, or the margin if that was asked for. */
    boolean isAnswered() {
        return question.isMargin()
                ? solution.margin().isPresent()
                : solution.outcome().isPresent();
    }

    private String outcome() {
        return SolutionJson.outcome(solution);
    }

    /** The value in a few words: {@code p1win 4}, {@code draw}, {@code unknown at least -2}. */
    String value() {
        if (question.isMargin() && solution.margin().isPresent()) {
            return outcome() + " " + solution.margin().getAsInt();
        }
        return isAnswered() ? outcome() : outcome() + bounds();
    }

    private String bounds() {
        OptionalInt lower = solution.lowerBound();
        OptionalInt upper = solution.upperBound();
        return (lower.isPresent() ? " at least " + lower.getAsInt() : "")
                + (upper.isPresent() ? " at most " + upper.getAsInt() : "");
    }

    /** The results so far, in one line. */
    String summary() {
        return value() + ", " + solution.nodes() + " nodes";
    }

    /** A line for each fact. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("outcome: " + outcome());
        if (question.isMargin() && solution.margin().isPresent()) {
            lines.add("margin: " + solution.margin().getAsInt());
        }
        if (!isAnswered() && solution.isBounded()) {
            lines.add("bounds:" + bounds());
        }
        if (!solution.best().isEmpty()) {
            lines.add((solution.allBest() ? "best: " : "best so far: ") + String.join(" ", moves(solution.best())));
        }
        if (!solution.line().isEmpty()) {
            lines.add("line: " + String.join(" ", moves(solution.line())));
        }
        lines.add("nodes: " + solution.nodes());
        lines.add("time: " + seconds());
        return lines;
    }

    /** The same facts for programs, except those that were not asked for or are not known. The time is in seconds. */
    Json addTo(Json facts) {
        addValue(facts);
        Json all = SolutionJson.of(game, solution);
        for (String name : question.isMoves() ? List.of("best", "complete", "line", "nodes") : List.of("nodes")) {
            facts.with(name, all.members().get(name));
        }
        return facts.with("time", seconds());
    }

    /** The outcome, and the margin or its bounds if they are known. */
    Json addValue(Json facts) {
        Map<String, @Nullable Object> all = SolutionJson.of(game, solution).members();
        facts.with("outcome", all.get("outcome"));
        List<String> asked = question.isMargin() ? List.of("margin") : List.of();
        for (String name : isAnswered() ? asked : List.of("least", "most")) {
            if (all.get(name) != null) {
                facts.with(name, all.get(name));
            }
        }
        return facts;
    }

    private BigDecimal seconds() {
        return Numbers.rounded(solution.time().toNanos() / 1e9, 3);
    }

    private List<String> moves(List<M> moves) {
        return GameJson.texts(game, moves);
    }
}
