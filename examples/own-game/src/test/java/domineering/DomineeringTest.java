package domineering;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.Minimax;
import dev.boardwright.ai.Score;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.core.GameOptions;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The game with the library's searchers and its program. */
class DomineeringTest {
    /** The first player wins on 4 by 4, a well-known result. */
    @Test
    void minimaxSolvesTheSmallBoard() {
        Domineering game = new Domineering(Domineering.INFO.resolve(GameOptions.of("size", 4)));
        SearchResult<Domineering.Move> result =
                Minimax.create().search(game, game.initialState(), SearchLimits.infinite());
        assertEquals(Score.Kind.WIN, result.score().kind());
    }

    @Test
    void theProgramFindsTheGame() throws Exception {
        assertTrue(run("", "games").contains("domineering"));
        assertTrue(run("", "perft", "domineering", "2", "--size", "4").endsWith("perft(2) = 108\n"));
    }

    @Test
    void theEnginePlaysTheGame() throws Exception {
        String answer = run("position startpos moves a1\nquery position\ngo depth 3\n", "ugi", "domineering");
        assertTrue(answer.contains("response 6/6/6/6/v5/v5 h"), answer);
        assertTrue(answer.matches("(?s).*bestmove [a-f][1-6]\n"), answer);
    }

    /** The output of the program with the game on its class path. */
    private static String run(String input, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "dev.boardwright.play.Main"));
        command.addAll(List.of(arguments));
        Process program = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        // So that the test does not wait for ever.
        program.onExit().orTimeout(2, TimeUnit.MINUTES).exceptionally(late -> program.destroyForcibly());
        try (OutputStream toProgram = program.getOutputStream()) {
            toProgram.write(input.getBytes(StandardCharsets.UTF_8));
        }
        String printed = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, program.waitFor());
        return printed.replace("\r\n", "\n");
    }
}
