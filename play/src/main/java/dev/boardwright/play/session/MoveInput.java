package dev.boardwright.play.session;

import dev.boardwright.core.Cell;
import dev.boardwright.core.record.GameSession;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The legal moves of a game as people type them: {@code b3b7}, {@code B3 b7}, {@code b3-b7} and {@code b3 to b7} are the
 * same move. They are listed and formatted once a turn. Used by one thread.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
public final class MoveInput<S, M> {
    private final GameSession<S, M> session;

    /** The legal moves by their text, in the game's order; null until they are needed. */
    private @Nullable Map<String, M> legal;

    /** The input for a game, turn by turn. */
    public MoveInput(GameSession<S, M> session) {
        this.session = session;
        session.addListener((game, change) -> legal = null);
    }

    private Map<String, M> legal() {
        Map<String, M> moves = legal;
        if (moves == null) {
            moves = new LinkedHashMap<>();
            for (M move : session.legalMoves()) {
                moves.putIfAbsent(session.game().notation().formatMove(move), move);
            }
            legal = moves;
        }
        return moves;
    }

    /** The legal moves as text, in the game's order; none after the end. */
    public List<String> texts() {
        return List.copyOf(legal().keySet());
    }

    /** The legal move with this text or, if there is none, the only one that is equal without case and separators. */
    public Optional<M> find(String text) {
        M exact = legal().get(text);
        if (exact != null) {
            return Optional.of(exact);
        }
        String plain = plain(text);
        List<String> alike = legal().keySet().stream()
                .filter(move -> plain(move).equals(plain))
                .toList();
        return alike.size() == 1 ? Optional.ofNullable(legal().get(alike.get(0))) : Optional.empty();
    }

    /** The moves whose texts name none of their cells, such as a pass or a swap: the board does not show them. */
    public List<String> movesOffTheBoard() {
        return legal().entrySet().stream()
                .filter(move -> session.game().cells(session.state(), move.getValue()).stream()
                        .noneMatch(cell -> move.getKey().contains(cell.toString())))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** The moves that begin at a cell, in the game's order. */
    public List<String> from(Cell cell) {
        return legal().entrySet().stream()
                .filter(move -> session.game().cells(session.state(), move.getValue()).stream()
                        .findFirst()
                        .equals(Optional.of(cell)))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** The text in lower case without separators between cells. */
    public static String plain(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("\\s+to\\s+|[\\s\\p{Pd}>→,:;]+", "");
    }
}
