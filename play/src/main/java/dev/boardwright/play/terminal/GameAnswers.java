package dev.boardwright.play.terminal;

import dev.boardwright.ai.SearchResult;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.draw.TextBoard;
import dev.boardwright.play.console.Console;
import dev.boardwright.play.console.Text;
import dev.boardwright.play.files.Settings;
import dev.boardwright.play.session.GameSession;
import dev.boardwright.play.session.MoveText;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;

/**
 * Answers what a person can ask about a game without changing it.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
final class GameAnswers<S, M> {
    private static final int ANALYSED_LINES = 3;
    private static final int HELP_COLUMN = 16;

    private final Console console;
    private final Settings settings;
    private final Thinker thinker;
    private final GameSession<S, M> session;

    GameAnswers(Console console, Settings settings, Thinker thinker, GameSession<S, M> session) {
        this.console = console;
        this.settings = settings;
        this.thinker = thinker;
        this.session = session;
    }

    /** Says which game it is, who plays, and what to type. */
    void introduce() {
        console.say("\n" + SessionText.title(session));
        if (session.seats().anyPerson() && !session.isOver()) {
            console.say("Type a move" + example() + ", or help.");
        }
    }

    /** Draws the board and says how the game stands. */
    void show() {
        String board = TextBoard.draw(
                session.view(), session.lastMoveCells(), console.width(), settings.apply(console.look()));
        console.print("\n");
        if (board.isEmpty()) {
            position();
        } else {
            console.print(board);
        }
        SessionText.standing(session).forEach(console::say);
    }

    /** Lists the legal moves, or those of one cell. */
    void moves(String name) {
        String cell = name.toLowerCase(Locale.ROOT);
        List<String> moves = session.moveTexts();
        if (!cell.isEmpty()) {
            if (!session.cellNames().contains(cell)) {
                throw new BoardwrightException("there is no cell " + BoardwrightException.quote(name) + " here");
            }
            moves = MoveText.from(cell, moves);
        }
        console.say(Text.count(moves.size(), "legal move")
                + (cell.isEmpty() ? "" : " of " + cell)
                + (moves.isEmpty() ? "" : ":"));
        console.print(Text.columns(moves, console.width()));
    }

    /** Recommends a move. */
    void hint() {
        SearchResult<M> found =
                thinker.analyse(session, 1, settings.thinkingTime()).result();
        console.say("Hint: " + session.text(found.move()) + " (" + Thinker.describe(found.score()) + ")");
    }

    /** Shows the best lines. */
    void analyse() {
        SearchResult<M> found = thinker.analyse(session, ANALYSED_LINES, settings.thinkingTime())
                .result();
        console.say("Depth " + found.depth() + ", " + Text.count(found.nodes(), "position") + "; for "
                + session.sideToMove() + ":");
        found.lines()
                .forEach(line -> console.say("  " + Thinker.text(session.game().notation(), line)));
    }

    /** Prints the position as one line, however long, to be copied. */
    void position() {
        console.print(session.game().notation().formatState(session.state()) + "\n");
    }

    /** Prints the rules. */
    void rules() {
        console.say(SessionText.rules(session.game().info(), console.width()));
    }

    /** Says what can be typed, and how the board is to be read. */
    void help() {
        console.say(
                session.seats().anyPerson()
                        ? "Type a move" + example() + ", or one of these:"
                        : "Press Enter for the next move, or type one of these:");
        // Only two computers run, and only a person gives up.
        TypedLine.Word useless = session.seats().anyPerson() ? TypedLine.Word.RUN : TypedLine.Word.RESIGN;
        for (TypedLine.Word word : EnumSet.complementOf(EnumSet.of(useless))) {
            console.print(Text.entry("  " + word.usage(), HELP_COLUMN, word.help(), console.width()) + "\n");
        }
        console.say("Tab completes what you type. Ctrl-C stops a thinking computer, or leaves.");
        SessionText.legend(session.view()).forEach(console::say);
    }

    /** The first legal move, for people who do not know the notation. */
    private String example() {
        return session.moveTexts().stream()
                .findFirst()
                .map(move -> ", such as " + move)
                .orElse("");
    }
}
