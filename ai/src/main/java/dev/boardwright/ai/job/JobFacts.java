package dev.boardwright.ai.job;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.json.Numbers;
import dev.boardwright.ai.match.Match;
import dev.boardwright.ai.match.Opening;
import dev.boardwright.ai.match.Openings;
import dev.boardwright.ai.match.SelfPlay;
import dev.boardwright.ai.solve.Question;
import dev.boardwright.ai.solve.SolverSettings;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameOption;
import dev.boardwright.core.json.GameJson;
import dev.boardwright.core.json.Json;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Everything that decides the results of a job, as JSON: the game, its options, the players, limits, seed, openings, the
 * version, and the number of games or lines. It is the same in every shard of a job and differs from that of any other
 * job, so that a merge can tell them apart. What is new and decides results has to be added here.
 */
@SuppressWarnings("exports") // Nullable, which only compilers that check for null need.
public final class JobFacts {
    /** The member with the number of games or lines of the whole job. */
    static final String PLANNED = "planned";

    private static final String MAX_PLIES = "maxPlies";

    /** More than any job has, and small enough for sums. */
    private static final long MOST = 1_000_000_000_000L;

    private static final int DIGEST_LENGTH = 16;

    private JobFacts() {}

    /** The facts of a match whose openings begin at {@code start} unless they say otherwise. */
    public static <S, M> Json of(Match<S, M> match, S start) {
        SearchLimits limits = match.first().limits();
        SearchLimits secondLimits = match.second().limits();
        Json facts = begin(match.game(), start, match.openings())
                .with("seed", match.seed())
                .with("limits", Limits.json(limits))
                .with("secondLimits", Limits.json(secondLimits))
                .with("grace", match.grace().toMillis())
                .with(MAX_PLIES, match.maxPlies())
                .with(MatchReport.FIRST, match.first().name())
                .with(MatchReport.SECOND, match.second().name())
                .with(PLANNED, match.games())
                .with(
                        MatchReport.TIMED,
                        limits.time().isPresent() || secondLimits.time().isPresent());
        match.sprt()
                .ifPresent(test -> facts.with(MatchReport.ELO0, Numbers.exact(test.elo0()))
                        .with(MatchReport.ELO1, Numbers.exact(test.elo1())));
        return facts;
    }

    /** The facts of self-play, and of its statistics, whose openings begin at {@code start} unless they say otherwise. */
    public static <S, M> Json of(SelfPlay<S, M> job, S start) {
        return begin(job.game(), start, job.openings())
                .with("seed", job.seed())
                .with("level", job.player().name())
                .with("limits", Limits.json(job.player().limits()))
                .with(MAX_PLIES, job.maxPlies())
                .with(PLANNED, job.games());
    }

    private static <S, M> Json begin(Game<S, M> game, S start, Openings<S, M> openings) {
        Json facts = GameJson.position(game, start)
                .with("version", LibraryVersion.text())
                .with("openings", openings.plies());
        return openings.book().equals(List.of(new Opening<S, M>(start, List.of())))
                ? facts
                : facts.with("book", digest(book(game, openings)));
    }

    /**
     * The facts of positions to solve.
     *
     * @param limits the limits for each position
     * @param count the number of positions
     * @param input the lines of the positions
     */
    public static Json of(
            Game<?, ?> game,
            Question question,
            SolverSettings settings,
            SearchLimits limits,
            long count,
            byte[] input) {
        return GameJson.game(game)
                .with("version", LibraryVersion.text())
                .with("margin", question.isMargin())
                .with("moves", question.isMoves())
                .with("method", GameOption.text(settings.method()))
                .with("hash", settings.megabytes())
                .with("limits", Limits.json(limits))
                .with(PLANNED, count)
                .with("positions", digest(input));
    }

    private static <S, M> byte[] book(Game<S, M> game, Openings<S, M> openings) {
        StringBuilder text = new StringBuilder();
        for (Opening<S, M> opening : openings.book()) {
            text.append(game.notation().formatState(opening.start()))
                    .append(GameJson.texts(game, opening.moves()))
                    .append('\n');
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** The first half of the SHA-256 digest of an input of a job, as hexadecimal digits, to tell inputs apart. */
    static String digest(byte[] input) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(input);
            return HexFormat.of().formatHex(digest, 0, DIGEST_LENGTH);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java platform has SHA-256", e);
        }
    }

    /** The number of games or lines of the whole job. */
    static long planned(Map<String, ? extends @Nullable Object> facts) {
        return whole(facts, PLANNED, MOST);
    }

    /** A member that is a whole number from 1 to {@code most}. */
    static long whole(Map<String, ? extends @Nullable Object> members, String name, long most) {
        if (members.get(name) instanceof BigDecimal number) {
            try {
                long value = number.longValueExact();
                if (value >= 1 && value <= most) {
                    return value;
                }
            } catch (ArithmeticException e) {
                // Refused below.
            }
        }
        throw new BoardwrightException("its member \"" + name + "\" is not a whole number from 1 to " + most);
    }

    /** The first fact in which two jobs differ; the one is called {@code there}, the other {@code here}. */
    static String difference(
            Map<String, ? extends @Nullable Object> one,
            Map<String, ? extends @Nullable Object> other,
            String there,
            String here) {
        Set<String> names = new LinkedHashSet<>(one.keySet());
        names.addAll(other.keySet());
        return names.stream()
                .filter(name -> !Objects.equals(one.get(name), other.get(name)))
                .findFirst()
                .map(name -> BoardwrightException.quote(name).replace("'", "") + " is " + value(one, name) + there
                        + " and " + value(other, name) + here)
                .orElse("");
    }

    private static String value(Map<String, ? extends @Nullable Object> facts, String name) {
        if (!facts.containsKey(name)) {
            return "missing";
        }
        String text = Json.list(java.util.Collections.singletonList(facts.get(name)));
        String value = text.substring(1, text.length() - 1);
        return BoardwrightException.quote(value.replace("\"", "")).replace("'", "");
    }
}
