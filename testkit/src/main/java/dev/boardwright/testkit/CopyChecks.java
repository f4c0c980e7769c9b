package dev.boardwright.testkit;

import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.ArrayList;
import java.util.List;

/** A copy is equal to its original and plays on like it, and both are independent of each other. */
final class CopyChecks {
    private static final int PLIES_ON = 10;

    private CopyChecks() {}

    /** The copy has played a random game before, which must leave no trace. */
    static <S, M> void playsOnAlike(Moment<S, M> moment) {
        Position<S> original = moment.position();
        Position<S> copy = moment.game().position(moment.trial().start());
        copy.playOut(moment.rng());
        copy.copyFrom(original);
        Snapshot<S> before = Snapshot.of(original);
        moment.requireAlike(before, Snapshot.of(original.copy()), "copy does not give an equal position");
        moment.requireAlike(before, Snapshot.of(copy), "copyFrom does not give an equal position");

        List<Integer> played = new ArrayList<>();
        Rng rng = moment.rng();
        while (!copy.isOver() && played.size() < PLIES_ON) {
            int code = copy.moveAt(rng.below(copy.moveCount()));
            copy.play(code);
            played.add(code);
        }
        Snapshot<S> after = Snapshot.of(copy);
        moment.requireAlike(before, Snapshot.of(original), "playing on a copy changes its original");
        played.forEach(original::play);
        moment.requireAlike(after, Snapshot.of(original), "the original does not play on like its copy");
        played.forEach(code -> original.undo());
        moment.requireAlike(after, Snapshot.of(copy), "playing on the original changes its copy");
        played.forEach(code -> copy.undo());
        moment.requireAlike(before, Snapshot.of(copy), "undo on a copy does not lead back to the moment of copying");
    }

    /** Searchers restart playouts this way. */
    static <S, M> void repeatsPlayouts(Moment<S, M> moment) {
        Position<S> copy = moment.fresh();
        copy.copyFrom(moment.position());
        int plies = copy.playOut(moment.rng());
        S end = copy.toState();
        copy.copyFrom(moment.position());
        moment.requireEqual(plies, copy.playOut(moment.rng()), "plies of the same seeded playout from a second copy");
        moment.requireEqual(end, copy.toState(), "end of the same seeded playout from a second copy");
    }
}
