package dev.boardwright.testkit;

import dev.boardwright.core.board.Symmetric;
import dev.boardwright.core.board.Symmetry;
import dev.boardwright.core.pattern.BitLayout;
import dev.boardwright.core.pattern.BoardBits;
import dev.boardwright.core.pattern.PatternGame;
import java.util.Arrays;

/** What a game shows of its board in bits depends on the state alone, and turns and mirrors with it. */
final class BitChecks {
    private BitChecks() {}

    static <S, M> void boardBitsBelongToTheState(Moment<S, M> moment) {
        if (!(moment.game() instanceof PatternGame<S, M> game)) {
            return;
        }
        BoardBits<S> bits = game.boardBits();
        BitLayout layout = bits.layout();
        long[] words = new long[layout.words()];
        long[] fresh = new long[layout.words()];
        bits.read(moment.position(), words);
        bits.read(moment.fresh(), fresh);
        moment.requireEqual(Arrays.toString(fresh), Arrays.toString(words), "bits of a fresh position");
        int phase = bits.phase(words);
        moment.require(0 <= phase && phase < layout.phases(), "there is no phase " + phase);
        long[] named = new long[layout.words()];
        for (int plane = 0; plane < layout.planes(); plane++) {
            for (int cell = 0; cell < layout.grid().cells(); cell++) {
                int bit = layout.bit(plane, cell);
                named[bit >> 6] |= 1L << bit;
            }
        }
        for (int word = 0; word < words.length; word++) {
            moment.require((words[word] & ~named[word]) == 0, "the bits have one that the layout does not name");
        }
        if (moment.game() instanceof Symmetric<S, M> symmetric) {
            symmetric.symmetries().forEach(symmetry -> checkImage(moment, symmetric, bits, words, symmetry));
        }
    }

    private static <S, M> void checkImage(
            Moment<S, M> moment, Symmetric<S, M> game, BoardBits<S> bits, long[] words, Symmetry symmetry) {
        BitLayout layout = bits.layout();
        long[] image = new long[layout.words()];
        bits.read(game.position(game.transformState(moment.state(), symmetry)), image);
        for (int cell = 0; cell < layout.grid().cells(); cell++) {
            moment.requireEqual(
                    layout.content(words, cell),
                    layout.content(image, symmetry.apply(layout.grid(), cell)),
                    "bits of cell " + layout.grid().name(cell) + " under " + symmetry);
        }
    }
}
