package dev.boardwright.dagennacht;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.core.MoveBuffer;
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

    /** Drops beside two squares of one diagonal, shifts along a row, shifts away from a square that needs the stone. */
    @Test
    void leadsAfterMovesThatAreNotMadeAreThoseAfterThem() {
        DagEnNacht game = DagEnNacht.of(11, true);
        Rng rng = new Rng(8);
        Position<DagEnNachtState> position = game.position(game.initialState());
        Threats<DagEnNachtState> threats = game.threats(position);
        MoveBuffer moves = new MoveBuffer();
        while (!position.isOver()) {
            moves.clear();
            position.moves(moves);
            for (int i = 0; i < moves.size(); i++) {
                int code = moves.get(i);
                int lead = threats.leadAfter(code, Player.SECOND);
                position.play(code);
                Threats<DagEnNachtState> fresh = game.threats(position.copy());
                assertEquals(fresh.potential(Player.SECOND) - fresh.potential(Player.FIRST), lead, "move " + code);
                position.undo();
            }
            position.play(position.randomMove(rng));
        }
    }
}
