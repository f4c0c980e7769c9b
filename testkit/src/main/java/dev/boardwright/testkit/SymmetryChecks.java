package dev.boardwright.testkit;

import dev.boardwright.core.board.Symmetric;
import dev.boardwright.core.board.Symmetry;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A rotated or mirrored board plays like the original. */
final class SymmetryChecks {
    private static final int MOVES_TRIED = 3;

    private SymmetryChecks() {}

    /** Checks every symmetry at the start, and a random one later. */
    static <S, M> void holds(Moment<S, M> moment) {
        if (!(moment.game() instanceof Symmetric<S, M> game)) {
            return;
        }
        List<Symmetry> symmetries = game.symmetries();
        moment.require(symmetries.contains(Symmetry.IDENTITY), "the identity is not among the symmetries");
        if (moment.ply() == 0) {
            symmetries.forEach(symmetry -> holds(moment, game, symmetry));
        } else {
            holds(moment, game, symmetries.get(moment.rng().below(symmetries.size())));
        }
    }

    private static <S, M> void holds(Moment<S, M> moment, Symmetric<S, M> game, Symmetry symmetry) {
        S state = moment.state();
        S image = game.transformState(state, symmetry);
        String what = " under " + symmetry;
        moment.requireEqual(state, game.transformState(image, symmetry.inverse()), "state, there and back" + what);
        moment.requireEqual(game.turn(state), game.turn(image), "turn" + what);
        moment.requireEqual(game.outcome(state), game.outcome(image), "outcome" + what);
        moment.requireEqual(game.margin(state), game.margin(image), "margin" + what);

        List<M> moves = game.legalMoves(state);
        Set<M> images = new HashSet<>();
        for (M move : moves) {
            M moved = game.transformMove(move, symmetry);
            moment.requireEqual(
                    move, game.transformMove(moved, symmetry.inverse()), () -> "move, there and back" + what);
            images.add(moved);
        }
        moment.requireEqual(images, new HashSet<>(game.legalMoves(image)), "legal moves" + what);
        for (M move : moment.sample(moves, MOVES_TRIED)) {
            moment.requireEqual(
                    game.transformState(game.play(state, move), symmetry),
                    game.play(image, game.transformMove(move, symmetry)),
                    "state after " + moment.notation().formatMove(move) + what);
        }
    }
}
