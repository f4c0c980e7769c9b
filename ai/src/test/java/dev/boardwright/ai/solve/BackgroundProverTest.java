package dev.boardwright.ai.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.LibraryGames;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.core.Game;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class BackgroundProverTest {
    @Test
    void theAnswersAreThoseOfTheLatestQuestion() throws InterruptedException {
        check(LibraryGames.game("369 size=6"), LibraryGames.game("369 size=3"));
    }

    private static <S, M, T, N> void check(Game<S, M> large, Game<T, N> small) throws InterruptedException {
        BlockingQueue<Solution<?>> heard = new LinkedBlockingQueue<>();
        try (BackgroundProver<S, M> busy = new BackgroundProver<>(Solver.of(large));
                BackgroundProver<T, N> prover = new BackgroundProver<>(Solver.of(small))) {
            busy.prove(large.initialState(), Question.MARGIN, SearchLimits.infinite(), solution -> {});
            prover.prove(small.initialState(), Question.MARGIN, SearchLimits.infinite(), heard::add);
            Solution<?> last = next(heard);
            while (!last.allBest()) {
                last = next(heard);
            }
            assertEquals(OptionalInt.of(4), last.margin());
        }
    }

    private static Solution<?> next(BlockingQueue<Solution<?>> heard) throws InterruptedException {
        Solution<?> solution = heard.poll(60, TimeUnit.SECONDS);
        assertTrue(solution != null, "no answer");
        return solution;
    }
}
