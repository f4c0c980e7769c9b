package dev.boardwright.testkit;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Position;
import dev.boardwright.testkit.TicTacToe.State;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/** Positions with bugs in the legal moves or the end of the game. */
final class MoveFlaws {
    private MoveFlaws() {}

    static List<Flaw> all() {
        return List.of(
                new Flaw(
                        "a move is missing from the list",
                        "movesAreThoseCountedAndNumbered",
                        state -> new FastTicTacToePosition(state) {
                            @Override
                            public void moves(MoveBuffer out) {
                                for (int k = empty > 1 ? 1 : 0; k < moveCount(); k++) {
                                    out.add(moveAt(k));
                                }
                            }
                        }),
                new Flaw(
                        "a move is missing everywhere",
                        "agreesWithItsReference",
                        state -> new FastTicTacToePosition(state) {
                            private boolean withoutCentre() {
                                return isEmpty(4) && empty > 1 && !isOver();
                            }

                            @Override
                            public void moves(MoveBuffer out) {
                                for (int c = 0; c < 9 && !isOver(); c++) {
                                    if (isEmpty(c) && !(c == 4 && withoutCentre())) {
                                        out.add(c);
                                    }
                                }
                            }

                            @Override
                            public int moveCount() {
                                return super.moveCount() - (withoutCentre() ? 1 : 0);
                            }

                            @Override
                            public int moveAt(int k) {
                                return super.moveAt(withoutCentre() && k >= where[4] ? k + 1 : k);
                            }
                        }),
                new Flaw(
                        "a corner is not like the others",
                        "symmetricPositionsPlayAlike",
                        state -> new FastTicTacToePosition(state) {
                            @Override
                            public void moves(MoveBuffer out) {
                                for (int c = empty > 1 ? 1 : 0; c < 9 && !isOver(); c++) {
                                    if (isEmpty(c)) {
                                        out.add(c);
                                    }
                                }
                            }
                        }),
                new Flaw(
                        "an illegal move is listed",
                        "agreesWithItsReference",
                        state -> new FastTicTacToePosition(state) {
                            @Override
                            public void moves(MoveBuffer out) {
                                super.moves(out);
                                if (empty == 5) {
                                    out.add(cells[empty]);
                                }
                            }
                        }),
                new Flaw("a move is listed twice", "movesAreUnique", state -> new FastTicTacToePosition(state) {
                    @Override
                    public void moves(MoveBuffer out) {
                        super.moves(out);
                        if (!isOver()) {
                            out.add(cells[0]);
                        }
                    }
                }),
                new Flaw(
                        "numbered moves differ from copy to copy", "movesAreThoseCountedAndNumbered", new Function<>() {
                            private final AtomicInteger made = new AtomicInteger();

                            @Override
                            public Position<State> apply(State state) {
                                int number = made.getAndIncrement();
                                return new FastTicTacToePosition(state) {
                                    @Override
                                    public int moveAt(int k) {
                                        return super.moveAt((k + number) % moveCount());
                                    }
                                };
                            }
                        }),
                new Flaw("a reply is not counted", "repliesAreThoseOfPlay", state -> new FastTicTacToePosition(state) {
                    @Override
                    public long countReplies(MoveBuffer moves) {
                        return (long) moves.size() * (moves.size() - 1);
                    }
                }),
                new Flaw(
                        "counting replies leaves a move made",
                        "repliesAreThoseOfPlay",
                        state -> new FastTicTacToePosition(state) {
                            @Override
                            public long countReplies(MoveBuffer moves) {
                                long replies = super.countReplies(moves);
                                if (moves.size() == 4) {
                                    play(moves.get(0));
                                }
                                return replies;
                            }
                        }),
                new Flaw(
                        "listed order depends on the way",
                        "movesAreListedInAFixedOrder",
                        state -> new FastTicTacToePosition(state) {
                            @Override
                            public void moves(MoveBuffer out) {
                                for (int k = 0; k < moveCount(); k++) {
                                    out.add(moveAt(k));
                                }
                            }
                        }),
                new Flaw(
                        "the list is cleared first",
                        "movesAreListedInAFixedOrder",
                        state -> new FastTicTacToePosition(state) {
                            @Override
                            public void moves(MoveBuffer out) {
                                out.clear();
                                super.moves(out);
                            }
                        }),
                new Flaw("a win is called a draw", "agreesWithItsReference", state -> new FastTicTacToePosition(state) {
                    @Override
                    public int margin() {
                        return Math.max(0, super.margin());
                    }
                }),
                new Flaw(
                        "play goes on after a win",
                        "movesEndExactlyWithTheGame",
                        state -> new FastTicTacToePosition(state) {
                            @Override
                            public int moveCount() {
                                return empty;
                            }
                        }));
    }
}
