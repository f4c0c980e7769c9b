package dev.boardwright.ai.json;

import dev.boardwright.ai.match.Effort;
import dev.boardwright.ai.match.GameStatistics;
import dev.boardwright.ai.match.MatchSummary;
import dev.boardwright.ai.match.Sprt;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.json.Json;
import java.math.BigDecimal;
import java.util.ArrayList;
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
            List<Long> n = longs(element, list(element).size() == 13 ? 13 : 12);
            points.add(new MatchSummary.Point(
                    n.get(0).intValue(), n.get(1).intValue(), effort(n, 2), effort(n, 7), n.size() == 13));
        }
        return new MatchSummary(points, sprt);
    }

    private static Effort effort(List<Long> n, int at) {
        return new Effort(
                n.get(at),
                n.get(at + 1),
                n.get(at + 2),
                n.get(at + 3),
                n.get(at + 4).intValue());
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
            List<Long> pair = longs(element, 2);
            lengths.put(pair.get(0).intValue(), pair.get(1));
        }
        List<Long> wins = longs(json.get("wins"), list(json.get("wins")).size() == 4 ? 4 : 3);
        List<Long> choices = longs(json.get("choices"), 2);
        List<Long> leads = longs(json.get("leads"), 3);
        List<Long> thought = longs(json.get("thought"), 2);
        return new GameStatistics(
                wins.get(0),
                wins.get(1),
                wins.get(2),
                lengths,
                choices.get(0),
                choices.get(1).intValue(),
                leads.get(0),
                leads.get(1),
                leads.get(2),
                thought.get(0),
                thought.get(1),
                wins.size() == 4 ? wins.get(3) : 0);
    }

    private static List<?> list(@Nullable Object value) {
        if (value instanceof List<?> list) {
            return list;
        }
        throw new BoardwrightException("a shard has something else where a list should be");
    }

    private static List<Long> longs(@Nullable Object value, int size) {
        List<Long> numbers = new ArrayList<>();
        for (Object element : list(value)) {
            if (element instanceof BigDecimal number) {
                numbers.add(number.longValue());
            }
        }
        if (numbers.size() != size) {
            throw new BoardwrightException("a shard has " + numbers.size() + " numbers where " + size + " should be");
        }
        return numbers;
    }
}
