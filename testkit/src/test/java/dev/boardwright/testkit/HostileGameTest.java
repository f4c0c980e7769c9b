package dev.boardwright.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.core.IllegalMoveException;
import dev.boardwright.core.Position;
import dev.boardwright.core.record.GameSession;
import dev.boardwright.testkit.HostileGame.Call;
import dev.boardwright.testkit.HostileGame.Lie;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The contract, and a session, with a game that throws or lies. */
class HostileGameTest {
    /** One check each: a whole contract whose checks fail takes many seconds. */
    @ParameterizedTest
    @CsvSource({
        "HASH, hashEqualsThatOfAFreshPosition",
        "ONE_HASH, hashTellsStatesApartAndNothingElse",
        "UNDO, undoLeadsAllTheWayBack",
        "EVALUATION, evaluationsKeepTheirBounds"
    })
    void theContractFindsTheLie(Lie lie, String check) {
        FlawedContract.putToTest(HostileGame.lying());
        assertEquals(Map.of(), ContractRun.of(FlawedContract.class, check).failures());
        FlawedContract.putToTest(HostileGame.lying(lie));
        assertFalse(ContractRun.of(FlawedContract.class, check).failures().isEmpty());
    }

    @Test
    void liesAreTold() {
        Position<TicTacToe.State> position = start(HostileGame.lying(Lie.HASH));
        assertNotEquals(position.hash(), position.hash());
        HostileGame oneHash = HostileGame.lying(Lie.ONE_HASH);
        Position<TicTacToe.State> moved = start(oneHash);
        moved.play(moved.moveAt(0));
        assertEquals(start(oneHash).hash(), moved.hash());
    }

    private static Position<TicTacToe.State> start(HostileGame game) {
        return game.position(game.initialState());
    }

    /** What a game throws changes nothing in a session. */
    @ParameterizedTest
    @EnumSource(Call.class)
    void aSessionKeepsItsGameWhenARuleThrows(Call broken) {
        AtomicBoolean on = new AtomicBoolean();
        HostileGame game = HostileGame.calling(call -> {
            if (on.get() && call == broken) {
                throw new IllegalStateException("a bug");
            }
        });
        GameSession<TicTacToe.State, TicTacToe.Move> session = GameSession.of(game);
        session.playText("b2");
        TicTacToe.State before = session.state();
        on.set(true);
        try {
            session.playText("a1");
            session.undo();
        } catch (IllegalStateException e) {
            assertEquals("a bug", e.getMessage());
        }
        on.set(false);
        assertSame(before, session.state());
        assertEquals(1, session.moves().size());
        assertThrows(IllegalMoveException.class, () -> session.playText("b2"));
        session.playText("c3");
        assertEquals(2, session.moves().size());
    }
}
