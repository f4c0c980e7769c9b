package dev.boardwright.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Counting random games. */
class PlayoutCountsTest {
    private static PlayoutCounts tally(int... margins) {
        PlayoutCounts tally = new PlayoutCounts();
        for (int margin : margins) {
            tally.add(10 + margin, margin);
        }
        return tally;
    }

    @Test
    void theSignOfTheMarginIsTheOutcome() {
        PlayoutCounts tally = tally(5, 1, -2, 0, 3);
        assertEquals(3, tally.wins(Player.FIRST));
        assertEquals(1, tally.wins(Player.SECOND));
        assertEquals(1, tally.draws());
        assertEquals(5, tally.games());
        assertEquals(57, tally.plies());
        assertEquals("5 games: 3 won, 1 lost, 1 drawn, 57 plies", tally.toString());
    }

    @Test
    void everyOutcomeHasItsCount() {
        PlayoutCounts tally = tally(1, 1, 1, -1, -1, 0);
        assertEquals(3, tally.count(Outcome.FIRST_WINS));
        assertEquals(2, tally.count(Outcome.SECOND_WINS));
        assertEquals(1, tally.count(Outcome.DRAW));
        assertEquals(0, tally.count(Outcome.ONGOING));
    }

    @Test
    void theMeanIsAntisymmetricAndNothingWithoutGames() {
        PlayoutCounts tally = tally(1, 1, -1, 0);
        assertEquals(0.25, tally.mean(Player.FIRST));
        assertEquals(-0.25, tally.mean(Player.SECOND));
        assertEquals(0.0, new PlayoutCounts().mean(Player.FIRST));
    }

    @Test
    void talliesAreJoinedAndCleared() {
        PlayoutCounts tally = tally(1, -1);
        tally.add(tally(1, 0, -1, -1));
        assertEquals("6 games: 2 won, 3 lost, 1 drawn, 59 plies", tally.toString());
        tally.clear();
        assertEquals("0 games: 0 won, 0 lost, 0 drawn, 0 plies", tally.toString());
    }
}
