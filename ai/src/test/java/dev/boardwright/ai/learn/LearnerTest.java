package dev.boardwright.ai.learn;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.boardwright.ai.StopSignal;
import dev.boardwright.ai.match.WinDrawLoss;
import dev.boardwright.core.Game;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.pattern.PatternEvaluation;
import dev.boardwright.core.pattern.PatternShape;
import dev.boardwright.testkit.TicTacToe;
import dev.boardwright.threesixnine.ThreeSixNine;
import dev.boardwright.threesixnine.Variant;
import java.io.ByteArrayInputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LearnerTest {
    private static final Game<?, ?> SMALL = ThreeSixNine.of(4, Variant.COLOURED);

    /** Stops before the last match, which is not what is tested. */
    private static Learned withoutMatch(Learner<?, ?> learner) {
        StopSignal stop = new StopSignal();
        return learner.run(
                progress -> {
                    if (progress.phase().equals("last match")) {
                        stop.stop();
                    }
                },
                stop);
    }

    private static Learner<?, ?> small() {
        return Learner.of(SMALL).withGenerations(2).withGames(8).withPatterns(List.of(PatternShape.box(2, 2)));
    }

    @Test
    void theSameSeedGivesTheSameWeightsOnAnyNumberOfThreads() {
        byte[] one = withoutMatch(small()).weights().toBytes();
        assertArrayEquals(one, withoutMatch(small().withThreads(3)).weights().toBytes());
        assertFalse(java.util.Arrays.equals(
                one, withoutMatch(small().withSeed(2)).weights().toBytes()));
    }

    @Test
    void aGameThatOnlyHasATextIsLearned() {
        TicTacToe game = new TicTacToe();
        Learned learned = withoutMatch(Learner.of(game).withGenerations(1).withGames(20));
        assertEquals("o x", learned.weights().origin().pieces());
        PatternEvaluation<TicTacToe.State> read = PatternEvaluation.read(
                new ByteArrayInputStream(learned.weights().toBytes()), game, game.evaluation());
        assertEquals(1, learned.generations().size());
        assertTrue(learned.totalGames() > 10);
        assertEquals(learned.weights().toString(), read.weights().toString());
    }

    @Test
    void learningGoesOnFromWeights() {
        Learned first = withoutMatch(small());
        Learned more =
                withoutMatch(Learner.of(SMALL).withGenerations(1).withGames(8).resuming(first.weights()));
        assertEquals(3, more.totalGenerations());
        assertEquals(3, more.generations().get(0).number());
        assertTrue(more.totalGames() > first.totalGames());
        assertEquals(
                first.weights().patterns().shapes(), more.weights().patterns().shapes());
    }

    @Test
    void aStopEndsItWithWhatThereIs() {
        StopSignal stop = new StopSignal();
        stop.stop();
        Learned learned = Learner.of(SMALL).withTime(Duration.ofHours(1)).run(LearningListener.none(), stop);
        assertEquals(0, learned.totalGenerations());
        assertSame(Learned.Verdict.UNCLEAR, learned.better());
    }

    /** The games of a generation that was stopped are too few to replace the weights of the one before. */
    @Test
    void aStopInALaterGenerationKeepsTheWeightsBeforeIt() {
        StopSignal stop = new StopSignal();
        Learned learned = small().withGenerations(3)
                .run(
                        progress -> {
                            if (progress.generation() == 2 && progress.phase().equals("playing")) {
                                stop.stop();
                            }
                        },
                        stop);
        assertEquals(1, learned.totalGenerations());
        Learned first = withoutMatch(small().withGenerations(1));
        assertArrayEquals(first.weights().toBytes(), learned.weights().toBytes());
    }

    @Test
    void patternsThatDoNotFitAreRefusedBeforeTheFirstGame() {
        for (String shape : List.of("box5x5", "line9", "full6")) {
            Learner<?, ?> learner = small().withPatterns(List.of(PatternShape.parse(shape)));
            LearningListener unexpected = progress -> fail("it played");
            OptionException refused =
                    assertThrows(OptionException.class, () -> learner.run(unexpected, new StopSignal()));
            assertEquals("the pattern " + shape + " does not fit on the board", refused.getMessage());
        }
    }

    @Test
    void progressGoesForward() {
        List<Double> done = new ArrayList<>();
        StopSignal stop = new StopSignal();
        small().run(
                        progress -> {
                            done.add(progress.done());
                            if (progress.phase().equals("last match")) {
                                stop.stop();
                            }
                        },
                        stop);
        assertEquals(done.stream().sorted().toList(), done);
        assertTrue(done.size() > 4);
    }

    @Test
    void theVerdictIsByTheInterval() {
        assertSame(Learned.Verdict.YES, verdict(new WinDrawLoss(30, 0, 2)));
        assertSame(Learned.Verdict.NO, verdict(new WinDrawLoss(2, 0, 30)));
        assertSame(Learned.Verdict.UNCLEAR, verdict(new WinDrawLoss(16, 4, 14)));
        assertSame(Learned.Verdict.UNCLEAR, verdict(WinDrawLoss.NONE));
    }

    private static Learned.Verdict verdict(WinDrawLoss match) {
        return new Learned(withoutMatch(small().withGenerations(1)).weights(), List.of(), 1, 1, match, 1).better();
    }

    @Test
    void parametersAreValidated() {
        assertThrows(IllegalArgumentException.class, () -> small().withThreads(0));
        assertThrows(IllegalArgumentException.class, () -> small().withGames(0));
        assertThrows(IllegalArgumentException.class, () -> small().withGenerations(0));
        assertThrows(IllegalArgumentException.class, () -> small().withTime(Duration.ZERO));
    }
}
