package dev.boardwright.play.command;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.OptionException;
import java.util.Iterator;
import java.util.List;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints a completion script for shells, with the program's commands, options and games. */
@Command(
        name = "completion",
        description = "Prints a script with which a shell completes commands, options and games.",
        mixinStandardHelpOptions = true,
        footer = "Use it with: source <(boardwright completion bash)")
public final class CompletionCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "0..1",
            paramLabel = "SHELL",
            completionCandidates = Shells.class,
            defaultValue = "bash",
            description = "One of ${COMPLETION-CANDIDATES}; default ${DEFAULT-VALUE}.")
    private String shell;

    /** The supported shells. The script is the same for both and detects the shell. */
    static final class Shells implements Iterable<String> {
        private static final List<String> NAMES = List.of("bash", "zsh");

        @Override
        public Iterator<String> iterator() {
            return NAMES.iterator();
        }
    }

    @Override
    public void run() {
        if (!Shells.NAMES.contains(shell)) {
            throw new OptionException("there is no completion for the shell " + BoardwrightException.quote(shell)
                    + "; shells: " + String.join(", ", Shells.NAMES));
        }
        CommandLine root = spec.root().commandLine();
        spec.commandLine().getOut().print(AutoComplete.bash(root.getCommandName(), root));
    }
}
