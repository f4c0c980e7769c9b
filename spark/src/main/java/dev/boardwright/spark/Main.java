package dev.boardwright.spark;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.OptionException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;

/**
 * The program for {@code spark-submit}, with the commands of {@code boardwright} that profit from a cluster. Without a
 * master it runs in this process on all cores.
 */
@Command(
        name = "boardwright-spark",
        description = "Runs matches, self-play, statistics, learning, solving and perft on Apache Spark.",
        mixinStandardHelpOptions = true,
        subcommands = {
            MatchJob.class,
            SelfPlayJob.class,
            StatsJob.class,
            LearnJob.class,
            SolveJob.class,
            PerftJob.class,
        })
public final class Main {
    /**
     * Runs the command in {@code args}. Exits with its status if that is not 0: 1 after a failure, 2 after a mistake.
     */
    public static void main(String[] args) {
        int status = run(
                new PrintWriter(System.out, true, StandardCharsets.UTF_8),
                new PrintWriter(System.err, true, StandardCharsets.UTF_8),
                args);
        // spark-submit treats a normal end as success.
        if (status != 0) {
            System.exit(status);
        }
    }

    /** Runs the command in {@code args} and returns the exit status. */
    static int run(PrintWriter out, PrintWriter err, String... args) {
        return new CommandLine(new Main())
                .setOut(out)
                .setErr(err)
                .setExpandAtFiles(false)
                .setParameterExceptionHandler((e, words) -> {
                    err.println(e.getCommandLine().getCommandSpec().qualifiedName() + ": " + line(e));
                    return ExitCode.USAGE;
                })
                .setExecutionExceptionHandler((e, commandLine, parsed) -> {
                    err.println(commandLine.getCommandSpec().qualifiedName() + ": " + line(e));
                    return e instanceof OptionException || e instanceof NotationException
                            ? ExitCode.USAGE
                            : ExitCode.SOFTWARE;
                })
                .execute(args);
    }

    /** The message of an exception in one line; only the first line of Spark's long ones. */
    private static String line(Exception e) {
        String message = e.getMessage() == null ? e.toString() : e.getMessage();
        String text = e instanceof BoardwrightException
                ? message
                : message.lines().findFirst().orElse(e.toString());
        return text.replaceAll("\\p{Cntrl}+", " ");
    }
}
