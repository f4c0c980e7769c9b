package dev.boardwright.play.terminal;

import static dev.boardwright.play.terminal.Sitting.assertShows;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameFactory;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Notation;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.ValueGame;
import dev.boardwright.core.record.GameRecord;
import dev.boardwright.play.ServiceOnClassPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The cost of long games in progress: none for the menu, and each move played once when a game is described. */
class KeptGamesCostTest {
    private static final int GAMES = 9;
    private static final int PLIES = 500;
    private static final AtomicInteger PLAYS = new AtomicInteger();

    @TempDir
    Path directory;

    private Sitting sitting;

    /** An endless game that counts how often a move is played. */
    static final class CountingGame extends ValueGame<Integer, String> {
        @Override
        public GameInfo info() {
            return GameInfo.of("counting", "A", "B");
        }

        @Override
        public Integer initialState() {
            return 0;
        }

        @Override
        public Player turn(Integer state) {
            return Player.of(state % 2);
        }

        @Override
        protected List<String> moves(Integer state) {
            return List.of("one");
        }

        @Override
        protected Integer next(Integer state, String move) {
            PLAYS.incrementAndGet();
            return state + 1;
        }

        @Override
        public Outcome outcome(Integer state) {
            return Outcome.ONGOING;
        }

        @Override
        public Notation<Integer, String> notation() {
            return Notation.of(state -> Integer.toString(state), CountingGame::parse, move -> move, text -> text);
        }

        private static Integer parse(String text) {
            try {
                return Integer.valueOf(text);
            } catch (NumberFormatException e) {
                throw new NotationException("not a number: " + text);
            }
        }
    }

    /** Creates the game. */
    public static final class Factory implements GameFactory {
        @Override
        public GameInfo info() {
            return new CountingGame().info();
        }

        @Override
        public Game<?, ?> create(GameOptions resolved) {
            return new CountingGame();
        }
    }

    @BeforeEach
    void keepLongGames() throws IOException {
        String game = GameRecord.of(new CountingGame(), 0, Collections.nCopies(PLIES, "one"))
                .toText();
        Path kept = Files.createDirectories(directory.resolve("home/in-progress"));
        for (int i = 0; i < GAMES; i++) {
            Files.writeString(kept.resolve("counting-" + i + ".game"), game);
        }
        sitting = new Sitting(directory.resolve("home"));
    }

    /** The number of moves that the program plays while it prints the expected text. */
    private int plays(Supplier<String> shown, String expected) {
        return ServiceOnClassPath.during(directory, GameFactory.class, Factory.class.getName(), () -> {
            PLAYS.set(0);
            assertShows(shown.get(), expected);
            return PLAYS.get();
        });
    }

    @Test
    void theMenuPlaysNoMove() {
        assertEquals(0, plays(() -> sitting.menu("exit"), "0  continue  one of " + GAMES + " games in progress\n"));
    }

    @Test
    void listOfGamesPlaysEveryMoveOnce() {
        assertEquals(
                GAMES * PLIES, plays(() -> sitting.menu("0", "quit"), "counting, 500 moves, A to move; A against B"));
    }

    @Test
    void continuingPlaysTheMovesOfThatGameOnceMore() {
        assertEquals(
                GAMES * PLIES + PLIES + 2,
                plays(() -> sitting.menu("0", "1", "one", "one", "quit"), "Move 252: A to move; the only move is "));
    }
}
