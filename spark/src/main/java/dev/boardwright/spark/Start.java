package dev.boardwright.spark;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameVisitor;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.json.Json;
import dev.boardwright.play.command.PositionSelection;
import dev.boardwright.play.command.StartingPoint;

/**
 * A game on the command line and its starting position.
 *
 * @param spec the game and the position
 * @param facts the same for programs
 */
record Start(GameSpec spec, Json facts) {
    /** Reads the game and the position, in which the game must not be over. */
    record Visitor(PositionSelection selection) implements GameVisitor<Start> {
        @Override
        public <S, M> Start visit(Game<S, M> game) {
            StartingPoint<S, M> start = selection.start(game);
            if (game.outcome(start.state()).isOver()) {
                throw new OptionException("--position: the game is over there");
            }
            return new Start(GameSpec.of(game, start.state()), start.facts());
        }
    }
}
