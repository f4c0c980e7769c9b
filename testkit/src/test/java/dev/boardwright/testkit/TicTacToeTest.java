package dev.boardwright.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Perft;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TicTacToeTest {
    private final Game<TicTacToe.State, TicTacToe.Move> game = new TicTacToe();

    /** Counts over a plain array, by the rules only. A game that ends earlier counts once. */
    private static long bruteForce(char[] board, char mark, int depth) {
        if (depth == 0 || wins(board, 'x') || wins(board, 'o') || new String(board).indexOf('.') < 0) {
            return 1;
        }
        long total = 0;
        for (int c = 0; c < 9; c++) {
            if (board[c] == '.') {
                board[c] = mark;
                total += bruteForce(board, mark == 'x' ? 'o' : 'x', depth - 1);
                board[c] = '.';
            }
        }
        return total;
    }

    private static boolean wins(char[] board, char mark) {
        boolean rising = board[0] == mark && board[4] == mark && board[8] == mark;
        boolean falling = board[2] == mark && board[4] == mark && board[6] == mark;
        boolean straight = false;
        for (int i = 0; i < 3; i++) {
            boolean row = board[3 * i] == mark && board[3 * i + 1] == mark && board[3 * i + 2] == mark;
            boolean column = board[i] == mark && board[3 + i] == mark && board[6 + i] == mark;
            straight |= row || column;
        }
        return rising || falling || straight;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
    void perftAgreesWithBruteForceOnBothFaces(int depth) {
        long expected = bruteForce(".........".toCharArray(), 'x', depth);

        assertEquals(expected, Perft.count(game.position(game.initialState()), depth));
        Game<TicTacToe.State, TicTacToe.Move> fast = new FastTicTacToe();
        assertEquals(expected, Perft.count(fast.position(fast.initialState()), depth));
    }

    /** A well-known figure, which checks the brute force. */
    @Test
    void thereAre255168CompleteGames() {
        assertEquals(255_168, bruteForce(".........".toCharArray(), 'x', 9));
    }

    @ParameterizedTest
    @CsvSource({
        "3/3/3 x, ONGOING",
        "xxx/oo1/3 o, FIRST_WINS",
        "oxx/xo1/2o x, SECOND_WINS",
        "xox/xoo/oxx o, DRAW",
        "xox/xxo/oxo o, DRAW",
        "x1o/xo1/o1x x, SECOND_WINS",
        "xo1/xo1/x2 o, FIRST_WINS"
    })
    void threeInALineWinAndAFullBoardDraws(String position, Outcome outcome) {
        assertEquals(outcome, game.outcome(game.notation().parseState(position)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "3/3/3", "3/3/3 b", "3/3 x", "4/3/3 x", "3/1w1/3 x", "3/1(xo)1/3 x", "3/3/3 x x"})
    void malformedPositionsAreRefused(String text) {
        assertThrows(BoardwrightException.class, () -> game.notation().parseState(text));
    }
}
