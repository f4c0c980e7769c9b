package othello;

import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.board.BoardText;
import dev.boardwright.core.board.Direction;
import dev.boardwright.testkit.PlainGame;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The rules of Othello with values: slow and easy to read. The contract compares the fast position with it. */
final class PlainOthello extends PlainGame<Othello.State, Othello.Move> {
    PlainOthello(Othello game) {
        super(game);
    }

    @Override
    public Othello.State initialState() {
        StringBuilder board = new StringBuilder(".".repeat(64));
        for (String disc : List.of("wd4", "we5", "be4", "bd5")) {
            board.setCharAt(grid().parse(disc.substring(1)), disc.charAt(0));
        }
        return new Othello.State(board.toString(), Player.FIRST);
    }

    /** Rule 2: the discs that a disc of the player on {@code cell} encloses. */
    private List<Integer> enclosed(String board, int cell, Player player) {
        char own = BoardText.formatTurn(player, Othello.LETTERS);
        char other = BoardText.formatTurn(player.opponent(), Othello.LETTERS);
        List<Integer> all = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            List<Integer> row = new ArrayList<>();
            for (int c : grid().ray(cell, direction)) {
                if (board.charAt(c) == own) {
                    all.addAll(row);
                }
                if (board.charAt(c) != other) {
                    break;
                }
                row.add(c);
            }
        }
        return all;
    }

    private List<Othello.Move> placings(Othello.State state, Player player) {
        return IntStream.range(0, 64)
                .filter(c -> state.board().charAt(c) == '.')
                .filter(c -> !enclosed(state.board(), c, player).isEmpty())
                .mapToObj(Othello.Move::new)
                .toList();
    }

    /** Rules 2 and 3. */
    @Override
    protected List<Othello.Move> moves(Othello.State state) {
        List<Othello.Move> placings = placings(state, state.turn());
        return placings.isEmpty() ? List.of(Othello.Move.PASS) : placings;
    }

    @Override
    protected Othello.State next(Othello.State state, Othello.Move move) {
        StringBuilder board = new StringBuilder(state.board());
        if (!move.equals(Othello.Move.PASS)) {
            char own = BoardText.formatTurn(state.turn(), Othello.LETTERS);
            board.setCharAt(move.cell(), own);
            enclosed(state.board(), move.cell(), state.turn()).forEach(c -> board.setCharAt(c, own));
        }
        return new Othello.State(board.toString(), state.turn().opponent());
    }

    /** Rule 3. */
    @Override
    public Outcome outcome(Othello.State state) {
        boolean over = placings(state, Player.FIRST).isEmpty() && placings(state, Player.SECOND).isEmpty();
        return over ? Outcome.ofMargin(margin(state)) : Outcome.ONGOING;
    }

    @Override
    public int margin(Othello.State state) {
        return state.board().chars().map(c -> c == 'b' ? 1 : c == 'w' ? -1 : 0).sum();
    }
}
