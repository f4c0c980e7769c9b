package dev.boardwright.threesixnine.playouts;

import dev.boardwright.core.Player;
import dev.boardwright.core.PlayoutCounts;
import dev.boardwright.core.Rng;
import dev.boardwright.core.board.Bits;
import java.util.Arrays;

/**
 * Random games of 369, up to 1,024 side by side. Owned by a position.
 *
 * <p>The time at which each empty cell is filled is drawn for all games first: a random order of 0, 1, 2, ... In a word
 * there are the times of one cell in eight games, or in four if the times do not fit into eight bits:
 *
 * <pre>
 *   cell  games 1 to 8               games 9 to 16       even times: stones of the side to move now
 *   a1    5 0 2 7 1 1 3 6            4 ...               odd times:  stones of the other side
 *   b1    3 7 0 1 2 5 0 4            1 ...
 * </pre>
 *
 * Then the games are scored without moves. Without colours the third stone on a line is the one with the third smallest
 * time, and only the parity of that time matters ({@link SelectionNetwork}); the same holds for the sixth and ninth
 * stone. With colours only the number of odd times on a line matters: a side with seven stones at the end has scored
 * for its third and its sixth.
 *
 * <p>Random games on JDK 17, in million moves a second of processor time on a busy machine:
 *
 * <pre>
 *                       one by one    side by side
 *   9×9                    135            420
 *   9×9 with colours       120            440
 *   19×19                  150            280
 *   19×19 with colours     135            430
 * </pre>
 */
public final class ManyFillings {
    /** With fewer games, playing one after the other is faster. */
    public static final int FEWEST_GAMES = 64;

    private static final int MOST_WORDS = 128;
    /** The number of lines whose points, at most 6 each, fit into a byte together. */
    private static final int LINES_AT_ONCE = 255 / 6;

    /** The cells of each line. */
    private final int[][] lines;

    private final boolean coloured;
    /** The position's own sets of empty cells and of black stones. */
    private final long[] empty;

    private final long[] black;
    private final int[] indices;
    /** Four on boards with so many empty cells that times do not fit into eight. */
    private Packing packing = Packing.EIGHT;
    /** The times of each empty cell in each game of a word, then joined. */
    private final long[][] times;

    private final long[] joined;
    /** By the number of the empty cell: its times in all games. */
    private final long[][] planes;
    /** The number of each empty cell among all, from 0. */
    private final int[] numbers;
    /** The planes of one line's empty cells, and room to sort them. */
    private final long[][] at;

    private final long[][] scratch;
    /** By game: the points that the side to move scores from now on, minus those of the other side. */
    private final int[] gains = new int[MOST_WORDS * Packing.EIGHT.count()];
    /** The points for the side to move on the lines that are not added up yet, if it scored all of them. */
    private int total;
    /** The points of these that the side to move misses, and the points of the other side: the same without colours. */
    private final long[] missed = new long[MOST_WORDS];

    private final long[] otherGains = new long[MOST_WORDS];

    /**
     * For games from a position.
     *
     * @param cells the number of cells of the board
     * @param lines the cells of each line
     * @param coloured whether stones have colours
     * @param empty the position's set of empty cells, which is read when games are played
     * @param black its set of black stones, where stones have colours
     */
    public ManyFillings(int cells, int[][] lines, boolean coloured, long[] empty, long[] black) {
        this.lines = lines;
        this.coloured = coloured;
        this.empty = empty;
        this.black = black;
        int longest = Arrays.stream(lines).mapToInt(line -> line.length).max().orElse(0);
        indices = new int[ShuffleIndices.room(cells)];
        times = new long[Packing.EIGHT.count()][cells];
        joined = new long[cells];
        planes = new long[cells][MOST_WORDS];
        numbers = new int[cells];
        at = new long[longest][];
        scratch = new long[longest][MOST_WORDS];
    }

    /**
     * Plays random games from the position and adds them to {@code tally}.
     *
     * @param side the side to move
     * @param margin the position's margin
     */
    public void play(Rng rng, int games, int side, int margin, PlayoutCounts tally) {
        int empties = numberEmptyCells();
        packing = coloured || empties - 1 <= Packing.EIGHT.largest() ? Packing.EIGHT : Packing.FOUR;
        for (int left = games; left > 0; left -= MOST_WORDS * packing.count()) {
            int words = Math.min(MOST_WORDS, (left + packing.count() - 1) / packing.count());
            for (int w = 0; w < words; w++) {
                drawTimes(rng, empties, w);
            }
            Arrays.fill(gains, 0);
            for (int line = 0; line < lines.length; line++) {
                if (coloured) {
                    scoreColoured(lines[line], side, words);
                } else {
                    scoreNeutral(lines[line], words);
                }
                if (line % LINES_AT_ONCE == LINES_AT_ONCE - 1) {
                    addUp(words);
                }
            }
            addUp(words);
            int sign = Player.of(side).sign();
            for (int game = Math.min(left, words * packing.count()) - 1; game >= 0; game--) {
                tally.add(empties, margin + sign * gains[game]);
            }
        }
    }

    /** Numbers the empty cells and returns how many there are. */
    private int numberEmptyCells() {
        int count = 0;
        for (int cell = 0; cell < numbers.length; cell++) {
            if (Bits.test(empty, cell)) {
                numbers[cell] = count++;
            }
        }
        return count;
    }

    /** Draws the times of all empty cells for the games of a word. With colours only their lowest bits are kept. */
    private void drawTimes(Rng rng, int cells, int word) {
        int kept = coloured ? 1 : packing.largest();
        for (int lane = 0; lane < packing.count(); lane++) {
            long[] time = times[lane];
            ShuffleIndices.draw(rng, cells, indices);
            time[0] = 0;
            for (int i = 1; i < cells; i++) {
                int j = indices[i];
                time[i] = time[j];
                time[j] = i & kept;
            }
        }
        Arrays.fill(joined, 0, cells, 0);
        packing.join(times, joined, cells);
        for (int i = 0; i < cells; i++) {
            planes[i][word] = joined[i];
        }
    }

    /** Puts the planes of a line's empty cells into {@link #at} and returns their number. */
    private int gather(int[] line) {
        int count = 0;
        for (int cell : line) {
            if (Bits.test(empty, cell)) {
                at[count++] = planes[numbers[cell]];
            }
        }
        return count;
    }

    /** The stones with the third, sixth and ninth smallest times score: those of odd times for the other side. */
    private void scoreNeutral(int[] line, int words) {
        int empties = gather(line);
        SelectionNetwork network = SelectionNetwork.of(line.length - empties, empties);
        network.run(packing, at, scratch, words);
        for (int points = 1; points <= 3; points++) {
            int place = network.place(points);
            if (place >= 0) {
                total += points;
                packing.addIfOdd(at[place], points, otherGains, words);
            }
        }
    }

    /** The side with the odd times ends with its present stones on the line plus the number of odd times. */
    private void scoreColoured(int[] line, int side, int words) {
        int empties = gather(line);
        long[] odd = scratch[0];
        Arrays.fill(odd, 0, words, 0);
        for (int i = 0; i < empties; i++) {
            packing.countOdd(at[i], odd, words);
        }
        int blacks = countBlack(line);
        int whites = line.length - empties - blacks;
        int own = side == 0 ? whites : blacks;
        int others = side == 0 ? blacks : whites;
        for (int points = 1; points <= 3; points++) {
            int needed = 3 * points;
            if (others < needed && others + empties >= needed) {
                packing.addIfAtLeast(odd, needed - others, points, otherGains, words);
            }
            // With more odd times than this, the side to move does not reach the count.
            int most = own + empties - needed;
            if (own < needed && most >= 0) {
                total += points;
                packing.addIfAtLeast(odd, most + 1, points, missed, words);
            }
        }
    }

    private int countBlack(int[] line) {
        int count = 0;
        for (int cell : line) {
            count += Bits.test(black, cell) ? 1 : 0;
        }
        return count;
    }

    /** Adds the sums of points in bytes to {@link #gains} before they overflow. */
    private void addUp(int words) {
        long[] missing = coloured ? missed : otherGains;
        for (int w = 0; w < words; w++) {
            for (int i = 0; i < packing.count(); i++) {
                int gained = total - packing.get(missing[w], i);
                gains[w * packing.count() + i] += gained - packing.get(otherGains[w], i);
            }
        }
        total = 0;
        Arrays.fill(missed, 0);
        Arrays.fill(otherGains, 0);
    }
}
