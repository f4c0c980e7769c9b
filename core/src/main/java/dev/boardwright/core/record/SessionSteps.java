package dev.boardwright.core.record;

import dev.boardwright.core.GameStateException;
import dev.boardwright.core.Player;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The steps of a {@link GameSession}: the start, then one step for each move or declared end. Steps after the present one
 * have been taken back.
 */
final class SessionSteps<S, M> {
    private final List<Step<S, M>> steps = new ArrayList<>();
    private Set<Player> mayTakeBack = EnumSet.allOf(Player.class);
    private int present;

    /**
     * A step and its result.
     *
     * @param next the state, with the number and side of the next move
     * @param move the move made; null for the start and for an end
     * @param end the end, by the rules or declared; null while the game goes on
     */
    record Step<S, M>(
            NextMove<S, M> next,
            @Nullable PlayedMove<M> move,
            @Nullable GameEnd end) {}

    SessionSteps(NextMove<S, M> start) {
        steps.add(step(start, null));
    }

    private static <S, M> Step<S, M> step(NextMove<S, M> next, @Nullable PlayedMove<M> move) {
        return new Step<>(next, move, next.end());
    }

    Step<S, M> first() {
        return steps.get(0);
    }

    Step<S, M> present() {
        return steps.get(present);
    }

    /** Adds a move after the present step. Steps that were taken back are removed. */
    void add(NextMove<S, M> next, PlayedMove<M> move) {
        add(step(next, move));
    }

    /** Adds a declared end after the present step. Steps that were taken back are removed. */
    void addEnd(GameEnd end) {
        add(new Step<>(present().next(), null, end));
    }

    private void add(Step<S, M> step) {
        steps.subList(present + 1, steps.size()).clear();
        steps.add(step);
        present++;
    }

    /** Every state from the start to the present one. */
    List<S> states() {
        List<S> states = new ArrayList<>(present + 1);
        states.add(first().next().state());
        for (Step<S, M> step : steps.subList(0, present + 1)) {
            if (step.move() != null) {
                states.add(step.next().state());
            }
        }
        return Collections.unmodifiableList(states);
    }

    /** The moves up to the present step. */
    List<PlayedMove<M>> moves() {
        List<PlayedMove<M>> moves = new ArrayList<>(present);
        for (Step<S, M> step : steps.subList(0, present + 1)) {
            if (step.move() != null) {
                moves.add(step.move());
            }
        }
        return Collections.unmodifiableList(moves);
    }

    /** The last move up to the present step, if there is one. */
    Optional<PlayedMove<M>> lastMove() {
        boolean isMove = present().move() != null || present == 0;
        return Optional.ofNullable(steps.get(isMove ? present : present - 1).move());
    }

    /** Sets the players who may take moves back. */
    void allowTakeBacks(Set<Player> players) {
        mayTakeBack = players.isEmpty() ? EnumSet.noneOf(Player.class) : EnumSet.copyOf(players);
    }

    private boolean mayStopAt(int index) {
        return mayTakeBack.contains(steps.get(index).next().player());
    }

    /** The last index before the present where a player who may take back was to move; -1 if there is none. */
    private int earlierStop() {
        int index = present - 1;
        while (index >= 0 && !mayStopAt(index)) {
            index--;
        }
        return index;
    }

    boolean canGoBack() {
        return earlierStop() >= 0;
    }

    boolean canGoForward() {
        return present < steps.size() - 1;
    }

    /**
     * Goes back to the last step where a player who may take back was to move.
     *
     * @throws GameStateException if there is none
     */
    void goBack() {
        int index = earlierStop();
        if (index < 0) {
            throw new GameStateException(
                    mayTakeBack.isEmpty()
                            ? "moves cannot be taken back in this game"
                            : "there is no move to take back");
        }
        present = index;
    }

    /**
     * Goes forward to the next step where a player who may take back is to move, or to the last step.
     *
     * @throws GameStateException if no step was taken back
     */
    void goForward() {
        if (!canGoForward()) {
            throw new GameStateException("there is no move to redo");
        }
        do {
            present++;
        } while (canGoForward() && !mayStopAt(present));
    }
}
