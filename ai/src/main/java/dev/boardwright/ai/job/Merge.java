package dev.boardwright.ai.job;

import dev.boardwright.ai.json.MatchJson;
import dev.boardwright.ai.match.GameStatistics;
import dev.boardwright.ai.match.MatchSummary;
import dev.boardwright.ai.match.Shard;
import dev.boardwright.ai.match.Sprt;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.json.Json;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
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
    private static final String FACTS = "job";
    private static final String SUMS = "sums";

    private final TreeMap<Long, Map<String, @Nullable Object>> parts = new TreeMap<>();
    private @Nullable Json job;
    private long count;

    /** A merge without a shard yet. */
    public Merge() {}

    /** The report of the whole, for people and for programs. */
    public record Result(List<String> lines, Json json) {}

    /**
     * Adds a shard.
     *
     * @throws BoardwrightException if it is not a shard, occurs twice, or belongs to another job
     */
    public void add(Map<String, @Nullable Object> part) {
        Shard shard = Shard.parse(String.valueOf(part.get(SHARD)));
        Json facts = facts(part);
        if (job == null) {
            job = facts;
            count = shard.count();
        } else if (!job.members().equals(facts.members())) {
            throw new BoardwrightException("the shards are of different jobs: " + difference(job, facts));
        } else if (count != shard.count()) {
            throw new BoardwrightException(
                    "the shards are of different splits: one of " + count + " and one of " + shard.count());
        }
        if (parts.put(shard.index(), part) != null) {
            throw new BoardwrightException("the shard " + shard + " is there twice");
        }
    }

    /**
     * The result of all shards.
     *
     * @param partial whether some may be missing
     * @throws BoardwrightException if some are missing and {@code partial} is false
     */
    public Result result(boolean partial) {
        if (parts.isEmpty()) {
            throw new BoardwrightException("there is no shard to merge");
        }
        if (!partial && parts.size() < count) {
            throw new BoardwrightException("shards are missing: " + missing() + "; --partial merges the others");
        }
        Json facts = facts(parts.firstEntry().getValue());
        if (parts.firstEntry().getValue().containsKey(MatchJson.POINTS)) {
            Optional<Sprt> sprt = sprt(facts.members());
            MatchReport report = new MatchReport(facts, sum(part -> MatchJson.summary(part, sprt), MatchSummary::plus));
            return new Result(report.lines(), report.json());
        }
        StatsReport report =
                new StatsReport(facts, sum(part -> MatchJson.statistics(map(part, SUMS)), GameStatistics::plus));
        return new Result(report.lines(), report.json());
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

    private <T> T sum(Function<Map<String, @Nullable Object>, T> read, BiFunction<T, T, T> plus) {
        return parts.values().stream().map(read).reduce(plus::apply).orElseThrow();
    }

    /** The first fact in which two jobs differ. */
    private static String difference(Json one, Json other) {
        Set<String> names = new LinkedHashSet<>(one.members().keySet());
        names.addAll(other.members().keySet());
        return names.stream()
                .filter(name ->
                        !Objects.equals(one.members().get(name), other.members().get(name)))
                .findFirst()
                .map(name -> name + " is " + one.members().getOrDefault(name, "missing") + " in one and "
                        + other.members().getOrDefault(name, "missing") + " in another")
                .orElse("");
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

    /** The result of a match as JSON; for a shard, with everything that a merge needs. */
    public static Json json(MatchReport report, Shard shard) {
        return shard.isAll()
                ? report.json()
                : part(report.json(), shard, report.facts()).withAll(MatchJson.of(report.summary()));
    }

    /** Statistics as JSON; for a shard, with everything that a merge needs. */
    public static Json json(StatsReport report, Shard shard) {
        return shard.isAll()
                ? report.json()
                : part(report.json(), shard, report.facts()).with(SUMS, MatchJson.of(report.statistics()));
    }

    private static Json part(Json figures, Shard shard, Json facts) {
        return figures.with(SHARD, shard.toString()).with(FACTS, facts);
    }

    /** Whether a line of JSON is a shard to {@link #add}. */
    public static boolean isPart(Map<String, @Nullable Object> line) {
        return line.containsKey(SHARD);
    }
}
