package dev.boardwright.core.record;

import dev.boardwright.core.Player;
import java.util.List;

/**
 * A move of a recorded game, with its number, marks and comment.
 *
 * @param move the move
 * @param player the side that made it
 * @param number the number as in PGN, shared by a move of each side unless a side moves twice in a row
 * @param annotations the marks after the move: {@code !}, {@code ?}, {@code !!}, {@code ??}, {@code !?}, {@code ?!}, or
 *     another one of PGN's, such as {@code $14}
 * @param comment the comment after the move, on one line; empty if there is none
 * @param <M> the game's move
 */
public record PlayedMove<M>(M move, Player player, int number, List<String> annotations, String comment) {
    /**
     * Copies the annotations.
     *
     * @throws RecordException if an annotation is unknown, or the comment cannot be written in a record
     */
    public PlayedMove {
        annotations = annotations.stream().map(Annotations::canonical).toList();
        comment = Annotations.comment(comment);
    }

    /** A move without annotations and comment. */
    public PlayedMove(M move, Player player, int number) {
        this(move, player, number, List.of(), "");
    }

    /** The number before the move: {@code 1.} for the first player's, {@code 1...} for the second's. */
    public String label() {
        return label(number, player);
    }

    static String label(int number, Player player) {
        return number + (player == Player.FIRST ? "." : "...");
    }

    /** This move with other annotations. */
    public PlayedMove<M> withAnnotations(List<String> marks) {
        return new PlayedMove<>(move, player, number, marks, comment);
    }

    /** This move with another comment. Blanks and line ends become single spaces. */
    public PlayedMove<M> withComment(String text) {
        return new PlayedMove<>(move, player, number, annotations, text);
    }
}
