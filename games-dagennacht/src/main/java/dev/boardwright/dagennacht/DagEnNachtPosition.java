package dev.boardwright.dagennacht;

import dev.boardwright.core.HashKeys;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.core.board.Cell;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The working board of Dag en Nacht. Squares are numbered as {@link Squares} says, moves as {@link MoveCodes} says.
 *
 * <p>Implementation notes. The stones are kept twice: on {@link Lines}, which finds what a move wins, and, those on black
 * squares, in {@link BlackSquares}, from which random moves are drawn. The number of shifts of either side is kept too:
 * a stone on a black square has as many as it has empty neighbours. A game from any position has an end: the empty black
 * squares plus twice the empty white ones are one fewer after every move.
 */
final class DagEnNachtPosition extends Position<DagEnNachtState> {
    /** How often a random move is drawn before the moves are counted: enough that this hardly ever happens. */
    private static final int DRAWS = 32;

    private static final int NOBODY = -1;
    /** How many bits of {@link #shifts} are for each side. */
    private static final int SHIFTS_BITS = 16;

    private static final long[] STONE_KEYS = HashKeys.keys("dagennacht stones", 2 * Squares.COUNT);
    private static final long TURN_KEY = HashKeys.key("dagennacht turn", 0);

    private final DagEnNacht game;
    private final Lines lines;
    private final BlackSquares blackSquares;
    /** For each move made: its code, the place its square had in {@link BlackSquares}, and {@link #shifts} before it. */
    private final long[] history;

    private int plies;
    private int side;
    private int winner = NOBODY;
    /** How many shifts Black has, in the lower half, and White, in the upper. */
    private int shifts;

    private long stonesHash;
    /** None until the position is first evaluated: random games do without. */
    private @Nullable Prospects prospects;
    /** What {@link #prospects} are, or will be again. */
    private @Nullable Prospects spareProspects;

    DagEnNachtPosition(DagEnNacht game, DagEnNachtState state) {
        this.game = game;
        lines = new Lines(game.windows());
        blackSquares = new BlackSquares(game.grid());
        history = new long[2 * game.grid().cells()];
        set(state);
    }

    private void set(DagEnNachtState state) {
        String board = state.board();
        for (int c = 0; c < board.length(); c++) {
            int owner = DagEnNachtState.LETTERS.indexOf(board.charAt(c));
            if (owner >= 0) {
                put(owner, Squares.of(game.grid().cellAt(c)));
            }
        }
        countShifts();
        side = state.turn().index();
        int blackWin = lines.findWin(0);
        int whiteWin = lines.findWin(1);
        if (blackWin >= 0 && whiteWin >= 0) {
            throw new NotationException("both sides have won: Black has a winning row that starts on "
                    + Squares.cell(blackWin) + ", White one that starts on " + Squares.cell(whiteWin));
        }
        winner = blackWin >= 0 ? 0 : whiteWin >= 0 ? 1 : NOBODY;
    }

    private void put(int owner, int square) {
        lines.flip(owner, square);
        stonesHash ^= key(owner, square);
        if (Squares.isWhite(square)) {
            lines.flipDiagonals(owner, square);
        } else {
            blackSquares.fill(owner, blackSquares.place(square));
        }
    }

    private static long key(int owner, int square) {
        return STONE_KEYS[owner << Squares.BITS | square];
    }

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
        for (int row = Squares.FRAME; row < Squares.FRAME + game.size(); row++) {
            for (int rest = ~lines.taken(row) & Squares.blackBits(row); rest != 0; rest &= rest - 1) {
                out.add(Squares.inRow(row, Integer.numberOfTrailingZeros(rest)));
            }
        }
        for (int row = Squares.FRAME; row < Squares.FRAME + game.size(); row++) {
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

    /** Rules 2 to 4. */
    @Override
    public int moveCount() {
        return winner != NOBODY ? 0 : blackSquares.empties() + shifts(side);
    }

    /** How many shifts {@code owner} would have, if it were to move. */
    int shifts(int owner) {
        return (shifts >>> (SHIFTS_BITS * owner)) & ((1 << SHIFTS_BITS) - 1);
    }

    @Override
    public int moveAt(int k) {
        int rest = k - blackSquares.empties();
        if (rest < 0) {
            return blackSquares.at(blackSquares.firstEmpty() + k);
        }
        int place = blackSquares.firstStone(side);
        int own = lines.emptyAround(blackSquares.at(place));
        while (rest >= own) {
            rest -= own;
            own = lines.emptyAround(blackSquares.at(++place));
        }
        int square = blackSquares.at(place);
        int way = MoveCodes.DROP;
        while (rest >= 0) {
            way++;
            rest -= lines.isTaken(MoveCodes.target(square, way)) ? 0 : 1;
        }
        return MoveCodes.of(square, way);
    }

    /**
     * Draws from the drops and all four shifts of each stone until one is legal: much quicker than the {@code k}-th legal
     * move, and as fair. Where most shifts are barred it falls back on counting.
     */
    @Override
    public int randomMove(Rng rng) {
        int drops = blackSquares.empties();
        int all = drops + MoveCodes.SHIFTS * blackSquares.stones(side);
        for (int draw = 0; draw < DRAWS; draw++) {
            // Drops are below 0, shifts from 0 on: told apart without a branch, which would be guessed wrong half the
            // time.
            int k = rng.below(all) - drops;
            int isDrop = k >> 31;
            int way = (1 + (k & 3)) & ~isDrop;
            int place = ((blackSquares.firstEmpty() + drops + k) & isDrop)
                    | ((blackSquares.firstStone(side) + (k >> 2)) & ~isDrop);
            int square = blackSquares.at(place);
            if (!lines.isTaken(MoveCodes.target(square, way))) {
                return MoveCodes.of(square, way);
            }
        }
        countShifts();
        return super.randomMove(rng);
    }

    /** Rules 2 and 3: makes a move on the board. */
    private void move(int code) {
        int mover = side;
        int square = MoveCodes.square(code);
        int way = MoveCodes.way(code);
        int place = blackSquares.place(square);
        side = mover ^ 1;
        lines.flip(mover, square);
        stonesHash ^= key(mover, square);
        if (way == MoveCodes.DROP) {
            blackSquares.fill(mover, place);
            if (lines.winsStraight(mover, square)) {
                winner = mover;
            }
        } else {
            int target = MoveCodes.target(square, way);
            blackSquares.vacate(mover, place);
            lines.flip(mover, target);
            lines.flipDiagonals(mover, target);
            stonesHash ^= key(mover, target);
            if (lines.winsStraight(mover, target) || lines.winsDiagonally(mover, target)) {
                winner = mover;
            }
        }
    }

    @Override
    public void play(int code) {
        int mover = side;
        int square = MoveCodes.square(code);
        int way = MoveCodes.way(code);
        int target = MoveCodes.target(square, way);
        history[plies++] = code | blackSquares.place(square) << 16 | (long) shifts << 32;
        if (prospects != null) {
            prospects.leave(mover, square, target);
        }
        move(code);
        if (prospects != null) {
            prospects.enter(mover, target);
        }
        if (way == MoveCodes.DROP) {
            shifts += lines.emptyAround(square) << (SHIFTS_BITS * mover);
        } else {
            // The stone had a shift for each empty neighbour, its target too; every stone beside that has one fewer.
            shifts -= (lines.emptyAround(square) + 1) << (SHIFTS_BITS * mover);
            shifts -= lines.stonesAround(0, target) + (lines.stonesAround(1, target) << SHIFTS_BITS);
        }
    }

    @Override
    public void undo() {
        long last = history[--plies];
        int code = (int) last & 0xffff;
        int place = (int) last >>> 16;
        int square = MoveCodes.square(code);
        int way = MoveCodes.way(code);
        int target = MoveCodes.target(square, way);
        side ^= 1;
        winner = NOBODY;
        shifts = (int) (last >>> 32);
        lines.flip(side, target);
        stonesHash ^= key(side, target);
        if (way == MoveCodes.DROP) {
            blackSquares.vacate(side, place);
        } else {
            blackSquares.fill(side, place);
            lines.flip(side, square);
            lines.flipDiagonals(side, target);
            stonesHash ^= key(side, square);
        }
        if (prospects != null) {
            prospects.undo();
        }
    }

    /**
     * As by {@link #play}, without keeping what only undo, counting and evaluating need: a third faster. The shifts are
     * counted where there is nothing else to do, and at the end.
     */
    @Override
    public int playOut(Rng rng) {
        prospects = null;
        int made = 0;
        while (winner == NOBODY && hasMove()) {
            move(randomMove(rng));
            made++;
        }
        plies = 0;
        countShifts();
        return made;
    }

    private boolean hasMove() {
        if (blackSquares.empties() > 0) {
            return true;
        }
        countShifts();
        return shifts(side) > 0;
    }

    private void countShifts() {
        shifts = 0;
        for (int owner = 0; owner < 2; owner++) {
            int first = blackSquares.firstStone(owner);
            for (int k = 0; k < blackSquares.stones(owner); k++) {
                shifts += lines.emptyAround(blackSquares.at(first + k)) << (SHIFTS_BITS * owner);
            }
        }
    }

    @Override
    public Position<DagEnNachtState> copy() {
        return new DagEnNachtPosition(game, toState());
    }

    @Override
    public void copyFrom(Position<DagEnNachtState> other) {
        DagEnNachtPosition that = (DagEnNachtPosition) other;
        lines.copyFrom(that.lines);
        blackSquares.copyFrom(that.blackSquares);
        plies = 0;
        side = that.side;
        winner = that.winner;
        shifts = that.shifts;
        stonesHash = that.stonesHash;
        prospects = null;
        if (that.prospects != null) {
            prospects = spareProspects();
            prospects.copyFrom(that.prospects);
        }
    }

    /** Rules 3 and 4. */
    @Override
    public boolean isOver() {
        return moveCount() == 0;
    }

    @Override
    public int margin() {
        return winner == NOBODY ? 0 : Player.of(winner).sign();
    }

    /** The squares of every row that has won, in the order of the board; none if nobody has. */
    List<Cell> winningCells() {
        return winner == NOBODY
                ? List.of()
                : lines.wonSquares(winner).sorted().mapToObj(Squares::cell).toList();
    }

    @Override
    public long hash() {
        return stonesHash ^ (side * TURN_KEY);
    }

    @Override
    public DagEnNachtState toState() {
        StringBuilder board = new StringBuilder(game.grid().cells());
        for (int c = 0; c < game.grid().cells(); c++) {
            int square = Squares.of(game.grid().cellAt(c));
            board.append(lines.holds(0, square) ? 'b' : lines.holds(1, square) ? 'w' : '.');
        }
        return new DagEnNachtState(board.toString(), turn());
    }

    /** What the windows are worth now, kept by every move from now on until this position is copied into. */
    Prospects prospects() {
        Prospects found = prospects;
        if (found == null) {
            // Moves made before the first evaluation are taken back and made again, to be followed this time.
            int made = plies;
            while (plies > 0) {
                undo();
            }
            found = spareProspects();
            found.set();
            prospects = found;
            while (plies < made) {
                play((int) history[plies] & 0xffff);
            }
        }
        return found;
    }

    private Prospects spareProspects() {
        Prospects spare = spareProspects;
        if (spare == null) {
            spare = new Prospects(lines, game.windows(), history.length);
            spareProspects = spare;
        }
        return spare;
    }

    DagEnNacht game() {
        return game;
    }

    Lines lines() {
        return lines;
    }
}
