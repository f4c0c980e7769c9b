package dev.boardwright.core;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The working board of a {@link ValueGame}: a stack of states, each with its legal moves and outcome once they are asked for. */
final class ValuePosition<S, M> extends Position<S> {
    private final ValueGame<S, M> game;
    private final List<Entry<S>> line = new ArrayList<>();

    private static final class Entry<S> {
        final S state;
        int @Nullable [] codes;

        @Nullable
        Outcome outcome;

        Entry(S state) {
            this.state = state;
        }
    }

    ValuePosition(ValueGame<S, M> game, S state) {
        this.game = game;
        line.add(new Entry<>(state));
    }

    private Entry<S> last() {
        return line.get(line.size() - 1);
    }

    private int[] codes() {
        Entry<S> last = last();
        int[] codes = last.codes;
        if (codes == null) {
            codes = game.legalMoves(last.state).stream().mapToInt(game::encode).toArray();
            last.codes = codes;
        }
        return codes;
    }

    @Override
    public Player turn() {
        return game.turn(last().state);
    }

    @Override
    public void moves(MoveBuffer out) {
        for (int code : codes()) {
            out.add(code);
        }
    }

    @Override
    public int moveCount() {
        return codes().length;
    }

    @Override
    public int moveAt(int k) {
        return codes()[k];
    }

    @Override
    public void play(int code) {
        line.add(new Entry<>(game.next(last().state, game.decode(code))));
    }

    @Override
    public boolean isIrreversible(int code) {
        return game.isIrreversible(last().state, game.decode(code));
    }

    @Override
    public void undo() {
        line.remove(line.size() - 1);
    }

    @Override
    public Position<S> copy() {
        return new ValuePosition<>(game, toState());
    }

    @Override
    public void copyFrom(Position<S> other) {
        Entry<S> last = ((ValuePosition<S, ?>) other).last();
        // Not shared, because the other position may belong to another thread.
        Entry<S> copy = new Entry<>(last.state);
        copy.codes = last.codes;
        copy.outcome = last.outcome;
        line.clear();
        line.add(copy);
    }

    @Override
    public boolean isOver() {
        Entry<S> last = last();
        Outcome outcome = last.outcome;
        if (outcome == null) {
            outcome = game.outcome(last.state);
            last.outcome = outcome;
        }
        return outcome.isOver();
    }

    @Override
    public int margin() {
        return game.margin(last().state);
    }

    @Override
    public long hash() {
        return game.hash(last().state);
    }

    @Override
    public S toState() {
        return last().state;
    }
}
