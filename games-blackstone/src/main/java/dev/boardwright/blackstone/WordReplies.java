package dev.boardwright.blackstone;

import dev.boardwright.blackstone.board.MoveCodes;
import dev.boardwright.blackstone.board.WordBoard;
import dev.boardwright.blackstone.board.WordSweep;
import dev.boardwright.core.MoveBuffer;

/** Counts replies on a {@link WordBoard} without play and undo: each move is made on copies of the sets. */
final class WordReplies {
    private final long[] reached = new long[WordSweep.WORDS];

    /** The sum over {@code moves} of the number of replies; a move that ends the game counts once. */
    long count(WordBoard board, MoveBuffer moves) {
        long replies = 0;
        for (int i = 0; i < moves.size(); i++) {
            int code = moves.get(i);
            long to = 1L << MoveCodes.to(code);
            long own = board.mine() ^ (1L << MoveCodes.from(code)) ^ to;
            long free = board.empty() ^ to;
            long leaving = board.leaving(own, board.theirs(), free);
            long other = board.theirs() & ~leaving;
            boolean isOver = other == 0 || (own & ~leaving) == 0;
            replies += isOver ? 1 : WordSweep.sweep(other, free | leaving, reached);
        }
        return replies;
    }
}
