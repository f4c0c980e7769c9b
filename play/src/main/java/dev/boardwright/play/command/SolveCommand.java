package dev.boardwright.play.command;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.job.Limits;
import dev.boardwright.ai.job.ProofFile;
import dev.boardwright.ai.match.Shard;
import dev.boardwright.ai.solve.Question;
import dev.boardwright.ai.solve.Solution;
import dev.boardwright.ai.solve.Solver;
import dev.boardwright.ai.solve.SolverMethod;
import dev.boardwright.ai.solve.SolverSettings;
import dev.boardwright.core.Game;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.json.Json;
import dev.boardwright.play.support.Interruption;
import dev.boardwright.play.support.Progress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Finds the exact value of positions. */
@Command(
        name = "solve",
        description = "Prints the exact value of a position: who wins with best play, by how much, and how.",
        mixinStandardHelpOptions = true,
        footer = {
            "Without a limit it goes on until the value is proven. Ctrl-C ends it with the bounds proven so far.",
            "The exit status is 1 if a value is not proven."
        })
public final class SolveCommand implements Callable<Integer> {
    private static final int UNPROVEN = 1;

    @Mixin
    private PositionSelection selection;

    @Mixin
    private Output output;

    @Option(names = "--margin", description = "Find the exact margin too, and the moves that keep it.")
    private boolean margin;

    @Option(names = "--movetime", paramLabel = "MS", description = "Stop after this many milliseconds for a position.")
    private @Nullable Long millis;

    @Option(names = "--nodes", paramLabel = "N", description = "Stop after about N nodes for a position.")
    private @Nullable Long nodes;

    @Option(names = "--value-only", description = "Do not look for the optimal moves and a line of best play.")
    private boolean valueOnly;

    @Option(names = "--divide", description = "Also print the value of every first move.")
    private boolean divide;

    @Option(
            names = "--hash",
            paramLabel = "MB",
            description = "The size of the table in megabytes, for each position solved at once; default "
                    + "${DEFAULT-VALUE}.")
    private int megabytes = SolverSettings.DEFAULT_MEGABYTES;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many threads; with --positions, how many positions at once. Default ${DEFAULT-VALUE}.")
    private int threads = 1;

    @Option(
            names = "--method",
            paramLabel = "NAME",
            converter = SolverMethodConverter.class,
            completionCandidates = SolverMethodConverter.Names.class,
            description = "auto (default), bounds, proof-numbers, or threats where the game has them.")
    private SolverMethod method = SolverMethod.AUTO;

    @Option(
            names = "--positions",
            paramLabel = "FILE",
            description = "Solve one position a line, from a file or - for standard input, with one JSON line each.")
    private @Nullable String positions;

    @Option(
            names = "--proof",
            paramLabel = "FILE",
            description = "Write a proof of the outcome to this file, for 'check'; compressed if its name ends in .gz.")
    private @Nullable Path proof;

    @Option(names = "--force", description = "Replace the file of the proof if it exists.")
    private boolean force;

    @Mixin
    private ShardSelection shards;

    @Override
    public Integer call() {
        if (positions == null && !shards.shard().isAll()) {
            throw new OptionException("--shard needs --positions");
        }
        if (positions != null && (selection.hasPosition() || divide)) {
            throw new OptionException("--positions does not go with " + (divide ? "--divide" : "--position"));
        }
        if (positions != null && proof != null) {
            throw new OptionException("--proof is for one position, and does not go with --positions");
        }
        if (proof == null && force) {
            throw new OptionException("--force needs a file, given with --proof");
        }
        settings(threads);
        Game<?, ?> game = selection.game();
        if (!method.isFor(game)) {
            throw new OptionException("--method threats: " + game.info().title()
                    + " does not say what threatens to win; choose another method");
        }
        return solve(game);
    }

    private <S, M> int solve(Game<S, M> game) {
        return positions == null ? solve(selection.start(game)) : solveAll(game, positions, shards.shard());
    }

    /** The limits for each position. */
    private SearchLimits limits() {
        return Limits.of("--", millis, null, nodes);
    }

    private Question question() {
        return new Question(margin, !valueOnly);
    }

    private SolverSettings settings(int searchThreads) {
        try {
            return SolverSettings.create()
                    .withMegabytes(megabytes)
                    .withMethod(method)
                    .withThreads(searchThreads);
        } catch (IllegalArgumentException e) {
            throw new OptionException(String.valueOf(e.getMessage()));
        }
    }

    private <S, M> Solver<S, M> solver(Game<S, M> game, SolverSettings settings) {
        try {
            return Solver.of(game, settings);
        } catch (OutOfMemoryError e) {
            throw new OptionException(
                    "--hash: there is no memory for a table of " + megabytes + " MB; java -Xmx gives more");
        }
    }

    private <S, M> int solve(StartingPoint<S, M> start) {
        Game<S, M> game = start.game();
        SearchLimits most = limits();
        Solver<S, M> solver = solver(game, settings(threads));
        try (Interruption interruption = new Interruption()) {
            AtomicReference<String> status = new AtomicReference<>("solving");
            Solution<M> solution = Progress.during(
                    output.err(),
                    status::get,
                    () -> solver.solve(
                            start.state(),
                            question(),
                            most,
                            soFar -> status.set(new SolutionText<>(game, question(), soFar).summary()),
                            interruption.signal()));
            SolutionText<M> text = new SolutionText<>(game, question(), solution);
            List<Json> values = new ArrayList<>();
            if (divide) {
                for (M move : game.legalMoves(start.state())) {
                    Solution<M> after = solver.solve(
                            game.play(start.state(), move),
                            question().valueOnly(),
                            most,
                            soFar -> {},
                            interruption.signal());
                    SolutionText<M> value = new SolutionText<>(game, question(), after);
                    output.line(game.notation().formatMove(move) + ": " + value.value());
                    values.add(value.addValue(
                            new Json().with("move", game.notation().formatMove(move))));
                }
            }
            text.lines().forEach(output::line);
            Json facts = text.addTo(start.facts());
            output.object(divide ? facts.with("moves", values) : facts);
            boolean isWritten = proof == null || write(proof, solver, start.state(), solution, interruption);
            return interruption.signal().isStopped()
                    ? interruption.exitStatus()
                    : status(text.isAnswered() && isWritten);
        }
    }

    /** Writes the proof, if there is one; returns whether it is complete. */
    private <S, M> boolean write(
            Path file, Solver<S, M> solver, S state, Solution<M> solution, Interruption interruption) {
        return solution.outcome().isPresent()
                && !interruption.signal().isStopped()
                && Progress.during(
                        output.err(),
                        () -> "writing the proof",
                        () -> ProofFile.write(
                                file, force, solver, state, solution.outcome().orElseThrow(), interruption.signal()));
    }

    private static int status(boolean proven) {
        return proven ? 0 : UNPROVEN;
    }

    private <S, M> int solveAll(Game<S, M> game, String file, Shard part) {
        // Each position is solved by one thread.
        List<Solver<S, M>> solvers =
                Stream.generate(() -> solver(game, settings(1))).limit(threads).toList();
        try (Interruption interruption = new Interruption()) {
            PositionLines<S, M> lines =
                    new PositionLines<>(solvers, settings(1), question(), limits(), part, interruption.signal());
            Consumer<Json> out = facts -> output.always(facts.toString());
            // Who writes positions into a pipe may wait for the answers.
            boolean isPipe = file.equals("-") && !shards.isGiven();
            boolean proven = isPipe ? lines.solve(System.in, out) : lines.solve(file, out);
            return interruption.signal().isStopped() ? interruption.exitStatus() : status(proven);
        }
    }
}
