package dev.boardwright.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Notation;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.ValueGame;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Mistakes that authors of games make, and the words in which the contract names them. */
class SlipsTest {
    private static String failure(Class<?> contract, String check) {
        Map<String, String> failures = ContractRun.of(contract, check).failures();
        assertTrue(failures.containsKey(check), check + " passes");
        return failures.get(check);
    }

    /** It has a pass, which nobody thought of where the reason for a refusal is found. */
    private static final class Passing extends FastTicTacToe {
        private static final TicTacToe.Move PASS = new TicTacToe.Move(-1);

        @Override
        public Notation<TicTacToe.State, TicTacToe.Move> notation() {
            Notation<TicTacToe.State, TicTacToe.Move> cells = super.notation();
            return Notation.of(
                    cells::formatState,
                    cells::parseState,
                    move -> move.equals(PASS) ? "pass" : cells.formatMove(move),
                    text -> text.equalsIgnoreCase("pass") ? PASS : cells.parseMove(text));
        }

        @Override
        public TicTacToe.Move decode(int code) {
            return code == -1 ? PASS : super.decode(code);
        }

        @Override
        protected String whyIllegal(TicTacToe.State state, TicTacToe.Move move) {
            return "there is an " + state.board().charAt(move.cell());
        }
    }

    @Test
    void aRefusalThatThrowsIsNamed() {
        FlawedContract.putToTest(new Passing());
        String failure = failure(FlawedContract.class, "movesThatAreNotGeneratedAreRefused");
        assertTrue(
                failure.contains("pass is not legal here, and play throws java.lang.StringIndexOutOfBoundsException"),
                failure);
    }

    @Test
    void aNotationThatMindsTheCaseIsToldOfTheHook() {
        FlawedContract.putToTest(new FastTicTacToe() {
            @Override
            public Notation<TicTacToe.State, TicTacToe.Move> notation() {
                Notation<TicTacToe.State, TicTacToe.Move> any = super.notation();
                return Notation.of(any::formatState, any::parseState, any::formatMove, text -> {
                    if (!text.matches("[a-c][1-3]")) {
                        throw new NotationException("no cell: " + text);
                    }
                    return any.parseMove(text);
                });
            }
        });
        String failure = failure(FlawedContract.class, "moveTextsRoundTrip");
        assertTrue(failure.matches("(?s).*'[A-C]\\d' is not understood like '[a-c]\\d'.*"), failure);
        assertTrue(failure.contains("override ignoresCase()"), failure);
    }

    /** A take-one-or-two game whose state is a mutable pair of numbers and whose moves are made by {@code move}. */
    private abstract static class Heap<M> extends ValueGame<Heap.Pair, M> {
        /** The counters left and the player. */
        static final class Pair implements Serializable {
            private static final long serialVersionUID = 1;

            private int counters;
            private Player turn;

            Pair(int counters, Player turn) {
                this.counters = counters;
                this.turn = turn;
            }

            @Override
            public boolean equals(Object other) {
                return other instanceof Pair pair && counters == pair.counters && turn == pair.turn;
            }

            @Override
            public int hashCode() {
                return 31 * counters + turn.index();
            }

            @Override
            public String toString() {
                return counters + " " + turn;
            }
        }

        abstract M move(int taken);

        abstract int taken(M move);

        @Override
        public GameInfo info() {
            return GameInfo.of("heap", "A", "B");
        }

        @Override
        public Pair initialState() {
            return new Pair(7, Player.FIRST);
        }

        @Override
        public Player turn(Pair state) {
            return state.turn;
        }

        @Override
        protected List<M> moves(Pair state) {
            return state.counters == 1 ? List.of(move(1)) : List.of(move(1), move(2));
        }

        @Override
        protected Pair next(Pair state, M move) {
            return new Pair(state.counters - taken(move), state.turn.opponent());
        }

        @Override
        public Outcome outcome(Pair state) {
            return state.counters == 0 ? Outcome.winOf(state.turn.opponent()) : Outcome.ONGOING;
        }

        @Override
        public Notation<Pair, M> notation() {
            return Notation.of(
                    state -> state.counters + (state.turn == Player.FIRST ? "a" : "b"),
                    text -> {
                        if (!text.matches("[0-7][abAB]")) {
                            throw new NotationException("no heap");
                        }
                        return new Pair(
                                text.charAt(0) - '0', (text.charAt(1) | 32) == 'a' ? Player.FIRST : Player.SECOND);
                    },
                    move -> "take" + taken(move),
                    text -> {
                        if (!text.matches("(?i)take[12]")) {
                            throw new NotationException("no move");
                        }
                        return move(text.charAt(4) - '0');
                    });
        }
    }

    /** Its next changes the state that it is given. */
    static class ChangingContract extends GameContract<Heap.Pair, Integer> {
        @Override
        protected List<Game<Heap.Pair, Integer>> games() {
            return List.of(new Heap<Integer>() {
                @Override
                Integer move(int taken) {
                    return taken;
                }

                @Override
                int taken(Integer move) {
                    return move;
                }

                @Override
                protected Pair next(Pair state, Integer move) {
                    state.counters -= move;
                    state.turn = state.turn.opponent();
                    return state;
                }
            });
        }
    }

    @Test
    void everyFailureOfAGameThatChangesItsStatesSaysSo() {
        assertTrue(failure(ChangingContract.class, "playLeavesItsStateUnchanged")
                .contains("playing take1 changes the state that it is given, from 7a to 6b"));
        Map<String, String> failures = ContractRun.of(ChangingContract.class).failures();
        assertTrue(failures.size() > 10, failures.keySet().toString());
        failures.forEach((check, failure) -> assertTrue(
                failure.contains("playing take1 changes the state that it is given"), check + ": " + failure));
    }

    /** A move without equals. */
    static final class Taking implements Serializable {
        private static final long serialVersionUID = 1;

        private final int taken;

        Taking(int taken) {
            this.taken = taken;
        }

        @Override
        public String toString() {
            return "take" + taken;
        }
    }

    static class UnequalContract extends GameContract<Heap.Pair, Taking> {
        @Override
        protected List<Game<Heap.Pair, Taking>> games() {
            return List.of(new Heap<Taking>() {
                @Override
                Taking move(int taken) {
                    return new Taking(taken);
                }

                @Override
                int taken(Taking move) {
                    return move.taken;
                }
            });
        }
    }

    @Test
    void aMissingEqualsIsNamed() {
        String failure = failure(UnequalContract.class, "moveTextsRoundTrip");
        assertTrue(
                failure.contains(
                        "expected <take1> but was <take1> (" + Taking.class.getName() + " does not define equals"),
                failure);
    }

    @Test
    void valuesThatPrintAlikeAreToldApartByName() {
        assertEquals(
                " (both print alike, yet equals of " + Alike.class.getName() + " tells them apart)",
                Hints.onEquality(alike("x"), alike("x")));
        assertEquals("", Hints.onEquality(1, 2));
        assertEquals("", Hints.onEquality(null, 2));
        assertEquals("", Hints.onEquality(Arrays.asList(1, 2), List.of()));
    }

    private record Alike(String name, Object hidden) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static Alike alike(String name) {
        return new Alike(name, new Object());
    }

    @Test
    void aPassingContractIsQuietAndLeavesNothingBeside(@TempDir Path project) throws Exception {
        assertEquals("true", Quiet.settings(project).get("jqwik.reporting.onlyfailures"));
        assertFalse(Quiet.settings(project).get("jqwik.database").startsWith(project.toString()));
        Files.createDirectory(project.resolve("build"));
        assertEquals(
                project.resolve("build").resolve("jqwik-database").toString(),
                Quiet.settings(project).get("jqwik.database"));
        Files.createDirectory(project.resolve("target"));
        assertEquals(
                project.resolve("target").resolve("jqwik-database").toString(),
                Quiet.settings(project).get("jqwik.database"));
    }
}
