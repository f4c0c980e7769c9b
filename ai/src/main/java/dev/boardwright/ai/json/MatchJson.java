package dev.boardwright.ai.json;

import dev.boardwright.ai.match.Effort;
import dev.boardwright.ai.match.GameStatistics;
import dev.boardwright.ai.match.MatchSummary;
import dev.boardwright.ai.match.Sprt;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.json.Json;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The exact sums of matches and statistics as JSON, with everything that is needed to add them up: what shards write to
 * files, and what machines send each other.
 *
 * <pre>
 *   points    [[number, result, effort of the first, effort of the second], ...], the games of a match; an effort is
 *             moves, depth, nodes, nanoseconds, losses on time; a 1 at the end if the game was too long and drawn
 *   wins      [first wins, second wins, draws], and how many of the draws were games that were too long, if any
 *   lengths   [[plies, games], ...]
 *   choices   [sum, maximum]
 *   leads     [changes by points, positions with a lead in points, changes by evaluation]
 *   thought   [nanoseconds, moves]
 * </pre>
 */
@SuppressWarnings("exports") // Nullable, which only compilers that check for null need.
public final class MatchJson {
    /** The name of the games of a match. */
    public static final String POINTS = "points";

    /** More than any sum of one shard, and so small that no sum of shards overflows. */
    private static final long MOST = 100_000_000_000_000_000L;

    /** For lists without a number that may be negative. */
    private static final int NONE = -1;

    private MatchJson() {}

    /** The games of a match. */
    public static Json of(MatchSummary summary) {
        return new Json()
                .with(POINTS, summary.points().stream().map(MatchJson::numbers).toList());
    }

    private static List<Long> numbers(MatchSummary.Point point) {
        List<Long> numbers = new ArrayList<>(List.of((long) point.number(), (long) point.result()));
        for (Effort effort : List.of(point.first(), point.second())) {
            numbers.addAll(List.of(
                    effort.moves(), effort.depth(), effort.nodes(), effort.nanos(), (long) effort.timeLosses()));
        }
        if (point.adjudicated()) {
            numbers.add(1L);
        }
        return numbers;
    }

    /**
     * The games of a match with this test.
     *
     * @param json the members of {@link #of(MatchSummary)} as {@link dev.boardwright.core.json.JsonReader} gives them
     * @throws BoardwrightException if they are something else
     */
    public static MatchSummary summary(Map<String, ? extends @Nullable Object> json, Optional<Sprt> sprt) {
        List<MatchSummary.Point> points = new ArrayList<>();
        for (Object element : list(json.get(POINTS))) {
            boolean adjudicated = list(element).size() == 13;
            List<Long> n = longs(element, adjudicated ? 13 : 12, 1);
            require(n.get(0) >= 0 && n.get(0) <= Integer.MAX_VALUE, "number of a game", n.get(0));
            require(Math.abs(n.get(1)) <= 1, "result, which is -1, 0 or 1", n.get(1));
            require(
                    !adjudicated || (n.get(1) == 0 && n.get(12) == 1),
                    "mark of a game that was too long",
                    n.get(n.size() - 1));
            points.add(new MatchSummary.Point(
                    n.get(0).intValue(), n.get(1).intValue(), effort(n, 2), effort(n, 7), adjudicated));
        }
        try {
            return new MatchSummary(points, sprt);
        } catch (IllegalArgumentException e) {
            throw new BoardwrightException("a shard is wrong: " + e.getMessage(), e);
        }
    }

    private static Effort effort(List<Long> n, int at) {
        return new Effort(n.get(at), n.get(at + 1), n.get(at + 2), n.get(at + 3), size(n.get(at + 4)));
    }

    /** The sums of statistics. */
    public static Json of(GameStatistics s) {
        List<List<Long>> lengths = new ArrayList<>();
        s.lengths().forEach((plies, games) -> lengths.add(List.of((long) plies, games)));
        return new Json()
                .with(
                        "wins",
                        s.adjudicated() == 0
                                ? List.of(s.firstWins(), s.secondWins(), s.draws())
                                : List.of(s.firstWins(), s.secondWins(), s.draws(), s.adjudicated()))
                .with("lengths", lengths)
                .with("choices", List.of(s.choices(), (long) s.maxChoices()))
                .with("leads", List.of(s.pointChanges(), s.openPoints(), s.evaluationChanges()))
                .with("thought", List.of(s.nanos(), s.thought()));
    }

    /**
     * Statistics from their sums.
     *
     * @param json the members of {@link #of(GameStatistics)} as {@link dev.boardwright.core.json.JsonReader} gives them
     * @throws BoardwrightException if they are something else
     */
    public static GameStatistics statistics(Map<String, ? extends @Nullable Object> json) {
        TreeMap<Integer, Long> lengths = new TreeMap<>();
        for (Object element : list(json.get("lengths"))) {
            List<Long> pair = longs(element, 2, NONE);
            if (lengths.put(size(pair.get(0)), pair.get(1)) != null) {
                throw new BoardwrightException("a shard has the length " + pair.get(0) + " twice");
            }
        }
        boolean adjudicated = list(json.get("wins")).size() == 4;
        List<Long> wins = longs(json.get("wins"), adjudicated ? 4 : 3, NONE);
        List<Long> choices = longs(json.get("choices"), 2, NONE);
        List<Long> leads = longs(json.get("leads"), 3, NONE);
        List<Long> thought = longs(json.get("thought"), 2, NONE);
        return new GameStatistics(
                wins.get(0),
                wins.get(1),
                wins.get(2),
                lengths,
                choices.get(0),
                size(choices.get(1)),
                leads.get(0),
                leads.get(1),
                leads.get(2),
                thought.get(0),
                thought.get(1),
                adjudicated ? wins.get(3) : 0);
    }

    private static List<?> list(@Nullable Object value) {
        if (value instanceof List<?> list) {
            return list;
        }
        throw new BoardwrightException("a shard has something else where a list should be");
    }

    /** Whole numbers from 0, except that the one at {@code signed} may be negative. */
    private static List<Long> longs(@Nullable Object value, int size, int signed) {
        List<?> list = list(value);
        if (list.size() != size) {
            throw new BoardwrightException("a shard has " + list.size() + " numbers where " + size + " should be");
        }
        List<Long> numbers = new ArrayList<>();
        for (Object element : list) {
            numbers.add(whole(element, numbers.size() == signed));
        }
        return numbers;
    }

    private static long whole(@Nullable Object element, boolean signed) {
        if (element instanceof BigDecimal number) {
            try {
                long value = number.longValueExact();
                if (Math.abs(value) <= MOST && (signed || value >= 0)) {
                    return value;
                }
            } catch (ArithmeticException e) {
                // Refused below.
            }
        }
        throw new BoardwrightException("a shard has " + BoardwrightException.quote(text(element))
                + " where a whole number" + (signed ? "" : " from 0") + " should be");
    }

    private static String text(@Nullable Object element) {
        String text = Json.list(Collections.singletonList(element));
        return text.substring(1, text.length() - 1);
    }

    private static int size(long value) {
        require(value <= Integer.MAX_VALUE, "count", value);
        return (int) value;
    }

    private static void require(boolean right, String what, long value) {
        if (!right) {
            throw new BoardwrightException("a shard has " + value + " as " + what);
        }
    }
}
