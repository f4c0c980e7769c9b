package dev.boardwright.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A mistake in the command line gives a message of one line and status 2. */
class MistakesTest {
    @Test
    void unknownGameListsTheGames() {
        assertEquals(
                "boardwright perft: there is no game 'chess'; games found: 369, blackstone, dagennacht, greener,"
                        + " tic-tac-toe",
                Run.mistake("perft", "chess", "1"));
    }

    @Test
    void unknownCommandListsTheCommands() {
        assertEquals(
                "boardwright: there is no command 'dance'; commands: " + String.join(", ", HelpTest.COMMANDS)
                        + " (see 'boardwright --help')",
                Run.mistake("dance"));
    }

    @Test
    void invalidPositionIsExplained() {
        String message = Run.mistake("perft", "369", "1", "--size", "3", "--position", "3/2y/3 w 0-0");

        assertTrue(message.startsWith("boardwright perft: --position: "), message);
        assertTrue(message.contains("'y'"), message);
        assertEquals(
                "boardwright play: --position: missing turn after the board; a position looks like '9/9/9/9/9/9/9/9/9 w 0-0'",
                Run.mistake("play", "369", "--position", "9"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "perft | Missing required parameters: 'GAME', 'DEPTH' (see 'boardwright perft --help')",
                "perft 369 1 --wrong | there is no option '--wrong' (see 'boardwright perft --help')",
                "perft 369 1 --sizee 3 | there is no option '--sizee'; did you mean --size? (see 'boardwright perft"
                        + " --help')",
                "perft 369 1 2 | the argument '2' is too much (see 'boardwright perft --help')",
                "perft 369 -1 | DEPTH must be 0 or more, not -1",
                "perft 369 1 --size 99 | 369 does not allow size '99'; allowed: 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,"
                        + " 14, 15, 16, 17, 18, 19",
                "perft 369 1 --set size | --set takes name=value, not 'size'",
                "perft 369 1 --set =3 | --set takes name=value, not '=3'",
                "perft 369 1 --size 3 --set size=4 | the option 'size' is given twice",
                "perft 369 1 --set colour=red | 369 has no option 'colour'; its options: size, variant",
                "analyse 369 --depth 0 | --depth takes a whole number from 1, not 0",
                "analyse 369 --movetime -5 | --movetime takes a whole number from 1, not -5",
                "analyse 369 --multipv 0 | --multipv takes a whole number from 1, not 0",
                "match 369 --first greedy --second best --games 1 | 369 has no level 'best'; its levels: random,"
                        + " greedy, minimax, mcts, 1, 2, 3, 4, 5, 6, 7, 8, greedy-lines",
                "match 369 --first greedy --second greedy --games 0 | --games takes a whole number from 1, not 0",
                "match 369 --first greedy --second greedy --games 1 --concurrency 0 | --concurrency takes a whole"
                        + " number from 1, not 0",
                "playouts 369 --seconds 0 | --seconds takes a number above 0 and up to 1000000",
                "playouts 369 --seconds NaN | --seconds takes a number above 0 and up to 1000000",
                "completion fish | there is no completion for the shell 'fish'; shells: bash, zsh",
                "play 369 --clock soon | --clock takes minutes from 0.1 to 999.9, or minutes+seconds a move, such as"
                        + " 5+3, not 'soon'",
                "ugi go | there is no game 'go'; games found: 369, blackstone, dagennacht, greener, tic-tac-toe",
            })
    void eachMistakeHasItsMessage(String arguments, String message) {
        String command = arguments.split(" ", 2)[0];
        assertEquals("boardwright " + command + ": " + message, Run.mistake(arguments.split(" ")));
    }

    @Test
    void limitsExcludeEachOther() {
        String message = Run.mistake("analyse", "369", "--depth", "1", "--movetime", "5");

        assertTrue(message.contains("mutually exclusive"), message);
    }

    @Test
    void controlCharactersDoNotBreakTheLine() {
        for (List<String> args :
                List.of(List.of("da\nnce\u001b"), List.of("perft", "a\nb", "1"), List.of("perft", "369", "1\n2"))) {
            String message = Run.mistake(args.toArray(new String[0]));

            assertTrue(message.chars().noneMatch(Character::isISOControl), message);
        }
    }

    @Test
    void anArgumentThatNamesAFileIsNotReplacedByIt() {
        assertTrue(Run.mistake("perft", "@pom.xml", "1").contains("there is no game '@pom.xml'"));
    }
}
