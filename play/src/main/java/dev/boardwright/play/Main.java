package dev.boardwright.play;

import dev.boardwright.ai.Levels;
import dev.boardwright.core.Games;
import dev.boardwright.core.SafeText;
import java.io.FileDescriptor;
import java.io.PrintWriter;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;

/** The entry point of the program. */
public final class Main {
    private Main() {}

    /**
     * Runs the command in {@code args} and exits with its status: 0 after success, 1 after a failure, 2 after a mistake
     * in {@code args}.
     */
    public static void main(String[] args) {
        System.exit(run(StandardStream.of(FileDescriptor.out), StandardStream.of(FileDescriptor.err), args));
    }

    /** Runs a command and returns the exit status, which is 1 also if its output could not be written. */
    static int run(StandardStream out, StandardStream err, String... args) {
        PrintWriter toOut = out.writer();
        PrintWriter toErr = err.writer();
        ClassPath.problems().forEach(problem -> warn(toErr, problem));
        int status = run(toOut, toErr, args);
        toOut.flush();
        if (out.failure().isPresent() && status == ExitCode.OK) {
            status = ExitCode.SOFTWARE;
        }
        // A closed pipe means that the reader has read enough. Other failures are reported.
        out.failure()
                .map(e -> String.valueOf(e.getMessage()))
                .filter(message -> !message.contains("pipe"))
                .ifPresent(message -> warn(toErr, "standard output cannot be written: " + message));
        toErr.flush();
        return status;
    }

    /** Runs the command that {@code args} name, and returns the exit status. */
    static int run(PrintWriter out, PrintWriter err, String... args) {
        try {
            return commandLine(args).setOut(out).setErr(err).execute(args);
        } catch (StackOverflowError | OutOfMemoryError e) {
            warn(err, "not enough memory: " + e);
        } catch (LinkageError e) {
            warn(err, "a class is missing or does not fit the others; is something wrong on the class path? " + e);
        } catch (Error e) {
            warn(err, "something went wrong: " + e);
        }
        return ExitCode.SOFTWARE;
    }

    private static CommandLine commandLine(String... args) {
        CommandLine commandLine = Boardwright.commandLine(args);
        return commandLine
                .setExpandAtFiles(false)
                .setUsageHelpAutoWidth(true)
                .setExecutionStrategy(parsed -> execute(commandLine, parsed))
                .setParameterExceptionHandler((e, words) -> Failures.usage(e))
                .setExecutionExceptionHandler((e, command, parsed) -> Failures.failure(command, e));
    }

    /** Runs a command, after a line on standard error about each game and each jar with levels that cannot be used. */
    private static int execute(CommandLine commandLine, ParseResult parsed) {
        Stream.concat(Games.problems().stream(), Levels.problems().stream())
                .forEach(problem -> warn(commandLine.getErr(), problem));
        return new RunLast().execute(parsed);
    }

    private static void warn(PrintWriter err, String line) {
        err.println("boardwright: " + SafeText.line(line));
    }
}
