package dev.boardwright.ai.solve;

import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Notation;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.ValueGame;
import java.util.List;

/** One player walks between the places 0 and 1 for ever, or to 2, where it wins. */
final class Circle extends ValueGame<Integer, Integer> {
    @Override
    public GameInfo info() {
        return GameInfo.of("circle", "Walker", "Watcher");
    }

    @Override
    public Integer initialState() {
        return 0;
    }

    @Override
    public Player turn(Integer place) {
        return Player.FIRST;
    }

    @Override
    protected List<Integer> moves(Integer place) {
        return List.of(1 - place, 2);
    }

    @Override
    protected Integer next(Integer place, Integer move) {
        return move;
    }

    @Override
    public Outcome outcome(Integer place) {
        return place == 2 ? Outcome.FIRST_WINS : Outcome.ONGOING;
    }

    @Override
    public Notation<Integer, Integer> notation() {
        return Notation.of(String::valueOf, Integer::valueOf, String::valueOf, Integer::valueOf);
    }
}
