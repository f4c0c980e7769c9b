package dev.boardwright.play.command;

import dev.boardwright.ai.EloEstimate;
import dev.boardwright.ai.Match;
import dev.boardwright.ai.MatchResult;
import dev.boardwright.ai.Sprt;
import dev.boardwright.ai.Tally;
import dev.boardwright.play.support.Json;
import dev.boardwright.play.support.Numbers;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What came of a match, for people and for programs.
 *
 * @param planned how many games it should have had
 * @param tally those it had, from the side of the first level
 * @param verdict what its sequential test said, if it had one
 */
record MatchReport(String first, String second, int planned, Tally tally, Optional<String> verdict) {
    static <S, M> MatchReport of(Match<S, M> match, MatchResult<S, M> result) {
        return new MatchReport(
                match.first().name(),
                match.second().name(),
                match.games(),
                result.tally(),
                match.sprt().map(test -> describe(test, result.verdict())));
    }

    private static String describe(Sprt test, Sprt.Verdict verdict) {
        return switch (verdict) {
            case OPEN -> "open";
            case ELO0 -> "elo " + text(test.elo0());
            case ELO1 -> "elo " + text(test.elo1());
        };
    }

    /** Wins, draws and losses in one line. */
    static String summary(Tally tally) {
        return "+" + tally.wins() + " =" + tally.draws() + " -" + tally.losses();
    }

    /** The report in lines. */
    List<String> lines() {
        EloEstimate elo = tally.elo();
        Stream<String> lines = Stream.of(
                first + " against " + second,
                "games: " + tally.games() + (tally.games() < planned ? " of " + planned : ""),
                "wins: " + tally.wins(),
                "draws: " + tally.draws(),
                "losses: " + tally.losses(),
                "score: " + Numbers.rounded(100 * tally.score(), 1) + " %",
                "elo: " + text(elo.difference()) + " (95 %: " + text(elo.low()) + " to " + text(elo.high()) + ")");
        return Stream.concat(lines, verdict.stream().map(test -> "sprt: " + test))
                .toList();
    }

    /** The same facts for programs; an infinite difference is null. */
    Json addTo(Json facts) {
        EloEstimate elo = tally.elo();
        Json all = facts.with("first", first)
                .with("second", second)
                .with("games", tally.games())
                .with("complete", tally.games() == planned)
                .with("wins", tally.wins())
                .with("draws", tally.draws())
                .with("losses", tally.losses())
                .with("score", Numbers.rounded(tally.score(), 4))
                .with("elo", number(elo.difference()))
                .with("eloLow", number(elo.low()))
                .with("eloHigh", number(elo.high()));
        return verdict.isPresent() ? all.with("sprt", verdict.get()) : all;
    }

    private static @Nullable BigDecimal number(double elo) {
        return Double.isFinite(elo) ? Numbers.rounded(elo, 1) : null;
    }

    private static String text(double elo) {
        BigDecimal number = number(elo);
        return number != null ? number.toPlainString() : elo > 0 ? "inf" : "-inf";
    }
}
