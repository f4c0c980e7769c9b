package morris;

import dev.boardwright.core.BoardView;
import dev.boardwright.core.Cell;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOption;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Notation;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.PositionGame;
import dev.boardwright.core.RepetitionRule;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Nine Men's Morris. The rules, which {@link MorrisPosition} applies:
 *
 * <ol>
 *   <li>White and Black have nine stones each and move in turn; White begins. The board has 24 points.
 *   <li>A player with stones in hand puts one on a free point.
 *   <li>Then a player moves a stone along a line to the next point, if it is free.
 *   <li>With three stones left, a player may move a stone to any free point, unless the option {@code flying} is off.
 *   <li>A player who has three stones in a line, a mill, by this move removes an opponent's stone from the board: one that
 *       is in no mill or, if all are in mills, any. Two mills at once remove one stone.
 *   <li>A mill may be opened and closed again.
 *   <li>A player with fewer than three stones, in hand and on the board, has lost.
 *   <li>A player who cannot move has lost.
 *   <li>A position that occurs for the third time is a draw, and so are 100 moves in a row without a stone put on the board
 *       or removed.
 * </ol>
 *
 * <p>The last rule is all that a game has to say about repetition: see {@link #repetition}.
 */
public class NineMensMorris extends PositionGame<NineMensMorris.State, NineMensMorris.Move> {
    static final String LETTERS = "wb";
    static final int STONES = 9;

    static final GameInfo INFO = new GameInfo(
            "nine-mens-morris",
            "Nine Men's Morris",
            List.of("White", "Black"),
            List.of(GameOption.flag("flying", "a player with three stones may move to any free point", true)),
            """
            White and Black have nine stones each and put them on the points in turn.
            Then they move a stone along a line to a free point next to it. With three stones left, a player may move to any\
             free point.
            Three stones in a line are a mill: who makes one removes an opponent's stone, none of a mill unless all are in\
             mills.
            A player with fewer than three stones, or without a move, has lost.
            The third occurrence of a position is a draw, and so are 100 moves in a row without a stone put on the board or\
             removed.
            """)
            .withSummary("Make mills of three stones to remove the opponent's, until two are left or none can move.");

    private static final Pattern HANDS = Pattern.compile("([0-9])-([0-9])");

    /** The points from a1 along the rows, w, b or a dot; the side to move; and the stones in hand. */
    public record State(String points, Player turn, int firstInHand, int secondInHand) implements Serializable {
        /** Validates the letters and the numbers of stones. */
        public State {
            if (points.length() != Board.POINTS || turn == null) {
                throw new NotationException("a board has " + Board.POINTS + " points, and there is a side to move");
            }
            int[] stones = {firstInHand, secondInHand};
            for (char point : points.toCharArray()) {
                int owner = LETTERS.indexOf(point);
                if (owner >= 0) {
                    stones[owner]++;
                } else if (point != '.') {
                    throw new NotationException("stones are w and b, not " + point);
                }
            }
            if (firstInHand < 0 || secondInHand < 0 || stones[0] > STONES || stones[1] > STONES) {
                throw new NotationException("a player has at most " + STONES + " stones, in hand and on the board");
            }
            if (stones[0] < 3 && stones[1] < 3) {
                throw new NotationException("both players have fewer than three stones");
            }
        }
    }

    /**
     * A move.
     *
     * @param from the point that the stone comes from; none if it was in hand
     * @param to the point that it goes to
     * @param taken the opponent's stone that is removed, if this makes a mill
     */
    public record Move(String from, String to, String taken) implements Serializable {}

    private final boolean flying;

    /** A game with options that INFO.resolve has returned. */
    public NineMensMorris(GameOptions resolved) {
        super(INFO, resolved);
        flying = resolved.getBoolean("flying");
    }

    @Override
    public State initialState() {
        return new State(".".repeat(Board.POINTS), Player.FIRST, STONES, STONES);
    }

    @Override
    protected Position<State> newPosition(State state) {
        return new MorrisPosition(state, flying);
    }

    /** Rule 9. States and positions know nothing of earlier ones. */
    @Override
    public Optional<RepetitionRule> repetition() {
        return Optional.of(RepetitionRule.drawAt(3).orDrawAfterQuiet(100));
    }

    @Override
    public int encode(Move move) {
        return MorrisPosition.code(point(move.from()), point(move.to()), point(move.taken()));
    }

    private static int point(String name) {
        int point = name.isEmpty() ? MorrisPosition.NONE : Board.NAMES.indexOf(name);
        if (point < 0) {
            throw new NotationException("there is no point " + name);
        }
        return point;
    }

    @Override
    public Move decode(int code) {
        int base = MorrisPosition.BASE;
        int to = code / base % base;
        if (code < 0 || code / base / base > MorrisPosition.NONE || to == MorrisPosition.NONE) {
            throw new NotationException("there is no move with code " + code);
        }
        return new Move(name(code / base / base), name(to), name(code % base));
    }

    private static String name(int point) {
        return point == MorrisPosition.NONE ? "" : Board.NAMES.get(point);
    }

    @Override
    protected String whyIllegal(State state, Move move) {
        char own = LETTERS.charAt(state.turn().index());
        int inHand = state.turn() == Player.FIRST ? state.firstInHand() : state.secondInHand();
        if (inHand > 0 && !move.from().isEmpty()) {
            return "there are stones in hand, which are put on the board first";
        }
        if (inHand == 0 && (move.from().isEmpty() || at(state, move.from()) != own)) {
            return move.from().isEmpty() ? "there is no stone in hand" : "there is no stone of yours on " + move.from();
        }
        if (at(state, move.to()) != '.') {
            return "there is a stone on " + move.to();
        }
        Move quiet = new Move(move.from(), move.to(), "");
        if (move.taken().isEmpty()) {
            return isLegalWithATake(state, quiet) ? "it makes a mill, so it removes a stone" : "it is too far";
        }
        return isLegal(state, quiet) ? "it makes no mill" : "the stone on " + move.taken() + " cannot be removed";
    }

    private static char at(State state, String point) {
        return state.points().charAt(point(point));
    }

    private boolean isLegalWithATake(State state, Move quiet) {
        return Board.NAMES.stream().anyMatch(taken -> isLegal(state, new Move(quiet.from(), quiet.to(), taken)));
    }

    @Override
    public Notation<State, Move> notation() {
        return Notation.of(NineMensMorris::format, NineMensMorris::parse, NineMensMorris::format, NineMensMorris::parseMove);
    }

    /** The points of each row from the top, a number for a run of free ones; the turn; the stones in hand. */
    private static String format(State state) {
        StringBuilder text = new StringBuilder();
        int end = Board.POINTS;
        for (int row = Board.ROWS.size() - 1; row >= 0; row--) {
            int free = 0;
            int first = end - Board.ROWS.get(row).length();
            for (int p = first; p < end; p++) {
                boolean isFree = state.points().charAt(p) == '.';
                free += isFree ? 1 : 0;
                if (free > 0 && (!isFree || p == end - 1)) {
                    text.append(free);
                    free = 0;
                }
                text.append(isFree ? "" : state.points().charAt(p));
            }
            text.append(row == 0 ? " " : "/");
            end = first;
        }
        return text.append(LETTERS.charAt(state.turn().index()))
                .append(' ')
                .append(state.firstInHand())
                .append('-')
                .append(state.secondInHand())
                .toString();
    }

    private static State parse(String text) {
        String[] parts = text.toLowerCase(java.util.Locale.ROOT).split(" ", -1);
        if (parts.length != 3) {
            throw new NotationException("a position is the points, the side to move, and the stones in hand");
        }
        List<String> rows = new ArrayList<>(List.of(parts[0].split("/", -1)));
        if (rows.size() != Board.ROWS.size()) {
            throw new NotationException("the board has " + Board.ROWS.size() + " rows, not " + rows.size());
        }
        StringBuilder points = new StringBuilder();
        for (int row = 0; row < rows.size(); row++) {
            String written = rows.get(rows.size() - 1 - row);
            String expanded = written.replaceAll("(?<=[0-9])(?=[0-9])", "?");
            for (int run = 1; run <= 6; run++) {
                expanded = expanded.replace(Integer.toString(run), ".".repeat(run));
            }
            if (expanded.length() != Board.ROWS.get(row).length() || !expanded.matches("[.wb]*")) {
                throw new NotationException("row " + (row + 1) + " has " + Board.ROWS.get(row).length()
                        + " points, each w, b or part of a number of free ones, not '" + written + "'");
            }
            points.append(expanded);
        }
        Matcher hands = HANDS.matcher(parts[2]);
        int turn = parts[1].length() == 1 ? LETTERS.indexOf(parts[1]) : -1;
        if (turn < 0 || !hands.matches()) {
            throw new NotationException("after the points come w or b, and the stones in hand such as 9-9, not '"
                    + parts[1] + " " + parts[2] + "'");
        }
        State state = new State(
                points.toString(),
                Player.of(turn),
                Integer.parseInt(hands.group(1)),
                Integer.parseInt(hands.group(2)));
        if (!format(state).equals(String.join(" ", parts))) {
            throw new NotationException("free points in a row are one number: " + format(state));
        }
        return state;
    }

    /** {@code d2}, {@code a1d1}, or {@code a1d1xb4} if a stone is removed. */
    private static String format(Move move) {
        return move.from() + move.to() + (move.taken().isEmpty() ? "" : "x" + move.taken());
    }

    private static Move parseMove(String text) {
        Matcher move = MOVE.matcher(text.toLowerCase(java.util.Locale.ROOT));
        if (!move.matches()) {
            throw new NotationException("a move is a point, two points, or either with x and a point, not '" + text + "'");
        }
        return new Move(known(move.group(1)), known(move.group(2)), known(move.group(3)));
    }

    private static final Pattern MOVE = Pattern.compile("([a-g][1-7])??([a-g][1-7])(?:x([a-g][1-7]))?");

    private static String known(String name) {
        if (name != null && !Board.NAMES.contains(name)) {
            throw new NotationException("there is no point " + name);
        }
        return name == null ? "" : name;
    }

    @Override
    public List<Cell> cells(Move move) {
        List<Cell> cells = new ArrayList<>();
        for (String name : List.of(move.from(), move.to(), move.taken())) {
            if (!name.isEmpty()) {
                cells.add(Cell.of(name));
            }
        }
        return cells;
    }

    @Override
    public BoardView view(State state) {
        return BoardView.of(
                Board.LAYOUT,
                p -> state.points().charAt(p) == '.' ? "" : state.points().substring(p, p + 1),
                p -> BoardView.Shade.PLAIN,
                Map.of('w', BoardView.Colour.WHITE, 'b', BoardView.Colour.BLACK),
                List.of(new BoardView.Tally("stones in hand", state.firstInHand(), state.secondInHand())));
    }

    /** The stones, and the room to move them. The weight of a stone is chosen by hand. */
    @Override
    public Evaluation<State> evaluation() {
        return (position, player) -> {
            MorrisPosition board = (MorrisPosition) position;
            int lead = board.stones(Player.FIRST) - board.stones(Player.SECOND);
            int room = board.room(Player.FIRST) - board.room(Player.SECOND);
            return player.sign() * (20 * lead + room);
        };
    }
}
