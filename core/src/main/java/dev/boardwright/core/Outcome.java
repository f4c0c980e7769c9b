package dev.boardwright.core;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How a game stands: still going, won by a side, or drawn. By how much is the game's {@linkplain Game#margin margin}. */
public enum Outcome {
    ONGOING("*", null),
    FIRST_WINS("1-0", Player.FIRST),
    SECOND_WINS("0-1", Player.SECOND),
    DRAW("1/2-1/2", null);

    private final String notation;
    private final @Nullable Player winner;

    Outcome(String notation, @Nullable Player winner) {
        this.notation = notation;
        this.winner = winner;
    }

    /** The outcome of a finished game with this margin, seen from the first player. */
    public static Outcome ofMargin(int margin) {
        return margin > 0 ? FIRST_WINS : margin < 0 ? SECOND_WINS : DRAW;
    }

    /** The outcome in which {@code player} has won. */
    public static Outcome winOf(Player player) {
        return player == Player.FIRST ? FIRST_WINS : SECOND_WINS;
    }

    /** The outcome that {@link #notation} writes like this, if there is one. */
    public static Optional<Outcome> ofNotation(String text) {
        for (Outcome outcome : values()) {
            if (outcome.notation.equals(text)) {
                return Optional.of(outcome);
            }
        }
        return Optional.empty();
    }

    /** Whether the game has ended. */
    public boolean isOver() {
        return this != ONGOING;
    }

    /** The side that has won; empty for a draw and for a game that is still going. */
    public Optional<Player> winner() {
        return Optional.ofNullable(winner);
    }

    /** 1, 0 or -1: won, drawn or still going, lost, seen from the first player. */
    public int sign() {
        return winner == null ? 0 : winner.sign();
    }

    /** The result as a game record writes it: {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}. */
    public String notation() {
        return notation;
    }
}
