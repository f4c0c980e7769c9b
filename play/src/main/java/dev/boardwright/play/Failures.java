package dev.boardwright.play;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.SafeText;
import dev.boardwright.play.command.ClosedOutputException;
import dev.boardwright.play.console.Suggestion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Reports failures: one line on standard error, and the exit status. */
final class Failures {
    private Failures() {}

    /** A mistake in the command line. */
    static int usage(ParameterException e) {
        CommandLine commandLine = e.getCommandLine();
        print(commandLine, message(e) + " (see '" + commandLine.getCommandSpec().qualifiedName() + " --help')");
        return ExitCode.USAGE;
    }

    /** An exception while a command ran: a mistake in its input, or a failure. */
    static int failure(CommandLine commandLine, Exception e) {
        if (e instanceof ClosedOutputException) {
            return ExitCode.SOFTWARE;
        }
        if (e instanceof OptionException || e instanceof NotationException) {
            print(commandLine, message(e));
            return ExitCode.USAGE;
        }
        if (e instanceof BoardwrightException || e instanceof IOException || e instanceof UncheckedIOException) {
            print(commandLine, message(e));
        } else {
            print(commandLine, "something went wrong in the program itself: " + SafeText.line(e.toString()));
        }
        return ExitCode.SOFTWARE;
    }

    /** The message of an exception in one line. */
    private static String message(Exception e) {
        String message = e instanceof UnmatchedArgumentException unmatched ? unmatched(unmatched) : e.getMessage();
        return SafeText.line((message == null ? e.getClass().getSimpleName() : message)
                .replaceFirst("^Error: ", "")
                .replaceFirst(" is not an? (int|long)$", " is not a whole number")
                .replaceFirst(" is not a double$", " is not a number")
                .replaceAll("\\R", " "));
    }

    private static String unmatched(UnmatchedArgumentException e) {
        String first = e.getUnmatched().get(0);
        String quoted = BoardwrightException.quote(first);
        CommandLine commandLine = e.getCommandLine();
        if (first.startsWith("-")) {
            List<String> meant = e.getSuggestions();
            return "there is no option " + quoted
                    + (meant.isEmpty() ? "" : "; did you mean " + String.join(" or ", meant) + "?");
        }
        if (commandLine.getParent() == null) {
            List<String> commands = List.copyOf(commandLine.getSubcommands().keySet());
            return "there is no command " + quoted + "; commands: " + String.join(", ", commands)
                    + Suggestion.text(first, commands);
        }
        return "the argument " + quoted + " is too much";
    }

    private static void print(CommandLine commandLine, String line) {
        commandLine.getErr().println(commandLine.getCommandSpec().qualifiedName() + ": " + line);
    }
}
