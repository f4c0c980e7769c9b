package dev.boardwright.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.job.LibraryVersion;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HelpTest {
    /** In the order in which help lists them. */
    static final List<String> COMMANDS = List.of(
            "play",
            "games",
            "rules",
            "analyse",
            "match",
            "selfplay",
            "stats",
            "learn",
            "merge",
            "ugi",
            "solve",
            "check",
            "perft",
            "svg",
            "web",
            "playouts",
            "completion",
            "help");

    @Test
    void onlyTheNamedCommandIsBuilt() {
        assertEquals(
                Set.of("perft"),
                Boardwright.commandLine("perft", "369").getSubcommands().keySet());
        for (String[] args : new String[][] {{}, {"help"}, {"--help"}, {"pref"}}) {
            assertEquals(
                    COMMANDS,
                    List.copyOf(Boardwright.commandLine(args).getSubcommands().keySet()));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "-h", "help"})
    void listsEveryCommand(String argument) {
        List<String> lines = Run.fine(argument).lines();

        for (String command : COMMANDS) {
            assertTrue(lines.stream().anyMatch(line -> line.startsWith("  " + command + " ")), command);
        }
    }

    @Test
    void everyCommandHasItsOwnHelp() {
        for (String command : COMMANDS) {
            String help = Run.fine(command, "--help").out();

            assertTrue(help.contains("Usage: boardwright " + command + " "), help);
            assertEquals(help, Run.fine("help", command).out());
        }
    }

    @Test
    void commandsPrintTheVersionOfTheProgram() {
        assertEquals(
                List.of("Boardwright " + LibraryVersion.text()),
                Run.fine("--version").lines());
        assertEquals(
                List.of("Boardwright " + LibraryVersion.text()),
                Run.fine("perft", "--version").lines());
    }

    @ParameterizedTest
    @ValueSource(strings = {"bash", "zsh"})
    void completionKnowsCommandsOptionsAndGames(String shell) {
        String script = Run.fine("completion", shell).out();

        assertTrue(script.startsWith("#!/usr/bin/env bash"));
        assertTrue(script.contains("playouts") && script.contains("--divide") && script.contains("dagennacht"));
    }

    @Test
    void completionKnowsThePlayersOfEachCommand() {
        String script = Run.fine("completion").out();

        for (String word : List.of("dagennacht", "person", "minimax", "greedy-lines")) {
            assertTrue(partFor(script, "play").contains(word), word);
        }
        assertTrue(partFor(script, "match").contains("greedy-lines"));
        assertFalse(partFor(script, "match").contains("person"));
    }

    /** The part of a completion script for one command. */
    private static String partFor(String script, String command) {
        int start = script.indexOf("function _picocli_boardwright_" + command + "() {");
        return script.substring(start, script.indexOf("\n}\n", start));
    }
}
