package dev.boardwright.play.session;

import dev.boardwright.core.BoardView;
import dev.boardwright.core.BoardView.Cell;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What can be told of a move from its text alone, in any game: moves name the cells that they concern. */
public final class MoveText {
    private static final Pattern CELL = Pattern.compile("[a-z]+[0-9]+");

    private MoveText() {}

    /** The cells of the board that a move names, in order: none for a pass. */
    public static Set<String> cells(BoardView view, String move) {
        Set<String> onBoard = view.cells().stream().map(Cell::name).collect(Collectors.toSet());
        Set<String> named = new LinkedHashSet<>();
        Matcher matcher = CELL.matcher(move);
        while (matcher.find()) {
            if (onBoard.contains(matcher.group())) {
                named.add(matcher.group());
            }
        }
        return named;
    }

    /** Those of the moves whose first cell is this one. */
    public static List<String> from(String cell, List<String> moves) {
        return moves.stream().filter(move -> startsWith(move, cell)).toList();
    }

    private static boolean startsWith(String move, String cell) {
        Matcher matcher = CELL.matcher(move);
        return matcher.lookingAt() && matcher.group().equals(cell);
    }
}
