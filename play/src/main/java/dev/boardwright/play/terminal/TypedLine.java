package dev.boardwright.play.terminal;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.play.console.Completion;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A line that a person types during a game.
 *
 * @param command the command; empty for a move
 * @param argument the rest of the line, or the move; may be empty
 */
record TypedLine(Optional<GameCommand> command, String argument) {
    /**
     * Parses a line: a legal move, a command, or else text that is probably meant as a move.
     *
     * @throws BoardwrightException if a command lacks its argument, or has one too many
     */
    static TypedLine parse(String line, List<String> legalMoves) {
        String stripped = line.strip();
        String[] parts = stripped.split("\\s+", 2);
        Optional<GameCommand> command = GameCommand.of(parts[0]);
        String argument = parts.length > 1 ? parts[1] : "";
        // A game may have a move with the name of a command.
        if (command.isEmpty() || legalMoves.contains(stripped)) {
            return new TypedLine(Optional.empty(), stripped);
        }
        command.get().check(argument);
        return new TypedLine(command, argument);
    }

    /** The completion: commands and legal moves, a cell after {@code moves}, a file after some commands. */
    static Completion completion(List<String> moves, List<String> cells) {
        return new Completion() {
            @Override
            public List<String> next(List<String> before) {
                if (before.isEmpty()) {
                    return Stream.concat(moves.stream(), GameCommand.words().stream())
                            .toList();
                }
                return isAfter(before, GameCommand.MOVES) ? cells : List.of();
            }

            @Override
            public boolean isFileNext(List<String> before) {
                return isAfter(before, GameCommand.SAVE) || isAfter(before, GameCommand.LOAD);
            }

            private boolean isAfter(List<String> before, GameCommand command) {
                return before.size() == 1 && GameCommand.of(before.get(0)).equals(Optional.of(command));
            }
        };
    }
}
