package dev.boardwright.draw;

import dev.boardwright.core.BoardLayout.Tile;
import dev.boardwright.core.BoardView;
import dev.boardwright.core.BoardView.Colour;
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

    /**
     * A cell and what is on it: {@code b8, red stone}, {@code e5, empty}. A stack is read from bottom to top, and a
     * pit is {@code 4 stones}.
     */
    public static String cell(Tile tile, DrawnCell cell) {
        return cell.name() + ", " + contents(tile, cell);
    }

    /** The whole board, one sentence for each kind of contents, without the empty cells. */
    static String board(BoardView view) {
        Tile tile = view.layout().tile();
        Map<String, List<String>> cells = view.cells().stream()
                .filter(cell -> !cell.pieces().isEmpty())
                .collect(Collectors.groupingBy(
                        cell -> contents(tile, cell),
                        LinkedHashMap::new,
                        Collectors.mapping(DrawnCell::name, Collectors.toList())));
        String pieces = cells.entrySet().stream()
                .map(entry -> " " + capitalised(entry.getKey()) + ": " + String.join(", ", entry.getValue()) + ".")
                .collect(Collectors.joining());
        return size(view) + "." + (pieces.isEmpty() ? " No pieces." : pieces);
    }

    private static String size(BoardView view) {
        String cells = switch (view.layout().tile()) {
            case SQUARE -> "cells";
            case HEXAGON -> "hexagons";
            case POINT -> "points";
            case PIT -> "pits";
        };
        int count = view.cells().size();
        int stores = (int) view.layout().places().stream()
                .filter(place -> place.height() > 1)
                .count();
        if (stores > 0) {
            return count - stores + " " + cells + " and " + stores + " stores";
        }
        boolean isFull = view.layout().tile() != Tile.POINT && count == view.columns() * view.rows();
        return (isFull ? view.columns() + " by " + view.rows() : count) + " " + cells;
    }

    private static String contents(Tile tile, DrawnCell cell) {
        String note = cell.note().map(spoken -> ", " + spoken.spoken()).orElse("");
        return (tile == Tile.PIT ? count(cell) : pieces(cell)) + note;
    }

    /** How many pieces there are, with their colour if they are those of a side. */
    private static String count(DrawnCell cell) {
        List<Piece> pieces = cell.pieces();
        if (pieces.isEmpty()) {
            return "empty";
        }
        Colour colour = pieces.get(0).colour();
        boolean isPlain = colour == Colour.NEUTRAL || pieces.stream().anyMatch(piece -> piece.colour() != colour);
        return pieces.size() + (isPlain ? "" : " " + lower(colour)) + (pieces.size() == 1 ? " stone" : " stones");
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
