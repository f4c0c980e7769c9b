package dev.boardwright.benchmarks;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.ai.solve.Question;
import dev.boardwright.ai.solve.Solution;
import dev.boardwright.ai.solve.Solver;
import dev.boardwright.ai.solve.SolverListener;
import dev.boardwright.core.Game;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;

/**
 * Measures from which size of an endgame on the solver answers within a time: median and 95th percentile over random
 * positions of each size. Times are those of the processor, so that a busy machine matters little. One thread, an empty
 * table for every position.
 */
final class Endgames {
    private static final List<Endgames> ALL = List.of(
            new Endgames("369:size=9", "empty cells", true, 6, 40, text -> 81 - letters(text, "x")),
            new Endgames("369:size=9:variant=coloured", "empty cells", true, 6, 40, text -> 81 - letters(text, "bw")),
            new Endgames("greener:size=6", "stacks", true, 8, 36, text -> letters(text, "bgw(") - inStacks(text)),
            new Endgames("blackstone:size=6", "stones of the players", false, 2, 16, text -> letters(text, "rb")),
            new Endgames("dagennacht:size=11", "empty cells", false, 20, 120, text -> 121 - letters(text, "bw")));

    private final String spec;
    private final String unit;
    private final boolean margin;
    private final int fewest;
    private final int most;
    private final ToIntFunction<String> size;

    private Endgames(String spec, String unit, boolean margin, int fewest, int most, ToIntFunction<String> size) {
        this.spec = spec;
        this.unit = unit;
        this.margin = margin;
        this.fewest = fewest;
        this.most = most;
        this.size = size;
    }

    private static int letters(String text, String wanted) {
        return (int) text.chars()
                .takeWhile(c -> c != ' ')
                .filter(c -> wanted.indexOf(c) >= 0)
                .count();
    }

    /** The pyramids in stacks of several, which are written in brackets. */
    private static int inStacks(String text) {
        int inside = 0;
        boolean open = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            open = c == '(' || (open && c != ')');
            inside += open && c != '(' ? 1 : 0;
        }
        return inside;
    }

    /**
     * Prints a table for every game whose text starts with {@code spec}, with {@code positions} positions of each size. A
     * search ends after {@code limit}.
     */
    static void measure(int positions, Duration limit, String spec, PrintStream out) {
        for (Endgames endgames : ALL) {
            if (endgames.spec.startsWith(spec)) {
                endgames.measure(GameSpec.game(endgames.spec), positions, limit.toNanos(), out);
            }
        }
    }

    private <S, M> void measure(Game<S, M> game, int positions, long limit, PrintStream out) {
        out.printf("%n%s, %s%n%n", spec, margin ? "exact margin" : "outcome");
        out.printf("| %s | positions | solved within %d ms | median ms | 95 %% below ms |%n", unit, limit / 1_000_000);
        out.println("| --- | --- | --- | --- | --- |");
        Question question = new Question(margin, false);
        for (int n = fewest; n <= most; n += Math.max(1, n / 10)) {
            Set<S> states = states(game, n, positions);
            if (states.isEmpty()) {
                continue;
            }
            long[] nanos = states.stream()
                    .mapToLong(state -> nanos(game, state, question, limit))
                    .sorted()
                    .toArray();
            long solved = Arrays.stream(nanos).filter(time -> time < limit).count();
            out.printf(
                    "| %d | %d | %.0f %% | %s | %s |%n",
                    n,
                    nanos.length,
                    100.0 * solved / nanos.length,
                    millis(nanos, 0.5, limit),
                    millis(nanos, 0.95, limit));
            out.flush();
            if (2 * solved < nanos.length) {
                return;
            }
        }
    }

    private static String millis(long[] sorted, double share, long limit) {
        long nanos = sorted[(int) (share * (sorted.length - 1))];
        return nanos >= limit ? "more than " + limit / 1_000_000 : String.format(Locale.ROOT, "%.1f", nanos / 1e6);
    }

    /** What it takes to solve a state; the limit if it takes longer. */
    private static <S, M> long nanos(Game<S, M> game, S state, Question question, long limit) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long thread = Thread.currentThread().getId();
        Solver<S, M> solver = Solver.of(game);
        long begin = threads.getThreadCpuTime(thread);
        StopSignal stop = new StopSignal(() -> threads.getThreadCpuTime(thread) - begin > limit);
        Solution<M> solution = solver.solve(state, question, SearchLimits.infinite(), SolverListener.none(), stop);
        long took = threads.getThreadCpuTime(thread) - begin;
        boolean proven = question.isMargin()
                ? solution.margin().isPresent()
                : solution.outcome().isPresent();
        return proven ? took : limit;
    }

    /** Different states of this size from random games; fewer if random games hardly come to such states. */
    private <S> Set<S> states(Game<S, ?> game, int n, int count) {
        Set<S> states = new HashSet<>();
        for (int seed = 0; seed < 20 * count && states.size() < count; seed++) {
            ofSize(game, n, new Rng(seed)).ifPresent(states::add);
        }
        return states;
    }

    /** The first state of this size in a random game that is not the end. */
    private <S> Optional<S> ofSize(Game<S, ?> game, int n, Rng rng) {
        Position<S> position = game.position(game.initialState());
        while (!position.isOver()) {
            S state = position.toState();
            if (size.applyAsInt(game.notation().formatState(state)) == n) {
                return Optional.of(state);
            }
            position.play(position.randomMove(rng));
        }
        return Optional.empty();
    }
}
