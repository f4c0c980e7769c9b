package owlish;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.Levels;
import dev.boardwright.ai.match.Match;
import dev.boardwright.ai.match.MatchPlayer;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.match.WinDrawLoss;
import dev.boardwright.blackstone.Blackstone;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The levels with the library and its program. */
class OwlishLevelsTest {
    private static final Blackstone GAME = Blackstone.create();

    @Test
    void libraryFindsTheLevels() {
        assertTrue(Levels.names(GAME).containsAll(List.of("squeezer", "owl", "night-owl")));
    }

    @Test
    void theyBeatRandomMoves() {
        for (String level : List.of("squeezer", "owl", "night-owl")) {
            WinDrawLoss tally = Match.of(
                            GAME,
                            MatchPlayer.ofLevel(GAME, level, SearchLimits.ofNodes(200)),
                            MatchPlayer.ofLevel(GAME, "random", SearchLimits.infinite()))
                    .withGames(10)
                    .run()
                    .tally();
            assertTrue(tally.wins() >= 8, level + ": " + tally);
        }
    }

    @Test
    void programListsThemForTheirGameOnly() throws Exception {
        String games = run("", "games");
        assertTrue(games.contains("squeezer, owl, night-owl"), games);
        assertEquals(games.indexOf("squeezer"), games.lastIndexOf("squeezer"), games);
    }

    @Test
    void programPlaysThemInAMatchAndInTheTerminal() throws Exception {
        String match = run(
                "", "match", "blackstone", "--size", "6", "--first", "squeezer", "--second", "owl", "--games", "2",
                "--nodes", "100");
        assertFalse(match.isBlank());
        String game = run(
                "", "play", "blackstone", "--size", "6", "--first", "squeezer", "--second", "night-owl", "--movetime",
                "10");
        assertTrue(game.contains("squeezer") && game.contains("night-owl"), game);
    }

    @Test
    void engineOffersAndPlaysThem() throws Exception {
        String answer = run("ugi\nsetoption name Level value owl\nposition startpos\ngo nodes 500\n", "ugi", "blackstone");
        assertTrue(answer.contains("var squeezer var owl var night-owl"), answer);
        assertTrue(answer.matches("(?s).*bestmove [a-h][1-8][a-h][1-8]\n"), answer);
    }

    /** The output of the program with the levels on its class path. */
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
