package dev.boardwright.benchmarks.solved;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.solve.Question;
import dev.boardwright.ai.solve.Solution;
import dev.boardwright.ai.solve.Solver;
import dev.boardwright.ai.solve.SolverSettings;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.board.Symmetric;
import dev.boardwright.core.board.Symmetry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * Solves a position move by move: asks who wins after each of its moves, up to symmetry, in rounds of more and more positions.
 * All share one table, so that what is proven after one move helps with the others: two of the other side's moves may be made in
 * either order.
 */
public final class FirstReplies<S, M> {
    /** How many times as many positions a move gets in the next round. */
    private static final int GROWTH = 4;

    private final Game<S, M> game;
    private final S state;
    private final Solver<S, M> solver;

    /** A move and who wins after it, as far as that is proven. */
    record Reply<M>(M move, Solution<M> solution) {
        boolean isProven() {
            return solution.outcome().isPresent();
        }
    }

    FirstReplies(Game<S, M> game, S state, int megabytes) {
        this.game = game;
        this.state = state;
        solver = Solver.of(game, SolverSettings.create().withMegabytes(megabytes));
    }

    /**
     * Prints who wins after each move.
     *
     * @param args the game, its size, the position, the megabytes of the table, how many threads there are, and the positions for each
     *     move in the first round and at most
     */
    public static void main(String[] args) throws InterruptedException {
        if (args.length != 7) {
            System.err.println("usage: FirstReplies GAME SIZE POSITION MEGABYTES THREADS FIRST MOST");
            System.exit(2);
        }
        Game<?, ?> game = Games.create(args[0], GameOptions.of("size", Integer.parseInt(args[1])));
        print(game, args);
    }

    private static <S, M> void print(Game<S, M> game, String[] args) throws InterruptedException {
        S state = game.notation().parseState(args[2]);
        FirstReplies<S, M> replies = new FirstReplies<>(game, state, Integer.parseInt(args[3]));
        long begin = System.nanoTime();
        List<Reply<M>> all =
                replies.solve(Integer.parseInt(args[4]), Long.parseLong(args[5]), Long.parseLong(args[6]), reply -> {
                    Solution<M> solution = reply.solution();
                    System.out.println(game.notation().formatMove(reply.move()) + ": "
                            + solution.outcome().map(Outcome::code).orElse("unknown") + ", " + solution.nodes()
                            + " positions, " + solution.time().toSeconds() + " s; " + seconds(begin) + " s in all");
                });
        long proven = all.stream().filter(Reply::isProven).count();
        System.out.println(proven + " of " + all.size() + " moves proven in " + seconds(begin) + " s");
    }

    private static long seconds(long begin) {
        return Duration.ofNanos(System.nanoTime() - begin).toSeconds();
    }

    /** The moves of the position, one of each class of mirror images, in the order of the game. */
    List<M> moves() {
        List<M> moves = new ArrayList<>();
        Set<S> seen = new HashSet<>();
        for (M move : game.legalMoves(state)) {
            S next = game.play(state, move);
            if (seen.add(next)) {
                moves.add(move);
                if (game instanceof Symmetric<S, M> symmetric) {
                    for (Symmetry symmetry : symmetric.symmetries()) {
                        seen.add(symmetric.transformState(next, symmetry));
                    }
                }
            }
        }
        return moves;
    }

    /**
     * Who wins after each move, as far as it can be proven.
     *
     * @param first the positions for each move in the first round
     * @param most the positions for each move in the last round
     * @param listener told of the result of each search of a move, in the thread of that search
     */
    List<Reply<M>> solve(int threads, long first, long most, Consumer<Reply<M>> listener) throws InterruptedException {
        List<Reply<M>> solved = new ArrayList<>();
        List<M> open = moves();
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            for (long nodes = first; ; nodes = Math.min(most, nodes * GROWTH)) {
                List<Reply<M>> round = round(pool, open, nodes, listener);
                boolean isLast = nodes >= most;
                round.stream().filter(reply -> isLast || reply.isProven()).forEach(solved::add);
                open = round.stream()
                        .filter(reply -> !reply.isProven())
                        .map(Reply::move)
                        .toList();
                if (isLast || open.isEmpty()) {
                    return solved;
                }
            }
        } finally {
            pool.shutdownNow();
        }
    }

    private List<Reply<M>> round(ExecutorService pool, List<M> moves, long nodes, Consumer<Reply<M>> listener)
            throws InterruptedException {
        List<Callable<Reply<M>>> searches = new ArrayList<>();
        for (M move : moves) {
            searches.add(() -> {
                S next = game.play(state, move);
                SearchLimits limits = SearchLimits.ofNodes(nodes);
                Reply<M> reply = new Reply<>(move, solver.solve(next, Question.OUTCOME.valueOnly(), limits));
                listener.accept(reply);
                return reply;
            });
        }
        List<Reply<M>> replies = new ArrayList<>();
        for (Future<Reply<M>> search : pool.invokeAll(searches)) {
            try {
                replies.add(search.get());
            } catch (ExecutionException e) {
                throw new IllegalStateException(e);
            }
        }
        return replies;
    }
}
