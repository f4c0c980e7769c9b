package dev.boardwright.dagennacht;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Both evaluations, compared with {@link SlowWindows} and on drawn boards. */
class DagEnNachtEvaluationTest {
    private static final DagEnNacht PLAIN = DagEnNacht.of(11, false);
    private static final DagEnNacht BALANCED = DagEnNacht.of(11, true);

    private static void assertJudgedAsSlowly(DagEnNacht game, DagEnNachtPosition position) {
        DagEnNachtState state = position.toState();
        SlowWindows slow = new SlowWindows(game, state);
        for (Player player : Player.values()) {
            char letter = "bw".charAt(player.index());
            assertEquals(slow.worth(letter), Prospects.of(position).worth(player.index()), () -> letter + " " + state);
            assertEquals(
                    -slow.hard(letter),
                    game.greedyEvaluation().evaluate(position, player),
                    () -> letter + " has just moved: " + state);
        }
    }

    @ParameterizedTest
    @CsvSource({"11, false", "11, true", "13, true", "15, false", "17, true", "19, false"})
    void evaluationsOfRandomGamesAreTheSlowOnes(int size, boolean balanced) {
        DagEnNacht game = DagEnNacht.of(size, balanced);
        for (int seed = 0; seed < 8; seed++) {
            Rng rng = new Rng(seed);
            DagEnNachtPosition position = (DagEnNachtPosition) game.position(game.initialState());
            // The first evaluation comes after some moves, later ones also after undo.
            for (int ply = 0; !position.isOver(); ply++) {
                position.play(position.randomMove(rng));
                if (ply % 7 == 6) {
                    assertJudgedAsSlowly(game, position);
                    position.undo();
                    position.undo();
                    assertJudgedAsSlowly(game, position);
                }
            }
            assertJudgedAsSlowly(game, position);
            position.undo();
            assertJudgedAsSlowly(game, position);
        }
    }

    @Test
    void movesMadeBeforeTheFirstEvaluationCanBeTakenBack() {
        DagEnNachtPosition position = (DagEnNachtPosition) PLAIN.position(PLAIN.initialState());
        Rng rng = new Rng(5);
        for (int ply = 0; ply < 30; ply++) {
            position.play(position.randomMove(rng));
        }
        assertJudgedAsSlowly(PLAIN, position);
        for (int ply = 0; ply < 30; ply++) {
            position.undo();
            assertJudgedAsSlowly(PLAIN, position);
        }
    }

    @Test
    void aCopyHasTheEvaluationOfItsOriginal() {
        DagEnNachtPosition original = (DagEnNachtPosition) PLAIN.position(PLAIN.initialState());
        DagEnNachtPosition copy = (DagEnNachtPosition) PLAIN.position(PLAIN.initialState());
        assertJudgedAsSlowly(PLAIN, copy);
        Rng rng = new Rng(6);
        for (int round = 0; round < 3; round++) {
            for (int ply = 0; ply < 8; ply++) {
                original.play(original.randomMove(rng));
            }
            copy.copyFrom(original);
            assertJudgedAsSlowly(PLAIN, copy);
            copy.play(copy.randomMove(rng));
            assertJudgedAsSlowly(PLAIN, copy);
            assertJudgedAsSlowly(PLAIN, original);
        }
    }

    @Test
    void theEndOfAPlayoutHasTheEvaluationOfAFreshPosition() {
        for (int seed = 0; seed < 20; seed++) {
            Position<DagEnNachtState> played = PLAIN.position(PLAIN.initialState());
            played.playOut(new Rng(seed));
            Position<DagEnNachtState> fresh = PLAIN.position(played.toState());
            assertEquals(
                    PLAIN.evaluation().evaluate(fresh, Player.FIRST),
                    PLAIN.evaluation().evaluate(played, Player.FIRST),
                    played.toState().toString());
        }
    }

    /** Without the handicap, which is not symmetric. */
    @Test
    void swappingTheColoursNegatesTheEvaluation() {
        for (int seed = 0; seed < 50; seed++) {
            Position<DagEnNachtState> position = PLAIN.position(PLAIN.initialState());
            Rng rng = new Rng(seed);
            for (int ply = 0; ply < 2 * seed && !position.isOver(); ply++) {
                position.play(position.randomMove(rng));
            }
            Position<DagEnNachtState> mirror = PLAIN.position(Boards.swapped(position.toState()));
            for (Evaluation<DagEnNachtState> evaluation : List.of(PLAIN.evaluation(), PLAIN.greedyEvaluation())) {
                for (Player player : Player.values()) {
                    assertEquals(
                            evaluation.evaluate(position, player),
                            evaluation.evaluate(mirror, player.opponent()),
                            position.toState().toString());
                }
            }
        }
    }

    /** A value above half of WINS_NEXT means that the side to move wins at once. */
    @ParameterizedTest
    @CsvSource({"11, false", "11, true", "15, false", "19, true"})
    void theSearchEvaluationKnowsExactlyWhenTheNextMoveWins(int size, boolean balanced) {
        DagEnNacht game = DagEnNacht.of(size, balanced);
        int wins = 0;
        for (int seed = 0; seed < 60; seed++) {
            Rng rng = new Rng(seed);
            Position<DagEnNachtState> position = game.position(game.initialState());
            for (int ply = 0; !position.isOver(); ply++) {
                boolean said =
                        game.evaluation().evaluate(position, position.turn()) > DagEnNachtEvaluation.WINS_NEXT / 2;
                if (said || ply % 5 == 0) {
                    assertEquals(canWin(position), said, position.toState().toString());
                    wins += said ? 1 : 0;
                }
                position.play(position.randomMove(rng));
            }
            // The last move won, so the evaluation before it must say so.
            position.undo();
            assertTrue(game.evaluation().evaluate(position, position.turn()) > DagEnNachtEvaluation.WINS_NEXT / 2);
        }
        assertTrue(wins > 100, wins + " wins met");
    }

    private static boolean canWin(Position<DagEnNachtState> position) {
        MoveBuffer moves = new MoveBuffer();
        position.moves(moves);
        for (int i = 0; i < moves.size(); i++) {
            position.play(moves.get(i));
            boolean won = position.margin() != 0;
            position.undo();
            if (won) {
                return true;
            }
        }
        return false;
    }

    private static int search(char turn, String drawing) {
        DagEnNachtState state = Boards.corner(11, turn, drawing);
        return PLAIN.evaluation().evaluate(PLAIN.position(state), state.turn());
    }

    /** Row 1 lacks c1, which no stone can go to: those of b1 and d1 would leave holes. */
    @Test
    void aStoneOfTheRowItselfDoesNotFillItsGap() {
        assertTrue(search('b', "bb.bb") < DagEnNachtEvaluation.WINS_NEXT / 2);
        assertTrue(search('b', """
                ..b..
                bb.bb""") > DagEnNachtEvaluation.WINS_NEXT / 2);
    }

    /** White can stop one of the rows but not both, and cannot win first. */
    @Test
    void twoDropsThatWinAreMoreThanOneCanStop() {
        int one = search('w', "bbb.bw");
        int two = search('w', """
                bbb.bw
                ......
                bbb.bw""");
        assertTrue(two < one - 1000, one + " and " + two);
    }

    /** Black holds nearly all squares and many winning rows. */
    @Test
    void evaluationsStayWithinTheirLimits() {
        DagEnNacht large = DagEnNacht.of(19, false);
        Position<DagEnNachtState> position =
                large.position(new DagEnNachtState("b".repeat(180) + "." + "b".repeat(180), Player.FIRST));
        assertEquals(999_999, large.evaluation().evaluate(position, Player.FIRST));
        assertEquals(-999_999, large.evaluation().evaluate(position, Player.SECOND));
    }

    @Test
    void anEmptyBoardIsWorthTheTempo() {
        for (Player player : Player.values()) {
            DagEnNachtState empty = new DagEnNachtState(PLAIN.initialState().board(), player);
            assertEquals(60, PLAIN.evaluation().evaluate(PLAIN.position(empty), player));
            assertEquals(-60, PLAIN.evaluation().evaluate(PLAIN.position(empty), player.opponent()));
        }
    }

    /** A stone on b1 adds three shifts, improves Black's windows, and blocks White's. */
    @Test
    void aFirstStoneIsWorthItsWindowsAndShifts() {
        // Row 1: a1-e1 takes 8 moves and then 7, b1-f1 7 and then 6. Column b: b1-b5 takes 7 and then 6.
        int own = (1 - 0) + (4 - 1) + (4 - 1);
        int theirs = 0 + 1 + 1;
        assertEquals(own + theirs + 60 + 3 * 3, search('b', ".b"));
        assertEquals(-own - theirs + 60 - 3 * 3, search('w', ".b"));
    }

    private static int hard(DagEnNacht game, Player mover, String drawing) {
        return game.greedyEvaluation().evaluate(game.position(Boards.corner(11, 'b', drawing)), mover);
    }

    /** Black lacks two stones of row 1, White three of the diagonal from a3. */
    @Test
    void theHardLevelComparesTheDistances() {
        String drawing = """
                w....
                .....
                bb..b""";
        assertEquals(-(5 + 2 - 3), hard(PLAIN, Player.FIRST, drawing));
        assertEquals(-(20 - 2), hard(PLAIN, Player.SECOND, drawing));
    }

    @Test
    void theHardLevelPutsEqualDistancesBehind() {
        assertEquals(-(20 - 4), hard(PLAIN, Player.FIRST, "."));
        assertEquals(-(20 - 4), hard(PLAIN, Player.SECOND, "."));
    }

    @Test
    void theHardLevelPutsAWinAtZero() {
        assertEquals(0, hard(PLAIN, Player.FIRST, "bbbbb"));
        assertEquals(-20, hard(PLAIN, Player.SECOND, "bbbbb"));
    }

    /** Four from b1 to e1 and an empty square on either side: White's stone on a1 leaves Black a five that starts on black. */
    @Test
    void theHardLevelKnowsWhichRowsOfBalancedBlackCannotWin() {
        assertEquals(-(5 + 1 - 3), hard(PLAIN, Player.FIRST, "wbbbb."));
        assertEquals(-(5 + 2 - 3), hard(BALANCED, Player.FIRST, "wbbbb."));
        assertEquals(-(5 + 1 - 3), hard(BALANCED, Player.SECOND, "bwwww."));
    }
}
