package dev.boardwright.dagennacht;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.core.Threats;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
            plies = step(position, plies, rng);
            if (rng.below(4) == 0) {
                Threats<DagEnNachtState> fresh = game.threats(position.copy());
                for (Player player : Player.values()) {
                    assertEquals(fresh.potential(player), threats.potential(player), "step " + step);
                }
            }
        }
    }

    /** Plays a random move or takes one back, and returns the number of moves that can be taken back. */
    private static int step(Position<DagEnNachtState> position, int plies, Rng rng) {
        if (position.isOver() || (plies > 0 && rng.below(5) < 2)) {
            position.undo();
            return plies - 1;
        }
        position.play(position.randomMove(rng));
        return plies + 1;
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

    /** An evaluation that follows the moves notes the lines to look at. */
    @ParameterizedTest
    @CsvSource({"11, false", "11, true", "19, false"})
    void threatsAreTheSameWhereAnEvaluationFollowsTheMoves(int size, boolean balanced) {
        DagEnNacht game = DagEnNacht.of(size, balanced);
        Rng rng = new Rng(7);
        Position<DagEnNachtState> position = game.position(game.initialState());
        Threats<DagEnNachtState> threats = game.threats(position);
        DagEnNachtEvaluation.SEARCH.prepare(position);
        MoveBuffer moves = new MoveBuffer();
        int found = 0;
        int plies = 0;
        for (int step = 0; step < 20_000; step++) {
            plies = step(position, plies, rng);
            if (!position.isOver()) {
                moves.clear();
                position.moves(moves);
                DagEnNachtEvaluation.SEARCH.evaluateMoves(
                        position, Player.FIRST, moves, 0, moves.size(), new int[moves.size()]);
                String seen = seen(threats);
                assertEquals(seen(game.threats(position.copy())), seen, () -> "" + position.toState());
                found += seen.equals("[] false []") ? 0 : 1;
            }
        }
        assertTrue(found > 500, found + " positions with threats");
    }

    private static String seen(Threats<DagEnNachtState> threats) {
        MoveBuffer wins = new MoveBuffer();
        threats.winningMoves(wins);
        MoveBuffer stops = new MoveBuffer();
        boolean isThreatened = threats.stoppingMoves(stops);
        return Arrays.toString(wins.toArray()) + " " + isThreatened + " " + Arrays.toString(stops.toArray());
    }
}
