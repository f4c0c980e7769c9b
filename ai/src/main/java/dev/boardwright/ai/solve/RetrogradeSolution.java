package dev.boardwright.ai.solve;

import dev.boardwright.ai.Score;
import dev.boardwright.core.Game;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Position;
import dev.boardwright.core.RepetitionRule;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/** The answer to a {@link Question} from a {@link Tablebase}. */
final class RetrogradeSolution<S, M> {
    private final Game<S, M> game;
    private final Tablebase<S, M> table;
    private final Position<S> board;

    /** The most plies of a win that the game's rule of quiet plies cannot turn into a draw. */
    private final int longestWin;

    RetrogradeSolution(Game<S, M> game, Tablebase<S, M> table, S state) {
        this.game = game;
        this.table = table;
        board = game.position(state);
        longestWin = game.repetition()
                .map(RepetitionRule::quietPlies)
                .filter(plies -> plies > 0)
                .orElse(Integer.MAX_VALUE);
    }

    Solution<M> solve(Question question, long nodes, Duration time) {
        if (board.isOver()) {
            OptionalInt margin = OptionalInt.of(board.margin());
            return new Solution<>(margin, margin, List.of(), true, List.of(), nodes, time);
        }
        Score score = scoreHere();
        boolean sure = score.plies() <= longestWin;
        int sign = result(score) * board.turn().sign();
        // The margin of a win is known only if there is no other than 1. A win that takes too long may be a draw.
        OptionalInt near = OptionalInt.of(sure ? sign : 0);
        OptionalInt far = sign == 0 || !table.pointsCount() ? OptionalInt.of(sign) : OptionalInt.empty();
        OptionalInt lower = sign >= 0 ? near : far;
        OptionalInt upper = sign >= 0 ? far : near;
        List<M> best = new ArrayList<>();
        boolean allBest = question.isMoves() && sure && (!question.isMargin() || lower.equals(upper));
        if (allBest) {
            allBest = addBest(score, best);
        }
        return new Solution<>(lower, upper, best, allBest, allBest ? line() : List.of(), nodes, time);
    }

    /** The position on the board was reached from the start of the table, so it is there. */
    private Score scoreHere() {
        return table.score(board).orElseThrow();
    }

    private static int result(Score score) {
        return switch (score.kind()) {
            case WIN -> 1;
            case LOSS -> -1;
            default -> 0;
        };
    }

    /** The score of a move for the side that makes it. */
    private Score after(int code) {
        var mover = board.turn();
        board.play(code);
        Score score = scoreHere();
        boolean same = board.turn() == mover;
        board.undo();
        return switch (score.kind()) {
            case WIN -> same ? Score.win(score.plies() + 1) : Score.loss(score.plies() + 1);
            case LOSS -> same ? Score.loss(score.plies() + 1) : Score.win(score.plies() + 1);
            default -> score;
        };
    }

    private int[] moves() {
        MoveBuffer moves = new MoveBuffer();
        board.moves(moves);
        return moves.toArray();
    }

    /** Adds the moves that keep the result; false if a win by one of them may take too long. */
    private boolean addBest(Score score, List<M> best) {
        boolean sure = true;
        for (int code : moves()) {
            Score after = after(code);
            if (result(after) == result(score)) {
                if (after.plies() <= longestWin) {
                    best.add(game.decode(code));
                } else {
                    sure = false;
                }
            }
        }
        return sure;
    }

    /** The shortest win, the longest defence, or drawing moves until a position repeats. Leaves the board where it ends. */
    private List<M> line() {
        List<M> line = new ArrayList<>();
        Set<Long> seen = new HashSet<>();
        while (!board.isOver() && seen.add(board.hash())) {
            int[] codes = moves();
            int best = codes[0];
            for (int code : codes) {
                best = after(code).compareTo(after(best)) > 0 ? code : best;
            }
            board.play(best);
            line.add(game.decode(best));
        }
        return line;
    }
}
