package dev.boardwright.play.terminal;

import dev.boardwright.core.record.GameRecord;
import dev.boardwright.play.command.GameChoices;
import dev.boardwright.play.command.GameNames;
import dev.boardwright.play.command.LevelNames;
import dev.boardwright.play.command.WeightsOption;
import dev.boardwright.play.console.Console;
import dev.boardwright.play.console.SystemConsole;
import dev.boardwright.play.files.FileNames;
import dev.boardwright.play.files.GameFiles;
import dev.boardwright.play.files.UserFiles;
import dev.boardwright.play.session.Seat;
import dev.boardwright.play.session.TimeControl;
import dev.boardwright.play.support.Milliseconds;
import java.io.PrintWriter;
import java.util.Iterator;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays a game in the terminal. Choices that are not on the command line are asked for. */
@Command(
        name = "play",
        description = "Plays in the terminal; what is not given is asked.",
        mixinStandardHelpOptions = true)
public final class PlayCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "GAME",
            completionCandidates = GameNames.class,
            description = "The game; 'boardwright games' lists them.")
    private @Nullable String game;

    @Mixin
    private GameChoices choices;

    @Option(
            names = "--first",
            paramLabel = "person|LEVEL",
            completionCandidates = Players.class,
            description = "Who plays first; a side that is not named is a person if the other is.")
    private @Nullable String first;

    @Option(
            names = "--second",
            paramLabel = "person|LEVEL",
            completionCandidates = Players.class,
            description = "Who plays second.")
    private @Nullable String second;

    @Option(names = "--lot", description = "Draw lots for the sides.")
    private boolean lot;

    @Option(names = "--movetime", paramLabel = "MS", description = "How long a computer thinks about a move.")
    private @Nullable String movetime;

    @Option(names = "--position", paramLabel = "P", description = "Begin here instead of at the start.")
    private @Nullable String position;

    @Option(names = "--load", paramLabel = "FILE", description = "Go on with a saved game.")
    private @Nullable String file;

    @Option(
            names = "--clock",
            paramLabel = "MIN[+S]",
            description = "Play with a clock: minutes for each side, and seconds that each move adds, such as 5+3.")
    private @Nullable String clock;

    @Option(
            names = "--delay",
            paramLabel = "MS",
            description = "Let two computers play on, pausing this long between moves; else each move waits for Enter.")
    private @Nullable String delay;

    @Mixin
    private WeightsOption weights;

    /** The players of a side, for shell completion. */
    static final class Players implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Stream.concat(Stream.of(Seat.PERSON_NAME), LevelNames.all()).iterator();
        }
    }

    /** Opens the menu on the terminal of the process; the default without a command. */
    public static void openMenu(PrintWriter out) {
        try (Console console = SystemConsole.open(out)) {
            program(console).open();
        }
    }

    @Override
    public void run() {
        Request request = request();
        request.check();
        try (Console console = SystemConsole.open(spec.commandLine().getOut())) {
            program(console).open(request);
        }
    }

    private static TerminalProgram program(Console console) {
        return new TerminalProgram(console, UserFiles.ofUser(), System.nanoTime(), System::nanoTime);
    }

    /** The request on the command line. */
    Request request() {
        Optional<GameRecord<?, ?>> record =
                Optional.ofNullable(file).map(FileNames::path).map(GameFiles::read);
        return new Request(
                Optional.ofNullable(game),
                choices.given(),
                Optional.ofNullable(first),
                Optional.ofNullable(second),
                lot,
                Optional.ofNullable(movetime).map(text -> Milliseconds.ofThinking("--movetime", text)),
                Optional.ofNullable(position),
                record,
                Optional.ofNullable(clock).map(text -> TimeControl.parse("--clock", text)),
                Optional.ofNullable(delay).map(text -> Milliseconds.ofPause("--delay", text)),
                Optional.ofNullable(weights.choice()));
    }
}
