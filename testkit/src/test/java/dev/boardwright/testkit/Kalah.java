package dev.boardwright.testkit;

import dev.boardwright.core.BoardLayout;
import dev.boardwright.core.BoardView;
import dev.boardwright.core.BoardView.Shade;
import dev.boardwright.core.Cell;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOption;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Notation;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.PositionGame;
import java.io.Serializable;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Kalah: a fast game without a grid, with options that are numbers, turns that do not alternate, and moves that happen
 * elsewhere for either player. A move is the number of a pit, from the left as its player sees it.
 */
final class Kalah extends PositionGame<Kalah.State, Kalah.Move> {
    static final GameInfo INFO = new GameInfo(
            "kalah",
            "Kalah",
            List.of("South", "North"),
            List.of(
                    GameOption.range("pits", "pits of a player", 1, 10, 6),
                    GameOption.range("seeds", "seeds in each pit at the start", 1, 9, 4)),
            """
            Seeds are sown against the clock, one in each pit and in the player's own store.
            A last seed in the own store gives another turn; one in an own empty pit captures the seeds opposite.
            When a side has no seeds left, the other one keeps its own. More seeds win.
            """);

    private static final Pattern TEXT = Pattern.compile("(\\d{1,3}(?:,\\d{1,3})*)/(\\d{1,3}(?:,\\d{1,3})*) ([snSN])");

    /** The seeds of South's pits and store, then those of North; and the side to move. */
    record State(List<Integer> seeds, Player turn) implements Serializable {
        State {
            seeds = List.copyOf(seeds);
        }
    }

    record Move(int pit) implements Serializable {}

    private final int pits;
    private final BoardLayout layout;

    Kalah(GameOptions given) {
        super(INFO, INFO.resolve(given));
        pits = options().getInt("pits");
        layout = BoardLayout.pits(pits, 2).withStores(new Cell(pits, 0).toString(), new Cell(pits, 1).toString());
    }

    int pits() {
        return pits;
    }

    @Override
    public State initialState() {
        List<Integer> side = Stream.concat(Collections.nCopies(pits, options().getInt("seeds")).stream(), Stream.of(0))
                .toList();
        return new State(Stream.concat(side.stream(), side.stream()).toList(), Player.FIRST);
    }

    @Override
    public Notation<State, Move> notation() {
        return Notation.of(
                state -> text(state.seeds().subList(0, pits + 1)) + "/"
                        + text(state.seeds().subList(pits + 1, 2 * pits + 2))
                        + (state.turn() == Player.FIRST ? " s" : " n"),
                this::parse,
                move -> Integer.toString(move.pit()),
                text -> {
                    if (!text.matches("[1-9]|10") || Integer.parseInt(text) > pits) {
                        throw new NotationException("a pit is a number from 1 to " + pits);
                    }
                    return new Move(Integer.parseInt(text));
                });
    }

    private static String text(List<Integer> side) {
        return side.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    private State parse(String text) {
        var parts = TEXT.matcher(text);
        if (!parts.matches()) {
            throw new NotationException("a position is like 4,4,4,0/4,4,4,0 s");
        }
        List<Integer> seeds = Stream.of(
                        parts.group(1).split(","), parts.group(2).split(","))
                .flatMap(Stream::of)
                .map(Integer::valueOf)
                .toList();
        State state = new State(seeds, (parts.group(3).charAt(0) | 32) == 's' ? Player.FIRST : Player.SECOND);
        check(state);
        return state;
    }

    @Override
    protected void check(State state) {
        int total = 2 * pits * options().getInt("seeds");
        if (state.seeds().size() != 2 * pits + 2
                || state.seeds().stream().anyMatch(n -> n < 0)
                || state.seeds().stream().mapToInt(n -> n).sum() != total) {
            throw new NotationException("there are " + total + " seeds in two rows of " + pits + " pits and a store");
        }
    }

    @Override
    protected Position<State> newPosition(State state) {
        return new KalahPosition(this, state);
    }

    @Override
    public int encode(Move move) {
        return decode(move.pit() - 1).pit() - 1;
    }

    @Override
    public Move decode(int code) {
        if (code < 0 || code >= pits) {
            throw new NotationException("there is no move with code " + code);
        }
        return new Move(code + 1);
    }

    @Override
    protected String whyIllegal(State state, Move move) {
        return "the pit is empty";
    }

    @Override
    public List<Cell> cells(State state, Move move) {
        boolean south = state.turn() == Player.FIRST;
        return List.of(new Cell(south ? move.pit() - 1 : pits - move.pit(), south ? 0 : 1));
    }

    @Override
    public BoardView view(State state) {
        return BoardView.of(
                layout,
                c -> "o".repeat(state.seeds().get(index(c))),
                c -> Shade.PLAIN,
                Map.of(),
                List.of(new BoardView.Tally(
                        "seeds", state.seeds().get(pits), state.seeds().get(2 * pits + 1))));
    }

    /** The pit that is drawn as cell {@code c}: North's from its right to its left. */
    private int index(int c) {
        return c < pits ? c : c < 2 * pits ? 3 * pits - c : c == 2 * pits ? pits : 2 * pits + 1;
    }
}
