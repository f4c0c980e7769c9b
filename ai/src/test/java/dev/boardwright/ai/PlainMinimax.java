package dev.boardwright.ai;

import dev.boardwright.ai.solve.Question;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import java.util.HashMap;
import java.util.Map;

/** A slow and obvious minimax to compare with, memoised by state and depth. */
final class PlainMinimax<S> {
    /** Below this depth searching again is faster than memoising. */
    private static final int MIN_MEMO_DEPTH = 2;

    private record Question<S>(S state, int depth) {}

    private final Map<Question<S>, Integer> answers = new HashMap<>();
    private final Evaluation<S> evaluation;

    PlainMinimax(Game<S, ?> game) {
        evaluation = game.evaluation();
    }

    /** The value for the side to move at {@code depth}; a win in n plies has the value {@code WIN - n}. */
    int value(Position<S> position, int depth) {
        if (depth < MIN_MEMO_DEPTH) {
            return compute(position, depth);
        }
        Question<S> question = new Question<>(position.toState(), depth);
        Integer known = answers.get(question);
        if (known == null) {
            known = compute(position, depth);
            answers.put(question, known);
        }
        return known;
    }

    /** The value of a move, for the side that makes it. */
    int valueOf(Position<S> position, int code, int depth) {
        Player mover = position.turn();
        position.play(code);
        int value = position.turn() == mover ? value(position, depth - 1) : -value(position, depth - 1);
        position.undo();
        return Score.isWin(value) ? value - 1 : Score.isWin(-value) ? value + 1 : value;
    }

    private int compute(Position<S> position, int depth) {
        if (position.isOver()) {
            return position.outcome().sign() * position.turn().sign() * Score.WIN;
        }
        if (depth == 0) {
            return evaluation.evaluate(position, position.turn());
        }
        MoveBuffer moves = new MoveBuffer();
        position.moves(moves);
        int best = valueOf(position, moves.get(0), depth);
        for (int i = 1; i < moves.size(); i++) {
            best = Math.max(best, valueOf(position, moves.get(i), depth));
        }
        return best;
    }
}
