package dev.boardwright.play.ugi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.LevelProvider;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.play.OddLevels;
import dev.boardwright.play.Patience;
import dev.boardwright.play.ServiceOnClassPath;
import dev.boardwright.testkit.HostileGame;
import dev.boardwright.testkit.HostileGame.Call;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a level or a game does, {@code go} is answered by {@code bestmove} and {@code isready} by {@code readyok}. */
class MisbehavingLevelsTest {
    private static final Game<?, ?> SMALL = Games.create("369", GameOptions.of("size", 3));

    @TempDir
    private Path folder;

    @ParameterizedTest
    @MethodSource("dev.boardwright.play.OddLevels#names")
    void aLevelThatFailsIsNamedAndALegalMoveIsSent(String level) throws Exception {
        talk(
                level,
                Patience.LIMIT,
                "go depth 3",
                "info string error: the search failed: the level " + level + " fails: ");
    }

    @ParameterizedTest
    @MethodSource("dev.boardwright.play.OddLevels#hanging")
    void aLevelThatHangsIsNamedAndALegalMoveIsSent(String level) throws Exception {
        talk(
                level,
                Duration.ofMillis(30),
                "go movetime 10",
                "info string error: the search failed: the level " + level + " does not answer");
    }

    @Test
    void aLevelThatHangsWhenItIsClosedIsLeftBehindAndItsMoveIsSent() throws Exception {
        ServiceOnClassPath.during(folder, LevelProvider.class, OddLevels.class.getName(), () -> {
            try (Conversation talk = Conversation.about(SMALL, Duration.ZERO, Patience.LIMIT)) {
                List<String> answer = talk.say("setoption name Level value hanging-end", "go depth 1")
                        .hearUntil("bestmove");
                assertTrue(answer.stream().noneMatch(line -> line.contains("error")), answer::toString);
                talk.say("isready").hearUntil("readyok");
            } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return SMALL;
        });
    }

    private void talk(String level, Duration grace, String go, String error) throws Exception {
        // The threads of the engine inherit the class path of this one.
        AtomicBoolean done = new AtomicBoolean();
        ServiceOnClassPath.during(folder, LevelProvider.class, OddLevels.class.getName(), () -> {
            try (Conversation talk = Conversation.about(SMALL, Duration.ofMillis(40), grace)) {
                talk.say("setoption name Level value " + level);
                talk.say("isready").hearUntil("readyok");
                List<String> answer = talk.say(go).hearUntil("bestmove");
                assertEquals("a1", Conversation.bestMove(answer));
                assertTrue(answer.get(answer.size() - 2).startsWith(error), answer::toString);
                talk.expectNothing();
                talk.say("setoption name Level value minimax", "go depth 2");
                assertTrue(talk.hearUntil("bestmove").size() > 1);
                done.set(true);
            } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return done;
        });
        assertTrue(done.get());
    }

    static Stream<Arguments> problems() {
        List<Arguments> all = new ArrayList<>();
        for (Call call : Call.values()) {
            all.add(Arguments.of(call, new IllegalStateException("a bug")));
            all.add(Arguments.of(call, new AssertionError("a\u009bbug")));
        }
        return all.stream();
    }

    /** Breaks a game after the start, and sees that every question that needs an answer gets one. */
    @ParameterizedTest
    @MethodSource("problems")
    void aGameThatThrowsLeavesTheEngineReady(Call broken, Throwable problem) throws Exception {
        AtomicBoolean on = new AtomicBoolean();
        Game<?, ?> game = HostileGame.calling(call -> {
            if (on.get() && call == broken) {
                throwAny(problem);
            }
        });
        try (Conversation talk = Conversation.about(game, Duration.ofMillis(1), Patience.LIMIT)) {
            talk.say("setoption name Level value greedy").expectNothing();
            on.set(true);
            for (String level : List.of("greedy", "mcts", "random")) {
                talk.say("setoption name Level value " + level, "go depth 2");
                String move = Conversation.bestMove(talk.hearUntil("bestmove"));
                assertTrue(move.equals("none") || move.length() == 2, move);
            }
            talk.say("go perft 2").say("query moves", "query result", "d", "position startpos moves a1", "uginewgame");
            talk.say("isready").hearUntil("readyok");
            on.set(false);
            talk.say("stop", "position startpos", "isready").hearUntil("readyok");
        }
    }

    @ParameterizedTest
    @EnumSource(Call.class)
    void aGameThatIsBrokenDuringTheWarmUpIsReady(Call broken) throws Exception {
        AtomicBoolean on = new AtomicBoolean();
        Game<?, ?> game = HostileGame.calling(call -> {
            if (on.get() && call == broken) {
                throw new AssertionError("a bug");
            }
        });
        try (Conversation talk = Conversation.about(game, Duration.ofMillis(100), Patience.LIMIT)) {
            on.set(true);
            talk.say("isready").hearUntil("readyok");
        }
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void throwAny(Throwable problem) throws T {
        throw (T) problem;
    }
}
