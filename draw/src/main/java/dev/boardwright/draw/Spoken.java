package dev.boardwright.draw;

import dev.boardwright.core.BoardView;
import dev.boardwright.core.BoardView.DrawnCell;
import dev.boardwright.core.BoardView.Piece;
import dev.boardwright.core.BoardView.Shade;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** What a screen reader says about a board. */
public final class Spoken {
    private Spoken() {}

    /** A cell and what is on it: {@code b8, red stone}, {@code e5, empty}. A stack is read from bottom to top. */
    public static String cell(DrawnCell cell) {
        return cell.name() + ", " + contents(cell);
    }

    /** The whole board, one sentence for each kind of contents, without the empty cells. */
    static String board(BoardView view) {
        Map<String, List<String>> cells = view.cells().stream()
                .filter(cell -> !cell.pieces().isEmpty())
                .collect(Collectors.groupingBy(
                        Spoken::contents,
                        LinkedHashMap::new,
                        Collectors.mapping(DrawnCell::name, Collectors.toList())));
        String pieces = cells.entrySet().stream()
                .map(entry -> " " + capitalised(entry.getKey()) + ": " + String.join(", ", entry.getValue()) + ".")
                .collect(Collectors.joining());
        return view.columns() + " by " + view.rows() + " cells." + (pieces.isEmpty() ? " No pieces." : pieces);
    }

    private static String contents(DrawnCell cell) {
        String note = cell.note().map(spoken -> ", " + spoken.spoken()).orElse("");
        return pieces(cell) + note;
    }

    private static String pieces(DrawnCell cell) {
        List<Piece> pieces = cell.pieces();
        return switch (pieces.size()) {
            case 0 -> "empty" + (cell.shade() == Shade.PLAIN ? "" : ", " + lower(cell.shade()) + " square");
            case 1 -> colour(pieces.get(0)) + " stone";
            default ->
                "stack of " + pieces.size() + ": "
                        + pieces.stream().map(Spoken::colour).collect(Collectors.joining(", ")) + " on top";
        };
    }

    private static String colour(Piece piece) {
        return lower(piece.colour());
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static String capitalised(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
