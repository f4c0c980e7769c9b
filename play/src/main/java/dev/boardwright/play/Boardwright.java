package dev.boardwright.play;

import dev.boardwright.play.command.AnalyseCommand;
import dev.boardwright.play.command.CheckCommand;
import dev.boardwright.play.command.CompletionCommand;
import dev.boardwright.play.command.GamesCommand;
import dev.boardwright.play.command.LearnCommand;
import dev.boardwright.play.command.MatchCommand;
import dev.boardwright.play.command.MergeCommand;
import dev.boardwright.play.command.PerftCommand;
import dev.boardwright.play.command.PlayoutsCommand;
import dev.boardwright.play.command.RulesCommand;
import dev.boardwright.play.command.SelfPlayCommand;
import dev.boardwright.play.command.SolveCommand;
import dev.boardwright.play.command.StatsCommand;
import dev.boardwright.play.command.SvgCommand;
import dev.boardwright.play.command.UgiCommand;
import dev.boardwright.play.terminal.PlayCommand;
import dev.boardwright.play.web.WebCommand;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The program: its commands, and the menu if none is given. */
@Command(
        name = "boardwright",
        description = "Abstract board games for two: play, analyse, and an engine.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {"", "Without a command it opens the menu. 'boardwright COMMAND --help' says more of each."})
final class Boardwright implements Runnable {
    private static final Map<String, Supplier<Object>> COMMANDS = commands();

    private static final Set<String> ABOUT_ALL = Set.of("completion", "help");

    @Spec
    private CommandSpec spec;

    private static Map<String, Supplier<Object>> commands() {
        Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
        commands.put("play", PlayCommand::new);
        commands.put("games", GamesCommand::new);
        commands.put("rules", RulesCommand::new);
        commands.put("analyse", AnalyseCommand::new);
        commands.put("match", MatchCommand::new);
        commands.put("selfplay", SelfPlayCommand::new);
        commands.put("stats", StatsCommand::new);
        commands.put("learn", LearnCommand::new);
        commands.put("merge", MergeCommand::new);
        commands.put("ugi", UgiCommand::new);
        commands.put("solve", SolveCommand::new);
        commands.put("check", CheckCommand::new);
        commands.put("perft", PerftCommand::new);
        commands.put("svg", SvgCommand::new);
        commands.put("web", WebCommand::new);
        commands.put("playouts", PlayoutsCommand::new);
        commands.put("completion", CompletionCommand::new);
        commands.put("help", HelpCommand::new);
        return commands;
    }

    /**
     * The parser of the command line {@code args}. It contains only the command that {@code args} name, if they name
     * one, because building all commands takes as long as the rest of the start.
     */
    static CommandLine commandLine(String... args) {
        CommandLine commandLine = new CommandLine(new Boardwright());
        boolean one = args.length > 0 && COMMANDS.containsKey(args[0]) && !ABOUT_ALL.contains(args[0]);
        COMMANDS.forEach((name, command) -> {
            if (!one || name.equals(args[0])) {
                commandLine.addSubcommand(name, command.get());
            }
        });
        commandLine
                .getSubcommands()
                .values()
                .forEach(command -> command.getCommandSpec().versionProvider(new Version()));
        return commandLine;
    }

    /** Without a command, the menu. */
    @Override
    public void run() {
        PlayCommand.openMenu(spec.commandLine().getOut());
    }
}
