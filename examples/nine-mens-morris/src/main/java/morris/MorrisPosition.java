package morris;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.Arrays;

/**
 * The working board: the rules, in the order in which {@link NineMensMorris} numbers them.
 *
 * <p>The code of a move is {@code (from * 25 + to) * 25 + taken}, where 24 means no point. Undo is the whole position
 * before the move, which is two words.
 */
class MorrisPosition extends Position<NineMensMorris.State> {
    static final int NONE = Board.POINTS;
    static final int BASE = NONE + 1;
    private static final int BOARD = (1 << Board.POINTS) - 1;

    private final boolean flying;
    /** By player: the stones on the board, and the number in hand. */
    private final int[] stones = new int[2];

    private final int[] hand = new int[2];
    private int side;

    private long[] before = new long[64];
    private int plies;
    /** The moves of this position, listed once; empty until they are needed. */
    private final MoveBuffer listed = new MoveBuffer();

    private boolean isListed;

    MorrisPosition(NineMensMorris.State state, boolean flying) {
        this.flying = flying;
        for (int p = 0; p < Board.POINTS; p++) {
            int owner = NineMensMorris.LETTERS.indexOf(state.points().charAt(p));
            if (owner >= 0) {
                stones[owner] |= 1 << p;
            }
        }
        hand[0] = state.firstInHand();
        hand[1] = state.secondInHand();
        side = state.turn().index();
    }

    static int code(int from, int to, int taken) {
        return (from * BASE + to) * BASE + taken;
    }

    /** The stones and the hands fit into one word, without loss. */
    private long word() {
        return stones[0] | (long) stones[1] << 24 | (long) hand[0] << 48 | (long) hand[1] << 53 | (long) side << 58;
    }

    private void set(long word) {
        stones[0] = (int) word & BOARD;
        stones[1] = (int) (word >>> 24) & BOARD;
        hand[0] = (int) (word >>> 48) & 31;
        hand[1] = (int) (word >>> 53) & 31;
        side = (int) (word >>> 58) & 1;
        isListed = false;
    }

    @Override
    public Player turn() {
        return Player.of(side);
    }

    private MoveBuffer listed() {
        if (!isListed) {
            listed.clear();
            list();
            isListed = true;
        }
        return listed;
    }

    private void list() {
        int mine = stones[side];
        int free = BOARD & ~(stones[0] | stones[1]);
        // Rule 7: the game is over for a player with fewer than three stones.
        if (Integer.bitCount(mine) + hand[side] < 3) {
            return;
        }
        if (hand[side] > 0) {
            // Rule 2.
            addTo(free, NONE, mine);
            return;
        }
        // Rules 3 and 4.
        boolean flies = flying && Integer.bitCount(mine) == 3;
        for (int rest = mine; rest != 0; rest &= rest - 1) {
            int from = Integer.numberOfTrailingZeros(rest);
            addTo(flies ? free : free & Board.NEIGHBOURS[from], from, mine & ~(1 << from));
        }
    }

    /** Adds the moves to these points. {@code others} are the player's other stones on the board. */
    private void addTo(int targets, int from, int others) {
        for (int rest = targets; rest != 0; rest &= rest - 1) {
            int to = Integer.numberOfTrailingZeros(rest);
            if (Board.isInMill(others | 1 << to, to)) {
                // Rule 5.
                for (int take = removable(stones[1 - side]); take != 0; take &= take - 1) {
                    listed.add(code(from, to, Integer.numberOfTrailingZeros(take)));
                }
            } else {
                listed.add(code(from, to, NONE));
            }
        }
    }

    /** The stones that may be removed by the opponent: those in no mill, or all if all are in mills. */
    private static int removable(int theirs) {
        int single = theirs & ~Board.inMills(theirs);
        return single != 0 ? single : theirs;
    }

    @Override
    public void moves(MoveBuffer out) {
        MoveBuffer moves = listed();
        for (int i = 0; i < moves.size(); i++) {
            out.add(moves.get(i));
        }
    }

    @Override
    public int moveCount() {
        return listed().size();
    }

    @Override
    public int moveAt(int k) {
        return listed().get(k);
    }

    @Override
    public void play(int code) {
        if (plies == before.length) {
            before = Arrays.copyOf(before, 2 * plies);
        }
        before[plies++] = word();
        int from = code / BASE / BASE;
        int taken = code % BASE;
        if (from == NONE) {
            hand[side]--;
        } else {
            stones[side] ^= 1 << from;
        }
        stones[side] |= 1 << code / BASE % BASE;
        if (taken != NONE) {
            stones[1 - side] ^= 1 << taken;
        }
        side = 1 - side;
        isListed = false;
    }

    @Override
    public void undo() {
        set(before[--plies]);
    }

    /** A stone that was put on the board or removed from it does not go back. */
    @Override
    public boolean isIrreversible(int code) {
        return code / BASE / BASE == NONE || code % BASE != NONE;
    }

    @Override
    public void copyFrom(Position<NineMensMorris.State> other) {
        MorrisPosition that = (MorrisPosition) other;
        set(that.word());
        plies = 0;
    }

    @Override
    public Position<NineMensMorris.State> copy() {
        return new MorrisPosition(toState(), flying);
    }

    /** Rules 7 and 8: a player without a move, or without three stones, has lost. */
    @Override
    public boolean isOver() {
        return listed().isEmpty();
    }

    @Override
    public int margin() {
        return isOver() ? -turn().sign() : 0;
    }

    /** The points on which a player has stones. */
    int points(Player player) {
        return stones[player.index()];
    }

    /** The number of stones that a player has, on the board and in hand. */
    int stones(Player player) {
        return Integer.bitCount(stones[player.index()]) + hand[player.index()];
    }

    /** The number of free points next to a player's stones, counted once for each stone. */
    int room(Player player) {
        int free = BOARD & ~(stones[0] | stones[1]);
        int room = 0;
        for (int rest = stones[player.index()]; rest != 0; rest &= rest - 1) {
            room += Integer.bitCount(free & Board.NEIGHBOURS[Integer.numberOfTrailingZeros(rest)]);
        }
        return room;
    }

    @Override
    public long hash() {
        return Rng.mix(word());
    }

    @Override
    public NineMensMorris.State toState() {
        StringBuilder points = new StringBuilder();
        for (int p = 0; p < Board.POINTS; p++) {
            points.append((stones[0] >>> p & 1) == 1 ? 'w' : (stones[1] >>> p & 1) == 1 ? 'b' : '.');
        }
        return new NineMensMorris.State(points.toString(), turn(), hand[0], hand[1]);
    }
}
