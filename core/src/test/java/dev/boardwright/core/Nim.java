package dev.boardwright.core;

import dev.boardwright.core.board.BoardText;
import java.io.Serializable;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A value game for the tests, with options of every kind. The players take counters from a heap in turn; a player who
 * finds none left loses. With the option {@code double-turn} a player who takes one counter moves again.
 */
public final class Nim extends ValueGame<Nim.State, Integer> {
    public static final GameInfo INFO = new GameInfo(
            "nim",
            "Nim",
            List.of("Left", "Right"),
            List.of(
                    GameOption.size(1, 400, 1, 7),
                    GameOption.choice("variant", "who wins", "normal", List.of("normal", "misere", "friendly")),
                    GameOption.flag("double-turn", "whether one counter gives another turn", false),
                    GameOption.dependent(
                            "most-taken",
                            "the most counters that one move takes",
                            earlier -> new GameOption.Range(1, 9, Math.min(3, earlier.getInt("size")))),
                    GameOption.choice("setup", "how the heap is made", "fixed", List.of("fixed", "random")),
                    GameOption.dependent(
                            "setup-seed",
                            "the number of a random setup",
                            earlier -> earlier.get("setup").equals("random")
                                    ? new GameOption.Range(0, Long.MAX_VALUE, 1)
                                    : new GameOption.Nothing("the setup is fixed"))),
            "Take counters.");

    private final GameOptions options;

    /** The counters that are left, and the side to move. */
    public record State(int counters, Player turn) implements Serializable {}

    private Nim(GameOptions options) {
        this.options = options;
    }

    public static Nim of(GameOptions given) {
        return new Nim(INFO.resolve(given));
    }

    public static Nim withSize(int size) {
        return of(GameOptions.of("size", size));
    }

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public GameOptions options() {
        return options;
    }

    @Override
    public State initialState() {
        int size = options.getInt("size");
        Optional<String> seed = options.find("setup-seed");
        return new State(seed.isEmpty() ? size : 1 + new Rng(Long.parseLong(seed.get())).below(size), Player.FIRST);
    }

    @Override
    public Player turn(State state) {
        return state.turn();
    }

    @Override
    protected List<Integer> moves(State state) {
        return IntStream.rangeClosed(1, Math.min(options.getInt("most-taken"), state.counters()))
                .boxed()
                .toList();
    }

    @Override
    protected State next(State state, Integer taken) {
        boolean again = taken == 1 && options.getBoolean("double-turn");
        return new State(
                state.counters() - taken, again ? state.turn() : state.turn().opponent());
    }

    @Override
    public Outcome outcome(State state) {
        if (state.counters() > 0) {
            return Outcome.ONGOING;
        }
        return switch (options.get("variant")) {
            case "normal" -> Outcome.winOf(state.turn().opponent());
            case "misere" -> Outcome.winOf(state.turn());
            default -> Outcome.DRAW;
        };
    }

    @Override
    public Notation<State, Integer> notation() {
        return Notation.of(
                state -> state.counters() + " " + BoardText.formatTurn(state.turn(), "lr"),
                Nim::parseState,
                Object::toString,
                Nim::number);
    }

    private static State parseState(String text) {
        List<String> parts = BoardText.parts(text, "heap", "turn");
        return new State(number(parts.get(0)), BoardText.parseTurn(parts.get(1), "lr"));
    }

    private static int number(String text) {
        if (!text.matches("0|[1-9][0-9]{0,3}")) {
            throw new NotationException(BoardwrightException.quote(text) + " is no number of counters");
        }
        return Integer.parseInt(text);
    }
}
