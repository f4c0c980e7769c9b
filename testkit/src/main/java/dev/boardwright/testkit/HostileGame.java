package dev.boardwright.testkit;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Notation;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.testkit.TicTacToe.Move;
import dev.boardwright.testkit.TicTacToe.State;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Tic-tac-toe that misbehaves on purpose, for tests of programs that must survive the games of others: at each call it runs
 * code of the test, which may throw or never return, and it tells {@linkplain Lie lies}.
 *
 * <pre>{@code
 * Game<?, ?> throwing = HostileGame.calling(call -> {
 *     if (call == HostileGame.Call.LEGAL_MOVES) {
 *         throw new IllegalStateException("a bug");
 *     }
 * });
 * Game<?, ?> lying = HostileGame.lying(HostileGame.Lie.HASH, HostileGame.Lie.UNDO);
 * }</pre>
 *
 * <p>Its lies depend on nothing but the calls before them, so that a test repeats. Safe to share between threads if the
 * code of the test is.
 */
public final class HostileGame implements Game<State, Move> {
    /** The calls at which the code of the test runs. */
    public enum Call {
        /** {@link Game#initialState}. */
        INITIAL_STATE,
        /** {@link Game#turn} and {@link Position#turn}. */
        TURN,
        /** {@link Game#legalMoves}. */
        LEGAL_MOVES,
        /** {@link Game#play}. */
        PLAY,
        /** {@link Game#outcome} and {@link Position#isOver}. */
        OUTCOME,
        /** {@link Game#margin} and {@link Position#margin}. */
        MARGIN,
        /** {@link Notation#formatState}. */
        FORMAT_STATE,
        /** {@link Notation#parseState}. */
        PARSE_STATE,
        /** {@link Notation#formatMove}. */
        FORMAT_MOVE,
        /** {@link Notation#parseMove}. */
        PARSE_MOVE,
        /** {@link Game#position}. */
        POSITION,
        /** {@link Game#encode} and {@link Game#decode}. */
        CODE,
        /** The methods that list or draw moves of a position. */
        POSITION_MOVES,
        /** {@link Position#play}. */
        POSITION_PLAY,
        /** {@link Position#undo}. */
        POSITION_UNDO,
        /** {@link Position#hash}. */
        HASH,
        /** {@link Evaluation#evaluate}. */
        EVALUATE
    }

    /** What a hostile game says or does that is not true. */
    public enum Lie {
        /** The hash of a position is another at each call. */
        HASH,
        /** All positions have the same hash. */
        ONE_HASH,
        /** Every third undo changes nothing. */
        UNDO,
        /** A position names the wrong player every third time. */
        TURN,
        /** The margin changes its sign at each call, also that of a finished game. */
        MARGIN,
        /** An evaluation is beyond every limit, and another at each call. */
        EVALUATION
    }

    private static final TicTacToe RULES = new TicTacToe();
    private static final GameInfo INFO = GameInfo.of("hostile", "X", "O");

    private final Consumer<Call> onCall;
    private final Set<Lie> lies;

    private HostileGame(Consumer<Call> onCall, Set<Lie> lies) {
        this.onCall = onCall;
        this.lies = lies;
    }

    /** A game that runs {@code onCall} at the beginning of every call, and tells the truth if that returns. */
    public static HostileGame calling(Consumer<Call> onCall) {
        return new HostileGame(onCall, Set.of());
    }

    /** A game that tells these lies. */
    public static HostileGame lying(Lie... lies) {
        return new HostileGame(call -> {}, Set.of(lies));
    }

    /** A game that throws at this call; the problem may be an error or a checked exception. */
    public static HostileGame throwing(Call call, Throwable problem) {
        return calling(made -> {
            if (made == call) {
                throwAny(problem);
            }
        });
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void throwAny(Throwable problem) throws T {
        throw (T) problem;
    }

    /** Whether the game tells this lie. */
    boolean tells(Lie lie) {
        return lies.contains(lie);
    }

    /** Runs the code of the test. */
    void called(Call call) {
        onCall.accept(call);
    }

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public GameOptions options() {
        return GameOptions.create();
    }

    @Override
    public State initialState() {
        called(Call.INITIAL_STATE);
        return RULES.initialState();
    }

    @Override
    public Player turn(State state) {
        called(Call.TURN);
        return RULES.turn(state);
    }

    @Override
    public List<Move> legalMoves(State state) {
        called(Call.LEGAL_MOVES);
        return RULES.legalMoves(state);
    }

    @Override
    public State play(State state, Move move) {
        called(Call.PLAY);
        return RULES.play(state, move);
    }

    @Override
    public Outcome outcome(State state) {
        called(Call.OUTCOME);
        return RULES.outcome(state);
    }

    @Override
    public int margin(State state) {
        called(Call.MARGIN);
        return RULES.margin(state);
    }

    @Override
    public Notation<State, Move> notation() {
        Notation<State, Move> right = RULES.notation();
        return Notation.of(
                state -> {
                    called(Call.FORMAT_STATE);
                    return right.formatState(state);
                },
                text -> {
                    called(Call.PARSE_STATE);
                    return right.parseState(text);
                },
                move -> {
                    called(Call.FORMAT_MOVE);
                    return right.formatMove(move);
                },
                text -> {
                    called(Call.PARSE_MOVE);
                    return right.parseMove(text);
                });
    }

    @Override
    public Position<State> position(State state) {
        called(Call.POSITION);
        return new HostilePosition(this, RULES.position(state));
    }

    @Override
    public int encode(Move move) {
        called(Call.CODE);
        return RULES.encode(move);
    }

    @Override
    public Move decode(int code) {
        called(Call.CODE);
        return RULES.decode(code);
    }

    @Override
    public Evaluation<State> evaluation() {
        int[] calls = {0};
        return (position, player) -> {
            called(Call.EVALUATE);
            boolean lie = tells(Lie.EVALUATION);
            return lie ? Integer.MIN_VALUE + calls[0]++ * 777_777_777 : player.sign() * position.margin();
        };
    }

    @Override
    public String toString() {
        return INFO.name();
    }
}
