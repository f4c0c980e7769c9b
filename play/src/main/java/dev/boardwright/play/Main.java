package dev.boardwright.play;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;

/** Where the program starts. */
public final class Main {
    private Main() {}

    /** Runs the command that {@code args} name, and exits with its status: 0 fine, 1 a failure, 2 a mistake in them. */
    public static void main(String[] args) {
        PrintWriter out = writer(FileDescriptor.out);
        PrintWriter err = writer(FileDescriptor.err);
        int status = ExitCode.SOFTWARE;
        try {
            status = run(out, err, args);
        } catch (StackOverflowError | OutOfMemoryError e) {
            err.println("boardwright: not enough memory: " + e);
        }
        out.flush();
        err.flush();
        System.exit(status);
    }

    /** Runs the command that {@code args} name, and returns the exit status. */
    static int run(PrintWriter out, PrintWriter err, String... args) {
        return commandLine(args).setOut(out).setErr(err).execute(args);
    }

    private static CommandLine commandLine(String... args) {
        return Boardwright.commandLine(args)
                .setExpandAtFiles(false)
                .setParameterExceptionHandler((e, words) -> Failures.usage(e))
                .setExecutionExceptionHandler((e, commandLine, parsed) -> Failures.failure(commandLine, e));
    }

    private static PrintWriter writer(FileDescriptor descriptor) {
        return new PrintWriter(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
    }
}
