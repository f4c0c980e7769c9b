package dev.boardwright.core;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The outcome of a game so far: ongoing, won by a side, or drawn. {@link Game#margin} has the lead in points. */
public enum Outcome {
    ONGOING("*", "none", null),
    FIRST_WINS("1-0", "p1win", Player.FIRST),
    SECOND_WINS("0-1", "p2win", Player.SECOND),
    DRAW("1/2-1/2", "draw", null);

    private final String notation;
    private final String code;
    private final @Nullable Player winner;

    Outcome(String notation, String code, @Nullable Player winner) {
        this.notation = notation;
        this.code = code;
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

    /** The outcome with this {@link #notation}, if there is one. */
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

    /** The outcome as protocols and JSON write it: {@code p1win}, {@code p2win}, {@code draw} or {@code none}. */
    public String code() {
        return code;
    }

    /** The result as a game record writes it: {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}. */
    public String notation() {
        return notation;
    }
}
