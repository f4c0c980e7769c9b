package dev.boardwright.benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Runs the benchmarks with JMH's own options, and reports allocation with every figure.
 *
 * <p>{@code quick} before them takes short measurements of the default sizes, in under five minutes.
 * {@code table RESULTS.json} writes results as Markdown.
 * {@code timelimit} is not a JMH benchmark: it measures how well searches keep their time limits, and exits with status
 * 1 if one does not. {@code soak SECONDS [WORKERS [SEED]]} searches for a long time, and exits with status 1 if anything
 * is wrong. {@code endgames [POSITIONS [GAME]]} measures how large endgames the solver answers within a second.
 * {@code threads [POSITIONS]} measures how much sooner two threads reach a depth than one.
 * {@code sizes} measures what every game costs on every size, with {@code cost GAME SIZE} for each.
 */
public final class Main {
    private static final String[] QUICK_SPECS = {
        "369:size=9", "blackstone:size=8", "greener:size=6", "dagennacht:size=15"
    };

    private static final int TIMED_SEARCHES = 200;
    private static final int ENDGAMES = 200;
    private static final int THREADED_POSITIONS = 20;

    private Main() {}

    public static void main(String[] args)
            throws IOException, InterruptedException, RunnerException, CommandLineOptionException {
        if (args.length > 0 && args[0].equals("table")) {
            System.out.print(Report.of(Path.of(args[1])));
            return;
        }
        if (args.length > 0 && args[0].equals("timelimit")) {
            int searches = args.length > 1 ? Integer.parseInt(args[1]) : TIMED_SEARCHES;
            System.exit(TimeLimits.measure(searches, System.out) ? 0 : 1);
        }
        if (args.length > 1 && args[0].equals("soak")) {
            Duration time = Duration.ofSeconds(Long.parseLong(args[1]));
            int workers = args.length > 2 ? Integer.parseInt(args[2]) : 1;
            long seed = args.length > 3 ? Long.parseLong(args[3]) : 1;
            System.exit(Soak.run(time, workers, seed, System.out) ? 0 : 1);
        }
        if (args.length > 0 && args[0].equals("endgames")) {
            int positions = args.length > 1 ? Integer.parseInt(args[1]) : ENDGAMES;
            Endgames.measure(positions, Duration.ofSeconds(1), args.length > 2 ? args[2] : "", System.out);
            return;
        }
        if (args.length > 0 && args[0].equals("threads")) {
            ThreadGain.measure(args.length > 1 ? Integer.parseInt(args[1]) : THREADED_POSITIONS, System.out);
            return;
        }
        if (args.length > 0 && args[0].equals("sizes")) {
            Sizes.measure(System.out);
            return;
        }
        if (args.length > 0 && args[0].equals("cost")) {
            System.out.println(Cost.measure(args[1], Integer.parseInt(args[2])).line());
            return;
        }
        boolean quick = args.length > 0 && args[0].equals("quick");
        String[] options = quick ? Arrays.copyOfRange(args, 1, args.length) : args;
        CommandLineOptions given = new CommandLineOptions(options);
        if (given.shouldList() || given.shouldHelp()) {
            org.openjdk.jmh.Main.main(options);
            return;
        }
        ChainedOptionsBuilder builder = new OptionsBuilder()
                .parent(given)
                .addProfiler(GCProfiler.class)
                .resultFormat(ResultFormatType.JSON)
                .shouldFailOnError(true);
        if (!given.getResult().hasValue()) {
            builder.result("benchmarks.json");
        }
        if (quick) {
            builder.forks(1)
                    .warmupIterations(2)
                    .warmupTime(TimeValue.milliseconds(500))
                    .measurementIterations(3)
                    .measurementTime(TimeValue.milliseconds(500))
                    .param("game", QUICK_SPECS)
                    .param("phase", Phase.MIDDLE.name());
        }
        new Runner(builder.build()).run();
    }
}
