package dev.boardwright.play.command;

import dev.boardwright.ai.job.FileProblem;
import dev.boardwright.ai.job.Limits;
import dev.boardwright.ai.match.Match;
import dev.boardwright.ai.match.Openings;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.OptionException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The openings and the length of the games of a match or of self-play on the command line, for a command to mix in. */
@Command
final class OpeningSelection {
    @Option(
            names = "--openings",
            paramLabel = "PLIES",
            description = "How many random moves each game begins with; default 2, or 0 after --opening-file.")
    private @Nullable Integer plies;

    @Option(
            names = "--opening-file",
            paramLabel = "FILE",
            description = "Begin with the openings in this file, in order: one a line, moves or a position.")
    private @Nullable Path file;

    /** The files that are read. */
    List<Path> inputs() {
        return file == null ? List.of() : List.of(file);
    }

    @Option(
            names = "--max-plies",
            paramLabel = "N",
            description = "A game of this many moves that goes on is a draw by adjudication; default ${DEFAULT-VALUE}.")
    private int maxPlies = Match.DEFAULT_MAX_PLIES;

    /** The number of moves after which a game is a draw. */
    int maxPlies() {
        return (int) Limits.positive("--max-plies", maxPlies);
    }

    /**
     * The openings that were chosen.
     *
     * @throws OptionException if they are invalid
     */
    <S, M> Openings<S, M> openings(StartingPoint<S, M> start) {
        if (plies != null && plies < 0) {
            throw new OptionException("--openings takes a whole number from 0, not " + plies);
        }
        if (start.game().outcome(start.state()).isOver()) {
            throw new OptionException("--position: the game is over there");
        }
        Openings<S, M> book = file == null ? Openings.from(start.state(), Openings.DEFAULT_PLIES) : book(start, file);
        if (plies == null) {
            return book;
        }
        Openings<S, M> openings = book.withPlies(plies);
        if (!openings.leaveGamesUnfinished(start.game())) {
            throw new OptionException("--openings: the game is over after " + plies + " random moves");
        }
        return openings;
    }

    private static <S, M> Openings<S, M> book(StartingPoint<S, M> start, Path file) {
        try {
            return Openings.parse(start.game(), start.state(), Files.readAllLines(file));
        } catch (IOException e) {
            throw FileProblem.of("read", file, e);
        } catch (BoardwrightException e) {
            throw new OptionException("--opening-file: " + file + ": " + e.getMessage());
        }
    }
}
