package othello;

import dev.boardwright.core.BoardView;
import dev.boardwright.core.BoardView.Colour;
import dev.boardwright.core.BoardView.Tally;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Notation;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.board.BoardState;
import dev.boardwright.core.board.BoardText;
import dev.boardwright.core.board.Grid;
import dev.boardwright.core.board.GridGame;
import dev.boardwright.core.board.Symmetry;
import dev.boardwright.core.pattern.BitLayout;
import dev.boardwright.core.pattern.BoardBits;
import dev.boardwright.core.pattern.PatternGame;
import java.io.Serializable;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Othello: discs that are enclosed change sides; the player with more discs wins. The rules are in the position. */
public final class Othello extends GridGame<Othello.State, Othello.Move>
        implements PatternGame<Othello.State, Othello.Move> {
    static final Grid GRID = Grid.square(8);
    static final String LETTERS = "bw";
    static final GameInfo INFO = new GameInfo(
                    "othello",
                    "Othello",
                    List.of("Black", "White"),
                    List.of(),
                    "1. Black and White put a disc on an empty cell in turn. Black begins.\n"
                            + "2. A disc has to enclose a row of the opponent's discs, in any of eight directions, between"
                            + " itself and another disc of its colour. All enclosed discs change sides.\n"
                            + "3. A player who cannot do so has to pass. When neither can, the player with more discs wins;"
                            + " as many discs are a draw.\n")
            .withSummary("Enclose the opponent's discs to turn them over, and have more discs at the end.");

    private static final Map<Character, Colour> COLOURS = Map.of('b', Colour.BLACK, 'w', Colour.WHITE);

    /** The discs from a1 along the rows, b, w or a dot, and the side to move. */
    public record State(String board, Player turn) implements BoardState {
        @Override
        public Grid grid() {
            return GRID;
        }
    }

    /** A disc on a cell, or a pass. */
    public record Move(int cell) implements Serializable {
        static final Move PASS = new Move(OthelloPosition.PASS);
    }

    private static final Notation<State, Move> NOTATION = Notation.of(
            state -> BoardText.format(GRID, state.board()) + " " + BoardText.formatTurn(state.turn(), LETTERS),
            Othello::parseState,
            move -> move.equals(Move.PASS) ? "pass" : GRID.name(move.cell()),
            text -> text.toLowerCase(Locale.ROOT).equals("pass") ? Move.PASS : new Move(GRID.parse(text)));

    /** The game; it has no options. */
    public Othello() {
        super(INFO, GameOptions.create(), GRID);
    }

    private static State parseState(String text) {
        List<String> parts = BoardText.parts(text, "board", "turn");
        return new State(BoardText.parse(GRID, LETTERS, parts.get(0)), BoardText.parseTurn(parts.get(1), LETTERS));
    }

    @Override
    protected void checkBoard(State state) {
        BoardText.check(state.board(), LETTERS);
    }

    @Override
    public State initialState() {
        return parseState("8/8/8/3bw3/3wb3/8/8/8 b");
    }

    @Override
    public Notation<State, Move> notation() {
        return NOTATION;
    }

    @Override
    protected Position<State> newPosition(State state) {
        return new OthelloPosition(state);
    }

    @Override
    public int encode(Move move) {
        return decode(move.cell()).cell();
    }

    @Override
    public Move decode(int code) {
        if (code < 0 || code > OthelloPosition.PASS) {
            throw new NotationException("there is no move with code " + code);
        }
        return new Move(code);
    }

    @Override
    protected String whyIllegal(State state, Move move) {
        if (move.equals(Move.PASS)) {
            return "a player who can move may not pass";
        }
        return state.board().charAt(move.cell()) == '.' ? "it encloses no disc" : "there is a disc on it";
    }

    @Override
    public BoardView view(State state) {
        return BoardView.of(
                GRID.columns(),
                GRID.rows(),
                checked(state).board(),
                c -> BoardView.Shade.PLAIN,
                COLOURS,
                List.of(new Tally("discs", count(state, 'b'), count(state, 'w'))));
    }

    private static int count(State state, char disc) {
        return (int) state.board().chars().filter(c -> c == disc).count();
    }

    /** Corners, which never change sides, and the number of moves. */
    @Override
    public Evaluation<State> evaluation() {
        return (position, player) -> player.sign() * ((OthelloPosition) position).judgement();
    }

    /** The discs of the side to move and of the other side, as the position keeps them; for learning. */
    @Override
    public BoardBits<State> boardBits() {
        BitLayout layout = BitLayout.of(grid(), 2, (plane, cell) -> Long.SIZE * plane + cell)
                .withPhases(4)
                .withSymmetries(Symmetry.ALL);
        return new BoardBits<>(layout) {
            @Override
            public void read(Position<State> position, long[] words) {
                ((OthelloPosition) position).bits(words);
            }
        };
    }
}
