package dev.boardwright.play.ugi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Games;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The answers to commands during a search, and the end of searches. */
class UgiSearchTest {
    @Test
    void newGameForgetsTheLastOne() throws Exception {
        try (Conversation talk = Conversation.about(Games.create("blackstone"))) {
            List<String> first = withoutTimes(talk.say("go nodes 20000").hearUntil("bestmove "));
            List<String> again = withoutTimes(talk.say("go nodes 20000").hearUntil("bestmove "));
            talk.say("uginewgame");
            List<String> anew = withoutTimes(talk.say("go nodes 20000").hearUntil("bestmove "));
            assertNotEquals(first, again);
            assertEquals(first, anew);
        }
    }

    private static List<String> withoutTimes(List<String> lines) {
        return lines.stream()
                .map(line -> line.replaceAll(" (nps|time) \\d+", ""))
                .toList();
    }

    @Test
    void answersWhileItSearches() throws Exception {
        try (Conversation talk = Conversation.aboutLargeGame()) {
            talk.say("go infinite").hearUntil("info depth 1 ");
            talk.say("isready").hearUntil("readyok");
            talk.say("query p1turn").hearUntil("response true");
            talk.say("query gameover").hearUntil("response false");
            talk.say("nonsense").hearUntil("info string unknown command: nonsense");
            List<String> lines = talk.say("stop").hearUntil("bestmove ");
            assertTrue(lines.get(lines.size() - 1).matches("bestmove [a-s]\\d+"), lines.toString());
        }
    }

    @Test
    void refusesCommandsThatWouldDisturbTheSearch() throws Exception {
        try (Conversation talk = Conversation.aboutLargeGame()) {
            talk.say("position startpos moves a1", "go infinite");
            talk.say("position startpos").hearUntil("info string position is refused while a search runs");
            talk.say("setoption name Level value random")
                    .hearUntil("info string setoption is refused while a search runs");
            talk.say("uginewgame").hearUntil("info string uginewgame is refused while a search runs");
            talk.say("go depth 1").hearUntil("info string go is refused while a search runs");
            talk.say("stop").hearUntil("bestmove ");
            String position = talk.say("query position").hear();
            assertTrue(position.endsWith("/x18 b 0-0"), position);
            assertEquals(List.of(), talk.end());
        }
    }

    @Test
    void infiniteSearchAnswersOnlyWhenStoppedEvenIfProven() throws Exception {
        try (Conversation talk = Conversation.aboutSmallGame()) {
            talk.say("position fen xx1/xxx/xxx w 0-0", "go infinite").hearUntil("info depth 1 ");
            talk.expectNothing();
            talk.say("go depth 1").expect("info string go is refused while a search runs");
            talk.say("stop").expect("bestmove c3");
            talk.say("stop").expectNothing();
        }
    }

    @Test
    void goAloneIsInfinite() throws Exception {
        try (Conversation talk = Conversation.aboutSmallGame()) {
            talk.say("setoption name Level value random", "go").hearUntil("info depth 1 ");
            talk.expectNothing();
            talk.say("stop").hearUntil("bestmove ");
        }
    }

    @Test
    void everyLimitEndsASearch() throws Exception {
        try (Conversation talk = Conversation.aboutLargeGame()) {
            for (String limit : List.of(
                    "depth 1",
                    "depth 0",
                    "nodes 1",
                    "nodes 0",
                    "nodes 500",
                    "movetime 0",
                    "movetime 1",
                    "movetime 20",
                    "p1time 100 p2time 100",
                    "p1time 0 p2time 0",
                    "p1time -5 p2time -5",
                    "p1time 1 p2time 100000 p1inc 0 p2inc 10",
                    "p1inc 10 p2inc 10")) {
                List<String> lines = talk.say("go " + limit).hearUntil("bestmove ");
                assertTrue(lines.get(lines.size() - 1).matches("bestmove [a-s]\\d+"), limit + ": " + lines);
            }
        }
    }

    @Test
    void anInvalidRequestStartsNoSearch() throws Exception {
        try (Conversation talk = Conversation.aboutLargeGame()) {
            talk.say("go depth many").expect("info string error: go depth takes a whole number from 0, not 'many'");
            talk.expectNothing();
            talk.say("go ponder").expect("info string go ignores 'ponder'");
            talk.expect("info string error: go has no limit that is known");
            talk.expectNothing();
            talk.say("go ponder depth 1").expect("info string go ignores 'ponder'");
            talk.hearUntil("bestmove ");
        }
    }

    @Test
    void perftCanBeStopped() throws Exception {
        try (Conversation talk = Conversation.aboutLargeGame()) {
            talk.say("go perft 9");
            talk.expectNothing();
            talk.say("position startpos").expect("info string position is refused while a search runs");
            talk.say("stop").expect("info string perft was stopped: its nodes are those of the moves above");
            talk.expect("nodes 0");
        }
    }

    @Test
    void theEndOfInputLetsABoundedSearchFinish() throws Exception {
        try (Conversation talk = Conversation.aboutLargeGame()) {
            List<String> lines = talk.say("go nodes 20000").end();
            assertTrue(lines.get(lines.size() - 1).startsWith("bestmove "), lines.toString());
        }
        try (Conversation talk = Conversation.aboutLargeGame()) {
            List<String> lines = talk.say("go perft 2").end();
            assertEquals("nodes " + 361 * 360, lines.get(lines.size() - 1));
        }
    }

    @Test
    void theEndOfInputEndsAnInfiniteSearch() throws Exception {
        for (String go : List.of("go", "go infinite", "go infinite depth 1")) {
            try (Conversation talk = Conversation.aboutLargeGame()) {
                List<String> lines = talk.say(go).end();
                assertTrue(lines.get(lines.size() - 1).startsWith("bestmove "), lines.toString());
            }
        }
    }

    @Test
    void quitEndsAnySearch() throws Exception {
        for (String go : List.of("go infinite", "go depth 100", "go movetime 3600000", "go perft 50", "isready")) {
            try (Conversation talk = Conversation.aboutLargeGame()) {
                talk.say(go, "quit").awaitEnd();
            }
        }
    }

    /** The client's next command may come as soon as it has read the last line of an answer. */
    @Test
    void commandsAfterAnAnswerAreAccepted() throws Exception {
        try (Conversation talk = Conversation.aboutSmallGame()) {
            talk.say("setoption name Level value random");
            for (int i = 0; i < 300; i++) {
                talk.say("go depth 1").hearUntil("bestmove ");
                talk.say("position startpos").expectNothing();
            }
        }
    }

    @Test
    void equalSeedsGiveEqualMoves() throws Exception {
        try (Conversation talk = Conversation.aboutLargeGame()) {
            talk.say("setoption name Level value random");
            String one = Conversation.bestMove(
                    talk.say("setoption name Seed value 5", "go depth 1").hearUntil("bestmove "));
            String two = Conversation.bestMove(
                    talk.say("setoption name Seed value 6", "go depth 1").hearUntil("bestmove "));
            String again = Conversation.bestMove(
                    talk.say("setoption name Seed value 5", "go depth 1").hearUntil("bestmove "));

            assertEquals(one, again);
            assertTrue(!one.equals(two));
        }
    }

    /** With a user's game that throws during a search, the client still gets a move, and an error message. */
    @Test
    void aSearchThatFailsStillAnswers() throws Exception {
        try (Conversation talk = Conversation.about(new BrittleGame())) {
            String reason = "java.lang.IllegalStateException: it broke";
            talk.say("go depth 3")
                    .expect("info string error: the search failed: the level minimax fails: " + reason)
                    .expect("bestmove push");
            talk.say("go perft 3")
                    .expect("info string error: the search failed: " + reason)
                    .expect("nodes 0");
            talk.say("position startpos moves push").expect("info string error: " + reason);
            talk.expectNothing();
        }
    }
}
