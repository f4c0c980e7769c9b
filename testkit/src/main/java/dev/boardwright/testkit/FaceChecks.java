package dev.boardwright.testkit;

import dev.boardwright.core.Game;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.HashSet;
import java.util.List;

/** The value face and the fast face of a game agree. */
final class FaceChecks {
    private static final int MOVES_TRIED = 6;

    private FaceChecks() {}

    static <S, M> void agree(Moment<S, M> moment) {
        Game<S, M> game = moment.game();
        Position<S> position = moment.position();
        S state = moment.state();
        moment.requireEqual(position.turn(), game.turn(state), "turn of the value face");
        moment.requireEqual(position.outcome(), game.outcome(state), "outcome of the value face");
        moment.requireEqual(position.margin(), game.margin(state), "margin of the value face");
        List<M> moves = game.legalMoves(state);
        moment.requireEqual(moment.moves(), moves, "legal moves of the value face");
        for (M move : moment.sample(moves, MOVES_TRIED)) {
            Position<S> next = moment.fresh();
            next.play(game.encode(move));
            moment.requireEqual(
                    next.toState(),
                    game.play(state, move),
                    "state of the value face after " + moment.notation().formatMove(move));
        }
    }

    /** Plays the whole random game with values, each state from the one before. */
    static <S, M> void agreeMoveForMove(Trial<S, M> trial) {
        Game<S, M> game = trial.game();
        Position<S> position = game.position(trial.start());
        S state = trial.start();
        int[] line = trial.line();
        for (int ply = 0; ply < line.length; ply++) {
            position.play(line[ply]);
            state = game.play(state, game.decode(line[ply]));
            new Moment<>(trial, position, ply + 1)
                    .requireEqual(position.toState(), state, "state of the value face, played to from the start");
        }
    }

    /** Compares with another game that has the same rules. */
    static <S, M> void agreeWithReference(Moment<S, M> moment, Game<S, M> reference) {
        S state = moment.state();
        moment.requireEqual(reference.turn(state), moment.position().turn(), "turn, by the reference");
        moment.requireEqual(reference.outcome(state), moment.position().outcome(), "outcome, by the reference");
        moment.requireEqual(reference.margin(state), moment.position().margin(), "margin, by the reference");
        List<M> moves = moment.moves();
        moment.requireEqual(
                new HashSet<>(reference.legalMoves(state)), new HashSet<>(moves), "legal moves, by the reference");
        Rng rng = moment.rng();
        if (!moves.isEmpty()) {
            M move = moves.get(rng.below(moves.size()));
            moment.requireEqual(
                    reference.play(state, move),
                    moment.game().play(state, move),
                    "state after " + moment.notation().formatMove(move) + ", by the reference");
        }
    }
}
