package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.match.Match;
import dev.boardwright.ai.match.MatchPlayer;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Notation;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.ValueGame;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Searchers on games that go round in circles without a rule for it, so that a random game may have no end. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class EndlessGamesTest {
    private static final int PLACES = 8;

    /** More moves than a random game makes between two looks at the budget, and fewer than its bound. */
    private static final int SOON = 600;

    private static final int EVENT = 3000;

    /** A stone goes round a ring, one or two places a move. With an end, the player who brings it to the last place wins. */
    private static class Roundabout extends ValueGame<Integer, Integer> {
        private final boolean hasEnd;
        /** The moves made so far, in all positions of the game. */
        int played;

        Roundabout(boolean hasEnd) {
            this.hasEnd = hasEnd;
        }

        @Override
        public GameInfo info() {
            return GameInfo.of("roundabout", "Left", "Right");
        }

        @Override
        public Integer initialState() {
            return 0;
        }

        /** The states are the places for the first player, then those for the second. */
        @Override
        public Player turn(Integer state) {
            return Player.of(state / PLACES);
        }

        @Override
        protected List<Integer> moves(Integer state) {
            return List.of(1, 2);
        }

        @Override
        protected Integer next(Integer state, Integer move) {
            played++;
            return (state % PLACES + move) % PLACES + (state < PLACES ? PLACES : 0);
        }

        @Override
        public Outcome outcome(Integer state) {
            return hasEnd && state % PLACES == PLACES - 1
                    ? Outcome.winOf(turn(state).opponent())
                    : Outcome.ONGOING;
        }

        @Override
        public Notation<Integer, Integer> notation() {
            return Notation.of(String::valueOf, Integer::valueOf, String::valueOf, Integer::valueOf);
        }
    }

    /** Calls {@link #happens} at move {@link #EVENT}, in the middle of the first random game. */
    private abstract static class Eventful extends Roundabout {
        Eventful() {
            super(false);
        }

        abstract void happens();

        @Override
        protected Integer next(Integer state, Integer move) {
            Integer next = super.next(state, move);
            if (played == EVENT) {
                happens();
            }
            return next;
        }

        final void searchEndsSoonAfterIt(SearchLimits limits, StopSignal stop) {
            Mcts.create().withMegabytes(1).search(this, 0, limits, SearchListener.none(), stop);
            assertTrue(played >= EVENT, played + " moves, too few for the event");
            assertTrue(played < EVENT + SOON, (played - EVENT) + " moves after the event");
        }
    }

    @Test
    void stopEndsTheRandomGame() {
        StopSignal stop = new StopSignal();
        Eventful game = new Eventful() {
            @Override
            void happens() {
                stop.stop();
            }
        };
        game.searchEndsSoonAfterIt(SearchLimits.infinite(), stop);
    }

    @Test
    void stopSignalIsPolledInTheRandomGame() {
        int[] polls = {0};
        Roundabout game = new Roundabout(false);
        StopSignal stop = new StopSignal(() -> ++polls[0] >= 20);
        Mcts.create().withMegabytes(1).search(game, 0, SearchLimits.infinite(), SearchListener.none(), stop);
        assertTrue(game.played < Position.LONGEST_PLAYOUT, game.played + " moves between 20 polls");
    }

    @Test
    void interruptEndsTheRandomGame() {
        Eventful game = new Eventful() {
            @Override
            void happens() {
                Thread.currentThread().interrupt();
            }
        };
        game.searchEndsSoonAfterIt(SearchLimits.infinite(), new StopSignal());
        assertTrue(Thread.interrupted(), "the thread stays interrupted");
    }

    /** The time is over after the event, or before it on a slow machine. */
    @Test
    void timeEndsTheRandomGame() {
        Duration time = Duration.ofMillis(500);
        Eventful game = new Eventful() {
            @Override
            void happens() {
                long start = System.nanoTime();
                while (System.nanoTime() - start < time.toNanos()) {
                    Thread.onSpinWait();
                }
            }
        };
        Mcts.create().withMegabytes(1).search(game, 0, SearchLimits.ofTime(time));
        assertTrue(game.played < EVENT + SOON, (game.played - EVENT) + " moves after the event");
    }

    @Test
    void randomGameHasABoundSoThatNodeLimitsAreExact() {
        Roundabout game = new Roundabout(false);
        SearchResult<Integer> result = Mcts.create().withMegabytes(1).search(game, 0, SearchLimits.ofNodes(20));
        assertEquals(20, result.nodes());
        assertEquals(0, result.score().value(), "a random game without an end is worth nothing");
        assertTrue(game.played > 10 * Position.LONGEST_PLAYOUT, game.played + " moves");
    }

    /** If a random player's move depended on its seed and the state alone, some pairs would go round for ever. */
    @Test
    void randomPlayersDoNotRepeatForEver() {
        Roundabout game = new Roundabout(true);
        for (int seed = 0; seed < 100; seed++) {
            RandomSearcher[] players = {new RandomSearcher(seed), new RandomSearcher(seed + 1000)};
            GameHistory<Integer, Integer> history = GameHistory.of(game);
            while (!history.outcome().isOver()) {
                assertTrue(history.ply() < 200, "seed " + seed + " does not end");
                RandomSearcher player = players[history.turn().index()];
                history = history.play(
                        player.search(history, SearchLimits.infinite(), SearchListener.none(), new StopSignal())
                                .move());
            }
        }
    }

    @Test
    void matchesBetweenRandomPlayersEnd() {
        MatchPlayer random = new MatchPlayer("random", RandomSearcher::new, SearchLimits.infinite());
        assertEquals(
                0,
                Match.of(new Roundabout(true), random, random)
                        .withGames(100)
                        .withMaxPlies(200)
                        .run()
                        .summary()
                        .adjudicated());
    }
}
