package dev.boardwright.benchmarks.solved;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.ai.solve.Question;
import dev.boardwright.ai.solve.Solver;
import dev.boardwright.core.Outcome;
import dev.boardwright.threesixnine.ThreeSixNine;
import dev.boardwright.threesixnine.ThreeSixNineMove;
import dev.boardwright.threesixnine.ThreeSixNineState;
import dev.boardwright.threesixnine.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FirstRepliesTest {
    private static final ThreeSixNine GAME = ThreeSixNine.of(4, Variant.COLOURED);

    @Test
    void oneMoveOfEachClassOfMirrorImagesIsSolved() throws InterruptedException {
        List<String> told = new ArrayList<>();
        FirstReplies<ThreeSixNineState, ThreeSixNineMove> replies = new FirstReplies<>(GAME, GAME.initialState(), 1);
        var solved = replies.solve(1, 1000, 1_000_000, reply -> told.add(reply.move() + " " + reply.isProven()));
        assertEquals(3, solved.size());
        for (var reply : solved) {
            Optional<Outcome> outcome = Solver.of(GAME)
                    .solve(GAME.play(GAME.initialState(), reply.move()), Question.OUTCOME)
                    .outcome();
            assertEquals(outcome, reply.solution().outcome(), reply::toString);
        }
        assertEquals(3, told.stream().filter(each -> each.endsWith("true")).count());
        assertEquals("a1 false", told.get(0));
    }

    @Test
    void aMoveWithoutAProofIsUnknown() throws InterruptedException {
        var solved = new FirstReplies<>(GAME, GAME.initialState(), 1).solve(2, 10, 10, reply -> {});
        assertEquals(3, solved.size());
        assertEquals(0, solved.stream().filter(FirstReplies.Reply::isProven).count());
    }
}
