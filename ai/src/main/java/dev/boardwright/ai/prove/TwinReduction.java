package dev.boardwright.ai.prove;

import dev.boardwright.core.Position;
import dev.boardwright.core.Reduction;
import dev.boardwright.core.board.Symmetric;
import dev.boardwright.core.board.Symmetry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Gives mirror images the same key, in any {@link Symmetric} game: plays every move, transformed, on one more board for
 * each symmetry, and uses the smallest hash of all boards.
 *
 * <p>This makes a move several times as expensive, so it is done for the first {@link #DEPTH} plies only. After that
 * nearly all positions are asymmetric, and mirror images of them occur only below mirror images of their first plies.
 */
final class TwinReduction<S, M> extends Reduction<S> {
    /** The number of plies with mirror images. Chosen by hand; not measured. */
    static final int DEPTH = 4;

    private final Position<S> position;
    private final List<Twin<S, M>> twins = new ArrayList<>();
    private int ply;

    /** A board with the mirror image of the position, and the codes of mirrored moves that it has met. */
    private static final class Twin<S, M> {
        /** Codes up to this are kept in an array. Those of most games are smaller. */
        private static final int MOST_KEPT = 1 << 16;

        private static final int UNKNOWN = -1;

        final Position<S> board;
        private final Symmetric<S, M> game;
        private final Symmetry symmetry;
        private int[] mirrored = {};

        Twin(Symmetric<S, M> game, Symmetry symmetry, Position<S> board) {
            this.game = game;
            this.symmetry = symmetry;
            this.board = board;
        }

        int mirror(int code) {
            if (code < 0 || code > MOST_KEPT) {
                return game.encode(game.transformMove(game.decode(code), symmetry));
            }
            if (code >= mirrored.length) {
                int size = mirrored.length;
                mirrored = Arrays.copyOf(mirrored, 2 * code + 1);
                Arrays.fill(mirrored, size, mirrored.length, UNKNOWN);
            }
            if (mirrored[code] == UNKNOWN) {
                mirrored[code] = game.encode(game.transformMove(game.decode(code), symmetry));
            }
            return mirrored[code];
        }
    }

    TwinReduction(Symmetric<S, M> game, Position<S> position) {
        this.position = position;
        S state = position.toState();
        for (Symmetry symmetry : game.symmetries()) {
            if (symmetry != Symmetry.IDENTITY) {
                Position<S> board = game.position(game.transformState(state, symmetry));
                twins.add(new Twin<>(game, symmetry, board));
            }
        }
    }

    @Override
    public void played(int code) {
        if (ply++ < DEPTH) {
            for (Twin<S, M> twin : twins) {
                twin.board.play(twin.mirror(code));
            }
        }
    }

    @Override
    public void undone(int code) {
        if (--ply < DEPTH) {
            for (Twin<S, M> twin : twins) {
                twin.board.undo();
            }
        }
    }

    @Override
    public long key() {
        long key = position.hash();
        if (ply <= DEPTH) {
            for (Twin<S, M> twin : twins) {
                key = Math.min(key, twin.board.hash());
            }
        }
        return key;
    }
}
