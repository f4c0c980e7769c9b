package dev.boardwright.ai;

import dev.boardwright.ai.internal.SpareMemory;
import java.util.Arrays;

/**
 * The nodes of {@link MctsTree} in flat arrays: a node is an index, its children are a block of consecutive indices, node
 * 0 is the root. Values are from the first player's side. Not synchronised; guarded by the tree.
 *
 * <p>Every node has bounds on the outcome with best play, from -1 (the second player wins) to 1. A node with equal
 * bounds is solved. Bounds come from finished games and from points that can no longer be made good only, so they remain valid when children are
 * removed.
 *
 * <p>When the tree is full, {@link #makeRoom} removes the children of the least visited nodes and compacts the rest. A
 * block is always behind its parent, so one pass in order is enough.
 */
final class MctsNodes {
    /** The first child of a node that has not been expanded, or whose children were removed. */
    static final int NONE = -1;

    /** Small, so that short searches start fast. Chosen by hand; not measured. */
    private static final int FIRST_CAPACITY = 1 << 12;
    /** The sum of the arrays' element sizes. */
    private static final int BYTES_PER_NODE = 44;

    private static final int BYTES_PER_MEGABYTE = 1 << 20;

    int[] move;
    int[] firstChild;
    int[] childCount;
    int[] visits;
    /** The sum of the values of all visits. */
    double[] sum;
    /** The minimax value of the evaluation within the tree; for a leaf its evaluation. */
    float[] value;
    /** The prior probability of the move: the sum over all moves of a node is 1. */
    float[] prior;
    /** The sign of the player to move; 0 before the first visit. */
    byte[] side;

    byte[] lower;
    byte[] upper;
    /** For a solved node, the number of plies within which the winner can win. */
    short[] plies;

    private int[] forward;
    private int used;
    /** The number of nodes that fit into every array. */
    private int room;

    private final int capacity;
    private boolean outOfMemory;

    /** A tree for a root with {@code rootMoves} moves. It uses more memory than {@code megabytes} if these need it. */
    static MctsNodes of(int megabytes, int rootMoves) {
        return new MctsNodes(
                (int) Math.min((long) megabytes * BYTES_PER_MEGABYTE / BYTES_PER_NODE, 1 << 29), rootMoves);
    }

    MctsNodes(int nodes, int rootMoves) {
        capacity = Math.max(nodes, 2 * rootMoves + 2);
        int first = Math.min(capacity, Math.max(FIRST_CAPACITY, rootMoves + 1));
        move = new int[first];
        firstChild = new int[first];
        childCount = new int[first];
        visits = new int[first];
        sum = new double[first];
        value = new float[first];
        prior = new float[first];
        side = new byte[first];
        lower = new byte[first];
        upper = new byte[first];
        plies = new short[first];
        forward = new int[first];
        room = first;
        add(0, 0, 1);
    }

    private void add(int code, float estimate, float promise) {
        int node = used++;
        move[node] = code;
        firstChild[node] = NONE;
        childCount[node] = 0;
        visits[node] = 0;
        sum[node] = 0;
        value[node] = estimate;
        prior[node] = promise;
        side[node] = 0;
        lower[node] = -1;
        upper[node] = 1;
        plies[node] = 0;
    }

    boolean isExpanded(int node) {
        return firstChild[node] != NONE;
    }

    boolean isSolved(int node) {
        return lower[node] == upper[node];
    }

    /** The filled part of the tree, in thousandths of its capacity. */
    int fullness() {
        return (int) (1000L * used / capacity);
    }

    /** Whether there is room for {@code more} nodes. The tree may grow. */
    boolean hasRoom(int more) {
        int needed = used + more;
        if (needed > room && needed <= capacity && !outOfMemory) {
            grow((int) Math.min(capacity, Math.max(needed, 2L * room)));
        }
        return needed <= room;
    }

    /**
     * Lengthens one array after another, so that the old tree is not kept beside the new one. Segments, as in {@link
     * TranspositionTable}, would make this short for large trees, at the price of one more lookup for each field of a node.
     */
    private void grow(int length) {
        try {
            SpareMemory.check(((length - (long) room) * BYTES_PER_NODE + (long) room * Double.BYTES) / Long.BYTES);
            sum = Arrays.copyOf(sum, length);
            move = Arrays.copyOf(move, length);
            firstChild = Arrays.copyOf(firstChild, length);
            childCount = Arrays.copyOf(childCount, length);
            visits = Arrays.copyOf(visits, length);
            value = Arrays.copyOf(value, length);
            prior = Arrays.copyOf(prior, length);
            plies = Arrays.copyOf(plies, length);
            side = Arrays.copyOf(side, length);
            lower = Arrays.copyOf(lower, length);
            upper = Arrays.copyOf(upper, length);
            forward = new int[length];
            room = length;
        } catch (OutOfMemoryError e) {
            // The search continues with the memory it has; some arrays may be longer than they need be.
            outOfMemory = true;
        }
    }

    /** Adds the listed moves as children of a node; {@link #hasRoom} must have returned true. */
    void addChildren(int node, MctsChildren children) {
        firstChild[node] = used;
        childCount[node] = children.size();
        for (int k = 0; k < children.size(); k++) {
            int child = used;
            add(children.code(k), children.value(k), children.prior(k));
            if (children.isOver(k)) {
                setSolved(child, children.result(k), 0);
            }
        }
        settle(node);
        if (!isSolved(node)) {
            setValue(node);
        }
    }

    /** Narrows the bounds of a node to what is known of its outcome; the game ends within {@code distance} plies. */
    void narrow(int node, int low, int high, int distance) {
        if (isSolved(node)) {
            return;
        }
        lower[node] = (byte) Math.max(low, lower[node]);
        upper[node] = (byte) Math.min(high, upper[node]);
        if (isSolved(node)) {
            setSolved(node, lower[node], distance);
        }
    }

    private void setSolved(int node, int outcome, int distance) {
        lower[node] = (byte) outcome;
        upper[node] = (byte) outcome;
        plies[node] = (short) Math.min(distance, Short.MAX_VALUE);
        value[node] = outcome;
    }

    /** Derives the bounds of an expanded node from its children; returns whether they changed. */
    boolean settle(int node) {
        if (isSolved(node) || !isExpanded(node)) {
            return false;
        }
        int before = lower[node] - upper[node];
        int s = side[node];
        // From the mover's side.
        int low = -1;
        int high = -1;
        for (int i = firstChild[node]; i < firstChild[node] + childCount[node]; i++) {
            low = Math.max(low, lowFor(s, i));
            high = Math.max(high, -lowFor(-s, i));
        }
        // Children that were removed may have proven more than the present ones.
        low = Math.max(low, lowFor(s, node));
        high = Math.min(high, -lowFor(-s, node));
        lower[node] = (byte) (s > 0 ? low : -high);
        upper[node] = (byte) (s > 0 ? high : -low);
        if (low == high) {
            setSolved(node, s * low, low == 0 ? 0 : 1 + distance(node, low > 0));
        }
        return lower[node] - upper[node] != before;
    }

    /** The child of an expanded node with the most visits among those that are not solved; the first one if all are. */
    int mostVisited(int node) {
        int most = firstChild[node];
        for (int i = most; i < firstChild[node] + childCount[node]; i++) {
            if (!isSolved(i) && (isSolved(most) || visits[i] > visits[most])) {
                most = i;
            }
        }
        return most;
    }

    /** The number of children of an expanded node that are not solved. */
    int openChildren(int node) {
        int open = 0;
        for (int i = firstChild[node]; i < firstChild[node] + childCount[node]; i++) {
            open += isSolved(i) ? 0 : 1;
        }
        return open;
    }

    /** The proven lower bound of a player at a node: 1, 0 or -1 from that player's side. */
    int lowFor(int player, int node) {
        return player > 0 ? lower[node] : -upper[node];
    }

    /** The fewest plies of a winning child, or the most plies of all children if all lose. */
    private int distance(int node, boolean wins) {
        int s = side[node];
        int best = wins ? Short.MAX_VALUE : 0;
        for (int i = firstChild[node]; i < firstChild[node] + childCount[node]; i++) {
            if (!wins) {
                best = Math.max(best, plies[i]);
            } else if (lowFor(s, i) == 1) {
                best = Math.min(best, plies[i]);
            }
        }
        return best;
    }

    /** Sets the value of an expanded node to that of its best child. */
    private void setValue(int node) {
        int s = side[node];
        float best = -2;
        for (int i = firstChild[node]; i < firstChild[node] + childCount[node]; i++) {
            best = Math.max(best, s * value[i]);
        }
        value[node] = s * best;
    }

    /** Updates the value of an expanded node after that of a child has changed from {@code before}. */
    void updateValue(int node, int child, float before) {
        if (isSolved(node)) {
            return;
        }
        int s = side[node];
        if (s * value[child] >= s * value[node]) {
            value[node] = value[child];
        } else if (before == value[node]) {
            setValue(node);
        }
    }

    /**
     * Removes children, except those of the root, until the tree is at most half full. Returns the new index of each
     * node, or {@link #NONE} for removed ones; valid until the next call.
     */
    int[] makeRoom() {
        int limit = leastVisits();
        Arrays.fill(forward, 0, used, NONE);
        forward[0] = 0;
        for (int node = 0; node < used; node++) {
            if (forward[node] == NONE || !isExpanded(node)) {
                continue;
            }
            int first = firstChild[node];
            if (node == 0 || visits[node] >= limit) {
                Arrays.fill(forward, first, first + childCount[node], 0);
            } else {
                firstChild[node] = NONE;
                childCount[node] = 0;
            }
        }
        int next = 0;
        for (int node = 0; node < used; node++) {
            if (forward[node] != NONE) {
                forward[node] = next++;
            }
        }
        for (int node = 0; node < used; node++) {
            if (forward[node] != NONE) {
                moveTo(node, forward[node]);
            }
        }
        used = next;
        return forward;
    }

    private void moveTo(int from, int to) {
        move[to] = move[from];
        firstChild[to] = firstChild[from] == NONE ? NONE : forward[firstChild[from]];
        childCount[to] = childCount[from];
        visits[to] = visits[from];
        sum[to] = sum[from];
        value[to] = value[from];
        prior[to] = prior[from];
        side[to] = side[from];
        lower[to] = lower[from];
        upper[to] = upper[from];
        plies[to] = plies[from];
    }

    /** The smallest power of two such that the children of nodes with at least that many visits fill half of the tree. */
    private int leastVisits() {
        long[] children = new long[Integer.SIZE + 1];
        for (int node = 1; node < used; node++) {
            children[Integer.SIZE - Integer.numberOfLeadingZeros(visits[node])] += childCount[node];
        }
        long kept = 1L + childCount[0];
        int bits = Integer.SIZE;
        while (bits > 1 && kept + children[bits] <= used / 2) {
            kept += children[bits];
            bits--;
        }
        return bits >= Integer.SIZE - 1 ? Integer.MAX_VALUE : 1 << bits;
    }
}
