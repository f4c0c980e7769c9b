package dev.boardwright.play.command;

import dev.boardwright.play.console.SystemConsole;
import dev.boardwright.play.console.Text;
import dev.boardwright.play.support.RulesText;
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

    @Override
    public void run() {
        spec.commandLine()
                .getOut()
                .println(Text.fold(RulesText.of(selection.game().info()), SystemConsole.width()));
    }
}
