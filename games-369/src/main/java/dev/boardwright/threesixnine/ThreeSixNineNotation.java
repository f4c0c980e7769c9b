package dev.boardwright.threesixnine;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Notation;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.board.BoardText;
import dev.boardwright.core.board.Grid;
import java.util.List;

/** Writes positions as {@code <board> <turn> <White's points>-<Black's points>} and moves as the cell. */
final class ThreeSixNineNotation implements Notation<ThreeSixNineState, ThreeSixNineMove> {
    private static final String TURNS = "wb";
    private static final int MOST_DIGITS = 7;

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
        String scores = parts.get(2);
        int hyphen = scores.indexOf('-');
        if (hyphen < 0 || !isNumber(scores.substring(0, hyphen)) || !isNumber(scores.substring(hyphen + 1))) {
            throw new NotationException("malformed scores " + BoardwrightException.quote(scores)
                    + ": White's points, a hyphen, Black's points, such as 3-1");
        }
        return new ThreeSixNineState(
                board,
                BoardText.parseTurn(parts.get(1), TURNS),
                Integer.parseInt(scores.substring(0, hyphen)),
                Integer.parseInt(scores.substring(hyphen + 1)));
    }

    /** Whether a text is a number as positions write it: without a sign or zeros before it. */
    private static boolean isNumber(String text) {
        return !text.isEmpty()
                && text.length() <= MOST_DIGITS
                && (text.length() == 1 || text.charAt(0) != '0')
                && text.chars().allMatch(c -> c >= '0' && c <= '9');
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
