package dev.boardwright.testkit;

import dev.boardwright.core.Endgame;
import dev.boardwright.core.ExactEndgames;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.Optional;

/** The exact values that a game computes of its endgames are those of play. */
final class EndgameChecks {
    /** Endgames with more positions take too long for a check. */
    private static final long MOST_POSITIONS = 1 << 16;

    private EndgameChecks() {}

    static <S, M> void areThoseOfPlay(Moment<S, M> moment) {
        if (!(moment.game() instanceof ExactEndgames<S, M> game)) {
            return;
        }
        Position<S> position = moment.fresh();
        Snapshot<S> before = Snapshot.of(position);
        Optional<Endgame<S>> found = game.endgame(position);
        moment.requireAlike(before, Snapshot.of(position), "asking for an endgame changes the position");
        if (found.isEmpty() || found.get().positions() > MOST_POSITIONS) {
            return;
        }
        Endgame<S> endgame = found.get();
        if (!endgame.solve(() -> false)) {
            return;
        }
        Rng rng = moment.rng();
        while (!position.isOver()) {
            check(moment, game, position, endgame);
            position.play(position.moveAt(rng.below(position.moveCount())));
        }
        moment.requireEqual(position.margin(), margin(moment, game, position, endgame), "value at the end");
    }

    /** The value is the best of those after a move. */
    private static <S, M> void check(
            Moment<S, M> moment, ExactEndgames<S, M> game, Position<S> position, Endgame<S> endgame) {
        int sign = position.turn().sign();
        int best = Integer.MIN_VALUE;
        for (int k = 0; k < position.moveCount(); k++) {
            position.play(position.moveAt(k));
            int margin = position.isOver() ? position.margin() : margin(moment, game, position, endgame);
            best = Math.max(best, sign * margin);
            position.undo();
        }
        moment.requireEqual(
                sign * best,
                margin(moment, game, position, endgame),
                () -> "value of the endgame at " + game.notation().formatState(position.toState()));
    }

    private static <S, M> int margin(
            Moment<S, M> moment, ExactEndgames<S, M> game, Position<S> position, Endgame<S> endgame) {
        Snapshot<S> before = Snapshot.of(position);
        int margin = endgame.margin(position)
                .orElseThrow(() -> moment.failure(
                        "the endgame has no value at " + game.notation().formatState(position.toState()), null));
        moment.requireAlike(before, Snapshot.of(position), "asking for a value changes the position");
        return margin;
    }
}
