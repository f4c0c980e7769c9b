package dev.boardwright.greener.playouts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.core.Outcome;
import dev.boardwright.core.PlayoutCounts;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.greener.Greener;
import dev.boardwright.greener.GreenerState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random games side by side; that they are distributed like single ones is part of the contract. */
class ManyGamesTest {
    private static PlayoutCounts play(Position<GreenerState> position, int games, long seed) {
        PlayoutCounts tally = new PlayoutCounts();
        position.playOuts(new Rng(seed), games, tally);
        return tally;
    }

    /** Around the least number of games side by side, around the number of slots, and with slots that are filled again. */
    @ParameterizedTest
    @ValueSource(ints = {1, ManyGames.FEWEST_GAMES - 1, ManyGames.FEWEST_GAMES, 63, 64, 65, 500})
    void everyGameIsCountedOnce(int games) {
        Greener game = Greener.create();
        Position<GreenerState> position = game.position(game.initialState());
        PlayoutCounts tally = play(position, games, 1);
        assertEquals(games, tally.games());
        assertEquals(game.initialState(), position.toState());
        assertEquals(tally.toString(), play(position, games, 1).toString(), "the same seed again");
    }

    /** Black passes, because only White has a move, and White's only move ends the game. */
    @Test
    void aPassIsAMove() {
        Greener game = Greener.random(4, 1);
        PlayoutCounts tally = play(game.position(game.notation().parseState("b3/4/2wg/4 b")), 100, 4);
        assertEquals(200, tally.plies());
        assertEquals(100, tally.count(Outcome.SECOND_WINS));
    }

    @Test
    void aFinishedGameIsCountedAsItStands() {
        Greener game = Greener.random(4, 1);
        PlayoutCounts tally = play(game.position(game.notation().parseState("b3/4/2(gw)1/4 b")), 100, 5);
        assertEquals(0, tally.plies());
        assertEquals(100, tally.count(Outcome.SECOND_WINS));
    }
}
