package dev.boardwright.blackstone;

import dev.boardwright.blackstone.board.Board;
import dev.boardwright.blackstone.board.LanesBoard;
import dev.boardwright.blackstone.board.MoveCodes;
import dev.boardwright.blackstone.board.Room;
import dev.boardwright.blackstone.board.WordBoard;
import dev.boardwright.blackstone.board.WordCells;
import dev.boardwright.blackstone.playouts.WordPlayout;
import dev.boardwright.blackstone.playouts.WordPlayouts;
import dev.boardwright.core.HashKeys;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.PlayoutCounts;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.core.board.Grid;
import org.jspecify.annotations.Nullable;

/**
 * The rules of Blackstone, in order. The stones are on a {@link Board}, which comes in two layouts; this class says what
 * happens on it. {@link MoveCodes} gives moves their codes.
 */
final class BlackstonePosition extends Position<BlackstoneState> implements BlackstoneView {
    private static final int UNKNOWN = -1;
    /** With fewer games, playing one after the other is faster. */
    private static final int FEWEST_SIDE_BY_SIDE = 16;

    private static final long TURN_KEY = HashKeys.key("blackstone turn", 0);

    private final Blackstone game;
    private final Grid squares;
    private final Board board;
    /** Built when they are first needed, because most positions are made for less. */
    private @Nullable WordReplies replies;

    private @Nullable WordPlayout playout;
    private @Nullable WordPlayouts playouts;
    private int side;
    /** The number of legal moves, if it has been asked for since the last change. */
    private int count = UNKNOWN;

    BlackstonePosition(Blackstone game, BlackstoneState state) {
        this(
                game,
                state,
                WordBoard.fits(game.grid())
                        ? new WordBoard(game.grid(), game.variant().removal())
                        : new LanesBoard(
                                game.grid(), game.lanes(), game.variant().removal()));
    }

    /** On a given empty board, for tests that compare the two kinds. */
    BlackstonePosition(Blackstone game, BlackstoneState state, Board board) {
        this.game = game;
        this.board = board;
        squares = MoveCodes.squares(game.grid());
        for (int c = 0; c < game.grid().cells(); c++) {
            char letter = state.board().charAt(c);
            if (letter != '.') {
                board.put(letter, squares.cell(game.grid().cellAt(c)));
            }
        }
        if (state.turn() == Player.SECOND) {
            endTurn();
        }
    }

    /** Rule 2. */
    @Override
    public Player turn() {
        return Player.of(side);
    }

    /** Rule 2: the other side is to move. */
    private void endTurn() {
        board.swapSides();
        side ^= 1;
        count = UNKNOWN;
    }

    /** Rule 3, unless by rule 5 the game is over. */
    @Override
    public int moveCount() {
        if (count == UNKNOWN) {
            count = isOver() ? 0 : board.sweep(true);
        }
        return count;
    }

    /** Rule 3. */
    @Override
    public void moves(MoveBuffer out) {
        if (moveCount() > 0) {
            board.moves(out);
        }
    }

    /** Rule 3, in the order of {@link #moves}. */
    @Override
    public int moveAt(int k) {
        moveCount();
        return board.moveAt(k);
    }

    /** Rules 3, 4 and 2: a stone moves and leaves a black one, blocked stones leave, the other side is to move. */
    @Override
    public void play(int code) {
        int to = MoveCodes.to(code);
        board.move(MoveCodes.from(code), to);
        board.removeBlocked(to);
        endTurn();
    }

    @Override
    public void undo() {
        endTurn();
        board.restore();
    }

    /** Rule 5: a side has no stones. */
    @Override
    public boolean isOver() {
        return board.isOver();
    }

    /** Every move adds a black stone, and black stones leave the board, if at all, together with a coloured one. */
    @Override
    public int longest() {
        int cells = game.grid().cells();
        int fills = game.variant() == Variant.STANDARD ? 1 : board.stones(true) + board.stones(false) + 1;
        return fills * cells;
    }

    /** Rule 5. */
    @Override
    public int margin() {
        return turn().sign() * Board.margin(board.stones(true) == 0, board.stones(false) == 0, bothGone());
    }

    /** Rule 5: the margin of the side to move if neither side has a stone. The other side has made the last move. */
    private int bothGone() {
        return game.doubleElimination() == DoubleElimination.MOVER_WINS ? -1 : 0;
    }

    @Override
    public long countReplies(MoveBuffer moves) {
        if (!(board instanceof WordBoard word)) {
            return super.countReplies(moves);
        }
        if (replies == null) {
            replies = new WordReplies();
        }
        return replies.count(word, moves);
    }

    @Override
    public int playOut(Rng rng) {
        if (!(board instanceof WordBoard word)) {
            return super.playOut(rng);
        }
        if (playout == null) {
            playout = new WordPlayout();
        }
        int made = playout.play(word, rng);
        side ^= made & 1;
        count = UNKNOWN;
        return made;
    }

    @Override
    public Position<BlackstoneState> copy() {
        return new BlackstonePosition(game, toState());
    }

    @Override
    public void playOuts(Rng rng, int games, PlayoutCounts tally) {
        if (games < FEWEST_SIDE_BY_SIDE || isOver() || !(board instanceof WordBoard word)) {
            super.playOuts(rng, games, tally);
            return;
        }
        if (playouts == null) {
            playouts = new WordPlayouts(
                    WordCells.board(game.grid()), game.variant().removal(), bothGone());
        }
        playouts.play(word, turn().sign(), rng, games, tally);
    }

    @Override
    public void copyFrom(Position<BlackstoneState> other) {
        BlackstonePosition that = (BlackstonePosition) other;
        board.copyFrom(that.board);
        side = that.side;
        count = UNKNOWN;
    }

    @Override
    public long hash() {
        return board.hash() ^ (side * TURN_KEY);
    }

    @Override
    public BlackstoneState toState() {
        StringBuilder letters = new StringBuilder(game.grid().cells());
        for (int c = 0; c < game.grid().cells(); c++) {
            letters.append(letter(c));
        }
        return new BlackstoneState(letters.toString(), turn());
    }

    @Override
    public int size() {
        return game.size();
    }

    @Override
    public Variant variant() {
        return game.variant();
    }

    @Override
    public char letter(int cell) {
        int square = squares.cell(game.grid().column(cell), game.grid().row(cell));
        return side == 0 ? board.letter(square, 'r', 'b') : board.letter(square, 'b', 'r');
    }

    @Override
    public int stones(Player player) {
        return board.stones(isMine(player));
    }

    @Override
    public int mobility(Player player) {
        if (isMine(player)) {
            return isOver() ? board.sweep(true) : moveCount();
        }
        count = UNKNOWN;
        return board.sweep(false);
    }

    @Override
    public int openDirections(Player player) {
        return board.openDirections(isMine(player));
    }

    /** The advantage of {@code player} by {@link Room}. */
    int room(Player player) {
        return isMine(player) ? board.room() : -board.room();
    }

    /** Writes the bits of {@link BlackstoneBits}. */
    void bits(long[] words) {
        board.bits(words);
    }

    private boolean isMine(Player player) {
        return player.index() == side;
    }
}
