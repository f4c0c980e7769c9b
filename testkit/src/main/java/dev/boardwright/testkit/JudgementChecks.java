package dev.boardwright.testkit;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Policy;
import dev.boardwright.core.Position;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Evaluations stay within their bounds, policies choose legal moves, and neither changes the position. */
final class JudgementChecks {
    private JudgementChecks() {}

    static <S, M> void evaluationIsAntisymmetric(Moment<S, M> moment) {
        Evaluation<S> evaluation = moment.game().evaluation();
        moment.requireEqual(
                evaluation.evaluate(moment.position(), Player.FIRST),
                -evaluation.evaluate(moment.position(), Player.SECOND),
                "evaluation for the second player, negated");
    }

    static <S, M> void evaluationsKeepTheirBounds(Moment<S, M> moment) {
        Snapshot<S> before = Snapshot.of(moment.position());
        for (Evaluation<S> evaluation :
                List.of(moment.game().evaluation(), moment.game().greedyEvaluation())) {
            for (Player player : Player.values()) {
                int value = evaluation.evaluate(moment.position(), player);
                moment.require(
                        -Evaluation.LIMIT < value && value < Evaluation.LIMIT,
                        "evaluation " + value + " for " + player + " is beyond the limit");
                moment.requireEqual(
                        value, evaluation.evaluate(moment.fresh(), player), "evaluation of a fresh position");
                boundsAreTrue(moment, evaluation, player, value);
            }
        }
        moment.requireAlike(before, Snapshot.of(moment.position()), "an evaluation changes the position");
    }

    /** What an evaluation answers between bounds agrees with its value, wherever the bounds lie. */
    private static <S, M> void boundsAreTrue(Moment<S, M> moment, Evaluation<S> evaluation, Player player, int value) {
        for (int reach = 1; reach <= 1 << 12; reach *= 4) {
            for (int alpha = value - 2 * reach; alpha <= value + reach; alpha += reach) {
                int beta = alpha + reach;
                int answer = evaluation.evaluate(moment.position(), player, alpha, beta);
                boolean agrees = value <= alpha
                        ? value <= answer && answer <= alpha
                        : value >= beta ? beta <= answer && answer <= value : answer == value;
                if (!agrees) {
                    moment.require(
                            false,
                            "evaluation for " + player + " between " + alpha + " and " + beta + " is " + answer
                                    + ", and without bounds " + value);
                }
            }
        }
    }

    /**
     * All moves at once, and a part of them, have the values that they have one by one. An instance for a thread, which may
     * remember what it has seen, gives the same values.
     */
    static <S, M> void movesAreEvaluatedAsOneByOne(Moment<S, M> moment) {
        Position<S> position = moment.position();
        Snapshot<S> before = Snapshot.of(position);
        MoveBuffer moves = new MoveBuffer();
        position.moves(moves);
        int half = moves.size() / 2;
        int[] values = new int[moves.size()];
        for (Evaluation<S> evaluation :
                List.of(moment.game().evaluation(), moment.game().greedyEvaluation())) {
            Evaluation<S> own = evaluation.forThread();
            for (Player player : Player.values()) {
                own.evaluateMoves(position, player, moves, half, moves.size(), values);
                own.evaluateMoves(position, player, moves, 0, half, values);
                moment.requireEqual(
                        evaluation.evaluate(position, player),
                        own.evaluate(position, player),
                        "evaluation by the instance of a thread");
                for (int i = 0; i < values.length; i++) {
                    position.play(moves.get(i));
                    int value = position.isOver() ? Evaluation.ENDED : evaluation.evaluate(position, player);
                    position.undo();
                    moment.requireEqual(value, values[i], "evaluation for " + player + " of move " + moves.get(i));
                }
            }
        }
        moment.requireAlike(before, Snapshot.of(position), "an evaluation of moves changes the position");
    }

    /** The moves that are left out are worth no more than the bound, and none of them ends the game. */
    static <S, M> void movesLeftOutAreNotAbove(Moment<S, M> moment) {
        Position<S> position = moment.position();
        Evaluation<S> evaluation = moment.game().evaluation();
        Snapshot<S> before = Snapshot.of(position);
        Player mover = position.turn();
        MoveBuffer moves = new MoveBuffer();
        position.moves(moves);
        MoveBuffer above = new MoveBuffer();
        int now = evaluation.evaluate(position, mover);
        for (int alpha :
                new int[] {-2 * Evaluation.LIMIT, now - 64, now - 1, now, now + 16, now + 64, Evaluation.LIMIT}) {
            above.clear();
            int bound = evaluation.movesAbove(position, alpha, above);
            moment.require(bound <= alpha, "bound " + bound + " of the moves not above " + alpha);
            Set<Integer> listed = new HashSet<>();
            for (int i = 0; i < above.size(); i++) {
                moment.require(moves.contains(above.get(i)), above.get(i) + " above " + alpha + " is not legal");
                moment.require(listed.add(above.get(i)), above.get(i) + " above " + alpha + " is listed twice");
            }
            for (int i = 0; i < moves.size(); i++) {
                if (!listed.contains(moves.get(i))) {
                    position.play(moves.get(i));
                    boolean right = !position.isOver() && evaluation.evaluate(position, mover) <= bound;
                    position.undo();
                    moment.require(right, "move " + moves.get(i) + " is left out above " + alpha);
                }
            }
        }
        moment.requireAlike(before, Snapshot.of(position), "a list of moves changes the position");
    }

    static <S, M> void policiesChooseLegalMoves(Moment<S, M> moment) {
        Position<S> position = moment.position();
        Set<String> names = new HashSet<>();
        for (Policy<S> policy : moment.game().policies()) {
            moment.require(names.add(policy.name()), "two policies are called " + policy.name());
            if (position.isOver()) {
                continue;
            }
            Snapshot<S> before = Snapshot.of(position);
            int code = policy.choose(position, moment.rng());
            moment.requireAlike(before, Snapshot.of(position), policy.name() + " changes the position");
            moment.require(position.isLegal(code), policy.name() + " chooses " + code + ", which is not legal");
            moment.requireEqual(
                    code, policy.choose(position, moment.rng()), policy.name() + "'s choice with the same seed");
        }
    }
}
