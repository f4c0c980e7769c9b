package dev.boardwright.greener;

import dev.boardwright.core.HashKeys;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * The working board of Greener. A move's code is its two {@linkplain Squares squares}, or {@link #PASS}.
 *
 * <p>Implementation notes. The future depends on the top, the height and the greens of each stack, and these are kept:
 *
 * <pre>
 *   (gb) w  .    mine      x . .    theirs    . x .    occupied   x x .    greens, height    1,2  0,1   -
 *    g   .  .              . . .              . . .               x . .                      1,1   -    -
 *                 Black to move
 * </pre>
 *
 * The order of the pieces inside the stacks is not: {@link #toState} rebuilds it from the state that the line began with
 * and the moves since. A move adds the greens and the height of its stack to those where it lands, and leaves the old
 * numbers on the square it has left, where they mean nothing until undo needs them.
 *
 * <p>No line is longer than {@link #LONGEST_LINE}: each move but a pass takes a stack away, and no two passes follow each
 * other.
 */
final class GreenerPosition extends Position<GreenerState> {
    static final int PASS = Squares.COUNT * Squares.COUNT;

    private static final int LONGEST_LINE = 2 * Squares.COUNT;
    /** The greens of a stack's contents begin above this many bits, which hold its height. */
    private static final int HEIGHT_BITS = 8;

    private static final int HEIGHT = (1 << HEIGHT_BITS) - 1;
    /** What a green outweighs in the margin: more than any difference in height. */
    static final int GREEN_MARGIN = 100;

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
    /** The greens and the height of the stack on each occupied square, as {@code greens << HEIGHT_BITS | height}. */
    private final int[] contents = new int[Squares.COUNT];
    /** The sum of each stack's contents times the key of its square. */
    private long contentsHash;
    /** How many more greens the side to move owns than the other. */
    private int lead;

    /** The state that the line began with, and the moves played since. */
    private GreenerState base;

    private int plies;
    private final int[] played = new int[LONGEST_LINE];
    /** What {@link #mine}, {@link #theirs} and {@link #lead} were before each move. */
    private final long[] mineBefore = new long[LONGEST_LINE];

    private final long[] theirsBefore = new long[LONGEST_LINE];
    private final int[] leadBefore = new int[LONGEST_LINE];

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

    private void put(int square, String stack) {
        int greens = (int) stack.chars().filter(piece -> piece == 'g').count();
        contents[square] = greens << HEIGHT_BITS | stack.length();
        occupied |= 1L << square;
        int owner = GreenerNotation.PIECES.indexOf(stack.charAt(stack.length() - 1));
        if (owner == side) {
            mine |= 1L << square;
        } else if (owner == 1 - side) {
            theirs |= 1L << square;
        }
    }

    @Override
    public Player turn() {
        return Player.of(side);
    }

    /** Rules 4 and 5. */
    @Override
    public void moves(MoveBuffer out) {
        if (Carries.exist(mine, occupied)) {
            Carries.list(mine, occupied, out);
        } else if (Carries.exist(theirs, occupied)) {
            out.add(PASS);
        }
    }

    @Override
    public int moveCount() {
        int carries = Carries.count(mine, occupied);
        return carries > 0 ? carries : Carries.exist(theirs, occupied) ? 1 : 0;
    }

    @Override
    public int moveAt(int k) {
        return Carries.exist(mine, occupied) ? Carries.at(k, mine, occupied) : PASS;
    }

    /** Rules 4 and 5. */
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
        if (code != PASS) {
            int from = Carries.from(code);
            int to = Carries.to(code);
            long landed = 1L << to;
            // What was the other side's counts twice, what was the mover's own not at all.
            int swing = 1 + (int) (mine >>> to & 1) - (int) (own >>> to & 1);
            lead -= swing * greens(to);
            occupied ^= 1L << from;
            theirs = (own | landed) & occupied;
            mine &= ~landed;
            contentsHash += hashChange(from, to);
            contents[to] += contents[from];
        }
    }

    @Override
    public void undo() {
        plies--;
        mine = mineBefore[plies];
        theirs = theirsBefore[plies];
        lead = leadBefore[plies];
        side ^= 1;
        int code = played[plies];
        if (code != PASS) {
            int from = Carries.from(code);
            int to = Carries.to(code);
            occupied ^= 1L << from;
            contents[to] -= contents[from];
            contentsHash -= hashChange(from, to);
        }
    }

    /** By how much the hash changes where the stack on {@code from} goes to {@code to}. */
    private long hashChange(int from, int to) {
        return (CONTENTS_KEYS[to] - CONTENTS_KEYS[from]) * contents[from];
    }

    /** The same moves as through {@link #play}, in local variables, without what only undo and hash need. */
    @Override
    public int playOut(Rng rng) {
        int ply = plies;
        long own = mine;
        long other = theirs;
        long all = occupied;
        while (true) {
            long mover = own;
            int carries = Carries.count(own, all);
            if (carries > 0) {
                int code = Carries.at(rng.below(carries), own, all);
                int from = Carries.from(code);
                int to = Carries.to(code);
                long landed = 1L << to;
                played[ply++] = code;
                contents[to] += contents[from];
                all ^= 1L << from;
                own = other & ~landed;
                other = (mover | landed) & all;
            } else if (Carries.exist(other, all)) {
                played[ply++] = PASS;
                own = other;
                other = mover;
            } else {
                break;
            }
        }
        int made = ply - plies;
        plies = ply;
        mine = own;
        theirs = other;
        occupied = all;
        side ^= made & 1;
        sumUp();
        return made;
    }

    /** Computes what {@link #play} keeps up to date. */
    private void sumUp() {
        contentsHash = 0;
        for (long rest = occupied; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            contentsHash += CONTENTS_KEYS[square] * contents[square];
        }
        lead = greensIn(mine) - greensIn(theirs);
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

    /** Rule 5. */
    @Override
    public boolean isOver() {
        return !Carries.exist(mine | theirs, occupied);
    }

    /** Rule 6: a hundred for each green that Black has more, and one for each pyramid that Black's tallest is taller. */
    @Override
    public int margin() {
        return turn().sign() * (GREEN_MARGIN * lead + tallestOf(mine) - tallestOf(theirs));
    }

    /** The sets are folded first: a product alone would lose the top squares, h8 whoever owns it. */
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
            if (played[i] != PASS) {
                int from = Squares.cell(Carries.from(played[i]), size);
                int to = Squares.cell(Carries.to(played[i]), size);
                stacks.set(to, stacks.get(to) + stacks.get(from));
                stacks.set(from, "");
            }
        }
        return new GreenerState(stacks, turn());
    }

    /** The squares with the stacks of a player. */
    long stacks(Player player) {
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

    /** The greens and the height of the stack on an occupied square, in one number that can be added up. */
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

    /** The greens in {@link #contents}. */
    static int greensIn(int contents) {
        return contents >>> HEIGHT_BITS;
    }

    /** The height in {@link #contents}. */
    static int heightIn(int contents) {
        return contents & HEIGHT;
    }

    /** The height of the stack on an occupied square. */
    int height(int square) {
        return heightIn(contents[square]);
    }

    /** The squares with any stack. */
    long stacks() {
        return occupied;
    }

    /** The green pyramids inside the stack on an occupied square. */
    int greens(int square) {
        return contents[square] >>> HEIGHT_BITS;
    }

    /** How many more greens the side to move owns than the other. */
    int lead() {
        return lead;
    }

    /** Rule 6: the green pyramids inside a player's stacks. */
    int greens(Player player) {
        return greensIn(stacks(player));
    }

    /** Rule 6: the height of a player's tallest stack; 0 for a player who owns none. */
    int tallest(Player player) {
        return tallestOf(stacks(player));
    }

    private int greensIn(long stacks) {
        int greens = 0;
        for (long rest = stacks; rest != 0; rest &= rest - 1) {
            greens += greens(Long.numberOfTrailingZeros(rest));
        }
        return greens;
    }

    int tallestOf(long stacks) {
        int tallest = 0;
        for (long rest = stacks; rest != 0; rest &= rest - 1) {
            tallest = Math.max(tallest, contents[Long.numberOfTrailingZeros(rest)] & HEIGHT);
        }
        return tallest;
    }
}
