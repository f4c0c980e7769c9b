package dev.boardwright.play.session;

import dev.boardwright.core.Cell;
import dev.boardwright.core.Game;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Moves as people type them: {@code b3b7}, {@code B3 b7}, {@code b3-b7} and {@code b3 to b7} are the same move.
 *
 * @param <M> the game's move
 */
public final class MoveInput<M> {
    private final Game<?, M> game;
    private final List<M> legal;

    /** The input for a position with these legal moves. */
    public MoveInput(Game<?, M> game, List<M> legal) {
        this.game = game;
        this.legal = legal;
    }

    /** The legal move with this text or, if there is none, the only one that is equal without case and separators. */
    public Optional<M> find(String text) {
        Optional<M> exact =
                legal.stream().filter(move -> text(move).equals(text)).findFirst();
        if (exact.isPresent()) {
            return exact;
        }
        String plain = plain(text);
        List<M> alike =
                legal.stream().filter(move -> plain(text(move)).equals(plain)).toList();
        return alike.size() == 1 ? Optional.of(alike.get(0)) : Optional.empty();
    }

    /** The moves that begin at a cell, in the game's order. */
    public List<String> from(Cell cell) {
        return legal.stream()
                .filter(move -> game.cells(move).stream().findFirst().equals(Optional.of(cell)))
                .map(this::text)
                .toList();
    }

    /** The text in lower case without separators between cells. */
    public static String plain(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("\\s+to\\s+|[\\s\\p{Pd}>→,:;]+", "");
    }

    private String text(M move) {
        return game.notation().formatMove(move);
    }
}
