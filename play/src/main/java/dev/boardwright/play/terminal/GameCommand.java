package dev.boardwright.play.terminal;

import dev.boardwright.core.BoardwrightException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The words that a person can type during a game in place of a move. */
enum GameCommand {
    MOVES("[CELL]", "list the legal moves, or those of one cell"),
    HINT("", "ask the computer for a good move"),
    ANALYSE("", "show the best lines and what they are worth"),
    UNDO("", "take back the last move; a computer's answer too"),
    REDO("", "make again what was taken back"),
    BOARD("", "draw the board again"),
    FLIP("", "draw the board from the other side"),
    HISTORY("", "list the moves so far"),
    REPLAY("", "walk through the moves so far"),
    POSITION("", "print the position as one line of text"),
    RULES("", "show the rules of the game"),
    SAVE("FILE", "write the game to a file"),
    LOAD("FILE", "go on with a game from a file"),
    RUN("[MS]", "let the computers play on, pausing this long between moves"),
    RESIGN("", "give the game up"),
    MENU("", "go back to the menu; the game is kept"),
    HELP("", "show this list"),
    QUIT("", "leave; the game is kept and offered next time");

    private final String parameter;
    private final String help;

    GameCommand(String parameter, String help) {
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

    /** All words. */
    static List<String> words() {
        return Arrays.stream(values()).map(GameCommand::text).toList();
    }

    /** The command with this name, ignoring case. */
    static Optional<GameCommand> of(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        return switch (lower) {
            case "?" -> Optional.of(HELP);
            case "exit" -> Optional.of(QUIT);
            default ->
                Arrays.stream(values())
                        .filter(command -> command.text().equals(lower))
                        .findFirst();
        };
    }

    /**
     * Validates the rest of the line.
     *
     * @throws BoardwrightException if the command lacks its argument, or takes none
     */
    void check(String argument) {
        if (takesFile() && argument.isEmpty()) {
            throw new BoardwrightException(text() + " needs the name of a file: " + usage());
        }
        if (parameter.isEmpty() && !argument.isEmpty()) {
            throw new BoardwrightException(text() + " stands alone, without " + BoardwrightException.quote(argument));
        }
    }
}
