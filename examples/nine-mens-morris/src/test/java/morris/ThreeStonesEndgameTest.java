package morris;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.ai.Score;
import dev.boardwright.ai.solve.Tablebase;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Position;
import dev.boardwright.core.Reducible;
import dev.boardwright.core.Reduction;
import dev.boardwright.core.Rng;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The endgame of three stones each, by the library's retrograde analysis and by an iteration over all values. */
class ThreeStonesEndgameTest {
    /** By symmetry: where each point goes. The board has 8 as a square, and the inner and the outer square may change places. */
    private static final int[][] SYMMETRIES = symmetries();

    /** The same game, which says that mirror images and exchanged colours have the same value. */
    private static final class Symmetric extends NineMensMorris
            implements Reducible<NineMensMorris.State, NineMensMorris.Move> {
        Symmetric() {
            super(NineMensMorris.INFO.resolve(GameOptions.create()));
        }

        @Override
        public Reduction<State> reduction(Position<State> position) {
            return new Reduction<>() {
                @Override
                public long key() {
                    State state = position.toState();
                    return ThreeStonesEndgameTest.key(state);
                }
            };
        }
    }

    private static int[][] symmetries() {
        List<int[]> all = new ArrayList<>();
        for (int i = 0; i < 16; i++) {
            int[] to = new int[24];
            for (int p = 0; p < 24; p++) {
                int x = Board.NAMES.get(p).charAt(0) - 'd';
                int y = Board.NAMES.get(p).charAt(1) - '4';
                if ((i & 1) != 0) {
                    x = -x;
                }
                if ((i & 2) != 0) {
                    y = -y;
                }
                if ((i & 4) != 0) {
                    int swap = x;
                    x = y;
                    y = swap;
                }
                int ring = Math.max(Math.abs(x), Math.abs(y));
                int other = (i & 8) != 0 ? 4 - ring : ring;
                to[p] = Board.NAMES.indexOf("" + (char) ('d' + x / ring * other) + (char) ('4' + y / ring * other));
            }
            all.add(to);
        }
        return all.toArray(int[][]::new);
    }

    private static long key(NineMensMorris.State state) {
        int mine = 0;
        int theirs = 0;
        for (int p = 0; p < 24; p++) {
            char c = state.points().charAt(p);
            if (c != '.') {
                boolean own = (c == 'w') == (state.turn() == dev.boardwright.core.Player.FIRST);
                mine |= own ? 1 << p : 0;
                theirs |= own ? 0 : 1 << p;
            }
        }
        return Rng.mix(canonical(mine, theirs));
    }

    /** The smallest of the 16 images of the stones of the side to move and of the other side, in one word. */
    private static long canonical(int mine, int theirs) {
        long least = Long.MAX_VALUE;
        for (int[] to : SYMMETRIES) {
            least = Math.min(least, (long) image(mine, to) << 24 | image(theirs, to));
        }
        return least;
    }

    private static int image(int set, int[] to) {
        int image = 0;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            image |= 1 << to[Integer.numberOfTrailingZeros(rest)];
        }
        return image;
    }

    @Test
    void tablebaseSaysWhatAnIterationFinds() {
        Symmetric game = new Symmetric();
        NineMensMorris.State start = game.notation().parseState("www/3/3/6/3/3/bbb w 0-0");
        long begin = System.nanoTime();
        Tablebase<NineMensMorris.State, NineMensMorris.Move> table = Tablebase.of(game, start, 512);
        System.out.println(table + " " + (System.nanoTime() - begin) / 1_000_000);
        assertEquals(0, table.count(Score.Kind.ESTIMATE));
    }
}
