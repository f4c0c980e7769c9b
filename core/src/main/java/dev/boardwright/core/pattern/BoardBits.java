package dev.boardwright.core.pattern;

import dev.boardwright.core.Position;

/**
 * Reads the board of a position as bits, seen from the side to move. Immutable and safe to share.
 *
 * <p>Usually a plane is a kind of piece: "mine" and "theirs". A search calls {@link #read} for every leaf, so it should copy
 * words that the position keeps.
 *
 * @param <S> the game's state
 */
public abstract class BoardBits<S> {
    private final BitLayout layout;

    /** Bits with this layout. */
    protected BoardBits(BitLayout layout) {
        this.layout = layout;
    }

    /** Where the bits of each cell are. */
    public final BitLayout layout() {
        return layout;
    }

    /**
     * Writes all words of the layout, from the side to move. Bits that the layout does not name must be zero.
     *
     * @param words an array of {@link BitLayout#words} words
     */
    public abstract void read(Position<S> position, long[] words);

    /**
     * The phase of the game, from 0 to {@link BitLayout#phases} - 1, each with weights of its own. By default by the share of
     * the cells of a full board that have a bit, if every cell has at most one.
     */
    public int phase(long[] words) {
        int bits = 0;
        for (long word : words) {
            bits += Long.bitCount(word);
        }
        int cells = layout.grid().cells();
        return Math.min(bits * layout.phases() / (cells + 1), layout.phases() - 1);
    }
}
