package dev.boardwright.threesixnine;

import dev.boardwright.core.HashKeys;
import dev.boardwright.core.Reduction;
import dev.boardwright.core.Rng;
import dev.boardwright.core.board.Symmetry;

/**
 * The reduction of 369 to the stones on the board, up to symmetry. The points so far are settled.
 *
 * <p>If stones have no colour, the key does not depend on the turn. If they have, the key distinguishes the stones of
 * the side to move from those of the other side.
 *
 * <p>Implementation: for each symmetry of the board and each colour, the exclusive or of the keys of the images of its
 * stones. A move changes eight numbers; the key is the smallest of eight.
 */
final class ThreeSixNineReduction extends Reduction<ThreeSixNineState> {
    private static final int IMAGES = Symmetry.ALL.size();

    private final ThreeSixNinePosition position;
    private final boolean coloured;
    private final LineFills table;
    private final int lineCount;
    /** For each cell, the keys of its images. */
    private final long[] imageKeys;
    /** By colour: for each symmetry, the keys of the images of its stones. */
    private final long[][] images = new long[2][IMAGES];
    /** For stones without colours: the points scored plus those still to come, which is constant. */
    private final int allPoints;

    ThreeSixNineReduction(ThreeSixNinePosition position) {
        this.position = position;
        ThreeSixNine game = position.game();
        coloured = game.isColoured();
        table = game.lineFills();
        lineCount = game.lines().count();
        int cells = game.grid().cells();
        long[] keys = HashKeys.keys("369 reduction", cells);
        imageKeys = new long[cells * IMAGES];
        for (int c = 0; c < cells; c++) {
            for (int i = 0; i < IMAGES; i++) {
                imageKeys[c * IMAGES + i] = keys[Symmetry.ALL.get(i).apply(game.grid(), c)];
            }
        }
        for (int c = 0; c < cells; c++) {
            if (!position.isEmpty(c)) {
                flip(c, position.isBlack(c) ? 1 : 0);
            }
        }
        allPoints = position.points() + open(0);
    }

    private void flip(int cell, int colour) {
        long[] changed = images[colour];
        for (int i = 0; i < IMAGES; i++) {
            changed[i] ^= imageKeys[cell * IMAGES + i];
        }
    }

    @Override
    public void played(int code) {
        flip(code, coloured ? position.turn().opponent().index() : 0);
    }

    @Override
    public void undone(int code) {
        flip(code, coloured ? position.turn().index() : 0);
    }

    @Override
    public long key() {
        long[] mine = images[coloured ? position.turn().index() : 0];
        long key = Long.MAX_VALUE;
        if (!coloured) {
            for (int i = 0; i < IMAGES; i++) {
                key = Math.min(key, mine[i]);
            }
        } else {
            long[] theirs = images[position.turn().opponent().index()];
            for (int i = 0; i < IMAGES; i++) {
                key = Math.min(key, mine[i] + Long.rotateLeft(theirs[i], 32) * 3);
            }
        }
        return Rng.mix(key);
    }

    @Override
    public int settled() {
        return position.margin();
    }

    @Override
    public int most() {
        return coloured ? open(position.turn().index()) : allPoints - position.points();
    }

    @Override
    public int least() {
        return coloured ? -open(position.turn().index() ^ 1) : position.points() - allPoints;
    }

    /** The points of a side if it put stones on all empty cells. */
    private int open(int side) {
        int points = 0;
        for (int line = 0; line < lineCount; line++) {
            points += table.open(position.fill(line), side);
        }
        return points;
    }
}
