package dev.boardwright.ai.job;

import dev.boardwright.ai.json.MatchJson;
import dev.boardwright.ai.match.GameStatistics;
import dev.boardwright.ai.match.Match;
import dev.boardwright.ai.match.MatchSummary;
import dev.boardwright.ai.match.Shard;
import dev.boardwright.ai.match.Sprt;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.json.Json;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The shards of one match or of one set of statistics, added up.
 *
 * <p>The JSON of a shard has its figures for people, the shard, the facts of the whole job, and the exact
 * {@linkplain MatchJson sums}.
 */
@SuppressWarnings("exports") // Nullable, which only compilers that check for null need.
public final class Merge {
    private static final String SHARD = "shard";
    private static final String FACTS = JobLine.JOB;
    private static final String SUMS = "sums";

    private final TreeMap<Long, Part> parts = new TreeMap<>();
    private @Nullable Json job;
    private long count;

    /** A merge without a shard yet. */
    public Merge() {}

    /** The report of the whole, for people and for programs. */
    public record Result(List<String> lines, Json json) {}

    /** A shard; either of the games of a match or of statistics. */
    private record Part(
            @Nullable MatchSummary match, @Nullable GameStatistics statistics, long games, long planned) {
        MatchSummary requireMatch() {
            return Objects.requireNonNull(match);
        }

        GameStatistics requireStatistics() {
            return Objects.requireNonNull(statistics);
        }
    }

    /**
     * Adds a shard.
     *
     * @throws BoardwrightException if it is not a shard, occurs twice, or belongs to another job
     */
    public void add(Map<String, @Nullable Object> json) {
        Shard shard = shard(json);
        Json facts = facts(json);
        if (job == null) {
            job = facts;
            count = shard.count();
        } else if (!job.members().equals(facts.members())) {
            throw new BoardwrightException("the shards are of different jobs: "
                    + JobFacts.difference(job.members(), facts.members(), " in one", " in another"));
        } else if (count != shard.count()) {
            throw new BoardwrightException(
                    "the shards are of different splits: one of " + count + " and one of " + shard.count());
        }
        Part part = part(json, facts, shard);
        if (!parts.isEmpty() && (part.match == null) != (parts.firstEntry().getValue().match == null)) {
            throw new BoardwrightException("one shard is of a match, and another of statistics");
        }
        if (parts.putIfAbsent(shard.index(), part) != null) {
            throw new BoardwrightException("the shard " + shard + " is there twice");
        }
    }

    private static Shard shard(Map<String, @Nullable Object> json) {
        try {
            return Shard.parse(String.valueOf(json.get(SHARD)));
        } catch (OptionException e) {
            throw new BoardwrightException(String.valueOf(e.getMessage()), e);
        }
    }

    private static Part part(Map<String, @Nullable Object> json, Json facts, Shard shard) {
        int planned = (int) JobFacts.whole(facts.members(), JobFacts.PLANNED, Integer.MAX_VALUE);
        if (json.containsKey(MatchJson.POINTS)) {
            MatchSummary match = MatchJson.summary(json, sprt(facts.members()));
            for (MatchSummary.Point point : match.points()) {
                if (point.number() >= planned || !shard.contains(point.number() / 2)) {
                    throw new BoardwrightException("game " + (point.number() + 1L) + " is not in shard " + shard);
                }
            }
            return new Part(match, null, match.points().size(), Match.size(planned, shard));
        }
        GameStatistics statistics = MatchJson.statistics(map(json, SUMS));
        long lengths = statistics.lengths().values().stream()
                .mapToLong(Long::longValue)
                .sum();
        if (lengths != statistics.games() || lengths > shard.size(planned)) {
            throw new BoardwrightException("shard " + shard + " has the results of " + statistics.games()
                    + " games, the lengths of " + lengths + ", and at most " + shard.size(planned));
        }
        return new Part(null, statistics, statistics.games(), shard.size(planned));
    }

    /**
     * The result of all shards.
     *
     * @param partial whether some may be missing or incomplete
     * @throws BoardwrightException if some are and {@code partial} is false
     */
    public Result result(boolean partial) {
        if (parts.isEmpty()) {
            throw new BoardwrightException("there is no shard to merge");
        }
        if (!partial) {
            requireComplete();
        }
        Json facts = Objects.requireNonNull(job);
        if (parts.firstEntry().getValue().match != null) {
            MatchReport report = new MatchReport(facts, sum(Part::requireMatch, MatchSummary::plus));
            return new Result(report.lines(), report.json());
        }
        StatsReport report = new StatsReport(facts, sum(Part::requireStatistics, GameStatistics::plus));
        return new Result(report.lines(), report.json());
    }

    private void requireComplete() {
        if (parts.size() < count) {
            throw new BoardwrightException("shards are missing: " + missing() + "; --partial merges the others");
        }
        parts.forEach((index, part) -> {
            // A sequential test drops games after its decision, which a shard of consecutive games can contain.
            if (part.games < part.planned && (part.match == null || part.match.verdict() == Sprt.Verdict.OPEN)) {
                throw new BoardwrightException("shard " + new Shard(index, count) + " has " + part.games + " of "
                        + part.planned + " games; --partial merges them");
            }
        });
    }

    /** The facts of the job that a shard belongs to. */
    private static Json facts(Map<String, @Nullable Object> part) {
        Json facts = new Json();
        map(part, FACTS).forEach(facts::with);
        return facts;
    }

    private static Optional<Sprt> sprt(Map<String, @Nullable Object> facts) {
        return facts.get(MatchReport.ELO0) instanceof BigDecimal elo0
                        && facts.get(MatchReport.ELO1) instanceof BigDecimal elo1
                ? Optional.of(Sprt.of(elo0.doubleValue(), elo1.doubleValue()))
                : Optional.empty();
    }

    private static Map<String, @Nullable Object> map(Map<String, @Nullable Object> object, String name) {
        if (object.get(name) instanceof Map<?, ?> members) {
            Map<String, @Nullable Object> map = new LinkedHashMap<>();
            members.forEach((key, value) -> map.put((String) key, value));
            return map;
        }
        throw new BoardwrightException("a shard has no member \"" + name + "\"");
    }

    private <T> T sum(Function<Part, T> read, BiFunction<T, T, T> plus) {
        return parts.values().stream().map(read).reduce(plus::apply).orElseThrow();
    }

    private String missing() {
        List<String> missing = new ArrayList<>();
        for (long i = 0; i < count && missing.size() < 10; i++) {
            if (!parts.containsKey(i)) {
                missing.add(new Shard(i, count).toString());
            }
        }
        return String.join(", ", missing);
    }

    /** The JSON of a shard of a match, with everything that a merge needs. */
    public static Json part(MatchReport report, Shard shard) {
        return part(report.json(), shard, report.facts()).withAll(MatchJson.of(report.summary()));
    }

    /** The JSON of a shard of statistics, with everything that a merge needs. */
    public static Json part(StatsReport report, Shard shard) {
        return part(report.json(), shard, report.facts()).with(SUMS, MatchJson.of(report.statistics()));
    }

    private static Json part(Json figures, Shard shard, Json facts) {
        return figures.with(SHARD, shard.toString()).with(FACTS, facts);
    }

    /** Whether a line of JSON is a shard to {@link #add}. */
    public static boolean isPart(Map<String, @Nullable Object> line) {
        return line.containsKey(SHARD);
    }
}
