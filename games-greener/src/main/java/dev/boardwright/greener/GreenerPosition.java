package dev.boardwright.greener;

import dev.boardwright.core.HashKeys;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.PlayoutCounts;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.greener.board.Carries;
import dev.boardwright.greener.board.Contents;
import dev.boardwright.greener.board.Squares;
import dev.boardwright.greener.playouts.ManyGames;
import dev.boardwright.greener.playouts.OneGame;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The working board of Greener. A move's code is its two {@linkplain Squares squares}, or {@link Carries#PASS}.
 *
 * <p>Implementation notes. The rest of the game depends on the top, the height and the greens of each stack. The
 * fields:
 *
 * <pre>
 *   (gb) w  .    mine      x . .    theirs    . x .    occupied   x x .    greens, height    1,2  0,1   -
 *    g   .  .              . . .              . . .               x . .                      1,1   -    -
 *                 Black to move
 * </pre>
 *
 * The order of the pieces inside the stacks is not stored: {@link #toState} rebuilds it from the first state and the
 * moves since. A move adds the greens and the height of its stack to those where it lands. The old numbers stay on the
 * square that it left; they have no meaning there, but undo needs them.
 *
 * <p>A game has at most {@link #LONGEST_LINE} moves, because each move except a pass removes a stack, and there are no
 * two passes in a row.
 */
final class GreenerPosition extends Position<GreenerState> implements GreenerView {
    /** The index of the green letter among the pieces. */
    private static final int GREEN = 2;

    private static final int LONGEST_LINE = 2 * Squares.COUNT;

    private static final long[] CONTENTS_KEYS = HashKeys.keys("greener contents", Squares.COUNT);
    private static final long MINE_KEY = HashKeys.key("greener mine", 0) | 1;
    private static final long THEIRS_KEY = HashKeys.key("greener theirs", 0) | 1;
    private static final long TURN_KEY = HashKeys.key("greener turn", 0);

    /** The squares with the stacks of the side to move, with those of the other side, and with any stack (rule 3). */
    private long mine;

    private long theirs;
    private long occupied;
    /** 0 if Black is to move, 1 if White is. */
    private int side;
    /** The {@link Contents} of the stack on each occupied square. */
    private final int[] contents = new int[Squares.COUNT];
    /** The sum of each stack's contents times the key of its square. */
    private long contentsHash;
    /** The greens of the side to move minus those of the other side. */
    private int lead;

    /** The first state, and the moves played since. */
    private GreenerState base;

    private int plies;
    private final int[] played = new int[LONGEST_LINE];
    /** {@link #mine}, {@link #theirs} and {@link #lead} before each move. */
    private final long[] mineBefore = new long[LONGEST_LINE];

    private final long[] theirsBefore = new long[LONGEST_LINE];
    private final int[] leadBefore = new int[LONGEST_LINE];

    /** Built when they are first needed, because most positions are made for less. */
    private @Nullable OneGame oneGame;

    private @Nullable ManyGames manyGames;

    GreenerPosition(GreenerState state) {
        base = state;
        side = state.turn().index();
        int size = state.size();
        for (int c = 0; c < state.stacks().size(); c++) {
            String stack = state.stacks().get(c);
            if (!stack.isEmpty()) {
                put(Squares.ofCell(c, size), stack);
            }
        }
        sumUp();
    }

    /** Rule 3: a stack belongs to the side whose colour is on its top. */
    private void put(int square, String stack) {
        contents[square] = Contents.of(stack);
        occupied |= 1L << square;
        int owner = GreenerNotation.PIECES.indexOf(stack.charAt(stack.length() - 1));
        if (owner == side) {
            mine |= 1L << square;
        } else if (owner == 1 - side) {
            theirs |= 1L << square;
        }
    }

    /** Rule 2. */
    @Override
    public Player turn() {
        return Player.of(side);
    }

    /** Rules 4 and 5: the moves of stacks; a pass if there are none and the other side has some. */
    @Override
    public void moves(MoveBuffer out) {
        if (Carries.exist(mine, occupied)) {
            Carries.list(mine, occupied, out);
        } else if (Carries.exist(theirs, occupied)) {
            out.add(Carries.PASS);
        }
    }

    @Override
    public int moveCount() {
        int carries = Carries.count(mine, occupied);
        return carries > 0 ? carries : Carries.exist(theirs, occupied) ? 1 : 0;
    }

    @Override
    public int moveAt(int k) {
        return Carries.exist(mine, occupied) ? Carries.at(k, mine, occupied) : Carries.PASS;
    }

    /** Rules 2 to 5: a stack moves onto another and takes it, or the mover passes; then the other side moves. */
    @Override
    public void play(int code) {
        played[plies] = code;
        mineBefore[plies] = mine;
        theirsBefore[plies] = theirs;
        leadBefore[plies] = lead;
        plies++;
        side ^= 1;
        long own = mine;
        mine = theirs;
        theirs = own;
        lead = -lead;
        if (code != Carries.PASS) {
            int from = Carries.from(code);
            int to = Carries.to(code);
            long landed = 1L << to;
            // The greens of a stack count twice if it was the other side's, and not at all if it was the mover's own.
            int swing = 1 + (int) (mine >>> to & 1) - (int) (own >>> to & 1);
            lead -= swing * greensOn(to);
            occupied ^= 1L << from;
            theirs = (own | landed) & occupied;
            mine &= ~landed;
            contentsHash += hashChange(from, to);
            contents[to] += contents[from];
        }
    }

    /** Rule 5: neither side can move a stack. */
    @Override
    public boolean isOver() {
        return !Carries.exist(mine | theirs, occupied);
    }

    /** Each move of a stack leaves one stack fewer, and nobody passes twice in a row. */
    @Override
    public int longest() {
        return 2 * (Long.bitCount(occupied) - 1);
    }

    /** Rule 6: 100 times Black's lead in greens, plus Black's lead in the height of the tallest stack. */
    @Override
    public int margin() {
        int taller = Contents.tallestOf(contents, 0, mine) - Contents.tallestOf(contents, 0, theirs);
        return turn().sign() * (Contents.GREEN_MARGIN * lead + taller);
    }

    @Override
    public void undo() {
        plies--;
        mine = mineBefore[plies];
        theirs = theirsBefore[plies];
        lead = leadBefore[plies];
        side ^= 1;
        int code = played[plies];
        if (code != Carries.PASS) {
            int from = Carries.from(code);
            int to = Carries.to(code);
            occupied ^= 1L << from;
            contents[to] -= contents[from];
            contentsHash -= hashChange(from, to);
        }
    }

    /** The change of the hash when the stack on {@code from} moves to {@code to}. */
    private long hashChange(int from, int to) {
        return (CONTENTS_KEYS[to] - CONTENTS_KEYS[from]) * contents[from];
    }

    @Override
    public long countReplies(MoveBuffer moves) {
        return Replies.count(theirs, occupied, moves);
    }

    @Override
    public int playOut(Rng rng) {
        if (oneGame == null) {
            oneGame = new OneGame();
        }
        int ply = oneGame.play(rng, mine, theirs, occupied, contents, played, plies);
        int made = ply - plies;
        plies = ply;
        mine = oneGame.own();
        theirs = oneGame.other();
        occupied = oneGame.all();
        side ^= made & 1;
        sumUp();
        return made;
    }

    @Override
    public void playOuts(Rng rng, int games, PlayoutCounts tally) {
        if (games < ManyGames.FEWEST_GAMES) {
            super.playOuts(rng, games, tally);
            return;
        }
        if (manyGames == null) {
            manyGames = new ManyGames();
        }
        manyGames.play(rng, games, mine, theirs, occupied, contents, turn().sign(), tally);
    }

    /** Computes the fields that {@link #play} updates. */
    private void sumUp() {
        contentsHash = 0;
        for (long rest = occupied; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            contentsHash += CONTENTS_KEYS[square] * contents[square];
        }
        lead = Contents.greensIn(contents, 0, mine) - Contents.greensIn(contents, 0, theirs);
    }

    @Override
    public Position<GreenerState> copy() {
        return new GreenerPosition(toState());
    }

    @Override
    public void copyFrom(Position<GreenerState> other) {
        GreenerPosition that = (GreenerPosition) other;
        mine = that.mine;
        theirs = that.theirs;
        occupied = that.occupied;
        side = that.side;
        contentsHash = that.contentsHash;
        lead = that.lead;
        System.arraycopy(that.contents, 0, contents, 0, contents.length);
        base = that.base;
        plies = that.plies;
        System.arraycopy(that.played, 0, played, 0, plies);
    }

    /** The sets are folded first, because a product alone would lose the top squares such as h8. */
    @Override
    public long hash() {
        return Rng.mix(contentsHash
                + MINE_KEY * (mine ^ mine >>> 32)
                + THEIRS_KEY * (theirs ^ theirs >>> 32)
                + TURN_KEY * side);
    }

    @Override
    public GreenerState toState() {
        List<String> stacks = new ArrayList<>(base.stacks());
        int size = base.size();
        for (int i = 0; i < plies; i++) {
            if (played[i] != Carries.PASS) {
                int from = Squares.cell(Carries.from(played[i]), size);
                int to = Squares.cell(Carries.to(played[i]), size);
                stacks.set(to, stacks.get(to) + stacks.get(from));
                stacks.set(from, "");
            }
        }
        return new GreenerState(stacks, turn());
    }

    @Override
    public int size() {
        return base.size();
    }

    @Override
    public char top(int cell) {
        long square = 1L << square(cell);
        int owner = (mine & square) != 0 ? side : (theirs & square) != 0 ? 1 - side : GREEN;
        return (occupied & square) == 0 ? '.' : GreenerNotation.PIECES.charAt(owner);
    }

    @Override
    public int height(int cell) {
        return isOccupied(square(cell)) ? Contents.height(contents[square(cell)]) : 0;
    }

    @Override
    public int greens(int cell) {
        return isOccupied(square(cell)) ? greensOn(square(cell)) : 0;
    }

    private int square(int cell) {
        return Squares.ofCell(cell, size());
    }

    private boolean isOccupied(int square) {
        return (occupied >>> square & 1) != 0;
    }

    @Override
    public int stacks(Player player) {
        return Long.bitCount(stacksOf(player));
    }

    @Override
    public int mobileStacks(Player player) {
        return Long.bitCount(stacksOf(player) & Squares.withAny(occupied));
    }

    @Override
    public int greens(Player player) {
        return Contents.greensIn(contents, 0, stacksOf(player));
    }

    @Override
    public int tallest(Player player) {
        return Contents.tallestOf(contents, 0, stacksOf(player));
    }

    @Override
    public int mobility(Player player) {
        return Carries.count(stacksOf(player), occupied);
    }

    /** The squares with the stacks of a player. */
    long stacksOf(Player player) {
        return player.index() == side ? mine : theirs;
    }

    /** The squares with the stacks of the side to move. */
    long mine() {
        return mine;
    }

    /** The squares with the stacks of the other side. */
    long theirs() {
        return theirs;
    }

    /** The {@link Contents} of the stack on an occupied square. */
    int contents(int square) {
        return contents[square];
    }

    /** The sum of the contents of all these stacks. */
    int contentsOf(long stacks) {
        int sum = 0;
        for (long rest = stacks; rest != 0; rest &= rest - 1) {
            sum += contents[Long.numberOfTrailingZeros(rest)];
        }
        return sum;
    }

    /** The height of the tallest of these stacks; 0 if there is none. */
    int tallestOf(long stacks) {
        return Contents.tallestOf(contents, 0, stacks);
    }

    /** The height of the stack on an occupied square. */
    int heightOn(int square) {
        return Contents.height(contents[square]);
    }

    /** The squares with any stack. */
    long occupied() {
        return occupied;
    }

    /** The green pyramids inside the stack on an occupied square. */
    int greensOn(int square) {
        return Contents.greens(contents[square]);
    }

    /** The greens of the side to move minus those of the other side. */
    int lead() {
        return lead;
    }

    /** Writes the bits of {@link GreenerBits}. */
    void bits(long[] words) {
        words[0] = occupied & ~theirs;
        words[1] = occupied & ~mine;
    }
}
