package dev.boardwright.play.terminal;

import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.solve.Solution;
import dev.boardwright.core.BoardView;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Cell;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.record.GameSession;
import dev.boardwright.core.record.PlayedMove;
import dev.boardwright.play.console.Console;
import dev.boardwright.play.console.Suggestion;
import dev.boardwright.play.console.Text;
import dev.boardwright.play.files.Settings;
import dev.boardwright.play.session.ChessClock;
import dev.boardwright.play.session.MoveInput;
import dev.boardwright.play.session.SeatedGame;
import dev.boardwright.play.support.RulesText;
import dev.boardwright.play.terminal.Analyst.Judgement;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Answers the commands of a person that do not change the game.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
final class GameAnswers<S, M> {
    private static final int ANALYSED_LINES = 3;
    private static final int HELP_COLUMN = 16;

    private final Console console;
    private final Settings settings;
    private final Analyst<S, M> analyst;
    private final SeatedGame<S, M> seated;
    private final GameSession<S, M> session;
    private final MoveInput<S, M> input;
    private final Optional<ChessClock> clock;
    private final BoardScreen screen;

    GameAnswers(
            Console console,
            Settings settings,
            Thinker thinker,
            SeatedGame<S, M> seated,
            MoveInput<S, M> input,
            Optional<ChessClock> clock) {
        this.console = console;
        this.settings = settings;
        this.seated = seated;
        this.session = seated.session();
        this.analyst = new Analyst<>(console, thinker, session);
        this.input = input;
        this.clock = clock;
        this.screen = new BoardScreen(console, settings);
    }

    /** Prints the game, the players, and what to type. */
    void introduce() {
        console.say("\n" + SessionText.title(seated));
        if (seated.seats().anyPerson() && !session.isOver()) {
            console.say("Type a move" + example() + ", or help.");
        }
    }

    /** Draws the board with points and turn. */
    void show() {
        List<Cell> end = session.game().endCells(session.state());
        screen.draw(session.game(), session.state(), end.isEmpty() ? session.lastCells() : end);
        SessionText.standing(seated, input, clock).forEach(console::say);
    }

    /** Lists the legal moves, or those of one cell. */
    void moves(String cellName) {
        if (cellName.isEmpty()) {
            list("", input.texts());
            return;
        }
        Cell cell = cell(cellName);
        list(" of " + cell, input.from(cell));
    }

    private void list(String what, List<String> moves) {
        console.say(Text.count(moves.size(), "legal move") + what + (moves.isEmpty() ? "" : ":"));
        if (!moves.isEmpty()) {
            console.page(Text.columns(moves, console.width()).stripTrailing());
        }
    }

    private Cell cell(String name) {
        List<Cell> cells = Cell.listOf(MoveInput.plain(name));
        if (cells.size() != 1 || !cellNames().contains(cells.get(0).toString())) {
            throw new BoardwrightException("there is no cell " + BoardwrightException.quote(name) + " here");
        }
        return cells.get(0);
    }

    /**
     * Answers a line that is not a command or a legal move: lists the moves of a stone, if it names one.
     *
     * @throws BoardwrightException with the reason why it is not a legal move, or a suggestion
     */
    void explain(String line) {
        String plain = MoveInput.plain(line);
        List<Cell> cells = Cell.listOf(plain);
        if (cells.size() == 1) {
            List<String> moves = input.from(cells.get(0));
            if (!moves.isEmpty()) {
                list(" of " + cells.get(0), moves);
                return;
            }
        }
        try {
            session.game().play(session.state(), session.game().notation().parseMove(plain));
        } catch (NotationException e) {
            if (cells.size() == 1 && cellNames().contains(cells.get(0).toString())) {
                throw new BoardwrightException("no legal move begins at " + cells.get(0), e);
            }
            String word = line.strip().split("\\s+", 2)[0];
            String meant = Suggestion.closest(word, GameCommand.words())
                    .map(command -> "there is no command " + BoardwrightException.quote(word) + "; did you mean "
                            + command + "?")
                    .orElse(Text.message(e) + "; 'help' says what can be typed");
            throw new BoardwrightException(meant, e);
        }
    }

    /** Recommends a move. */
    void hint() {
        Judgement<M> judgement = analyst.judge(1, settings.thinkingTime());
        String worth = proven(judgement)
                .map(proof -> "proven: " + proof)
                .orElseGet(() -> ProofText.of(judgement.result().score()));
        console.say("Hint: " + text(judgement.move()) + " (" + worth + ")");
    }

    private Optional<String> proven(Judgement<M> judgement) {
        return judgement.proof().flatMap(proof -> ProofText.of(session.game(), session.state(), proof));
    }

    /** Shows the best lines and the proven value. */
    void analyse() {
        Judgement<M> judgement = analyst.judge(ANALYSED_LINES, settings.thinkingTime());
        SearchResult<M> found = judgement.result();
        console.say("Depth " + found.depth() + ", " + Text.count(found.nodes(), "position") + "; for "
                + seated.sideToMove() + ":");
        found.lines()
                .forEach(line -> console.say("  " + Thinker.text(session.game().notation(), line)));
        proven(judgement).ifPresent(proof -> console.say("Proven: " + proof + best(judgement)));
    }

    private String best(Judgement<M> judgement) {
        return judgement
                .proof()
                .filter(Solution::allBest)
                .map(proof -> "; best: " + proof.best().stream().map(this::text).collect(Collectors.joining(" ")))
                .orElse("");
    }

    /** Stops the background proof. */
    void close() {
        analyst.close();
    }

    /** Prints the position as one line, without folding, so that it can be copied. */
    void position() {
        console.print(session.game().notation().formatState(session.state()) + "\n");
    }

    /** Draws the board from the other side. */
    void flip() {
        screen.flip();
        show();
    }

    /** Lists the moves so far. */
    void history() {
        List<PlayedMove<M>> moves = session.moves();
        console.page(
                moves.isEmpty()
                        ? "There are no moves yet."
                        : SessionText.moves(session.game().notation(), moves));
    }

    /** Walks through the moves so far. */
    void replay() {
        new Walkthrough<>(console, screen, session).run();
    }

    /** Shows the rules. */
    void rules() {
        console.page(RulesText.of(session.game().info()));
    }

    /** Prints the commands and the legend of the board. */
    void help() {
        boolean persons = seated.seats().anyPerson();
        List<String> lines = new ArrayList<>();
        lines.add(
                persons
                        ? "Type a move" + example() + ", or one of these:"
                        : "Press Enter for the next move, or type one of these:");
        // RUN is for two computers, RESIGN for persons.
        GameCommand useless = persons ? GameCommand.RUN : GameCommand.RESIGN;
        for (GameCommand command : EnumSet.complementOf(EnumSet.of(useless))) {
            lines.add(Text.entry("  " + command.usage(), HELP_COLUMN, command.help(), console.width()));
        }
        if (persons) {
            lines.add("A cell alone lists the moves of its stone.");
        }
        lines.add("Tab completes what you type. Ctrl-C stops a thinking computer, or leaves.");
        lines.addAll(SessionText.legend(session.game().view(session.state())));
        console.page(String.join("\n", lines));
    }

    /** The names of the board's cells. */
    List<String> cellNames() {
        return session.game().view(session.state()).cells().stream()
                .map(BoardView.DrawnCell::name)
                .toList();
    }

    private String text(M move) {
        return session.game().notation().formatMove(move);
    }

    /** The first legal move, as an example of the notation. */
    private String example() {
        return input.texts().stream()
                .findFirst()
                .map(move -> ", such as " + move)
                .orElse("");
    }
}
