package dev.boardwright.play.ugi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Games;
import dev.boardwright.play.Patience;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The answers to commands without a search. */
class UgiEngineTest {
    static Stream<Game<?, ?>> games() {
        return Games.all().stream().map(GameInfo::name).map(Games::create);
    }

    @Test
    void introducesItselfAndItsOptions() throws Exception {
        try (Conversation talk = Conversation.aboutSmallGame()) {
            List<String> lines = talk.say("ugi").hearUntil("ugiok");

            assertTrue(lines.get(0).startsWith("id name Boardwright "), lines.toString());
            assertTrue(lines.get(1).startsWith("id author "), lines.toString());
            assertEquals(
                    "option name Level type combo default minimax var random var greedy var minimax var mcts var 1 var 2 var 3 var 4 var 5 var 6 var 7 var 8"
                            + " var greedy-lines",
                    lines.get(2));
            assertTrue(lines.get(3).matches("option name Hash type spin default 64 min 1 max \\d+"), lines.get(3));
            assertEquals("option name Threads type spin default 1 min 1 max 256", lines.get(4));
            assertEquals("option name MultiPV type spin default 1 min 1 max 1000", lines.get(5));
            assertEquals("option name Seed type spin default 1 min 0 max 2147483647", lines.get(6));
            assertEquals("option name MoveOverhead type spin default 0 min 0 max 5000", lines.get(7));
            assertEquals("option name Weights type string default <empty>", lines.get(8));
            assertEquals("ugiok", lines.get(9));
        }
    }

    /** Found by the fuzzer, which had thousands of threads after a minute. */
    @Test
    void itsThreadsEndWithIt() throws Exception {
        ThreadGroup group = new ThreadGroup("engine");
        for (String input : List.of("", "isready\nquit\n", "go depth 3\n")) {
            Thread thread = new Thread(group, () -> talk(input));
            thread.start();
            thread.join();
        }
        Thread[] left = new Thread[100];
        int count = group.enumerate(left);
        for (Thread thread : Arrays.asList(left).subList(0, count)) {
            thread.join(Patience.LIMIT.toMillis());
            assertFalse(thread.isAlive(), thread.getName());
        }
    }

    private static void talk(String input) {
        InputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        try {
            new UgiEngine<>(Games.create("greener"), OutputStream.nullOutputStream(), Duration.ZERO).run(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, M> void playsAWholeGameAgainstItself(Game<S, M> game) throws Exception {
        try (Conversation talk = Conversation.about(game)) {
            talk.say("setoption name Level value greedy").expectNothing();
            S state = game.initialState();
            String moves = "";
            while (!game.outcome(state).isOver()) {
                talk.say("query p1turn").expect("response " + (game.turn(state).index() == 0));
                talk.say("query gameover").expect("response false");
                talk.say("query result").expect("response none");
                talk.say("query position").expect("response " + game.notation().formatState(state));
                talk.say("query moves")
                        .expect("response "
                                + game.legalMoves(state).stream()
                                        .map(game.notation()::formatMove)
                                        .collect(Collectors.joining(" ")));
                List<String> answer = talk.say("go depth 1").hearUntil("bestmove ");
                assertEquals(2, answer.size(), answer.toString());
                String move = Conversation.bestMove(answer);
                moves += " " + move;
                state = game.play(state, game.notation().parseMove(move));
                talk.say("position startpos moves" + moves);
            }
            talk.say("query gameover").expect("response true");
            talk.say("query moves").expect("response");
            String result = talk.say("query result").hear();
            assertEquals(
                    "response "
                            + List.of("p2win", "draw", "p1win")
                                    .get(1 + game.outcome(state).sign()),
                    result);
            talk.say("go depth 3").expect("bestmove none");
            talk.say("go infinite").expect("bestmove none");
            talk.say("go perft 4").expect("nodes 1");
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, M> void countsMoveSequencesMoveByMove(Game<S, M> game) throws Exception {
        try (Conversation talk = Conversation.about(game)) {
            List<String> lines = talk.say("go perft 2").hearUntil("nodes ");

            assertEquals(
                    game.legalMoves(game.initialState()).stream()
                            .map(game.notation()::formatMove)
                            .toList(),
                    lines.subList(0, lines.size() - 1).stream()
                            .map(line -> line.substring(0, line.indexOf(": ")))
                            .toList());
            long sum = lines.subList(0, lines.size() - 1).stream()
                    .mapToLong(line -> Long.parseLong(line.substring(line.indexOf(": ") + 2)))
                    .sum();
            assertEquals("nodes " + sum, lines.get(lines.size() - 1));
            talk.say("go perft 0").expect("nodes 1");
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void drawsTheBoardAboveThePosition(Game<?, ?> game) throws Exception {
        try (Conversation talk = Conversation.about(game)) {
            talk.say("query position");
            String position = talk.hear().substring("response ".length());
            List<String> drawing = talk.say("d").hearUntil(position);

            assertTrue(drawing.size() > 4, drawing.toString());
        }
    }

    @Test
    void writesResultsAsInfoLines() throws Exception {
        try (Conversation talk = Conversation.aboutSmallGame()) {
            List<String> lines = talk.say("go depth 3").hearUntil("bestmove ");

            for (String line : lines.subList(0, lines.size() - 1)) {
                assertTrue(
                        line.matches("info depth \\d+ score (cp -?\\d+|win \\d+|loss \\d+|draw) nodes \\d+ nps \\d+"
                                + " time \\d+ hashfull \\d+ pv [a-c][1-3]( [a-c][1-3])*"),
                        line);
            }
            assertTrue(lines.get(lines.size() - 1).matches("bestmove [a-c][1-3]"), lines.toString());
            String last = lines.get(lines.size() - 2);
            String best = Conversation.bestMove(lines);
            assertTrue(last.contains(" pv " + best), lines.toString());
        }
    }

    @Test
    void numbersSeveralLines() throws Exception {
        try (Conversation talk = Conversation.aboutSmallGame()) {
            List<String> lines =
                    talk.say("setoption name MultiPV value 3", "go depth 2").hearUntil("bestmove ");

            for (int i = 0; i < lines.size() - 1; i++) {
                assertTrue(lines.get(i).matches("info depth \\d+ multipv " + (1 + i % 3) + " score .*"), lines.get(i));
            }
            assertTrue(lines.size() > 3);
        }
    }

    @Test
    void reportsAProvenValueInPlies() throws Exception {
        try (Conversation talk = Conversation.aboutSmallGame()) {
            talk.say("position fen xx1/xxx/xxx w 0-0");

            List<String> lines = talk.say("go movetime 60000").hearUntil("bestmove ");
            assertTrue(lines.get(lines.size() - 2).contains(" score win 1 "), lines.toString());
            assertEquals("bestmove c3", lines.get(lines.size() - 1));
            talk.say("position fen xx1/xxx/xxx w 0-50");
            lines = talk.say("go depth 4").hearUntil("bestmove ");
            assertTrue(lines.get(lines.size() - 2).contains(" score loss 1 "), lines.toString());
        }
    }

    @Test
    void invalidPositionChangesNothing() throws Exception {
        try (Conversation talk = Conversation.aboutSmallGame()) {
            talk.say("position startpos moves a1 b2").expectNothing();
            String before = "response 3/1x1/x2 w 0-0";
            talk.say("query position").expect(before);
            for (String wrong : List.of(
                    "position",
                    "position nonsense",
                    "position startpos b3",
                    "position startpos moves a1 a1",
                    "position startpos moves a1 z9",
                    "position fen",
                    "position fen moves a1",
                    "position fen 3/3/3 w",
                    "position fen 3/3/3  w 0-0",
                    "position fen 3/3/3 w 0-0 more",
                    "position fen 9/9/9/9/9/9/9/9/9 w 0-0",
                    "position fen 3/3/3 w 0-0 moves a1 b1 c1 a2 b2 c2 a3 b3 c3 a1")) {
                String answer = talk.say(wrong).hear();
                assertTrue(answer.startsWith("info string error: "), answer);
                talk.say("query position").expect(before);
            }
            talk.say("  position   fen  3/3/3 b 2-1   moves   A1  ").expectNothing();
            talk.say("query position").expect("response 3/3/x2 w 2-1");
            talk.say("query p1turn").expect("response true");
        }
    }

    @Test
    void newGameResetsThePosition() throws Exception {
        try (Conversation talk = Conversation.aboutSmallGame()) {
            talk.say("position startpos moves a1", "uginewgame", "query position")
                    .expect("response 3/3/3 w 0-0");
        }
    }

    @Test
    void unknownCommandsChangeNothing() throws Exception {
        try (Conversation talk = Conversation.aboutSmallGame()) {
            talk.say("", "   ", "\t").expectNothing();
            talk.say("hello there").expect("info string unknown command: hello there");
            talk.say("query weather").expect("info string unknown command: query weather");
            talk.say("query").expect("info string unknown command: query");
            talk.say("\u0000\u001b[31m").expect("info string unknown command: ??[31m");
            talk.say("x".repeat(1000)).expect("info string unknown command: " + "x".repeat(100) + "...");
            talk.say("stop").expectNothing();
        }
    }

    @Test
    void acceptsWindowsLineEndings() throws Exception {
        try (Conversation talk = Conversation.aboutSmallGame()) {
            talk.say("position startpos moves a1\r", "query position\r").expect("response 3/3/x2 b 0-0");
        }
    }
}
