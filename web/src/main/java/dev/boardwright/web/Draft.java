package dev.boardwright.web;

import com.google.common.base.Splitter;
import dev.boardwright.core.BoardView;
import dev.boardwright.core.BoardView.DrawnCell;
import dev.boardwright.core.BoardView.Piece;
import dev.boardwright.core.Game;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.core.json.GameJson;
import dev.boardwright.core.json.Json;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A board that is being set up. It need not be a legal position yet. */
final class Draft {
    /** Random games that together show every kind of piece. */
    private static final int GAMES = 4;

    private static final int PLIES = 60;

    private Draft() {}

    /** The kinds of pieces that random games show. */
    static String pieces(Game<?, ?> game) {
        return Json.list(kinds(game).stream().map(GameJson::piece).toList());
    }

    private static <S> Set<Piece> kinds(Game<S, ?> game) {
        Set<Piece> kinds = new LinkedHashSet<>();
        Rng rng = new Rng(1);
        for (int i = 0; i < GAMES; i++) {
            Position<S> position = game.position(game.initialState());
            for (int ply = 0; ply < PLIES && !position.isOver(); ply++) {
                collect(game.view(position.toState()), kinds);
                position.play(position.randomMove(rng));
            }
            collect(game.view(position.toState()), kinds);
        }
        return kinds;
    }

    private static void collect(BoardView view, Set<Piece> kinds) {
        view.cells().forEach(cell -> kinds.addAll(cell.pieces()));
    }

    /** The view of a board with these contents: the letters of each cell's pieces, from the bottom left. */
    static <S> BoardView view(Game<S, ?> game, String contents) {
        BoardView empty = game.view(game.initialState());
        Set<Piece> kinds = kinds(game);
        List<String> cells = Splitter.on(',').splitToList(contents);
        List<DrawnCell> drawn = new ArrayList<>();
        for (int i = 0; i < empty.cells().size(); i++) {
            DrawnCell cell = empty.cells().get(i);
            List<Piece> pieces = new ArrayList<>();
            for (char letter : (i < cells.size() ? cells.get(i) : "").toCharArray()) {
                kinds.stream()
                        .filter(piece -> piece.letter() == letter)
                        .findFirst()
                        .ifPresent(pieces::add);
            }
            drawn.add(new DrawnCell(cell.name(), cell.shade(), pieces));
        }
        return new BoardView(empty.layout(), drawn, List.of());
    }
}
