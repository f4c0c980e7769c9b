package dev.boardwright.testkit;

import dev.boardwright.core.Game;

/** A game does not change the states that it is given. */
final class StateChecks {
    private static final int MOVES_TRIED = 6;

    private StateChecks() {}

    static <S, M> void areLeftAlone(Moment<S, M> moment) {
        Game<S, M> game = moment.game();
        S state = moment.state();
        String before = moment.notation().formatState(state);
        for (M move : moment.sample(moment.moves(), MOVES_TRIED)) {
            game.play(state, move);
            String after = moment.notation().formatState(state);
            moment.require(
                    before.equals(after), () -> Hints.changed(moment.notation().formatMove(move), before, after));
        }
        game.turn(state);
        game.outcome(state);
        game.margin(state);
        game.view(state);
        game.endCells(state);
        game.position(state);
        moment.requireEqual(before, moment.notation().formatState(state), "state after the game was asked about it");
    }
}
