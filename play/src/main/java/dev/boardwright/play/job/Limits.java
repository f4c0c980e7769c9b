package dev.boardwright.play.job;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.core.json.Json;
import java.util.StringJoiner;

/** Limits of a search by the names that the command line and the engine protocol use. */
public final class Limits {
    private Limits() {}

    /** For programs: {@code {"nodes":1000}}; times in milliseconds. */
    public static Json json(SearchLimits limits) {
        Json json = new Json();
        limits.depth().ifPresent(depth -> json.with("depth", depth));
        limits.nodes().ifPresent(nodes -> json.with("nodes", nodes));
        limits.time().ifPresent(time -> json.with("movetime", time.toMillis()));
        return json;
    }

    /** For people and records: {@code nodes 1000}; {@code none} without a limit. */
    public static String text(SearchLimits limits) {
        StringJoiner text = new StringJoiner(", ").setEmptyValue("none");
        json(limits).members().forEach((name, value) -> text.add(name + " " + value));
        return text.toString();
    }
}
