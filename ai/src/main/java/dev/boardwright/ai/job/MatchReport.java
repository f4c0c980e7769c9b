package dev.boardwright.ai.job;

import dev.boardwright.ai.json.Numbers;
import dev.boardwright.ai.match.Effort;
import dev.boardwright.ai.match.EloEstimate;
import dev.boardwright.ai.match.MatchSummary;
import dev.boardwright.ai.match.Sprt;
import dev.boardwright.ai.match.WinDrawLoss;
import dev.boardwright.core.SafeText;
import dev.boardwright.core.json.Json;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The result of a match, for people and for programs.
 *
 * <p>Times are left out if both players are limited by depth or nodes only, so that the output repeats exactly.
 *
 * @param facts the {@linkplain JobFacts facts} of the match
 * @param summary the games that were played
 */
public record MatchReport(Json facts, MatchSummary summary) {
    static final String FIRST = "first";
    static final String SECOND = "second";
    static final String TIMED = "timed";
    static final String ADJUDICATED = "adjudicated";
    static final String ELO0 = "elo0";
    static final String ELO1 = "elo1";

    /** Wins, draws and losses in one line. */
    public static String summary(WinDrawLoss tally) {
        return "+" + tally.wins() + " =" + tally.draws() + " -" + tally.losses();
    }

    private boolean isTimed() {
        return Boolean.TRUE.equals(facts.members().get(TIMED));
    }

    private int planned() {
        return Integer.parseInt(String.valueOf(facts.members().get(JobFacts.PLANNED)));
    }

    private String name(String which) {
        return SafeText.line(
                String.valueOf(Objects.requireNonNull(facts.members().get(which))));
    }

    private static String describe(Sprt test, Sprt.Verdict verdict) {
        return switch (verdict) {
            case OPEN -> "open";
            case ELO0 -> "elo " + text(test.elo0());
            case ELO1 -> "elo " + text(test.elo1());
        };
    }

    /** The report in lines. */
    public List<String> lines() {
        WinDrawLoss tally = summary.tally();
        EloEstimate elo = tally.elo();
        List<String> lines = new ArrayList<>(List.of(
                name(FIRST) + " against " + name(SECOND),
                "games: " + tally.games() + (tally.games() < planned() ? " of " + planned() : ""),
                "wins: " + tally.wins(),
                "draws: " + tally.draws() + adjudicated(summary.adjudicated()),
                "losses: " + tally.losses(),
                "score: " + Numbers.rounded(100 * tally.score(), 1) + " %",
                "elo: " + text(elo.difference()) + " (95 %: " + text(elo.low()) + " to " + text(elo.high()) + ")"));
        summary.sprt().ifPresent(test -> {
            lines.add("sprt: " + describe(test, summary.verdict()));
            lines.add("llr: " + Numbers.rounded(test.logLikelihoodRatio(summary.pairs()), 2) + " ("
                    + Numbers.rounded(test.lowerBound(), 2) + " to " + Numbers.rounded(test.upperBound(), 2) + ")");
        });
        lines.add("pairs: "
                + pairs().stream().map(String::valueOf).collect(Collectors.joining(" "))
                + " (0, 1/2, 1, 1 1/2, 2 points)");
        lines.add(effort(name(FIRST), summary.first()));
        lines.add(effort(name(SECOND), summary.second()));
        return lines;
    }

    /** What to say of drawn games that were too long. */
    static String adjudicated(long games) {
        return games == 0 ? "" : ", " + games + " by adjudication, too long";
    }

    private String effort(String name, Effort effort) {
        return name + ": " + effort.moves() + " moves, depth " + Numbers.rounded(effort.perMove(effort.depth()), 2)
                + ", "
                + Numbers.rounded(effort.perMove(effort.nodes()), 0) + " nodes a move"
                + (isTimed()
                        ? ", " + Numbers.rounded(effort.perMove(effort.nanos()) / 1e6, 1) + " ms a move, "
                                + effort.timeLosses() + " losses on time"
                        : "");
    }

    /** The same facts for programs; an infinite difference is null. */
    public Json json() {
        WinDrawLoss tally = summary.tally();
        EloEstimate elo = tally.elo();
        Json all = new Json()
                .withAll(facts)
                .with("games", tally.games())
                .with("complete", tally.games() == planned() || summary.verdict() != Sprt.Verdict.OPEN)
                .with("wins", tally.wins())
                .with("draws", tally.draws())
                .with("losses", tally.losses())
                .with("score", Numbers.rounded(tally.score(), 4))
                .with("elo", number(elo.difference()))
                .with("eloLow", number(elo.low()))
                .with("eloHigh", number(elo.high()))
                .with("pairs", pairs());
        if (summary.adjudicated() > 0) {
            all.with(ADJUDICATED, summary.adjudicated());
        }
        summary.sprt()
                .ifPresent(test -> all.with("sprt", describe(test, summary.verdict()))
                        .with("llr", Numbers.rounded(test.logLikelihoodRatio(summary.pairs()), 4))
                        .with("llrLow", Numbers.rounded(test.lowerBound(), 4))
                        .with("llrHigh", Numbers.rounded(test.upperBound(), 4)));
        return all.with("firstEffort", json(summary.first())).with("secondEffort", json(summary.second()));
    }

    private Json json(Effort effort) {
        Json json = new Json()
                .with("moves", effort.moves())
                .with("depth", Numbers.rounded(effort.perMove(effort.depth()), 4))
                .with("nodes", effort.nodes());
        return isTimed() ? json.with("time", effort.time().toMillis()).with("timeLosses", effort.timeLosses()) : json;
    }

    private List<Integer> pairs() {
        return Arrays.stream(summary.pairs()).boxed().toList();
    }

    private static @Nullable BigDecimal number(double elo) {
        return Double.isFinite(elo) ? Numbers.rounded(elo, 1) : null;
    }

    private static String text(double elo) {
        BigDecimal number = number(elo);
        return number != null ? number.toPlainString() : elo > 0 ? "inf" : "-inf";
    }
}
