package dev.boardwright.testkit;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Notation;
import dev.boardwright.core.Player;
import dev.boardwright.core.Policy;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.testkit.TicTacToe.Move;
import dev.boardwright.testkit.TicTacToe.State;
import java.util.List;

/** Games with bugs in notation, codes, evaluations or policies. */
final class GameFlaws {
    private GameFlaws() {}

    static List<Flaw> all() {
        return List.of(
                new Flaw("text of a state forgets the turn", "stateTextsRoundTrip", new FastTicTacToe() {
                    @Override
                    public Notation<State, Move> notation() {
                        Notation<State, Move> right = super.notation();
                        return Notation.of(
                                state -> right.formatState(new State(state.board(), Player.FIRST)),
                                right::parseState,
                                right::formatMove,
                                right::parseMove);
                    }
                }),
                new Flaw("text of a move is that of another", "moveTextsRoundTrip", new FastTicTacToe() {
                    @Override
                    public Notation<State, Move> notation() {
                        Notation<State, Move> right = super.notation();
                        return Notation.of(
                                right::formatState,
                                right::parseState,
                                move -> right.formatMove(new Move(move.cell() / 2)),
                                right::parseMove);
                    }
                }),
                new Flaw("parsing throws for malformed text", "anyTextIsUnderstoodOrRefused", new FastTicTacToe() {
                    @Override
                    public Notation<State, Move> notation() {
                        Notation<State, Move> right = super.notation();
                        return Notation.of(
                                right::formatState,
                                right::parseState,
                                right::formatMove,
                                text -> new Move(3 * (text.charAt(1) - '1') + (text.charAt(0) | 32) - 'a'));
                    }
                }),
                new Flaw("parsing throws for a long number", "veryLongTextIsUnderstoodOrRefused", new FastTicTacToe() {
                    @Override
                    public Notation<State, Move> notation() {
                        Notation<State, Move> right = super.notation();
                        return Notation.of(
                                right::formatState,
                                right::parseState,
                                right::formatMove,
                                text -> text.matches("[a-z][0-9]+")
                                        ? new Move(3 * Integer.parseInt(text.substring(1)) + text.charAt(0) - 'd')
                                        : right.parseMove(text));
                    }
                }),
                new Flaw("a game is different to another thread", "threadsDoNotDisturbEachOther", new FastTicTacToe() {
                    private final Thread own = Thread.currentThread();

                    @Override
                    public Notation<State, Move> notation() {
                        Notation<State, Move> right = super.notation();
                        return Notation.of(
                                state -> right.formatState(
                                        Thread.currentThread().equals(own)
                                                ? state
                                                : new State(state.board(), Player.FIRST)),
                                right::parseState,
                                right::formatMove,
                                right::parseMove);
                    }
                }),
                new Flaw("codes are not checked", "codesHaveAMoveOrAreRefused", new FastTicTacToe() {
                    @Override
                    public Move decode(int code) {
                        return new Move(code);
                    }
                }),
                new Flaw("unknown codes throw the wrong exception", "codesHaveAMoveOrAreRefused", new FastTicTacToe() {
                    @Override
                    public Move decode(int code) {
                        return List.of(new Move(0), new Move(1), new Move(2)).get(code);
                    }
                }),
                new Flaw("codes are mixed up", "codesRoundTrip", new FastTicTacToe() {
                    @Override
                    public Move decode(int code) {
                        return new Move(8 - code);
                    }
                }),
                new Flaw("evaluation favours the player asked for", "evaluationIsAntisymmetric", new FastTicTacToe() {
                    @Override
                    public Evaluation<State> evaluation() {
                        return (position, player) -> 1 + player.sign() * position.margin();
                    }
                }),
                new Flaw("evaluation exceeds the limit", "evaluationsKeepTheirBounds", new FastTicTacToe() {
                    @Override
                    public Evaluation<State> greedyEvaluation() {
                        return (position, player) -> player.sign() * position.margin() * Evaluation.LIMIT;
                    }
                }),
                new Flaw("moves that end the game are evaluated", "movesAreEvaluatedAsOneByOne", new FastTicTacToe() {
                    @Override
                    public Evaluation<State> evaluation() {
                        return new Evaluation<>() {
                            @Override
                            public int evaluate(Position<State> position, Player player) {
                                return player.sign() * position.margin();
                            }

                            @Override
                            public void evaluateMoves(
                                    Position<State> position,
                                    Player player,
                                    MoveBuffer moves,
                                    int from,
                                    int to,
                                    int[] values) {
                                for (int i = from; i < to; i++) {
                                    position.play(moves.get(i));
                                    values[i] = evaluate(position, player);
                                    position.undo();
                                }
                            }
                        };
                    }
                }),
                new Flaw("moves that end the game are left out", "movesLeftOutAreNotAbove", new FastTicTacToe() {
                    @Override
                    public Evaluation<State> evaluation() {
                        return new Evaluation<>() {
                            @Override
                            public int evaluate(Position<State> position, Player player) {
                                return 0;
                            }

                            @Override
                            public int movesAbove(Position<State> position, int alpha, MoveBuffer out) {
                                if (alpha >= 0 && !position.isOver()) {
                                    return 0;
                                }
                                position.moves(out);
                                return NONE_LEFT_OUT;
                            }
                        };
                    }
                }),
                new Flaw("policy leaves its move on the board", "policiesChooseLegalMoves", new FastTicTacToe() {
                    @Override
                    public List<Policy<State>> policies() {
                        return List.of(new Policy<>() {
                            @Override
                            public String name() {
                                return "careless";
                            }

                            @Override
                            public int choose(Position<State> position, Rng rng) {
                                int code = position.randomMove(rng);
                                position.play(code);
                                return code;
                            }
                        });
                    }
                }));
    }
}
