package dev.boardwright.core;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A state of a game together with what came before it, as far as it matters to the {@linkplain Game#repetition rule for
 * repetition}. Immutable; safe to share between threads.
 *
 * <p>In a game without such a rule it is just a game, a state and the number of moves, and costs nothing more.
 *
 * <pre>{@code
 * static <S, M> Outcome afterAll(Game<S, M> game, List<M> moves) {
 *     GameHistory<S, M> history = GameHistory.of(game, game.initialState(), moves);
 *     return history.outcome();                       // with the rule, unlike game.outcome(history.state())
 * }
 * }</pre>
 *
 * <p>{@link #play} costs one {@link Game#play}, and in a game with a rule one working board and a copy of the hashes since
 * the last irreversible move.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
public final class GameHistory<S, M> {
    /** Why the rule has ended a game. */
    public enum RuledEnd {
        /** A position has occurred too often. */
        REPETITION,
        /** Too many moves were made without an irreversible one. */
        QUIET
    }

    private static final long[] NO_PAST = {};

    private final Game<S, M> game;
    private final S state;
    private final int ply;
    /** The hashes of the positions since the last irreversible move, the present one last; empty without a rule. */
    private final long[] past;
    /** The end by the rule, if there is one, and its outcome then. */
    private final @Nullable RuledEnd ruledEnd;

    private final Outcome ruled;

    private GameHistory(Game<S, M> game, S state, int ply, long[] past, int mover) {
        this.game = game;
        this.state = state;
        this.ply = ply;
        this.past = past;
        Optional<RepetitionRule> rule = game.repetition();
        RuledEnd end = rule.isEmpty() ? null : end(rule.get(), past);
        ruledEnd = end == null || game.outcome(state).isOver() ? null : end;
        boolean lost = ruledEnd == RuledEnd.REPETITION
                && rule.orElseThrow().verdict() == RepetitionRule.Verdict.MOVER_LOSES;
        ruled = lost ? Outcome.ofMargin(-mover) : Outcome.DRAW;
    }

    private static @Nullable RuledEnd end(RepetitionRule rule, long[] past) {
        long present = past[past.length - 1];
        if (rule.occurrences() > 0
                && Arrays.stream(past).filter(hash -> hash == present).count() >= rule.occurrences()) {
            return RuledEnd.REPETITION;
        }
        return rule.quietPlies() > 0 && past.length > rule.quietPlies() ? RuledEnd.QUIET : null;
    }

    /** The start of a game. */
    public static <S, M> GameHistory<S, M> of(Game<S, M> game) {
        return of(game, game.initialState());
    }

    /** A state with nothing before it. */
    public static <S, M> GameHistory<S, M> of(Game<S, M> game, S state) {
        long[] past = game.repetition().isEmpty()
                ? NO_PAST
                : new long[] {game.position(state).hash()};
        return new GameHistory<>(game, state, 0, past, 0);
    }

    /**
     * The state after these moves from {@code start}.
     *
     * @throws IllegalMoveException if a move is not legal where it is made, or the game is over
     */
    public static <S, M> GameHistory<S, M> of(Game<S, M> game, S start, List<M> moves) {
        GameHistory<S, M> history = of(game, start);
        for (M move : moves) {
            history = history.play(move);
        }
        return history;
    }

    /** The game with its options. */
    public Game<S, M> game() {
        return game;
    }

    /** The present state. */
    public S state() {
        return state;
    }

    /** The number of moves made since the history began. */
    public int ply() {
        return ply;
    }

    /** The side to move; after the end, the side that would move next. */
    public Player turn() {
        return game.turn(state);
    }

    /** The legal moves; none after the end, by the rule for repetition too. */
    public List<M> legalMoves() {
        return ruledEnd == null ? game.legalMoves(state) : List.of();
    }

    /** The outcome so far, by the rule for repetition too. */
    public Outcome outcome() {
        return ruledEnd == null ? game.outcome(state) : ruled;
    }

    /** Whether the rule for repetition has ended the game, and how; empty if the game goes on or its own rules ended it. */
    public Optional<RuledEnd> ruledEnd() {
        return Optional.ofNullable(ruledEnd);
    }

    /**
     * This history with one more move.
     *
     * @throws IllegalMoveException if the move is not legal, or the game is over
     */
    public GameHistory<S, M> play(M move) {
        if (ruledEnd != null) {
            throw new IllegalMoveException(game.notation().formatMove(move) + " is not legal: the game is over by the rule"
                    + " for repetition");
        }
        S next = game.play(state, move);
        if (past.length == 0) {
            return new GameHistory<>(game, next, ply + 1, past, 0);
        }
        Position<S> board = game.position(state);
        int code = game.encode(move);
        int kept = board.isIrreversible(code) ? 0 : past.length;
        long[] longer = Arrays.copyOfRange(past, past.length - kept, past.length + 1);
        longer[kept] = game.position(next).hash();
        return new GameHistory<>(
                game, next, ply + 1, longer, game.turn(state).sign());
    }

    /**
     * A fresh working board at the present state, owned by the caller. Unlike {@link Game#position} it knows the past: the
     * game ends on it where the rule for repetition ends it, and its hash covers what of the past can still matter. In a
     * game without the rule it is {@link Game#position}.
     *
     * <p>An {@link Evaluation}, {@link Policy} or {@link Reduction} that is written for the game's own boards is given
     * {@link Position#withoutHistory}; {@link #evaluation} does that.
     */
    public Position<S> position() {
        Position<S> board = game.position(state);
        Optional<RepetitionRule> rule = game.repetition();
        return rule.isEmpty() ? board : new HistoryPosition<>(board, rule.get(), past);
    }

    /** An evaluation of the game's own boards, for the boards of {@link #position}. */
    public Evaluation<S> evaluation(Evaluation<S> own) {
        return past.length == 0 ? own : new HistoryEvaluation<>(own);
    }

    @Override
    public String toString() {
        return game + " after " + ply + " moves: " + game.notation().formatState(state);
    }
}
