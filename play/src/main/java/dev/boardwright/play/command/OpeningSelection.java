package dev.boardwright.play.command;

import dev.boardwright.ai.job.FileProblem;
import dev.boardwright.ai.job.Limits;
import dev.boardwright.ai.match.Match;
import dev.boardwright.ai.match.Opening;
import dev.boardwright.ai.match.Openings;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.OptionException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
        if (plies == null) {
            return file == null
                    ? Openings.from(start.state(), Openings.DEFAULT_PLIES)
                    : new Openings<>(book(start, file), 0);
        }
        Openings<S, M> openings =
                file == null ? Openings.from(start.state(), plies) : new Openings<>(book(start, file), plies);
        if (!openings.leaveGamesUnfinished(start.game())) {
            throw new OptionException("--openings: the game is over after " + plies + " random moves");
        }
        return openings;
    }

    private static <S, M> List<Opening<S, M>> book(StartingPoint<S, M> start, Path file) {
        List<String> lines;
        try {
            lines = Files.readAllLines(file);
        } catch (IOException e) {
            throw FileProblem.of("read", file, e);
        }
        List<Opening<S, M>> book = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                try {
                    book.add(opening(start, line));
                } catch (BoardwrightException e) {
                    throw new OptionException(
                            "--opening-file: line " + (i + 1) + " of " + file + ": " + e.getMessage());
                }
            }
        }
        if (book.isEmpty()) {
            throw new OptionException("--opening-file: there is no opening in " + file);
        }
        return book;
    }

    /** Moves are separated by spaces; only the board of a position has a slash. */
    private static <S, M> Opening<S, M> opening(StartingPoint<S, M> start, String line) {
        Game<S, M> game = start.game();
        boolean isPosition = line.contains("/");
        S from = isPosition ? game.notation().parseState(line) : start.state();
        List<M> moves = new ArrayList<>();
        S state = from;
        if (!isPosition) {
            for (String text : line.split("\\s+", -1)) {
                M move = game.notation().parseMove(text);
                state = game.play(state, move);
                moves.add(move);
            }
        }
        if (game.outcome(state).isOver()) {
            throw new BoardwrightException("the game is over there");
        }
        return new Opening<>(from, moves);
    }
}
