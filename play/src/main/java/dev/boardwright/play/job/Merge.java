package dev.boardwright.play.job;

import dev.boardwright.ai.match.GameStatistics;
import dev.boardwright.ai.match.MatchSummary;
import dev.boardwright.ai.match.Shard;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.json.Json;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The shards of one match or of one set of statistics, added up. */
public final class Merge {
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
        Shard shard = Parts.shard(part);
        Json facts = Parts.facts(part);
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
        Map<String, @Nullable Object> any = parts.firstEntry().getValue();
        Json facts = Parts.facts(any);
        if (Parts.isMatch(any)) {
            MatchReport report = MatchReport.of(facts, sum(Parts::summary, MatchSummary::plus));
            return new Result(report.lines(), report.json());
        }
        StatsReport report = new StatsReport(facts, sum(Parts::statistics, GameStatistics::plus));
        return new Result(report.lines(), report.json());
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
    public static Json json(Json facts, MatchSummary summary, Shard shard) {
        return shard.isAll() ? MatchReport.of(facts, summary).json() : Parts.of(facts, summary, shard);
    }

    /** Statistics as JSON; for a shard, with everything that a merge needs. */
    public static Json json(StatsReport report, Shard shard) {
        return shard.isAll() ? report.json() : Parts.of(report, shard);
    }

    /** Whether a line of JSON is a shard to {@link #add}. */
    public static boolean isPart(Map<String, @Nullable Object> line) {
        return line.containsKey(Parts.SHARD);
    }
}
