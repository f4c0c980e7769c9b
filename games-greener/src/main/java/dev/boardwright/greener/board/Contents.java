package dev.boardwright.greener.board;

/**
 * The greens and the height of a stack in one number: the greens above eight bits for the height. If one stack is put
 * on another, their contents are added.
 *
 * <p>The methods for sets read an array with the contents of 64 {@linkplain Squares squares} from {@code base} on.
 */
public final class Contents {
    /** The weight of a green in the margin: more than any difference in height. */
    public static final int GREEN_MARGIN = 100;

    private static final int HEIGHT_BITS = 8;
    private static final int HEIGHT = (1 << HEIGHT_BITS) - 1;

    private Contents() {}

    /** The contents of a stack written from bottom to top. */
    public static int of(String stack) {
        int greens = (int) stack.chars().filter(pyramid -> pyramid == 'g').count();
        return greens << HEIGHT_BITS | stack.length();
    }

    public static int greens(int contents) {
        return contents >>> HEIGHT_BITS;
    }

    public static int height(int contents) {
        return contents & HEIGHT;
    }

    /** Rule 6: the greens inside all stacks of a set. */
    public static int greensIn(int[] contents, int base, long stacks) {
        int greens = 0;
        for (long rest = stacks; rest != 0; rest &= rest - 1) {
            greens += greens(contents[base + Long.numberOfTrailingZeros(rest)]);
        }
        return greens;
    }

    /** Rule 6: the height of the tallest stack of a set; 0 if it has none. */
    public static int tallestOf(int[] contents, int base, long stacks) {
        int tallest = 0;
        for (long rest = stacks; rest != 0; rest &= rest - 1) {
            tallest = Math.max(tallest, height(contents[base + Long.numberOfTrailingZeros(rest)]));
        }
        return tallest;
    }

    /** Rule 6: the lead of the owner of the stacks {@code mine} over the owner of {@code theirs}. */
    public static int margin(int[] contents, int base, long mine, long theirs) {
        int greens = greensIn(contents, base, mine) - greensIn(contents, base, theirs);
        return GREEN_MARGIN * greens + tallestOf(contents, base, mine) - tallestOf(contents, base, theirs);
    }
}
