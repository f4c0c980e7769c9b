package dev.boardwright.play.command;

import dev.boardwright.ai.StopSignal;
import dev.boardwright.ai.json.Numbers;
import dev.boardwright.core.Game;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.PlayoutCounts;
import dev.boardwright.core.Rng;
import dev.boardwright.core.json.Json;
import dev.boardwright.play.support.Interruption;
import dev.boardwright.play.support.PlayoutRun;
import dev.boardwright.play.support.Progress;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures the speed of random games, and counts their outcomes. */
@Command(
        name = "playouts",
        description = "Plays uniformly random games on one thread, and prints how many a second and how they end.",
        mixinStandardHelpOptions = true)
public final class PlayoutsCommand implements Callable<Integer> {
    /** The JIT compiler needs about this long; the time is not counted. */
    private static final double WARM_UP_SECONDS = 2;

    private static final double MAX_SECONDS = 1e6;

    @Mixin
    private PositionSelection selection;

    @Mixin
    private Output output;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            required = true,
            description = "How long to measure, after warming up.")
    private double seconds;

    @Option(names = "--seed", paramLabel = "N", description = "The seed of the random moves; default ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Override
    public Integer call() {
        if (!(seconds > 0 && seconds <= MAX_SECONDS)) {
            throw new OptionException("--seconds takes a number above 0 and up to " + (long) MAX_SECONDS);
        }
        return run(selection.game());
    }

    private <S, M> int run(Game<S, M> game) {
        StartingPoint<S, M> start = selection.start(game);
        PlayoutRun run = new PlayoutRun(game.position(start.state()), new Rng(seed));
        try (Interruption interruption = new Interruption()) {
            Map<String, BigDecimal> figures =
                    Progress.during(output.err(), clock(), () -> measure(run, interruption.signal()));
            figures.forEach((name, figure) -> output.line(name + ": " + figure.toPlainString()));
            Json facts = start.facts().with("seed", seed);
            figures.forEach(facts::with);
            output.object(facts);
            return interruption.exitStatus();
        }
    }

    private Map<String, BigDecimal> measure(PlayoutRun run, StopSignal stop) {
        run.run(nanos(warmUp()), stop);
        run.forget();
        run.run(nanos(seconds), stop);
        return figures(run);
    }

    private double warmUp() {
        return Math.min(seconds, WARM_UP_SECONDS);
    }

    /** The progress in seconds, counted from this call. */
    private Supplier<String> clock() {
        long begin = System.nanoTime();
        long all = (long) Math.ceil(warmUp() + seconds);
        return () -> Progress.bar(Math.min(all, (System.nanoTime() - begin) / 1_000_000_000), all) + " s";
    }

    private static long nanos(double seconds) {
        return (long) (seconds * 1e9);
    }

    private static Map<String, BigDecimal> figures(PlayoutRun run) {
        PlayoutCounts tally = run.tally();
        Map<String, BigDecimal> figures = new LinkedHashMap<>();
        figures.put("playouts/s", Numbers.perSecond(tally.games(), run.seconds()));
        figures.put("moves/s", Numbers.perSecond(tally.plies(), run.seconds()));
        figures.put("mean plies", Numbers.rounded((double) tally.plies() / tally.games(), 2));
        for (Outcome outcome : List.of(Outcome.FIRST_WINS, Outcome.SECOND_WINS, Outcome.DRAW)) {
            figures.put(outcome.code(), Numbers.rounded((double) tally.count(outcome) / tally.games(), 4));
        }
        return figures;
    }
}
