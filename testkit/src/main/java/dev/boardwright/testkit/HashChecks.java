package dev.boardwright.testkit;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Hashes depend on the state alone, and differ for states that play differently. */
final class HashChecks {
    private static final int REORDERINGS = 20;
    private static final int LONGEST_REORDERED = 12;
    private static final int SIBLINGS = 16;
    private static final int CONTINUATIONS = 8;

    private HashChecks() {}

    static <S, M> void equalsThatOfAFreshPosition(Moment<S, M> moment) {
        Position<S> fresh = moment.fresh();
        moment.requireEqual(moment.state(), fresh.toState(), "the state of a fresh position of the same state");
        moment.requireEqual(fresh.hash(), moment.position().hash(), "hash, kept move by move, against a fresh one's");
    }

    /** Compares the states of the game, their neighbours, and states reached by its moves in another order. */
    static <S, M> void tellsStatesApart(Trial<S, M> trial) {
        Met<S, M> met = new Met<>();
        trial.everywhere(met::add);
        trial.atCheckpoints(moment -> {
            Position<S> position = moment.fresh();
            for (int code : moment.sample(Arrays.stream(moment.codes()).boxed().toList(), SIBLINGS)) {
                position.play(code);
                new Moment<>(trial, position, moment.ply() + 1).run(met::add);
                position.undo();
            }
        });
        reorderings(trial, met);
    }

    private static <S, M> void reorderings(Trial<S, M> trial, Met<S, M> met) {
        Rng rng = trial.rng(2);
        int[] line = trial.line();
        int length = Math.min(line.length, LONGEST_REORDERED);
        for (int n = 0; n < REORDERINGS && length > 1; n++) {
            int[] reordered = Arrays.copyOf(line, length);
            int i = rng.below(length);
            int j = rng.below(length);
            reordered[i] = line[j];
            reordered[j] = line[i];
            Position<S> position = trial.game().position(trial.start());
            for (int ply = 0; ply < length && position.isLegal(reordered[ply]); ply++) {
                position.play(reordered[ply]);
                new Moment<>(trial, position, ply + 1).run(met::add);
            }
        }
    }

    /** The states seen so far by hash, and the hashes by state. */
    private static final class Met<S, M> {
        private final Map<S, Long> hashes = new HashMap<>();
        private final Map<Long, S> states = new HashMap<>();

        void add(Moment<S, M> moment) {
            S state = moment.state();
            long hash = moment.position().hash();
            Long known = hashes.putIfAbsent(state, hash);
            moment.require(known == null || known == hash, "hash differs from that of an equal state met before");
            S other = states.putIfAbsent(hash, state);
            if (other != null && !other.equals(state)) {
                requireSameFuture(moment, other);
            }
        }

        /** States may share a hash only if the rest of the game is the same for both. */
        private void requireSameFuture(Moment<S, M> moment, S other) {
            String collision =
                    "hash is also that of " + moment.notation().formatState(other) + ", which plays otherwise";
            Rng rng = moment.rng();
            for (int n = 0; n < CONTINUATIONS; n++) {
                Position<S> here = moment.fresh();
                Position<S> there = moment.game().position(other);
                while (true) {
                    int[] moves = moves(here);
                    moment.require(
                            here.turn() == there.turn()
                                    && here.outcome() == there.outcome()
                                    && here.margin() == there.margin()
                                    && Arrays.equals(moves, moves(there)),
                            collision);
                    if (moves.length == 0) {
                        break;
                    }
                    int code = moves[rng.below(moves.length)];
                    here.play(code);
                    there.play(code);
                }
            }
        }

        private static int[] moves(Position<?> position) {
            MoveBuffer moves = new MoveBuffer();
            position.moves(moves);
            return Arrays.stream(moves.toArray()).sorted().toArray();
        }
    }
}
