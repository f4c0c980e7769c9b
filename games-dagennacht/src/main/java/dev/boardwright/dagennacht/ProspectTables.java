package dev.boardwright.dagennacht;

/**
 * The change that one stone makes to the {@link Worth} of the windows through its square, for every content of the
 * squares near it. Immutable, shared by all positions.
 *
 * <p>On a line through the stone's square, the four squares on either side matter. They are read as a number in base
 * three, the lowest square first: 0 for an empty square, 1 for a stone of the side whose windows are judged, 2 for a
 * square that is barred to it, by an opposing stone or because it is off the board.
 *
 * <pre>
 *   . o . o [S] x . . |     own o, opposing x, the edge on the right, and the new stone S
 *   0 1 0 1     2 0 0 2     1*3 + 1*27 + 2*81 + 2*2187
 * </pre>
 */
final class ProspectTables {
    /** The kinds of table: for rows and columns through a black square, for those through a white one, for diagonals. */
    static final int BLACK_SQUARE = 0;

    static final int WHITE_SQUARE = 1;
    static final int DIAGONAL = 2;
    private static final int KINDS = 3;

    private static final int NUMBERS = 3 * 3 * 3 * 3 * 3 * 3 * 3 * 3;
    private static final int OWN = 1;
    private static final int BARRED = 2;
    /** The stone's own index among the nine squares. */
    private static final int MIDDLE = Squares.FRAME;

    private static final int PLACES = 2 * MIDDLE + 1;
    /** For each set of the nine squares, the sum of their place values; the middle one is left out. */
    private static final short[] ONES = ones();

    private static final ProspectTables ALL_FIVES = new ProspectTables(false);
    private static final ProspectTables FIVES_FROM_WHITE = new ProspectTables(true);

    private final boolean fromWhite;
    private final long[] gains = new long[KINDS * NUMBERS];
    private final long[] losses = new long[KINDS * NUMBERS];

    private ProspectTables(boolean fromWhite) {
        this.fromWhite = fromWhite;
        for (int kind = 0; kind < KINDS; kind++) {
            for (int number = 0; number < NUMBERS; number++) {
                addWindows(kind, number);
            }
        }
    }

    /** The tables of a side: with all fives or, by rule 5, only those that start on white. */
    static ProspectTables of(boolean fromWhite) {
        return fromWhite ? FIVES_FROM_WHITE : ALL_FIVES;
    }

    private static short[] ones() {
        short[] ones = new short[1 << PLACES];
        for (int set = 0; set < ones.length; set++) {
            int power = 1;
            for (int place = 0; place < PLACES; place++) {
                if (place != MIDDLE) {
                    ones[set] += (short) ((set >> place & 1) * power);
                    power *= 3;
                }
            }
        }
        return ones;
    }

    private void addWindows(int kind, int number) {
        int[] squares = new int[PLACES];
        int rest = number;
        for (int place = 0; place < PLACES; place++) {
            if (place != MIDDLE) {
                squares[place] = rest % 3;
                rest /= 3;
            }
        }
        int length = kind == DIAGONAL ? 4 : 5;
        for (int start = MIDDLE - length + 1; start <= MIDDLE; start++) {
            if (kind == DIAGONAL || !fromWhite || isWhite(kind, start)) {
                addWindow(kind, number, squares, start, length);
            }
        }
    }

    private void addWindow(int kind, int number, int[] squares, int start, int length) {
        int[] empty = new int[2];
        for (int place = start; place < start + length; place++) {
            if (squares[place] == BARRED) {
                return;
            }
            if (squares[place] != OWN) {
                empty[isWhite(kind, place) ? 1 : 0]++;
            }
        }
        long before = Worth.of(empty[0], empty[1]);
        empty[isWhite(kind, MIDDLE) ? 1 : 0]--;
        gains[kind * NUMBERS + number] += Worth.of(empty[0], empty[1]) - before;
        losses[kind * NUMBERS + number] += before;
    }

    private static boolean isWhite(int kind, int place) {
        return kind == DIAGONAL || (place - MIDDLE + kind) % 2 != 0;
    }

    /** The sum of the place values of the squares in a set of nine, the middle one left out; higher bits are ignored. */
    static int ones(long set) {
        return ONES[(int) set & (1 << PLACES) - 1];
    }

    /** What a stone of the side's own in the middle adds to its windows; see {@link #ones} for the arguments. */
    long gain(int kind, int own, int barred) {
        return gains[kind * NUMBERS + OWN * own + BARRED * barred];
    }

    /** What an opposing stone in the middle takes from the side's windows; see {@link #ones} for the arguments. */
    long loss(int kind, int own, int barred) {
        return losses[kind * NUMBERS + OWN * own + BARRED * barred];
    }
}
