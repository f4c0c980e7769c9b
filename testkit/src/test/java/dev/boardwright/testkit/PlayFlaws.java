package dev.boardwright.testkit;

import dev.boardwright.core.PlayoutCounts;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.testkit.TicTacToe.State;
import java.util.List;
import java.util.function.Function;

/** Positions with bugs in play, undo, copying, hashing or playouts. */
final class PlayFlaws {
    private PlayFlaws() {}

    static List<Flaw> all() {
        return List.of(
                new Flaw(
                        "undo confuses the list of cells",
                        "undoRestoresOnWalksBackAndForth",
                        state -> new FastTicTacToePosition(state) {
                            @Override
                            public void undo() {
                                super.undo();
                                int first = cells[0];
                                cells[0] = cells[1];
                                cells[1] = first;
                            }
                        }),
                new Flaw("undo forgets the turn", "undoLeadsAllTheWayBack", state -> new FastTicTacToePosition(state) {
                    @Override
                    public void undo() {
                        super.undo();
                        if (empty == 3) {
                            turn ^= 1;
                        }
                    }
                }),
                new Flaw(
                        "hash is not updated",
                        "hashEqualsThatOfAFreshPosition",
                        state -> new FastTicTacToePosition(state) {
                            private final long atFirst = super.hash();

                            @Override
                            public long hash() {
                                return atFirst;
                            }
                        }),
                new Flaw(
                        "hash depends on the order of moves",
                        "hashTellsStatesApartAndNothingElse",
                        state -> new FastTicTacToePosition(state) {
                            private long way;

                            @Override
                            public void play(int code) {
                                super.play(code);
                                way = 31 * way + code;
                            }

                            @Override
                            public long hash() {
                                return super.hash() ^ way;
                            }
                        }),
                new Flaw(
                        "hash ignores whose mark it is",
                        "hashTellsStatesApartAndNothingElse",
                        state -> new FastTicTacToePosition(state) {
                            @Override
                            public long hash() {
                                return Rng.mix(2L * (marks[0] | marks[1]) + turn);
                            }
                        }),
                new Flaw(
                        "copyFrom keeps an old field",
                        "copyPlaysOnAlikeAndIndependently",
                        state -> new FastTicTacToePosition(state) {
                            @Override
                            public void copyFrom(Position<State> other) {
                                int own = turn;
                                super.copyFrom(other);
                                turn = own;
                            }
                        }),
                new Flaw(
                        "random moves favour one",
                        "randomMovesAreEvenHanded",
                        state -> new FastTicTacToePosition(state) {
                            @Override
                            public int randomMove(Rng rng) {
                                return moveAt(rng.below(2 * moveCount()) / 3 % moveCount());
                            }
                        }),
                new Flaw(
                        "random moves may be illegal",
                        "randomMovesAreLegal",
                        state -> new FastTicTacToePosition(state) {
                            @Override
                            public int randomMove(Rng rng) {
                                return cells[rng.below(9)];
                            }
                        }),
                new Flaw(
                        "games are longer than the longest",
                        "playoutsEndAndRepeat",
                        state -> new FastTicTacToePosition(state) {
                            @Override
                            public int longest() {
                                return empty - 1;
                            }
                        }),
                new Flaw("playouts stop early", "playoutsEndAndRepeat", state -> new FastTicTacToePosition(state) {
                    @Override
                    public int playOut(Rng rng) {
                        int plies = 0;
                        while (plies < 4 && !isOver()) {
                            play(randomMove(rng));
                            plies++;
                        }
                        return plies;
                    }
                }),
                new Flaw(
                        "playouts go on after a win",
                        "playoutsEndWherePlayLeads",
                        state -> new FastTicTacToePosition(state) {
                            @Override
                            public int playOut(Rng rng) {
                                int plies = 0;
                                while (empty > 0) {
                                    play(cells[rng.below(empty)]);
                                    plies++;
                                }
                                return plies;
                            }
                        }),
                new Flaw(
                        "playouts favour one end",
                        "playoutsEndWherePlayLeads",
                        state -> new FastTicTacToePosition(state) {
                            @Override
                            public int playOut(Rng rng) {
                                int plies = 0;
                                while (!isOver()) {
                                    play(moveAt(rng.below(4 * moveCount()) / 4 / 2));
                                    plies++;
                                }
                                return plies;
                            }
                        }),
                new Flaw(
                        "copy forgets the turn",
                        "copyPlaysOnAlikeAndIndependently",
                        state -> new FastTicTacToePosition(state) {
                            @Override
                            public Position<State> copy() {
                                FastTicTacToePosition copy = new FastTicTacToePosition(toState());
                                copy.turn = 0;
                                return copy;
                            }
                        }),
                new Flaw(
                        "many playouts are one too few",
                        "manyPlayoutsCountAndRepeat",
                        state -> new FastTicTacToePosition(state) {
                            @Override
                            public void playOuts(Rng rng, int games, PlayoutCounts tally) {
                                super.playOuts(rng, games - 1, tally);
                            }
                        }),
                new Flaw(
                        "many playouts favour short games",
                        "manyPlayoutsEndAsOftenAsTheyShould",
                        state -> new FastTicTacToePosition(state) {
                            @Override
                            public void playOuts(Rng rng, int games, PlayoutCounts tally) {
                                for (int i = 0; i < games; i++) {
                                    FastTicTacToePosition first = new FastTicTacToePosition(toState());
                                    FastTicTacToePosition second = new FastTicTacToePosition(toState());
                                    int plies = first.playOut(rng);
                                    int others = second.playOut(rng);
                                    tally.add(
                                            Math.min(plies, others),
                                            plies <= others ? first.margin() : second.margin());
                                }
                            }
                        }),
                new Flaw(
                        "many playouts start with another move",
                        "manyPlayoutsEndLikeSingleOnes",
                        state -> new FastTicTacToePosition(state) {
                            @Override
                            public void playOuts(Rng rng, int games, PlayoutCounts tally) {
                                for (int i = 0; i < games; i++) {
                                    FastTicTacToePosition position = new FastTicTacToePosition(toState());
                                    int plies = 0;
                                    if (!position.isOver()) {
                                        position.play(position.moveAt(0));
                                        plies++;
                                    }
                                    plies += position.playOut(rng);
                                    tally.add(plies, position.margin());
                                }
                            }
                        }),
                new Flaw("the same seed plays another game", "seededGamesRepeat", new Function<>() {
                    private final Rng hidden = new Rng(1);

                    @Override
                    public Position<State> apply(State state) {
                        return new FastTicTacToePosition(state) {
                            @Override
                            public int randomMove(Rng rng) {
                                return super.randomMove(hidden);
                            }
                        };
                    }
                }));
    }
}
