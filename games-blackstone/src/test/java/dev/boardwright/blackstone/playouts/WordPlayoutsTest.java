package dev.boardwright.blackstone.playouts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.blackstone.Blackstone;
import dev.boardwright.blackstone.BlackstoneState;
import dev.boardwright.blackstone.DoubleElimination;
import dev.boardwright.blackstone.Variant;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.PlayoutCounts;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Random games side by side; that they are distributed like single ones is part of the contract. */
class WordPlayoutsTest {
    private static PlayoutCounts play(Position<BlackstoneState> position, int games, long seed) {
        PlayoutCounts tally = new PlayoutCounts();
        position.playOuts(new Rng(seed), games, tally);
        return tally;
    }

    /** Around the number of slots, and with refilled slots. */
    @ParameterizedTest
    @ValueSource(ints = {1, 15, 16, 63, 64, 65, 500})
    void everyGameIsCountedOnce(int games) {
        Blackstone game = Blackstone.of(6, Variant.STANDARD);
        Position<BlackstoneState> position = game.position(game.initialState());
        PlayoutCounts tally = play(position, games, 1);
        assertEquals(games, tally.games());
        assertEquals(game.initialState(), position.toState());
        assertEquals(tally.toString(), play(position, games, 1).toString(), "the same seed again");
    }

    /** Mean length of 20,000 games each way; its standard error is about 0.3 %. */
    @ParameterizedTest
    @EnumSource(Variant.class)
    void gamesAreAsLongAsSingleOnes(Variant variant) {
        Blackstone game = Blackstone.of(6, variant);
        Position<BlackstoneState> start = game.position(game.initialState());
        Position<BlackstoneState> position = start.copy();
        int games = 20_000;
        Rng rng = new Rng(2);
        long plies = 0;
        for (int n = 0; n < games; n++) {
            position.copyFrom(start);
            plies += position.playOut(rng);
        }
        double ratio = (double) play(start, games, 3).plies() / plies;
        assertTrue(ratio > 0.97 && ratio < 1.03, "ratio " + ratio);
    }

    /** The only move removes both colours; Blue makes it. */
    @ParameterizedTest
    @EnumSource(DoubleElimination.class)
    void anEndIsCountedByItsRule(DoubleElimination reading) {
        Blackstone game = Blackstone.of(6, Variant.STANDARD, reading);
        String text = "1xrx1x/xx1xxx/xxbx2/1xxxxx/xxxxx1/2x1x1 b";
        PlayoutCounts tally = play(game.position(game.notation().parseState(text)), 100, 4);
        assertEquals(100, tally.plies());
        assertEquals(100, tally.count(reading == DoubleElimination.DRAW ? Outcome.DRAW : Outcome.SECOND_WINS));
    }

    @Test
    void aFinishedGameIsCountedAsItStands() {
        Blackstone game = Blackstone.of(6, Variant.STANDARD);
        PlayoutCounts tally = play(game.position(game.notation().parseState("6/6/2r3/6/6/6 b")), 100, 5);
        assertEquals(100, tally.wins(Player.FIRST));
        assertEquals(0, tally.plies());
    }
}
