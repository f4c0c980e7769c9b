package dev.boardwright.core;

import java.util.OptionalInt;

/**
 * An evaluation of a game's own boards, for boards with a history. {@link #evaluateMoves} and {@link #movesAbove} are not
 * passed on, because the game's own board does not know which moves end the game by a repetition.
 */
record HistoryEvaluation<S>(Evaluation<S> own) implements Evaluation<S> {
    @Override
    public int evaluate(Position<S> position, Player player) {
        return own.evaluate(position.withoutHistory(), player);
    }

    @Override
    public Evaluation<S> forThread() {
        Evaluation<S> instance = own.forThread();
        return instance == own ? this : new HistoryEvaluation<>(instance);
    }

    @Override
    public void prepare(Position<S> position) {
        own.prepare(position.withoutHistory());
    }

    @Override
    public int evaluate(Position<S> position, Player player, int alpha, int beta) {
        return own.evaluate(position.withoutHistory(), player, alpha, beta);
    }

    @Override
    public boolean hasPromises() {
        return own.hasPromises();
    }

    @Override
    public int promise(Position<S> position, int code) {
        return own.promise(position.withoutHistory(), code);
    }

    @Override
    public OptionalInt scale() {
        return own.scale();
    }
}
