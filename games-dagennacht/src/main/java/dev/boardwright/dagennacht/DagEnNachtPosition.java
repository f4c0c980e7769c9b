package dev.boardwright.dagennacht;

import dev.boardwright.core.Cell;
import dev.boardwright.core.HashKeys;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rules of Dag en Nacht, in order. The stones are in {@link Stones}; squares are numbered as {@link Squares} says,
 * moves as {@link MoveCodes} says.
 *
 * <p>The number of shifts of each side is kept up to date: a stone on a black square has one for each empty neighbour.
 * Every game ends, because the number of empty black squares plus twice that of empty white ones is one less after every
 * move.
 */
final class DagEnNachtPosition extends Position<DagEnNachtState> implements DagEnNachtView {
    private static final int NOBODY = -1;
    /** The number of bits of {@link #shifts} for each side. */
    private static final int SHIFTS_BITS = 16;

    private static final long TURN_KEY = HashKeys.key("dagennacht turn", 0);

    private final DagEnNacht game;
    private final Stones stones;
    private final LineStones lines;
    private final WindowScan scan;
    /** For each move made: its code, the place of its square in {@link BlackSquares}, and {@link #shifts} before it. */
    private final long[] history;

    private int plies;
    private int side;
    private int winner;
    /** The number of Black's shifts in the lower half, and of White's in the upper. */
    private int shifts;

    private @Nullable MoveObserver observer;
    /** Built when they are first needed, because most positions are made for less. */
    private @Nullable DagEnNachtReplies replies;

    private @Nullable DagEnNachtPlayout playout;

    /** Rules 1, 3 and 5: a position that both sides have won is refused. */
    DagEnNachtPosition(DagEnNacht game, DagEnNachtState state) {
        this.game = game;
        stones = new Stones(game.grid(), game.windows());
        lines = stones.lines();
        scan = new WindowScan(lines, game.windows());
        history = new long[2 * game.grid().cells()];
        for (int c = 0; c < game.grid().cells(); c++) {
            int owner = DagEnNachtState.LETTERS.indexOf(state.board().charAt(c));
            if (owner >= 0) {
                stones.put(owner, Squares.of(game.grid().cellAt(c)));
            }
        }
        side = state.turn().index();
        countShifts();
        int blackWin = scan.findWin(0);
        int whiteWin = scan.findWin(1);
        if (blackWin >= 0 && whiteWin >= 0) {
            throw new NotationException("both sides have won: Black has a winning row that starts on "
                    + Squares.cell(blackWin) + ", White one that starts on " + Squares.cell(whiteWin));
        }
        winner = blackWin >= 0 ? 0 : whiteWin >= 0 ? 1 : NOBODY;
    }

    /** Rule 1. */
    @Override
    public Player turn() {
        return Player.of(side);
    }

    /** Rule 2: the drops, then the shifts, each from {@code a1} along the rows. */
    @Override
    public void moves(MoveBuffer out) {
        if (winner != NOBODY) {
            return;
        }
        int end = Squares.FRAME + game.size();
        for (int row = Squares.FRAME; row < end; row++) {
            for (int rest = ~lines.taken(row) & Squares.blackBits(row); rest != 0; rest &= rest - 1) {
                out.add(MoveCodes.of(Squares.inRow(row, Integer.numberOfTrailingZeros(rest)), MoveCodes.DROP));
            }
        }
        for (int row = Squares.FRAME; row < end; row++) {
            for (int rest = lines.stones(side, row) & Squares.blackBits(row); rest != 0; rest &= rest - 1) {
                int square = Squares.inRow(row, Integer.numberOfTrailingZeros(rest));
                for (int way = MoveCodes.DROP + 1; way < MoveCodes.WAYS; way++) {
                    if (!lines.isTaken(MoveCodes.target(square, way))) {
                        out.add(MoveCodes.of(square, way));
                    }
                }
            }
        }
    }

    /** Rule 2, unless by rule 3 the game is over. */
    @Override
    public int moveCount() {
        return winner != NOBODY ? 0 : drops() + shifts(side);
    }

    /** Rule 2: the number of drops of either side. */
    @Override
    public int drops() {
        return stones.blackSquares().empties();
    }

    /** Rule 2: the number of shifts that {@code owner} has, or would have if it were to move. */
    int shifts(int owner) {
        return (shifts >>> (SHIFTS_BITS * owner)) & ((1 << SHIFTS_BITS) - 1);
    }

    /** Rule 2. */
    @Override
    public int moveAt(int k) {
        return stones.moveAt(side, k);
    }

    /** Rule 2. */
    @Override
    public int randomMove(Rng rng) {
        int drawn = stones.draw(side, rng);
        return drawn != Stones.NONE ? drawn : super.randomMove(rng);
    }

    /** Rules 2 and 3. */
    @Override
    public void play(int code) {
        int mover = side;
        int square = MoveCodes.square(code);
        int way = MoveCodes.way(code);
        int target = MoveCodes.target(square, way);
        history[plies++] = code | stones.blackSquares().place(square) << 16 | (long) shifts << 32;
        if (observer != null) {
            observer.beforeMove(mover, square, target);
        }
        if (stones.play(mover, square, way)) {
            winner = mover;
        }
        if (observer != null) {
            observer.afterMove(mover, target);
        }
        if (way == MoveCodes.DROP) {
            shifts += lines.emptyAround(square) << (SHIFTS_BITS * mover);
        } else {
            // The stone had a shift for each empty neighbour, including its target; each stone beside that has one
            // fewer.
            shifts -= (lines.emptyAround(square) + 1) << (SHIFTS_BITS * mover);
            shifts -= lines.stonesAround(0, target) + (lines.stonesAround(1, target) << SHIFTS_BITS);
        }
        side = mover ^ 1;
    }

    @Override
    public void undo() {
        long last = history[--plies];
        int code = (int) last & 0xffff;
        side ^= 1;
        winner = NOBODY;
        shifts = (int) (last >>> 32);
        stones.undo(side, MoveCodes.square(code), MoveCodes.way(code), (int) last >>> 16);
        if (observer != null) {
            observer.afterUndo();
        }
    }

    /** Rules 3 and 4: somebody has won, or the side to move has no move. */
    @Override
    public boolean isOver() {
        return moveCount() == 0;
    }

    /** Every move makes the number of empty black squares plus twice that of empty white ones one less. */
    @Override
    public int longest() {
        int longest = 0;
        for (int row = Squares.FRAME; row < Squares.FRAME + game.size(); row++) {
            int empty = ~lines.taken(row);
            longest += 2 * Integer.bitCount(empty) - Integer.bitCount(empty & Squares.blackBits(row));
        }
        return longest;
    }

    /** Rules 3 and 4. */
    @Override
    public int margin() {
        return winner == NOBODY ? 0 : Player.of(winner).sign();
    }

    @Override
    public long countReplies(MoveBuffer moves) {
        if (replies == null) {
            replies = new DagEnNachtReplies(this, lines);
        }
        return replies.count(moves);
    }

    @Override
    public int playOut(Rng rng) {
        if (winner != NOBODY) {
            return 0;
        }
        if (playout == null) {
            playout = new DagEnNachtPlayout(stones);
        }
        int made = playout.play(side, rng);
        side = playout.side();
        winner = playout.isWon() ? side ^ 1 : NOBODY;
        countShifts();
        restart();
        return made;
    }

    private void countShifts() {
        shifts = stones.countShifts(0) + (stones.countShifts(1) << SHIFTS_BITS);
    }

    private void restart() {
        plies = 0;
        if (observer != null) {
            observer.restart();
        }
    }

    @Override
    public Position<DagEnNachtState> copy() {
        return new DagEnNachtPosition(game, toState());
    }

    @Override
    public void copyFrom(Position<DagEnNachtState> other) {
        DagEnNachtPosition that = (DagEnNachtPosition) other;
        stones.copyFrom(that.stones);
        plies = 0;
        side = that.side;
        winner = that.winner;
        shifts = that.shifts;
        if (observer != null) {
            observer.copyFrom(that.observer);
        }
    }

    /** Rule 3: the squares of every row that has won, in the order of the board; none if nobody has. */
    List<Cell> winningCells() {
        return winner == NOBODY
                ? List.of()
                : scan.wonSquares(winner).sorted().mapToObj(Squares::cell).toList();
    }

    @Override
    public long hash() {
        return stones.hash() ^ (side * TURN_KEY);
    }

    @Override
    public DagEnNachtState toState() {
        StringBuilder board = new StringBuilder(game.grid().cells());
        for (int c = 0; c < game.grid().cells(); c++) {
            board.append(letter(c));
        }
        return new DagEnNachtState(board.toString(), turn());
    }

    @Override
    public int size() {
        return game.size();
    }

    @Override
    public boolean isBalanced() {
        return game.isBalanced();
    }

    @Override
    public char letter(int cell) {
        int square = Squares.of(game.grid().column(cell), game.grid().row(cell));
        return lines.holds(0, square) ? 'b' : lines.holds(1, square) ? 'w' : '.';
    }

    @Override
    public int shifts(Player player) {
        return shifts(player.index());
    }

    @Override
    public int stonesOnBlack(Player player) {
        return stones.blackSquares().stones(player.index());
    }

    @Override
    public int windows(Player player, int lacking) {
        return scan.count(player.index(), lacking);
    }

    @Override
    public int distance(Player player) {
        return scan.distance(player.index());
    }

    WindowScan scan() {
        return scan;
    }

    Windows windows() {
        return game.windows();
    }

    Stones stones() {
        return stones;
    }

    /** The largest number of moves that can be undone. */
    int longestHistory() {
        return history.length;
    }

    /** Gives the turn to the other side, which is not a move. A second call undoes it. */
    void pass() {
        side ^= 1;
    }

    @Nullable
    MoveObserver observer() {
        return observer;
    }

    /** Makes {@code follower} follow every move from now on. */
    void observe(MoveObserver follower) {
        observer = follower;
    }

    /** Writes the bits of {@link DagEnNachtBits}. */
    void bits(long[] words) {
        for (int row = 0; row < words.length; row++) {
            words[row] = lines.row(side, Squares.FRAME + row);
        }
    }
}
