package dev.boardwright.ai.match;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The games of a {@link Match} or of one of its shards, with their statistics. Immutable.
 *
 * <p>Results of shards add up to the result of one run, in any order; {@link MatchSummary} explains this for a
 * sequential test.
 *
 * @param games the games in the order of their numbers
 * @param sprt the sequential test of the match
 * @param <S> the game's state
 * @param <M> the game's move
 */
public record MatchResult<S, M>(List<MatchGame<S, M>> games, Optional<Sprt> sprt) {
    /** Sorts the games, refuses duplicates, and drops the games after the decision of the test. */
    public MatchResult {
        games = MatchSummary.ordered(games, MatchGame::number);
        games = games.subList(0, summary(games, sprt).points().size());
    }

    /** The result of all games of both. */
    public MatchResult<S, M> plus(MatchResult<S, M> other) {
        if (!sprt.equals(other.sprt)) {
            throw new IllegalArgumentException("results of matches with different tests do not add up");
        }
        return new MatchResult<>(
                Stream.concat(games.stream(), other.games.stream()).toList(), sprt);
    }

    /** The result without the moves. */
    public MatchSummary summary() {
        return summary(games, sprt);
    }

    private static <S, M> MatchSummary summary(List<MatchGame<S, M>> games, Optional<Sprt> sprt) {
        return new MatchSummary(games.stream().map(MatchGame::point).toList(), sprt);
    }

    /** The games won, drawn and lost by the first player. */
    public WinDrawLoss tally() {
        return summary().tally();
    }

    /** The number of pairs of games that gave the first player 0, 1/2, 1, 1 1/2 and 2 points, for {@link Sprt}. */
    public int[] pairs() {
        return summary().pairs();
    }

    /** The verdict of the sequential test; open if there is no test or games are missing. */
    public Sprt.Verdict verdict() {
        return summary().verdict();
    }
}
