package dev.boardwright.dagennacht;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.core.Threats;
import org.junit.jupiter.api.Test;

class DagEnNachtThreatsTest {
    /** Potentials are counted when they are asked for, so they are asked for after some of the moves only. */
    @Test
    void potentialsAreThoseOfTheBoardAfterMovesAndUndo() {
        DagEnNacht game = DagEnNacht.of(11, true);
        Rng rng = new Rng(3);
        Position<DagEnNachtState> position = game.position(game.initialState());
        Threats<DagEnNachtState> threats = game.threats(position);
        int plies = 0;
        for (int step = 0; step < 2000; step++) {
            if (position.isOver() || (plies > 0 && rng.below(5) < 2)) {
                position.undo();
                plies--;
            } else {
                position.play(position.randomMove(rng));
                plies++;
            }
            if (rng.below(4) == 0) {
                Threats<DagEnNachtState> fresh = game.threats(position.copy());
                for (Player player : Player.values()) {
                    assertEquals(fresh.potential(player), threats.potential(player), "step " + step);
                }
            }
        }
    }
}
