package dev.boardwright.play.command;

import com.google.common.base.Ascii;
import dev.boardwright.core.BoardView;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Cell;
import dev.boardwright.core.Game;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.record.GameEnd;
import dev.boardwright.draw.SvgBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Draws a board as SVG. */
@Command(
        name = "svg",
        description = "Writes the board as one self-contained SVG to standard output.",
        mixinStandardHelpOptions = true)
public final class SvgCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Mixin
    private PositionSelection selection;

    @Option(names = "--moves", paramLabel = "\"M M\"", description = "Play these moves first, and show the last one.")
    private String moves = "";

    @Option(names = "--marks", paramLabel = "CELL,...", split = ",", description = "Put a ring on these cells.")
    private List<String> marks = new ArrayList<>();

    @Option(names = "--flip", description = "Draw the board from the other side.")
    private boolean flip;

    @Override
    public void run() {
        spec.commandLine().getOut().print(draw(selection.game()));
    }

    private <S, M> String draw(Game<S, M> game) {
        S state = selection.start(game).state();
        List<Cell> lastMove = List.of();
        List<String> texts = Pattern.compile("[\\s,]+")
                .splitAsStream(moves.strip())
                .filter(text -> !text.isEmpty())
                .toList();
        for (int i = 0; i < texts.size(); i++) {
            try {
                M move = game.notation().parseMove(texts.get(i));
                S after = game.play(state, move);
                lastMove = game.cells(state, move);
                state = after;
            } catch (BoardwrightException e) {
                throw new OptionException("--moves, move " + (i + 1) + ": " + e.getMessage());
            }
        }
        BoardView view = game.view(state);
        return SvgBoard.of(view)
                .withTitle(game.info().title() + ", " + standing(game, state))
                .withLastMove(lastMove)
                .withMarks(checkedMarks(view))
                .withLines(endLine(game, state))
                .withFlip(flip)
                .draw();
    }

    /** The cells that explain the end, such as a winning row. */
    private static <S> List<List<Cell>> endLine(Game<S, ?> game, S state) {
        List<Cell> cells = game.endCells(state);
        return cells.isEmpty() ? List.of() : List.of(cells);
    }

    private List<String> checkedMarks(BoardView view) {
        Set<String> cells = SvgBoard.cellNames(view);
        List<String> lower = marks.stream().map(Ascii::toLowerCase).toList();
        for (String mark : lower) {
            if (!cells.contains(mark)) {
                throw new OptionException("--marks: the board has no cell " + BoardwrightException.quote(mark));
            }
        }
        return lower;
    }

    private static <S> String standing(Game<S, ?> game, S state) {
        Outcome outcome = game.outcome(state);
        return outcome.isOver()
                ? GameEnd.byRules(outcome).describe(game.info())
                : game.info().side(game.turn(state)) + " to move";
    }
}
