package connectfour;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Threats;

/** The cells that complete four in a row, found for all cells at once. */
final class ConnectFourThreats extends Threats<ConnectFour.State> {
    private final ConnectFourPosition board;

    ConnectFourThreats(ConnectFourPosition board) {
        super(board);
        this.board = board;
    }

    @Override
    public void winningMoves(MoveBuffer out) {
        add(board.wins(true), out);
    }

    /** Only a disc on the winning cell stops a win, so nothing stops two. */
    @Override
    public boolean stoppingMoves(MoveBuffer out) {
        long wins = board.wins(false);
        if (Long.bitCount(wins) == 1) {
            add(wins, out);
        }
        return wins != 0;
    }

    private static void add(long cells, MoveBuffer out) {
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            out.add(Long.numberOfTrailingZeros(rest));
        }
    }

    @Override
    public boolean pass() {
        board.pass();
        return true;
    }

    @Override
    public void undoPass() {
        board.pass();
    }

    /** A cell that will win once there is a disc below it counts as two more moves. */
    @Override
    public int potential(Player player) {
        return 48 * Long.bitCount(board.completions(player));
    }
}
