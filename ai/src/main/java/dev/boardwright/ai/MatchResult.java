package dev.boardwright.ai;

import java.util.List;

/**
 * What came of a {@link Match}: its games, and what they say about the first player.
 *
 * @param games the games in the order of their numbers
 * @param verdict what the sequential test said; open if there was none
 * @param <S> the game's state
 * @param <M> the game's move
 */
public record MatchResult<S, M>(List<MatchGame<S, M>> games, Sprt.Verdict verdict) {
    /** Copies the list. */
    public MatchResult {
        games = List.copyOf(games);
    }

    /** The games won, drawn and lost by the first player. */
    public Tally tally() {
        Tally tally = Tally.NONE;
        for (MatchGame<S, M> game : games) {
            tally = tally.plus(game.result());
        }
        return tally;
    }

    /** How many pairs of games gave the first player 0, half a point, 1, 1 1/2 and 2 points: what {@link Sprt} looks at. */
    public int[] pairs() {
        return pairs(games);
    }

    static int[] pairs(List<? extends MatchGame<?, ?>> games) {
        int[] pairs = new int[5];
        for (int i = 1; i < games.size(); i += 2) {
            pairs[2 + games.get(i - 1).result() + games.get(i).result()]++;
        }
        return pairs;
    }
}
