package morris;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.ai.Score;
import dev.boardwright.ai.solve.Tablebase;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Reducible;
import dev.boardwright.core.Reduction;
import dev.boardwright.core.Rng;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * The endgame of three stones each, by the library's retrograde analysis and by an iteration over all values. It takes
 * minutes on a busy machine, so it runs only with {@code -Dmorris.endgame=true}.
 *
 * <p>Both say: 166,851 positions up to symmetry, 82.8 % won for the side to move, and the longest win takes 26 plies. The
 * published solution of the game is Gasser, Solving Nine Men's Morris.
 */
@EnabledIfSystemProperty(named = "morris.endgame", matches = "true")
class ThreeStonesEndgameTest {
    private static final int BYTES = 3;

    /** By symmetry, byte and its value: where the points of the byte go. */
    private static final int[][][] IMAGES = images();

    /** The same game, which says that mirror images and exchanged colours have the same value. */
    private static final class SymmetricMorris extends NineMensMorris
            implements Reducible<NineMensMorris.State, NineMensMorris.Move> {
        SymmetricMorris() {
            super(NineMensMorris.INFO.resolve(GameOptions.create()));
        }

        @Override
        public Reduction<State> reduction(Position<State> position) {
            MorrisPosition board = (MorrisPosition) position;
            return new Reduction<>() {
                @Override
                public long key() {
                    return Rng.mix(canonical(
                            board.points(board.turn()), board.points(board.turn().opponent())));
                }
            };
        }
    }

    /** The board is a square with 8 symmetries, and its inner and outer square may change places. */
    private static int[][][] images() {
        int[][][] images = new int[16][BYTES][256];
        for (int i = 0; i < images.length; i++) {
            for (int p = 0; p < Board.POINTS; p++) {
                int x = (Board.NAMES.get(p).charAt(0) - 'd') * ((i & 1) != 0 ? -1 : 1);
                int y = (Board.NAMES.get(p).charAt(1) - '4') * ((i & 2) != 0 ? -1 : 1);
                int ring = Math.max(Math.abs(x), Math.abs(y));
                int other = (i & 8) != 0 ? 4 - ring : ring;
                int column = ((i & 4) != 0 ? y : x) / ring * other;
                int row = ((i & 4) != 0 ? x : y) / ring * other;
                int to = Board.NAMES.indexOf("" + (char) ('d' + column) + (char) ('4' + row));
                for (int value = 0; value < 256; value++) {
                    images[i][p / 8][value] |= (value >>> p % 8 & 1) << to;
                }
            }
        }
        return images;
    }

    /** The smallest of the 16 images of the stones of the side to move and of the other side, in one word. */
    private static long canonical(int mine, int theirs) {
        long least = Long.MAX_VALUE;
        for (int[][] image : IMAGES) {
            least = Math.min(least, (long) image(mine, image) << 24 | image(theirs, image));
        }
        return least;
    }

    private static int image(int set, int[][] image) {
        return image[0][set & 255] | image[1][set >>> 8 & 255] | image[2][set >>> 16];
    }

    /**
     * The value of every position by rounds over all of them until nothing changes, with rules written anew: plus the plies
     * of a win, minus those of a loss. A mill wins at once, and a stone may go anywhere.
     */
    private static Map<Long, Integer> iterate() {
        Map<Long, Integer> numbers = new HashMap<>();
        List<Long> positions = new ArrayList<>();
        for (int mine = 0; mine < 1 << 24; mine++) {
            if (Integer.bitCount(mine) != 3 || smallest(mine) != mine) {
                continue;
            }
            for (int theirs : THREES) {
                long position = (mine & theirs) != 0 ? -1 : canonical(mine, theirs);
                if (position >= 0 && numbers.putIfAbsent(position, positions.size()) == null) {
                    positions.add(position);
                }
            }
        }
        int[][] next = new int[positions.size()][];
        int[] values = new int[positions.size()];
        for (int i = 0; i < next.length; i++) {
            int mine = (int) (positions.get(i) >> 24);
            int theirs = (int) (positions.get(i) & (1 << 24) - 1);
            int[] found = new int[54];
            int count = 0;
            for (int from = 0; from < 24; from++) {
                for (int to = 0; to < 24 && (mine >>> from & 1) == 1; to++) {
                    int after = mine ^ 1 << from ^ 1 << to;
                    if (((mine | theirs) >>> to & 1) == 1) {
                        continue;
                    }
                    if (MILLS.contains(after)) {
                        values[i] = 1;
                    } else {
                        found[count++] = numbers.get(canonical(theirs, after));
                    }
                }
            }
            next[i] = Arrays.copyOf(found, count);
        }
        boolean changed = true;
        for (int plies = 2; changed; plies++) {
            changed = false;
            for (int i = 0; i < next.length; i++) {
                if (values[i] == 0) {
                    values[i] = value(next[i], values, plies);
                    changed |= values[i] != 0;
                }
            }
        }
        Map<Long, Integer> result = new HashMap<>();
        numbers.forEach((position, number) -> result.put(position, values[number]));
        return result;
    }

    /** The value of a position if it is settled in this many plies; 0 if not. */
    private static int value(int[] next, int[] values, int plies) {
        boolean allLose = true;
        for (int after : next) {
            // Values of this round do not count yet.
            boolean known = values[after] != 0 && Math.abs(values[after]) < plies;
            if (known && values[after] < 0) {
                return plies;
            }
            allLose &= known;
        }
        return allLose ? -plies : 0;
    }

    private static final int[] THREES =
            IntStream.range(0, 1 << 24).filter(set -> Integer.bitCount(set) == 3).toArray();

    private static final Set<Integer> MILLS = Set.of(
            set("a1 d1 g1"), set("b2 d2 f2"), set("c3 d3 e3"), set("a4 b4 c4"), set("e4 f4 g4"), set("c5 d5 e5"),
            set("b6 d6 f6"), set("a7 d7 g7"), set("a1 a4 a7"), set("b2 b4 b6"), set("c3 c4 c5"), set("d1 d2 d3"),
            set("d5 d6 d7"), set("e3 e4 e5"), set("f2 f4 f6"), set("g1 g4 g7"));

    private static int set(String names) {
        int set = 0;
        for (String name : names.split(" ")) {
            set |= 1 << Board.NAMES.indexOf(name);
        }
        return set;
    }

    private static int smallest(int set) {
        int least = set;
        for (int[][] image : IMAGES) {
            least = Math.min(least, image(set, image));
        }
        return least;
    }

    @Test
    void tablebaseHasTheValuesOfAnIteration() {
        SymmetricMorris game = new SymmetricMorris();
        NineMensMorris.State start = game.notation().parseState("www/3/3/6/3/3/bbb w 0-0");
        Tablebase<NineMensMorris.State, NineMensMorris.Move> table = Tablebase.of(game, start, 512);
        Map<Long, Integer> truth = iterate();
        int found = 0;
        for (Map.Entry<Long, Integer> position : truth.entrySet()) {
            Optional<Score> score = table.score(state(position.getKey()));
            if (score.isPresent()) {
                found++;
                int plies = score.get().kind() == Score.Kind.LOSS ? -score.get().plies() : score.get().plies();
                assertEquals(position.getValue(), plies);
            }
        }
        assertEquals(table.size(), found);
        assertEquals(26, table.longest());
        assertEquals(83, Math.round(100.0 * table.count(Score.Kind.WIN) / table.size()));
    }

    private static NineMensMorris.State state(long position) {
        StringBuilder points = new StringBuilder();
        for (int p = 0; p < 24; p++) {
            points.append((position >>> 24 + p & 1) == 1 ? 'w' : (position >>> p & 1) == 1 ? 'b' : '.');
        }
        return new NineMensMorris.State(points.toString(), Player.FIRST, 0, 0);
    }
}
