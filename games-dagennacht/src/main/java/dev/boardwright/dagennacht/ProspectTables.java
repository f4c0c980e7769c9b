package dev.boardwright.dagennacht;

/**
 * What one stone changes in the {@link Worth} of the windows around its square, for every way in which the squares near
 * it can be taken. Immutable, shared by all.
 *
 * <p>Of a line through the stone's square the four squares on either side matter. They are a number in base three, the
 * lowest first: 0 for an empty square, 1 for a stone of the side whose windows are judged, 2 for one that is barred to it,
 * by an opposing stone or because the board ends.
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
    /** The stone's own place among the nine squares. */
    private static final int MIDDLE = Squares.FRAME;

    private static final int PLACES = 2 * MIDDLE + 1;
    /** For each set of the nine squares, the number that has 1 for each of them; the middle one is left out. */
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

    /** The tables of a side, with all fives or, rule 5, only those that start on white. */
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

    /** The number of the nine squares, those in {@code own} and those in {@code barred}, the middle one left out. */
    static int number(int own, int barred) {
        return OWN * ONES[own] + BARRED * ONES[barred];
    }

    /** What a stone of the side's own in the middle adds to its windows. */
    long gain(int kind, int number) {
        return gains[kind * NUMBERS + number];
    }

    /** What an opposing stone in the middle takes from the side's windows. */
    long loss(int kind, int number) {
        return losses[kind * NUMBERS + number];
    }
}
