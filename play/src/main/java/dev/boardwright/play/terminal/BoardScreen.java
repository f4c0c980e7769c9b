package dev.boardwright.play.terminal;

import dev.boardwright.core.BoardView;
import dev.boardwright.core.Cell;
import dev.boardwright.core.Game;
import dev.boardwright.draw.TextBoard;
import dev.boardwright.play.console.Console;
import dev.boardwright.play.files.Settings;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Draws boards on a console, from either side. */
final class BoardScreen {
    private final Console console;
    private final Settings settings;
    private boolean flipped;

    BoardScreen(Console console, Settings settings) {
        this.console = console;
        this.settings = settings;
    }

    /** Changes the side from which boards are drawn. */
    void flip() {
        flipped = !flipped;
    }

    /** Draws a state, with some cells in brackets; a game without a board shows its position. */
    <S> void draw(Game<S, ?> game, S state, List<Cell> marked) {
        BoardView view = flipped ? game.view(state).flipped() : game.view(state);
        Set<String> names = marked.stream().map(Cell::toString).collect(Collectors.toSet());
        String board = TextBoard.draw(view, names, console.width(), settings.apply(console.look()));
        console.print("\n");
        if (board.isEmpty()) {
            console.print(game.notation().formatState(state) + "\n");
        } else {
            console.print(board);
        }
    }
}
