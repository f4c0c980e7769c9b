package dev.boardwright.core.record;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOption;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import java.util.Arrays;
import java.util.Optional;

/**
 * The end of a game: its outcome and the reason for it.
 *
 * @param reason why the game ended
 * @param outcome a win or a draw
 */
public record GameEnd(Reason reason, Outcome outcome) {
    /** Why a game ended. */
    public enum Reason {
        /** The rules give the outcome. */
        RULES,
        /** A position has occurred too often, by the game's {@linkplain Game#repetition rule for repetition}. */
        REPETITION,
        /** There were too many moves without an irreversible one, by the same rule. */
        QUIET,
        /** A player gave up. */
        RESIGNATION,
        /** The players agreed on a draw. */
        AGREEMENT,
        /** A player's time ran out. */
        TIME,
        /** Whoever runs the game ended it, for example because it was too long. */
        ADJUDICATION;

        /** The values of a record's tag {@code Termination} for ends that the moves do not show. */
        static final String TAG_VALUES = "resignation, agreement, time or adjudication";

        /** Whether the moves show the end: it is by the rules of the game. */
        public boolean isByRules() {
            return this == RULES || this == REPETITION || this == QUIET;
        }

        /** The value of the tag {@code Termination} for this reason. */
        public String tagValue() {
            return GameOption.text(this);
        }

        /** The reason with this value of the tag; none for an end by the rules, which has no tag. */
        public static Optional<Reason> ofTagValue(String value) {
            return Arrays.stream(values())
                    .filter(reason -> reason != RULES && reason.tagValue().equals(value))
                    .findFirst();
        }

        /** Whether a game that ends for this reason can have this outcome. */
        public boolean allows(Outcome outcome) {
            return switch (this) {
                case RULES, REPETITION, ADJUDICATION -> outcome.isOver();
                case QUIET, AGREEMENT -> outcome == Outcome.DRAW;
                case RESIGNATION, TIME -> outcome.winner().isPresent();
            };
        }
    }

    /** Validates that a game that ends for this reason can have this outcome. */
    public GameEnd {
        if (!reason.allows(outcome)) {
            throw new IllegalArgumentException("the outcome of " + reason + " cannot be " + outcome);
        }
    }

    /** The end of a game by its rules, that for repetition included; empty while it goes on. */
    public static Optional<GameEnd> of(GameHistory<?, ?> history) {
        Outcome outcome = history.outcome();
        if (!outcome.isOver()) {
            return Optional.empty();
        }
        Reason reason = history.ruledEnd()
                .map(kind -> kind == GameHistory.RuledEnd.QUIET ? Reason.QUIET : Reason.REPETITION)
                .orElse(Reason.RULES);
        return Optional.of(new GameEnd(reason, outcome));
    }

    /** The end by the rules. */
    public static GameEnd byRules(Outcome outcome) {
        return new GameEnd(Reason.RULES, outcome);
    }

    /** The end after {@code loser} gave up. */
    public static GameEnd resignation(Player loser) {
        return new GameEnd(Reason.RESIGNATION, Outcome.winOf(loser.opponent()));
    }

    /** The draw that both players agreed on. */
    public static GameEnd agreement() {
        return new GameEnd(Reason.AGREEMENT, Outcome.DRAW);
    }

    /** The end after the time of {@code loser} ran out. */
    public static GameEnd lossOnTime(Player loser) {
        return new GameEnd(Reason.TIME, Outcome.winOf(loser.opponent()));
    }

    /** The end by the decision of whoever runs the game. */
    public static GameEnd adjudication(Outcome outcome) {
        return new GameEnd(Reason.ADJUDICATION, outcome);
    }

    /** The end in words: {@code Red has won}, {@code Red has resigned}, {@code a draw was agreed}. */
    public String describe(GameInfo info) {
        return switch (reason) {
            case RULES ->
                outcome.winner().map(winner -> info.side(winner) + " has won").orElse("a draw");
            case REPETITION ->
                outcome == Outcome.DRAW ? "a draw by repetition" : loser(info) + " has lost by repetition";
            case QUIET -> "a draw, after too many moves without progress";
            case RESIGNATION -> loser(info) + " has resigned";
            case AGREEMENT -> "a draw was agreed";
            case TIME -> loser(info) + " has lost on time";
            case ADJUDICATION ->
                outcome.winner()
                        .map(winner -> info.side(winner) + " has won by adjudication")
                        .orElse("a draw by adjudication");
        };
    }

    private String loser(GameInfo info) {
        return outcome.winner().map(winner -> info.side(winner.opponent())).orElseThrow();
    }
}
