package dev.boardwright.core;

import java.util.List;

/** A game that counts the calls of {@link Game#play}. */
public final class CountingGame<S, M> implements Game<S, M> {
    private final Game<S, M> game;
    private int plays;

    public CountingGame(Game<S, M> game) {
        this.game = game;
    }

    public int plays() {
        return plays;
    }

    @Override
    public S play(S state, M move) {
        plays++;
        return game.play(state, move);
    }

    @Override
    public GameInfo info() {
        return game.info();
    }

    @Override
    public GameOptions options() {
        return game.options();
    }

    @Override
    public S initialState() {
        return game.initialState();
    }

    @Override
    public Player turn(S state) {
        return game.turn(state);
    }

    @Override
    public List<M> legalMoves(S state) {
        return game.legalMoves(state);
    }

    @Override
    public Outcome outcome(S state) {
        return game.outcome(state);
    }

    @Override
    public int margin(S state) {
        return game.margin(state);
    }

    @Override
    public Notation<S, M> notation() {
        return game.notation();
    }

    @Override
    public Position<S> position(S state) {
        return game.position(state);
    }

    @Override
    public int encode(M move) {
        return game.encode(move);
    }

    @Override
    public M decode(int code) {
        return game.decode(code);
    }
}
