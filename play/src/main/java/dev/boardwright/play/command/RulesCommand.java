package dev.boardwright.play.command;

import dev.boardwright.core.GameInfo;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints the rules of a game. */
@Command(name = "rules", description = "Prints the rules of a game.", mixinStandardHelpOptions = true)
public final class RulesCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Mixin
    private GameSelection selection;

    /** For picocli. */
    public RulesCommand() {}

    @Override
    public void run() {
        GameInfo info = selection.game().info();
        PrintWriter out = spec.commandLine().getOut();
        out.println(info.title());
        out.println();
        out.println(info.rules().strip());
    }
}
