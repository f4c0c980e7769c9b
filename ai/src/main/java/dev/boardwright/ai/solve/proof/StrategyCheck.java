package dev.boardwright.ai.solve.proof;

import dev.boardwright.ai.solve.proof.ProofLines.Step;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Follows the strategy of one side through every play of the other, to the end of each.
 *
 * <p>Without recursion, because a wrong proof may lead to plays of any length.
 */
final class StrategyCheck<S, M> {
    private final Game<S, M> game;
    private final Map<String, Step> steps;
    private final Player player;
    private final Outcome claimed;
    private final Deque<Visit<S, M>> path = new ArrayDeque<>();
    private long positions;

    /**
     * A position that is being checked.
     *
     * @param moves the moves that are still to be followed
     * @param step the last line before or at this position
     * @param own the line of this position itself
     */
    private record Visit<S, M>(
            S state,
            Iterator<M> moves,
            ProofStep step,
            @Nullable Step own) {}

    StrategyCheck(Game<S, M> game, Map<String, Step> steps, Player player, Outcome claimed) {
        this.game = game;
        this.steps = steps;
        this.player = player;
        this.claimed = claimed;
    }

    long positions() {
        return positions;
    }

    /** Where and why the strategy fails; null if it does not. */
    @Nullable
    String failure(S start, ProofStep claim) {
        String failure = enter(start, claim);
        while (failure == null && !path.isEmpty()) {
            Visit<S, M> visit = path.getLast();
            if (visit.moves.hasNext()) {
                failure = enter(game.play(visit.state, visit.moves.next()), visit.step);
            } else {
                path.removeLast();
                if (visit.own != null) {
                    visit.own.isDone = true;
                }
            }
        }
        return failure;
    }

    /** Visits a position; returns why the strategy fails there at once. */
    private @Nullable String enter(S state, ProofStep before) {
        positions++;
        if (game.outcome(state).isOver()) {
            return isReached(state)
                    ? null
                    : fails(
                            state,
                            before,
                            "the game ends with " + game.outcome(state).code());
        }
        if (game.turn(state) != player) {
            path.add(new Visit<>(state, game.legalMoves(state).iterator(), before, null));
            return null;
        }
        Step own = steps.get(game.notation().formatState(state));
        if (own == null) {
            return endsAtOnce(state, before) ? null : fails(state, before, "there is no answer");
        }
        if (own.isDone) {
            return null;
        }
        if (own.isBegun) {
            return fails(state, before, "the play comes back to this position");
        }
        own.isBegun = true;
        try {
            M move = game.notation().parseMove(own.step.move());
            if (!game.isLegal(state, move)) {
                return fails(state, own.step, own.step.move() + " is not legal");
            }
            path.add(new Visit<>(state, List.of(move).iterator(), own.step, own));
            return null;
        } catch (BoardwrightException e) {
            return fails(state, own.step, String.valueOf(e.getMessage()));
        }
    }

    private boolean isReached(S state) {
        Outcome outcome = game.outcome(state);
        return outcome.equals(claimed)
                || claimed == Outcome.DRAW && outcome.winner().equals(Optional.of(player));
    }

    private boolean endsAtOnce(S state, ProofStep before) {
        for (String text : before.then()) {
            try {
                M move = game.notation().parseMove(text);
                if (game.isLegal(state, move)) {
                    S end = game.play(state, move);
                    if (game.outcome(end).isOver() && isReached(end)) {
                        positions++;
                        return true;
                    }
                }
            } catch (BoardwrightException e) {
                // Not a move here.
            }
        }
        return false;
    }

    private String fails(S state, ProofStep step, String reason) {
        return game.notation().formatState(state) + " (after line " + step.number() + "): " + reason;
    }
}
