package dev.boardwright.play.job;

import dev.boardwright.ai.match.Effort;
import dev.boardwright.ai.match.GameStatistics;
import dev.boardwright.ai.match.MatchPoint;
import dev.boardwright.ai.match.MatchSummary;
import dev.boardwright.ai.match.Shard;
import dev.boardwright.ai.match.Sprt;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.json.Json;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The result of a shard in JSON, with everything needed to add it to the others exactly: the facts of the whole job,
 * the shard, its figures for people, and the exact sums.
 */
final class Parts {
    static final String SHARD = "shard";
    private static final String FACTS = "job";
    private static final String POINTS = "points";
    private static final String SUMS = "sums";

    private Parts() {}

    /** A shard of a match. */
    static Json of(Json facts, MatchSummary summary, Shard shard) {
        MatchReport report = MatchReport.of(facts, summary);
        List<List<Long>> points = summary.points().stream().map(Parts::numbers).toList();
        return report.json()
                .with(SHARD, shard.toString())
                .with(FACTS, report.facts())
                .with(POINTS, points);
    }

    /** A shard of statistics. */
    static Json of(StatsReport report, Shard shard) {
        GameStatistics s = report.statistics();
        List<List<Long>> lengths = new ArrayList<>();
        s.lengths().forEach((plies, games) -> lengths.add(List.of((long) plies, games)));
        Json sums = new Json()
                .with("wins", List.of(s.firstWins(), s.secondWins(), s.draws()))
                .with("lengths", lengths)
                .with("choices", List.of(s.choices(), (long) s.maxChoices()))
                .with("leads", List.of(s.pointChanges(), s.openPoints(), s.evaluationChanges()))
                .with("thought", List.of(s.nanos(), s.thought()));
        return report.json()
                .with(SHARD, shard.toString())
                .with(FACTS, report.facts())
                .with(SUMS, sums);
    }

    private static List<Long> numbers(MatchPoint point) {
        List<Long> numbers = new ArrayList<>(List.of((long) point.number(), (long) point.result()));
        for (Effort effort : List.of(point.first(), point.second())) {
            numbers.addAll(List.of(
                    effort.moves(), effort.depth(), effort.nodes(), effort.nanos(), (long) effort.timeLosses()));
        }
        return numbers;
    }

    /** Whether an object is a shard of a match rather than of statistics. */
    static boolean isMatch(Map<String, @Nullable Object> part) {
        return part.containsKey(POINTS);
    }

    static Shard shard(Map<String, @Nullable Object> part) {
        return Shard.parse(String.valueOf(part.get(SHARD)));
    }

    /** The facts of the job that a part belongs to. */
    static Json facts(Map<String, @Nullable Object> part) {
        Json facts = new Json();
        map(part, FACTS).forEach(facts::with);
        return facts;
    }

    static MatchSummary summary(Map<String, @Nullable Object> part) {
        Map<String, @Nullable Object> facts = map(part, FACTS);
        Optional<Sprt> sprt = facts.get(MatchReport.ELO0) instanceof BigDecimal elo0
                        && facts.get(MatchReport.ELO1) instanceof BigDecimal elo1
                ? Optional.of(Sprt.of(elo0.doubleValue(), elo1.doubleValue()))
                : Optional.empty();
        List<MatchPoint> points = new ArrayList<>();
        for (Object element : list(part.get(POINTS))) {
            List<Long> n = longs(element, 12);
            points.add(new MatchPoint(n.get(0).intValue(), n.get(1).intValue(), effort(n, 2), effort(n, 7)));
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

    static GameStatistics statistics(Map<String, @Nullable Object> part) {
        Map<String, @Nullable Object> sums = map(part, SUMS);
        TreeMap<Integer, Long> lengths = new TreeMap<>();
        for (Object element : list(sums.get("lengths"))) {
            List<Long> pair = longs(element, 2);
            lengths.put(pair.get(0).intValue(), pair.get(1));
        }
        List<Long> wins = longs(sums.get("wins"), 3);
        List<Long> choices = longs(sums.get("choices"), 2);
        List<Long> leads = longs(sums.get("leads"), 3);
        List<Long> thought = longs(sums.get("thought"), 2);
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
                thought.get(1));
    }

    private static Map<String, @Nullable Object> map(Map<String, @Nullable Object> object, String name) {
        if (object.get(name) instanceof Map<?, ?> members) {
            Map<String, @Nullable Object> map = new LinkedHashMap<>();
            members.forEach((key, value) -> map.put((String) key, value));
            return map;
        }
        throw new BoardwrightException("a shard has no member \"" + name + "\"");
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
