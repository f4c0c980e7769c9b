package dev.boardwright.core;

import java.util.List;

/**
 * A value game for the tests: every move is one of a fixed list of words, and the game never ends. A state has a mark
 * for each word.
 */
public final class WordGame extends ValueGame<String, String> {
    private final GameInfo info;
    private final List<String> words;

    public WordGame(GameInfo info, String... words) {
        this.info = info;
        this.words = List.of(words);
    }

    @Override
    public GameInfo info() {
        return info;
    }

    @Override
    public String initialState() {
        return "";
    }

    @Override
    public Player turn(String state) {
        return Player.of(state.length() % 2);
    }

    @Override
    protected List<String> moves(String state) {
        return words;
    }

    @Override
    protected String next(String state, String word) {
        return state + "+";
    }

    @Override
    public Outcome outcome(String state) {
        return Outcome.ONGOING;
    }

    @Override
    public Notation<String, String> notation() {
        return Notation.of(state -> state, text -> text, word -> word, text -> text);
    }
}
