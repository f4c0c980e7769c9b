package dev.boardwright.spark;

import dev.boardwright.ai.job.FileProblem;
import dev.boardwright.ai.job.Limits;
import dev.boardwright.ai.job.OutputFile;
import dev.boardwright.ai.json.Numbers;
import dev.boardwright.ai.learn.Learned;
import dev.boardwright.ai.learn.Learner;
import dev.boardwright.ai.learn.LearningListener;
import dev.boardwright.core.Game;
import dev.boardwright.core.json.Json;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Weights from games on a cluster. */
@Command(
        name = "learn",
        description = "Learns weights from games on the cluster, and writes the file that 'boardwright learn' writes.",
        mixinStandardHelpOptions = true,
        footer = "Only games are played on the cluster; fits and the last match run where the job is started.")
final class LearnJob implements Callable<Integer> {
    @Mixin
    private SparkOptions spark;

    @Mixin
    private GameArguments arguments;

    @Option(names = "--generations", paramLabel = "N", required = true, description = "How many generations to learn.")
    private int generations;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "The games of the first generation; default ${DEFAULT-VALUE}.")
    private int games = Learner.GAMES;

    @Option(names = "--match", paramLabel = "N", description = "The games of the last match; default ${DEFAULT-VALUE}.")
    private int match = Learner.MATCH_GAMES;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many threads fit and play the last match; default ${DEFAULT-VALUE}.")
    private int threads = 1;

    @Option(names = "--seed", paramLabel = "S", description = "Decides the games; default ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "Write the weights to this file.")
    private Path out;

    @Option(names = "--force", description = "Replace the file if it exists.")
    private boolean force;

    @Override
    public Integer call() {
        Limits.positive("--generations", generations);
        Limits.positive("--games", games);
        Limits.positive("--match", match);
        Limits.positive("--threads", threads);
        return learn(arguments.gameFromStart());
    }

    private <S, M> int learn(Game<S, M> game) {
        Learner<S, M> learner = Learner.of(game)
                .withGenerations(generations)
                .withGames(games)
                .withMatchGames(match)
                .withThreads(threads)
                .withSeed(seed);
        try (OutputFile file = OutputFile.create(out, force)) {
            Learned learned = spark.run("learn", job -> job.learn(learner, LearningListener.none()));
            file.stream().write(learned.weights().toBytes());
            file.commit();
            print(learned);
            return 0;
        } catch (IOException e) {
            throw FileProblem.of("write", out, e);
        }
    }

    private void print(Learned learned) {
        BigDecimal elo = number(learned.elo().difference());
        BigDecimal low = number(learned.elo().low());
        BigDecimal high = number(learned.elo().high());
        String better = learned.better().name().toLowerCase(Locale.ROOT);
        spark.print(
                List.of(
                        "weights: " + out,
                        "generations: " + learned.totalGenerations(),
                        "games: " + learned.totalGames(),
                        "elo: " + elo + " (" + low + " to " + high + ")",
                        "better: " + better),
                new Json()
                        .with("weights", out.toString())
                        .with("generations", learned.totalGenerations())
                        .with("games", learned.totalGames())
                        .with("elo", elo)
                        .with("eloLow", low)
                        .with("eloHigh", high)
                        .with("better", better));
    }

    private static @Nullable BigDecimal number(double elo) {
        return Double.isFinite(elo) ? Numbers.rounded(elo, 1) : null;
    }
}
