package dev.boardwright.play.terminal;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.play.console.Completion;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a person asks for during a game.
 *
 * @param word what to do; empty for a move
 * @param argument the rest of the line, or the move; perhaps empty
 */
record TypedLine(Optional<Word> word, String argument) {
    /** The words that can be typed in place of a move. */
    enum Word {
        MOVES("[CELL]", "list the legal moves, or those of one cell"),
        HINT("", "ask the computer for a good move"),
        ANALYSE("", "show the best lines and what they are worth"),
        UNDO("", "take back the last move; a computer's answer too"),
        REDO("", "make again what was taken back"),
        BOARD("", "draw the board again"),
        POSITION("", "print the position as one line of text"),
        RULES("", "print the rules of the game"),
        SAVE("FILE", "write the game to a file"),
        LOAD("FILE", "go on with a game from a file"),
        RUN("[MS]", "let the computers play on, pausing so long between moves"),
        RESIGN("", "give the game up"),
        MENU("", "go back to the menu; the game is kept"),
        HELP("", "print this list"),
        QUIT("", "leave; the game is kept and offered next time");

        private final String parameter;
        private final String help;

        Word(String parameter, String help) {
            this.parameter = parameter;
            this.help = help;
        }

        /** The word as it is typed. */
        String text() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** The word with its parameter, as help shows it. */
        String usage() {
            return (text() + " " + parameter).strip();
        }

        String help() {
            return help;
        }

        boolean takesFile() {
            return parameter.equals("FILE");
        }

        private static Optional<Word> of(String text) {
            String lower = text.toLowerCase(Locale.ROOT);
            return switch (lower) {
                case "?" -> Optional.of(HELP);
                case "exit" -> Optional.of(QUIT);
                default ->
                    Arrays.stream(values())
                            .filter(word -> word.text().equals(lower))
                            .findFirst();
            };
        }

        /** The words of a file name command take the rest of the line; others one word or none. */
        private void check(String argument) {
            if (takesFile() && argument.isEmpty()) {
                throw new BoardwrightException(text() + " needs the name of a file: " + usage());
            }
            if (parameter.isEmpty() && !argument.isEmpty()) {
                throw new BoardwrightException(
                        text() + " stands alone, without " + BoardwrightException.quote(argument));
            }
        }
    }

    /**
     * What a line asks for: a legal move, a command, or else what is probably meant as a move.
     *
     * @throws BoardwrightException if a command lacks its argument, or has one too many
     */
    static TypedLine parse(String line, List<String> legalMoves) {
        String[] parts = line.strip().split("\\s+", 2);
        Optional<Word> word = Word.of(parts[0]);
        String argument = parts.length > 1 ? parts[1] : "";
        // A game may have a move that is called like a command.
        if (word.isEmpty() || legalMoves.contains(line.strip())) {
            return new TypedLine(Optional.empty(), line.strip());
        }
        word.get().check(argument);
        return new TypedLine(word, argument);
    }

    /** What can be typed now: the words and the legal moves, after {@code moves} a cell, after others a file. */
    static Completion completion(List<String> moves, List<String> cells) {
        return new Completion() {
            @Override
            public List<String> next(List<String> before) {
                if (before.isEmpty()) {
                    List<String> words =
                            Arrays.stream(Word.values()).map(Word::text).toList();
                    return Stream.concat(moves.stream(), words.stream()).toList();
                }
                return isAfter(before, Word.MOVES) ? cells : List.of();
            }

            @Override
            public boolean isFileNext(List<String> before) {
                return isAfter(before, Word.SAVE) || isAfter(before, Word.LOAD);
            }

            private boolean isAfter(List<String> before, Word word) {
                return before.size() == 1 && Word.of(before.get(0)).equals(Optional.of(word));
            }
        };
    }
}
