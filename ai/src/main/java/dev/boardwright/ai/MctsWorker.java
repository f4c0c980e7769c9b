package dev.boardwright.ai;

import dev.boardwright.ai.internal.PlainReduction;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Position;
import dev.boardwright.core.Reducible;
import dev.boardwright.core.Reduction;
import dev.boardwright.core.Rng;
import org.jspecify.annotations.Nullable;

/** One thread of {@link Mcts}: evaluates leaves of the shared tree on its own boards. */
final class MctsWorker<S> {
    /** The depth for {@link ThreatView}: enough for all that it can see. */
    private static final int DEPTH = 2;

    private final MctsTree tree;
    private final MctsTree.Visit visit;
    private final MctsRules rules;
    private final MctsChance<S> chance;
    private final Budget budget;
    private final Rng rng;
    private final Position<S> board;
    /** The points to come on the board: a lead that they cannot turn is a win. */
    private final Reduction<S> reduction;

    /** The threats on the board. */
    private final ThreatView<S> threats;

    private final Position<S> playout;

    MctsWorker(
            MctsTree tree, MctsRules rules, MctsChance<S> chance, Budget budget, GameHistory<S, ?> history, Rng rng) {
        this.tree = tree;
        this.rules = rules;
        this.chance = chance.forThread();
        this.budget = budget;
        this.rng = rng;
        board = history.position();
        this.chance.prepare(board);
        reduction = rules.proofs() ? reduction(history.game(), board) : new PlainReduction<>(board);
        // A look is short, so the budget is not asked meanwhile.
        threats = ThreatView.of(history.game(), board, false, ply -> false);
        playout = history.position();
        playout.endPlayOutsWhen(budget::isSpent);
        visit = tree.newVisit();
    }

    /**
     * The game's own reduction. A plain one, whose bounds tell nothing, in a game that has none, and also if the outcome is
     * known already: a player who has won goes on to play for points. Plain too in a game with a rule for repetition, by
     * which a player may get a draw whatever the points are.
     */
    private static <S, M> Reduction<S> reduction(Game<S, M> game, Position<S> board) {
        if (game instanceof Reducible<S, M> reducible && game.repetition().isEmpty()) {
            Reduction<S> own = reducible.reduction(board);
            if (lower(board, own) < upper(board, own) && board.longest() < Position.UNBOUNDED) {
                return own;
            }
        }
        return new PlainReduction<>(board);
    }

    /** The worst outcome for the first player: -1, 0 or 1. */
    private static int lower(Position<?> board, Reduction<?> reduction) {
        int least = board.turn().sign() > 0 ? reduction.least() : -reduction.most();
        return Integer.signum(reduction.settled() + least);
    }

    /** The best outcome for the first player. */
    private static int upper(Position<?> board, Reduction<?> reduction) {
        int most = board.turn().sign() > 0 ? reduction.most() : -reduction.least();
        return Integer.signum(reduction.settled() + most);
    }

    /** Lists the moves of the root; returns false if the budget ended first. */
    boolean expandRoot() {
        visit.side = board.turn().sign();
        boolean listed = list(null);
        if (listed) {
            tree.expandRoot(visit);
        }
        return listed;
    }

    private boolean list(@Nullable MoveBuffer only) {
        return visit.children.list(board, only, chance, rules.temperature(), rng, budget);
    }

    /** Descends to a leaf, evaluates it and backs the result up. The root is expanded and not solved. */
    void iterate() {
        budget.add(1);
        boolean expand = tree.descend(visit);
        for (int d = 1; d <= visit.depth(); d++) {
            board.play(visit.code(d));
            reduction.played(visit.code(d));
        }
        evaluate(expand);
        tree.backUp(visit);
        for (int d = visit.depth(); d > 0; d--) {
            board.undo();
            reduction.undone(visit.code(d));
        }
    }

    /** Sets the findings of the visit from the board. Lists the moves of the leaf if it is to {@code expand}. */
    private void evaluate(boolean expand) {
        boolean over = board.isOver();
        visit.side = board.turn().sign();
        visit.lower = over ? Integer.signum(board.margin()) : expand ? lower(board, reduction) : -1;
        visit.upper = over ? visit.lower : expand ? upper(board, reduction) : 1;
        visit.plies = visit.lower < visit.upper || over ? 0 : board.longest();
        boolean looks = expand && rules.proofs() && visit.lower < visit.upper;
        boolean isThreatened = looks && lookForThreats();
        boolean open = visit.lower < visit.upper;
        visit.listed = open && expand && list(isThreatened ? threats.stops() : null);
        visit.value = open ? chances() : visit.lower;
    }

    /** Notes what threats prove of the board. Returns whether only the moves that stop one can save the side to move. */
    private boolean lookForThreats() {
        ThreatView.Kind kind = threats.look(DEPTH);
        if (kind == ThreatView.Kind.WINS || threats.winsByThreats(DEPTH)) {
            solve(visit.side, threats.plies());
        } else if (kind == ThreatView.Kind.THREATENED && threats.stops().isEmpty()) {
            solve(-visit.side, 2);
        }
        return kind == ThreatView.Kind.THREATENED;
    }

    private void solve(int outcome, int plies) {
        visit.lower = outcome;
        visit.upper = outcome;
        visit.plies = plies;
    }

    /** The first player's chances on the board, whose moves may just have been listed. */
    private float chances() {
        if (rules.playouts()) {
            playout.copyFrom(board);
            playout.playOut(rng);
            return playout.isOver() ? Integer.signum(playout.margin()) : chance.isUseful() ? chance.of(playout) : 0;
        }
        return visit.listed ? visit.children.value(0) : chance.of(board);
    }
}
