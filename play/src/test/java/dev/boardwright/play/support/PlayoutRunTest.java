package dev.boardwright.play.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.StopSignal;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import org.junit.jupiter.api.Test;

class PlayoutRunTest {
    private static PlayoutRun run() {
        return new PlayoutRun(start(Games.create("369", GameOptions.of("size", 3))), new Rng(1));
    }

    private static <S> Position<S> start(Game<S, ?> game) {
        return game.position(game.initialState());
    }

    @Test
    void playsAtLeastOneGame() {
        PlayoutRun run = run();
        run.run(0, new StopSignal());
        assertEquals(1, run.tally().games());
        assertEquals(9, run.tally().plies());
    }

    @Test
    void lastsAsLongAsAsked() {
        PlayoutRun run = run();
        run.run(20_000_000, new StopSignal());
        assertTrue(run.seconds() >= 0.02, "seconds: " + run.seconds());
        assertTrue(run.tally().games() > 0);
        run.forget();
        assertEquals(0, run.tally().games());
        assertEquals(0, run.seconds());
    }

    @Test
    void stopEndsItEarly() {
        StopSignal stop = new StopSignal();
        stop.stop();
        PlayoutRun run = run();
        run.run(Long.MAX_VALUE, stop);
        assertEquals(1, run.tally().games());
    }
}
