package morris;

import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Notation;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.RepetitionRule;
import dev.boardwright.core.ValueGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The rules of Nine Men's Morris with values: slow and easy to read. The contract compares the fast position with it. The
 * lines follow from the coordinates of the points: three neighbours in a row or column of the drawing.
 */
final class PlainMorris extends ValueGame<NineMensMorris.State, NineMensMorris.Move> {
    private final NineMensMorris fast;
    private final List<List<Integer>> lines = new ArrayList<>();

    PlainMorris(NineMensMorris fast) {
        this.fast = fast;
        for (int i = 0; i < 7; i++) {
            char column = (char) ('a' + i);
            char row = (char) ('1' + i);
            addLines(Board.NAMES.stream().filter(name -> name.charAt(0) == column).toList());
            addLines(Board.NAMES.stream().filter(name -> name.charAt(1) == row).toList());
        }
    }

    /** Three points of a column or row are a line, and so are the first and the last three of six. */
    private void addLines(List<String> names) {
        for (int i = 0; i < names.size(); i += 3) {
            lines.add(names.subList(i, i + 3).stream().map(Board.NAMES::indexOf).toList());
        }
    }

    private boolean areNeighbours(int one, int other) {
        return lines.stream()
                .anyMatch(line -> line.contains(one)
                        && line.contains(other)
                        && Math.abs(line.indexOf(one) - line.indexOf(other)) == 1);
    }

    private boolean isInMill(String points, int point) {
        return lines.stream()
                .anyMatch(line -> line.contains(point)
                        && line.stream().allMatch(p -> points.charAt(p) == points.charAt(point)));
    }

    @Override
    public NineMensMorris.State initialState() {
        return new NineMensMorris.State(".".repeat(24), Player.FIRST, 9, 9);
    }

    @Override
    public Player turn(NineMensMorris.State state) {
        return state.turn();
    }

    private static char letter(Player player) {
        return player == Player.FIRST ? 'w' : 'b';
    }

    private static int inHand(NineMensMorris.State state) {
        return state.turn() == Player.FIRST ? state.firstInHand() : state.secondInHand();
    }

    private static int onBoard(NineMensMorris.State state) {
        return (int) state.points().chars().filter(c -> c == letter(state.turn())).count();
    }

    @Override
    protected List<NineMensMorris.Move> moves(NineMensMorris.State state) {
        List<NineMensMorris.Move> moves = new ArrayList<>();
        if (inHand(state) > 0) {
            addMoves(state, -1, moves);
        } else {
            for (int from = 0; from < 24; from++) {
                if (state.points().charAt(from) == letter(state.turn())) {
                    addMoves(state, from, moves);
                }
            }
        }
        return moves;
    }

    private void addMoves(NineMensMorris.State state, int from, List<NineMensMorris.Move> moves) {
        boolean flies = onBoard(state) == 3 && fast.options().getBoolean("flying");
        for (int to = 0; to < 24; to++) {
            boolean inReach = from < 0 || flies || areNeighbours(from, to);
            if (state.points().charAt(to) == '.' && inReach) {
                String after = moved(state, from, to);
                if (!isInMill(after, to)) {
                    moves.add(move(from, to, -1));
                } else {
                    for (int taken : removable(after, letter(state.turn().opponent()))) {
                        moves.add(move(from, to, taken));
                    }
                }
            }
        }
    }

    private List<Integer> removable(String points, char theirs) {
        List<Integer> all = new ArrayList<>();
        List<Integer> single = new ArrayList<>();
        for (int p = 0; p < 24; p++) {
            if (points.charAt(p) == theirs) {
                all.add(p);
                if (!isInMill(points, p)) {
                    single.add(p);
                }
            }
        }
        return single.isEmpty() ? all : single;
    }

    private static NineMensMorris.Move move(int from, int to, int taken) {
        return new NineMensMorris.Move(name(from), name(to), name(taken));
    }

    private static String name(int point) {
        return point < 0 ? "" : Board.NAMES.get(point);
    }

    private static String moved(NineMensMorris.State state, int from, int to) {
        StringBuilder points = new StringBuilder(state.points());
        if (from >= 0) {
            points.setCharAt(from, '.');
        }
        points.setCharAt(to, letter(state.turn()));
        return points.toString();
    }

    @Override
    protected NineMensMorris.State next(NineMensMorris.State state, NineMensMorris.Move move) {
        StringBuilder points = new StringBuilder(
                moved(state, Board.NAMES.indexOf(move.from()), Board.NAMES.indexOf(move.to())));
        if (!move.taken().isEmpty()) {
            points.setCharAt(Board.NAMES.indexOf(move.taken()), '.');
        }
        boolean put = move.from().isEmpty();
        boolean first = state.turn() == Player.FIRST;
        return new NineMensMorris.State(
                points.toString(),
                state.turn().opponent(),
                state.firstInHand() - (put && first ? 1 : 0),
                state.secondInHand() - (put && !first ? 1 : 0));
    }

    @Override
    public Outcome outcome(NineMensMorris.State state) {
        boolean tooFew = inHand(state) + onBoard(state) < 3;
        return tooFew || movesOnce(state).isEmpty() ? Outcome.winOf(state.turn().opponent()) : Outcome.ONGOING;
    }

    @Override
    public Optional<RepetitionRule> repetition() {
        return fast.repetition();
    }

    @Override
    public GameInfo info() {
        return fast.info();
    }

    @Override
    public GameOptions options() {
        return fast.options();
    }

    @Override
    public Notation<NineMensMorris.State, NineMensMorris.Move> notation() {
        return fast.notation();
    }
}
