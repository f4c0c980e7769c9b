package dev.boardwright.play.ugi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.play.Program;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The engine as a process, as other programs use it. */
class UgiProcessIT {
    private final List<Process> started = new ArrayList<>();

    @AfterEach
    void endProcesses() {
        started.forEach(Process::destroyForcibly);
    }

    private Process start(String... args) throws IOException {
        Process process = Program.builder(args)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        started.add(process);
        return process;
    }

    @ParameterizedTest
    @CsvSource({"369, 5", "blackstone, 6", "greener, 6", "dagennacht, 11"})
    void twoEnginesPlayAWholeGame(String name, String size) throws Exception {
        wholeGame(Games.create(name, GameOptions.of("size", size)), size);
    }

    private <S, M> void wholeGame(Game<S, M> game, String size) throws Exception {
        List<Process> processes = List.of(
                start("ugi", game.info().name(), "--size", size),
                start("ugi", game.info().name(), "--size", size));
        List<Conversation> players = processes.stream().map(Conversation::with).toList();
        for (Conversation player : players) {
            player.say("ugi").hearUntil("ugiok");
            player.say("setoption name Hash value 4", "uginewgame").expectNothing();
        }
        S state = game.initialState();
        List<String> moves = new ArrayList<>();
        while (!game.outcome(state).isOver()) {
            Conversation mover = players.get(game.turn(state).index());
            mover.say("position startpos" + (moves.isEmpty() ? "" : " moves " + String.join(" ", moves)));
            String move = Conversation.bestMove(mover.say("go nodes 50").hearUntil("bestmove "));
            // Refuses an illegal move.
            state = game.play(state, game.notation().parseMove(move));
            moves.add(move);
        }
        for (int i = 0; i < 2; i++) {
            Conversation player = players.get(i);
            player.say("position startpos moves " + String.join(" ", moves), "query gameover")
                    .expect("response true");
            player.say("query position").expect("response " + game.notation().formatState(state));
            player.say("go depth 5").expect("bestmove none");
            player.say("quit");
            assertEquals(List.of(), player.awaitEnd());
            assertEquals(0, Program.awaitEnd(processes.get(i)));
        }
    }

    @Test
    void quitEndsTheProcessWhileItSearches() throws Exception {
        Process process = start("ugi", "dagennacht");
        Conversation talk = Conversation.with(process);
        talk.say("go infinite").hearUntil("info depth 1 ");
        talk.say("quit");

        assertEquals(0, Program.awaitEnd(process));
    }

    @Test
    void theEndOfInputLetsASearchFinish() throws Exception {
        Process process = start("ugi", "blackstone");
        List<String> lines = Conversation.with(process).say("go nodes 2000").end();

        assertTrue(lines.get(lines.size() - 1).startsWith("bestmove "), lines.toString());
        assertEquals(0, Program.awaitEnd(process));
    }

    @Test
    void processEndsWithItsClient() throws Exception {
        Process process = start("ugi", "greener");
        Conversation.with(process).say("go infinite").hearUntil("info depth 1 ");
        process.getInputStream().close();
        process.getOutputStream().close();

        assertEquals(0, Program.awaitEnd(process));
    }
}
