package dev.boardwright.testkit;

import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Notation;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.RepetitionRule;
import dev.boardwright.core.ValueGame;
import java.io.Serializable;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A stone goes round a ring of eight places, one or two places a move; who brings it to the last place wins. */
final class Ring extends ValueGame<Ring.State, Ring.Step> {
    private static final int PLACES = 8;

    private final @Nullable RepetitionRule rule;
    private final boolean irreversible;

    /** The place of the stone, and the side to move. */
    record State(int place, Player turn) implements Serializable {}

    /** One or two places on. */
    record Step(int places) implements Serializable {}

    Ring(@Nullable RepetitionRule rule, boolean irreversible) {
        this.rule = rule;
        this.irreversible = irreversible;
    }

    @Override
    public GameInfo info() {
        return GameInfo.of("ring", "First", "Second");
    }

    @Override
    public State initialState() {
        return new State(0, Player.FIRST);
    }

    @Override
    public Player turn(State state) {
        return state.turn();
    }

    @Override
    protected List<Step> moves(State state) {
        return List.of(new Step(1), new Step(2));
    }

    @Override
    protected State next(State state, Step step) {
        return new State((state.place() + step.places()) % PLACES, state.turn().opponent());
    }

    @Override
    protected boolean isIrreversible(State state, Step step) {
        return irreversible;
    }

    @Override
    public Outcome outcome(State state) {
        return state.place() == PLACES - 1 ? Outcome.winOf(state.turn().opponent()) : Outcome.ONGOING;
    }

    @Override
    public Optional<RepetitionRule> repetition() {
        return Optional.ofNullable(rule);
    }

    @Override
    public Notation<State, Step> notation() {
        return Notation.of(
                state -> state.place() + " " + state.turn().code(),
                Ring::parse,
                step -> Integer.toString(step.places()),
                text -> {
                    if (!text.matches("[12]")) {
                        throw new NotationException("a step is 1 or 2");
                    }
                    return new Step(Integer.parseInt(text));
                });
    }

    private static State parse(String text) {
        if (!text.matches("[0-7] p[12]")) {
            throw new NotationException("a state is a place from 0 to 7 and p1 or p2");
        }
        return new State(text.charAt(0) - '0', Player.of(text.charAt(3) - '1'));
    }
}
