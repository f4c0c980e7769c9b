package dev.boardwright.threesixnine;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Notation;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.board.BoardText;
import dev.boardwright.core.board.Grid;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes positions as {@code <board> <turn> <White's points>-<Black's points>} and moves as the cell. */
final class ThreeSixNineNotation implements Notation<ThreeSixNineState, ThreeSixNineMove> {
    private static final String TURNS = "wb";
    private static final Pattern SCORES = Pattern.compile("(0|[1-9][0-9]{0,6})-(0|[1-9][0-9]{0,6})");

    private final Grid grid;
    private final Variant variant;

    ThreeSixNineNotation(Grid grid, Variant variant) {
        this.grid = grid;
        this.variant = variant;
    }

    static String format(ThreeSixNineState state) {
        return BoardText.format(Grid.square(state.size()), state.board()) + " "
                + BoardText.formatTurn(state.turn(), TURNS) + " " + state.whitePoints() + "-" + state.blackPoints();
    }

    @Override
    public String formatState(ThreeSixNineState state) {
        return format(state);
    }

    @Override
    public ThreeSixNineState parseState(String text) {
        List<String> parts = BoardText.parts(text, "board", "turn", "scores");
        String board = BoardText.parse(grid, variant.letters(), parts.get(0));
        Matcher scores = SCORES.matcher(parts.get(2));
        if (!scores.matches()) {
            throw new NotationException("malformed scores " + BoardwrightException.quote(parts.get(2))
                    + ": White's points, a hyphen, Black's points, such as 3-1");
        }
        return new ThreeSixNineState(
                board,
                BoardText.parseTurn(parts.get(1), TURNS),
                Integer.parseInt(scores.group(1)),
                Integer.parseInt(scores.group(2)));
    }

    @Override
    public String formatMove(ThreeSixNineMove move) {
        return move.toString();
    }

    @Override
    public ThreeSixNineMove parseMove(String text) {
        return new ThreeSixNineMove(grid.cellAt(grid.parse(text)));
    }
}
