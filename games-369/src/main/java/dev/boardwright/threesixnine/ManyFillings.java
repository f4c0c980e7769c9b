package dev.boardwright.threesixnine;

import dev.boardwright.core.PlayoutTally;
import dev.boardwright.core.Rng;
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
final class ManyFillings {
    /** With fewer games, playing one after the other is faster. */
    static final int FEWEST_GAMES = 64;

    private static final int MOST_WORDS = 128;
    /** The number of lines whose points, at most 6 each, fit into a byte together. */
    private static final int LINES_AT_ONCE = 255 / 6;

    private final ThreeSixNinePosition position;
    private final Lines lines;
    private final LineFills table;
    private final boolean coloured;
    private final int[] indices;
    /** Four on boards with so many empty cells that times do not fit into eight. */
    private Lanes lanes = Lanes.EIGHT;
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
    private final int[] gains = new int[MOST_WORDS * Lanes.EIGHT.count()];
    /** The points for the side to move on the lines that are not added up yet, if it scored all of them. */
    private int total;
    /** The points of these that the side to move misses, and the points of the other side: the same without colours. */
    private final long[] missed = new long[MOST_WORDS];

    private final long[] otherGains = new long[MOST_WORDS];

    ManyFillings(ThreeSixNinePosition position) {
        this.position = position;
        lines = position.game().lines();
        table = position.game().lineFills();
        coloured = position.game().isColoured();
        int cells = position.game().grid().cells();
        indices = new int[ShuffleIndices.room(cells)];
        times = new long[Lanes.EIGHT.count()][cells];
        joined = new long[cells];
        planes = new long[cells][MOST_WORDS];
        numbers = new int[cells];
        at = new long[position.size()][];
        scratch = new long[position.size()][MOST_WORDS];
    }

    /** Plays random games from the position and adds them to {@code tally}. */
    void play(Rng rng, int games, PlayoutTally tally) {
        lanes = coloured || position.empties() - 1 <= Lanes.EIGHT.largest() ? Lanes.EIGHT : Lanes.FOUR;
        numberEmptyCells();
        for (int left = games; left > 0; left -= MOST_WORDS * lanes.count()) {
            int words = Math.min(MOST_WORDS, (left + lanes.count() - 1) / lanes.count());
            for (int w = 0; w < words; w++) {
                drawTimes(rng, w);
            }
            Arrays.fill(gains, 0);
            for (int line = 0; line < lines.count(); line++) {
                if (coloured) {
                    scoreColoured(line, words);
                } else {
                    scoreNeutral(line, words);
                }
                if (line % LINES_AT_ONCE == LINES_AT_ONCE - 1) {
                    addUp(words);
                }
            }
            addUp(words);
            int margin = position.margin();
            int sign = position.turn().sign();
            for (int game = Math.min(left, words * lanes.count()) - 1; game >= 0; game--) {
                tally.add(position.empties(), margin + sign * gains[game]);
            }
        }
    }

    private void numberEmptyCells() {
        int count = 0;
        for (int cell = 0; cell < numbers.length; cell++) {
            if (position.isEmpty(cell)) {
                numbers[cell] = count++;
            }
        }
    }

    /** Draws the times of all empty cells for the games of a word. With colours only their lowest bits are kept. */
    private void drawTimes(Rng rng, int word) {
        int cells = position.empties();
        int kept = coloured ? 1 : lanes.largest();
        for (int lane = 0; lane < lanes.count(); lane++) {
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
        lanes.join(times, joined, cells);
        for (int i = 0; i < cells; i++) {
            planes[i][word] = joined[i];
        }
    }

    /** Puts the planes of a line's empty cells into {@link #at} and returns their number. */
    private int gather(int line) {
        int count = 0;
        for (int cell : lines.cells(line)) {
            if (position.isEmpty(cell)) {
                at[count++] = planes[numbers[cell]];
            }
        }
        return count;
    }

    /** The stones with the third, sixth and ninth smallest times score: those of odd times for the other side. */
    private void scoreNeutral(int line, int words) {
        int empties = gather(line);
        SelectionNetwork network = SelectionNetwork.of(table.stones(position.fill(line), 0), empties);
        network.run(lanes, at, scratch, words);
        for (int points = 1; points <= 3; points++) {
            int place = network.place(points);
            if (place >= 0) {
                total += points;
                lanes.addIfOdd(at[place], points, otherGains, words);
            }
        }
    }

    /** The side with the odd times ends with its present stones on the line plus the number of odd times. */
    private void scoreColoured(int line, int words) {
        int empties = gather(line);
        long[] odd = scratch[0];
        Arrays.fill(odd, 0, words, 0);
        for (int i = 0; i < empties; i++) {
            lanes.countOdd(at[i], odd, words);
        }
        int side = position.turn().index();
        int own = table.stones(position.fill(line), side);
        int others = table.stones(position.fill(line), side ^ 1);
        for (int points = 1; points <= 3; points++) {
            int needed = 3 * points;
            if (others < needed && others + empties >= needed) {
                lanes.addIfAtLeast(odd, needed - others, points, otherGains, words);
            }
            // With more odd times than this, the side to move does not reach the count.
            int most = own + empties - needed;
            if (own < needed && most >= 0) {
                total += points;
                lanes.addIfAtLeast(odd, most + 1, points, missed, words);
            }
        }
    }

    /** Adds the sums of points in bytes to {@link #gains} before they overflow. */
    private void addUp(int words) {
        long[] missing = coloured ? missed : otherGains;
        for (int w = 0; w < words; w++) {
            for (int i = 0; i < lanes.count(); i++) {
                int gained = total - lanes.get(missing[w], i);
                gains[w * lanes.count() + i] += gained - lanes.get(otherGains[w], i);
            }
        }
        total = 0;
        Arrays.fill(missed, 0);
        Arrays.fill(otherGains, 0);
    }
}
