package dev.boardwright.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * A state of a game together with the moves before it, to which the {@linkplain Game#repetition rule for repetition}
 * applies if the game has one. Immutable; safe to share between threads.
 *
 * <pre>{@code
 * static <S, M> Outcome afterAll(Game<S, M> game, List<M> moves) {
 *     GameHistory<S, M> history = GameHistory.of(game, game.initialState(), moves);
 *     return history.outcome();                       // with the rule, unlike game.outcome(history.state())
 * }
 * }</pre>
 *
 * <p>{@link #play} costs one {@link Game#play}, and in a game with a rule two working boards and a look at the positions
 * since the last irreversible move. A history keeps all states before it.
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

    private final Game<S, M> game;
    private final S state;
    /** The history before the last move, and that move; null at the start. */
    private final @Nullable GameHistory<S, M> before;

    private final @Nullable M move;
    private final int ply;

    /** Only with a rule: the hash of the state, and the number of moves since the last irreversible one. */
    private final long hash;

    private final int quiet;

    /** The end by the rule, if there is one. */
    private final @Nullable RuledEnd ruledEnd;

    private GameHistory(Game<S, M> game, S state, @Nullable GameHistory<S, M> before, @Nullable M move) {
        this.game = game;
        this.state = state;
        this.before = before;
        this.move = move;
        ply = before == null ? 0 : before.ply + 1;
        Optional<RepetitionRule> rule = game.repetition();
        hash = rule.isPresent() ? game.position(state).hash() : 0;
        quiet = before == null || move == null || rule.isEmpty() || before.isIrreversible(move) ? 0 : before.quiet + 1;
        RuledEnd end = rule.isPresent() ? end(rule.get()) : null;
        ruledEnd = end == null || game.outcome(state).isOver() ? null : end;
    }

    private boolean isIrreversible(M next) {
        return game.position(state).isIrreversible(game.encode(next));
    }

    private @Nullable RuledEnd end(RepetitionRule rule) {
        if (rule.occurrences() > 0
                && LongStream.of(past()).filter(earlier -> earlier == hash).count() >= rule.occurrences()) {
            return RuledEnd.REPETITION;
        }
        return rule.quietPlies() > 0 && quiet >= rule.quietPlies() ? RuledEnd.QUIET : null;
    }

    /** The hashes of the positions since the last irreversible move, in order, the present one last. */
    private long[] past() {
        long[] hashes = new long[quiet + 1];
        GameHistory<S, M> one = this;
        for (int i = quiet; i >= 0 && one != null; i--) {
            hashes[i] = one.hash;
            one = one.before;
        }
        return hashes;
    }

    /** The start of a game. */
    public static <S, M> GameHistory<S, M> of(Game<S, M> game) {
        return of(game, game.initialState());
    }

    /** A state with nothing before it. */
    public static <S, M> GameHistory<S, M> of(Game<S, M> game, S state) {
        return new GameHistory<>(game, state, null, null);
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

    /** The state in which the history began. */
    public S start() {
        GameHistory<S, M> first = this;
        for (GameHistory<S, M> earlier = first; earlier != null; earlier = earlier.before) {
            first = earlier;
        }
        return first.state;
    }

    /** The moves made since the history began. */
    public List<M> moves() {
        List<M> moves = new ArrayList<>(ply);
        for (GameHistory<S, M> one = this; one != null && one.move != null; one = one.before) {
            moves.add(one.move);
        }
        Collections.reverse(moves);
        return Collections.unmodifiableList(moves);
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
        if (ruledEnd == null) {
            return game.outcome(state);
        }
        boolean lost = ruledEnd == RuledEnd.REPETITION
                && game.repetition().orElseThrow().verdict() == RepetitionRule.Verdict.MOVER_LOSES;
        return lost && before != null ? Outcome.winOf(before.turn().opponent()) : Outcome.DRAW;
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
    public GameHistory<S, M> play(M next) {
        if (ruledEnd != null) {
            throw new IllegalMoveException(game.notation().formatMove(next)
                    + " is not legal: the game is over by the rule" + " for repetition");
        }
        return new GameHistory<>(game, game.play(state, next), this, next);
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
        return rule.isEmpty() ? board : new HistoryPosition<>(board, rule.get(), past());
    }

    /** An evaluation of the game's own boards, for the boards of {@link #position}. */
    public Evaluation<S> evaluation(Evaluation<S> own) {
        return game.repetition().isEmpty() ? own : new HistoryEvaluation<>(own);
    }

    @Override
    public String toString() {
        return game + " after " + ply + " moves: " + game.notation().formatState(state);
    }
}
