package dev.boardwright.testkit;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.ArrayList;
import java.util.List;

/** Undo restores everything that a position shows. Bugs here appear in long games, rarely in shallow perft. */
final class UndoChecks {
    private static final int STEPS_OF_A_WALK = 200;

    private UndoChecks() {}

    static <S, M> void allTheWayBack(Trial<S, M> trial) {
        int[] line = trial.line();
        Position<S> position = trial.game().position(trial.start());
        List<Snapshot<S>> met = new ArrayList<>();
        for (int code : line) {
            met.add(Snapshot.of(position));
            position.play(code);
        }
        for (int ply = line.length - 1; ply >= 0; ply--) {
            position.undo();
            requireRestored(trial, position, ply, met.get(ply));
        }
    }

    /** Plays to a random point, then plays and undoes at random, with a comparison now and then. */
    static <S, M> void backAndForth(Trial<S, M> trial) {
        int[] line = trial.line();
        Rng rng = trial.rng(1);
        Position<S> position = trial.game().position(trial.start());
        int base = rng.below(line.length + 1);
        for (int i = 0; i < base; i++) {
            position.play(line[i]);
        }
        List<Snapshot<S>> met = new ArrayList<>();
        MoveBuffer moves = new MoveBuffer();
        for (int step = 0; step < STEPS_OF_A_WALK; step++) {
            if (!met.isEmpty() && (position.isOver() || rng.below(5) < 2)) {
                position.undo();
                Snapshot<S> before = met.remove(met.size() - 1);
                if (rng.below(3) > 0) {
                    requireRestored(trial, position, base + met.size(), before);
                }
            } else if (!position.isOver()) {
                met.add(Snapshot.of(trial.game().position(position.toState())));
                moves.clear();
                position.moves(moves);
                position.play(moves.get(rng.below(moves.size())));
            }
        }
        while (!met.isEmpty()) {
            position.undo();
            requireRestored(trial, position, base + met.size() - 1, met.remove(met.size() - 1));
        }
    }

    private static <S, M> void requireRestored(Trial<S, M> trial, Position<S> position, int ply, Snapshot<S> before) {
        new Moment<>(trial, position, ply)
                .run(moment ->
                        moment.requireAlike(before, Snapshot.of(position), "undo does not restore the position"));
    }
}
