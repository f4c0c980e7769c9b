package dev.boardwright.play.ugi;

import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Notation;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.ValueGame;
import java.util.List;

/** A game with a bug: it has moves, but playing one throws an exception. */
final class BrittleGame extends ValueGame<String, String> {
    @Override
    public GameInfo info() {
        return GameInfo.of("brittle", "One", "Two");
    }

    @Override
    public String initialState() {
        return "whole";
    }

    @Override
    public Player turn(String state) {
        return Player.FIRST;
    }

    @Override
    protected List<String> moves(String state) {
        return List.of("push", "pull");
    }

    @Override
    protected String next(String state, String move) {
        throw new IllegalStateException("it\nbroke");
    }

    @Override
    public Outcome outcome(String state) {
        return Outcome.ONGOING;
    }

    @Override
    public Notation<String, String> notation() {
        return Notation.of(state -> state, text -> text, move -> move, text -> text);
    }
}
