package dev.boardwright.ai.solve;

import dev.boardwright.ai.Budget;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.ai.prove.Allowance;
import dev.boardwright.ai.prove.Endgames;
import dev.boardwright.ai.prove.ThresholdSearch;
import dev.boardwright.ai.prove.ThresholdSearches;
import dev.boardwright.ai.solve.proof.ProofWriter;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Endgame;
import dev.boardwright.core.ExactEndgames;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Position;
import dev.boardwright.core.RepetitionRule;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Finds exact values: who wins with best play of both sides, by how much, and with which moves. For any game that
 * ends, or whose positions fit into memory.
 *
 * <pre>{@code
 * static <S, M> void explain(Game<S, M> game, S state) {
 *     Solver<S, M> solver = Solver.of(game);
 *     Solution<M> solution = solver.solve(state, Question.MARGIN, SearchLimits.ofTime(Duration.ofSeconds(1)));
 *     System.out.println(solution.outcome() + ", best moves " + solution.best());
 * }
 * }</pre>
 *
 * <p>If a limit ends the search, the solution has the bounds proven so far. Results stay in the solver's table, so that
 * a later call for the same or a related position continues from there. A solver is safe to share between threads;
 * concurrent calls share only the table.
 *
 * <p>A game that computes {@linkplain ExactEndgames its own endgames} answers with them, if they fit into the memory of the
 * settings and the limits, and the method is {@link SolverMethod#AUTO}. Their positions count as visited.
 *
 * <p>A game whose positions repeat, with a {@linkplain Game#repetition rule} by which that is a draw, is solved by a {@link
 * Tablebase} whatever the method: all positions that can be reached must fit into the memory of the settings. The value is
 * that of a game that begins at the state, with nothing before it; infinite play is a draw. With a rule by which a
 * repetition loses, the methods search the whole game with its history, which only small games allow.
 *
 * <p>A solver treats two positions as the same if 64 bits of hash agree.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
public final class Solver<S, M> {
    private final Game<S, M> game;
    private final SolverSettings settings;
    private final ThresholdSearches<S, M> searches;
    private @Nullable Tablebase<S, M> tablebase;
    private @Nullable Endgame<S> endgame;

    private Solver(Game<S, M> game, SolverSettings settings) {
        this.game = game;
        this.settings = settings;
        searches =
                new ThresholdSearches<>(game, settings.method().way(game), settings.symmetries(), settings.megabytes());
    }

    /** A solver with the standard settings. Its table of 64 MB is allocated by the first {@code solve}. */
    public static <S, M> Solver<S, M> of(Game<S, M> game) {
        return of(game, SolverSettings.create());
    }

    /**
     * A solver with these settings. Its table is allocated, in its full size, by the first {@code solve}.
     *
     * @throws IllegalArgumentException if the method is not {@linkplain SolverMethod#isFor for} this game
     */
    public static <S, M> Solver<S, M> of(Game<S, M> game, SolverSettings settings) {
        if (!settings.method().isFor(game)) {
            throw new IllegalArgumentException(game.info().title() + " does not say what threatens to win");
        }
        return new Solver<>(game, settings);
    }

    /** The game that is solved. */
    public Game<S, M> game() {
        return game;
    }

    /** The settings. */
    public SolverSettings settings() {
        return settings;
    }

    /**
     * Removes all entries of the table and keeps its memory. A search that runs meanwhile stays exact: it finds less in the
     * table, and some of its entries may remain.
     */
    public synchronized void clear() {
        tablebase = null;
        endgame = null;
        searches.clear();
    }

    /** How full the table is, in thousandths. */
    public int fullness() {
        return searches.fullness();
    }

    /**
     * The results that can be proven for {@code state} within the limits. A finished game has its own margin and no
     * moves.
     *
     * <p>A limit of depth is ignored, because a proof goes to the end of the game. When {@code stop} is given, or the
     * calling thread is interrupted, the answer comes within 50 ms with the results so far. If memory runs out during the
     * search, the answer has the results so far too; a table that does not fit into memory is an {@link OutOfMemoryError}.
     *
     * @throws dev.boardwright.core.BoardwrightException if the game does not seem to end, or its positions repeat and do not
     *     fit into memory
     */
    public Solution<M> solve(
            S state, Question question, SearchLimits limits, SolverListener<M> listener, StopSignal stop) {
        if (isRetrograde()) {
            return solveByTablebase(state, question, limits, listener, stop);
        }
        Position<S> position = game.position(state);
        Budget budget = new Budget(limits, position.turn(), stop);
        Allowance allowance = new Allowance(budget::add, budget::isSpent);
        List<ThresholdSearch<S>> threads = new ArrayList<>();
        Optional<Endgame<S>> solved = endgame(position, budget);
        if (solved.isPresent()) {
            threads.add(searches.of(position, solved.get(), allowance));
            return new SolverRun<>(game, question, threads, budget, listener).solve();
        }
        for (int i = 0; i < settings.threads(); i++) {
            threads.add(searches.of(GameHistory.of(game, state).position(), allowance, i));
        }
        return new SolverRun<>(game, question, threads, budget, listener).solve();
    }

    /**
     * The exact values from the position on, if the method is {@link SolverMethod#AUTO} and the game computes them: those of an
     * earlier call, or new ones if they fit into the memory of the settings and into the limits.
     */
    private Optional<Endgame<S>> endgame(Position<S> position, Budget budget) {
        if (settings.method() != SolverMethod.AUTO) {
            return Optional.empty();
        }
        Optional<Endgame<S>> known = known(position);
        // One that is not solved gives no answers, and is all that is needed when the budget has ended.
        return known.isPresent()
                ? known
                : Endgames.of(game, position).filter(found -> solve(found, budget) || budget.isSpent());
    }

    private synchronized Optional<Endgame<S>> known(Position<S> position) {
        return Optional.ofNullable(endgame)
                .filter(solved -> solved.margin(position).isPresent());
    }

    private boolean solve(Endgame<S> found, Budget budget) {
        long bytes = (long) settings.megabytes() << 20;
        if (!Endgames.solve(found, bytes, budget.nodesLeft(), budget.nanosLeft(), budget::isSpent)) {
            return false;
        }
        budget.add(found.positions());
        synchronized (this) {
            endgame = found;
        }
        return true;
    }

    /** Whether the positions of the game repeat, and that is a draw. */
    private boolean isRetrograde() {
        return game.repetition()
                .filter(rule -> rule.verdict() == RepetitionRule.Verdict.DRAW)
                .isPresent();
    }

    private Solution<M> solveByTablebase(
            S state, Question question, SearchLimits limits, SolverListener<M> listener, StopSignal stop) {
        long begin = System.nanoTime();
        Optional<Tablebase<S, M>> table = tablebase(state);
        long nodes = 1;
        if (table.isEmpty()) {
            table = Tablebase.of(game, state, settings.megabytes(), limits, stop);
            nodes = table.map(built -> (long) built.size()).orElse(0L);
            keep(table);
        }
        Duration time = Duration.ofNanos(System.nanoTime() - begin);
        if (table.isEmpty()) {
            return new Solution<>(OptionalInt.empty(), OptionalInt.empty(), List.of(), false, List.of(), nodes, time);
        }
        Solution<M> solution = new RetrogradeSolution<>(game, table.get(), state).solve(question, nodes, time);
        listener.onProgress(solution);
        return solution;
    }

    /** The values of an earlier call, if they have this state. */
    private synchronized Optional<Tablebase<S, M>> tablebase(S state) {
        return Optional.ofNullable(tablebase).filter(known -> known.score(state).isPresent());
    }

    private synchronized void keep(Optional<Tablebase<S, M>> built) {
        tablebase = built.orElse(tablebase);
    }

    /** The full {@code solve} without listener and stop signal. */
    public Solution<M> solve(S state, Question question, SearchLimits limits) {
        return solve(state, question, limits, SolverListener.none(), new StopSignal());
    }

    /** The full {@code solve} without limits, listener and stop signal. */
    public Solution<M> solve(S state, Question question) {
        return solve(state, question, SearchLimits.infinite());
    }

    /**
     * Writes a proof that {@code state} has this outcome, in the form that {@link dev.boardwright.ai.solve.proof} describes.
     * Returns whether that was possible before {@code stop} was given.
     *
     * <p>Solve the state first, with the same solver: the proof is then mostly in its table, and the rest is searched again.
     * It takes memory for each line, and time for each position.
     *
     * @param outcome the proven outcome
     * @param lines receives each line
     * @throws dev.boardwright.core.BoardwrightException if {@code state} does not have this outcome, or the positions of
     *     the game repeat
     */
    public boolean prove(S state, Outcome outcome, StopSignal stop, Consumer<String> lines) {
        if (game.repetition().isPresent()) {
            throw new BoardwrightException("there are no proofs of games whose positions repeat");
        }
        Position<S> position = game.position(state);
        Budget budget = new Budget(SearchLimits.infinite(), position.turn(), stop);
        ProofWriter<S, M> writer = new ProofWriter<>(game, lines);
        Optional<Endgame<S>> known = known(position);
        Allowance allowance = new Allowance(budget::add, budget::isSpent);
        ThresholdSearch<S> search =
                known.isPresent() ? searches.of(position, known.get(), allowance) : searches.of(position, allowance, 0);
        return new ProofExtraction<>(game, search, writer).write(outcome);
    }
}
