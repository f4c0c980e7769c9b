package dev.boardwright.play.command;

import dev.boardwright.ai.job.FileProblem;
import dev.boardwright.ai.job.LibraryVersion;
import dev.boardwright.ai.job.Limits;
import dev.boardwright.ai.job.OutputFile;
import dev.boardwright.ai.json.Numbers;
import dev.boardwright.ai.learn.Generation;
import dev.boardwright.ai.learn.Learned;
import dev.boardwright.ai.learn.LearnedEvaluation;
import dev.boardwright.ai.learn.Learner;
import dev.boardwright.ai.learn.LearningProgress;
import dev.boardwright.ai.match.EloEstimate;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.json.Json;
import dev.boardwright.core.pattern.PatternShape;
import dev.boardwright.play.support.Interruption;
import dev.boardwright.play.support.Progress;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Learns weights for the evaluation of a game. */
@Command(
        name = "learn",
        description =
                "Learns weights for the evaluation of a game from games against itself, and measures them against the"
                        + " evaluation that the game has.",
        mixinStandardHelpOptions = true,
        footer = {
            "The last match is at equal processor time; 'better' is yes if its whole interval is above 0, no if it is"
                    + " below, else unclear. The file is written in any case.",
            "With --generations instead of --time the same seed gives the same file. Ctrl-C ends it with the best weights"
                    + " so far; --resume goes on with those in the file.",
            "Use the file with --weights FILE, for example of 'boardwright play'."
        })
public final class LearnCommand implements Callable<Integer> {
    private static final Pattern TIME = Pattern.compile("(\\d{1,6})(ms|s|m|h)");

    @Mixin
    private GameSelection selection;

    @Mixin
    private Output output;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            description = "How long to learn: a number with s, m or h, such as 15m, which is the default.")
    private @Nullable String time;

    @Option(
            names = "--generations",
            paramLabel = "N",
            description = "Learn this many generations, however long it takes.")
    private @Nullable Integer generations;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "The games of the first generation with --generations; default ${DEFAULT-VALUE}.")
    private int games = 400;

    @Option(names = "--match", paramLabel = "N", description = "The games of the last match; default ${DEFAULT-VALUE}.")
    private int match = Learner.MATCH_GAMES;

    @Option(names = "--threads", paramLabel = "N", description = "How many threads to use; default ${DEFAULT-VALUE}.")
    private int threads = 1;

    @Option(names = "--seed", paramLabel = "S", description = "Decides the games; default ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(
            names = "--patterns",
            paramLabel = "P,...",
            split = ",",
            description = "Use these patterns, such as box2x3,line4, instead of choosing.")
    private List<String> patterns = new ArrayList<>();

    @Option(names = "--out", paramLabel = "FILE", description = "Write the weights to this file; default GAME.weights.")
    private @Nullable Path out;

    @Option(names = "--resume", description = "Go on with the weights in the file.")
    private boolean resume;

    @Option(names = "--force", description = "Replace the file if it exists.")
    private boolean force;

    @Option(names = "--require-gain", description = "Exit with status 1 unless the weights are better.")
    private boolean requireGain;

    @Option(names = "--plot", paramLabel = "FILE.svg", description = "Draw loss and Elo over the generations.")
    private @Nullable Path plot;

    @Override
    public Integer call() {
        Limits.positive("--threads", threads);
        Limits.positive("--games", games);
        Limits.positive("--match", match);
        if (generations != null) {
            Limits.positive("--generations", generations);
        }
        if (time != null && generations != null) {
            throw new OptionException("--time and --generations exclude each other");
        }
        if (force && resume) {
            throw new OptionException("--force replaces the file, --resume goes on with it: only one of them");
        }
        if (resume && !patterns.isEmpty()) {
            throw new OptionException("--resume keeps the patterns of the file: leave out --patterns");
        }
        return learn(selection.game());
    }

    private static void requireDifferent(Path plot, Path weights) {
        if (plot.toAbsolutePath().normalize().equals(weights.toAbsolutePath().normalize())) {
            throw new OptionException("--plot and --out are the same file");
        }
    }

    /** {@code 15m}, {@code 30s}. */
    static Duration duration(String text) {
        Matcher matcher = TIME.matcher(text.toLowerCase(Locale.ROOT));
        if (matcher.matches() && Long.parseLong(matcher.group(1)) > 0) {
            long number = Long.parseLong(matcher.group(1));
            return switch (matcher.group(2)) {
                case "ms" -> Duration.ofMillis(number);
                case "s" -> Duration.ofSeconds(number);
                case "m" -> Duration.ofMinutes(number);
                default -> Duration.ofHours(number);
            };
        }
        throw new OptionException(
                "--time takes a number with s, m or h, such as 15m, not " + BoardwrightException.quote(text));
    }

    private <S, M> Learner<S, M> learner(Game<S, M> game, Path file) {
        Learner<S, M> learner = Learner.of(game)
                .withThreads(threads)
                .withSeed(seed)
                .withGames(games)
                .withMatchGames(match)
                .withPatterns(patterns.stream().map(PatternShape::parse).toList());
        learner = generations != null
                ? learner.withGenerations(generations)
                : learner.withTime(time == null ? Learner.DEFAULT_TIME : duration(time));
        return resume ? learner.resuming(LearnedEvaluation.read(file, game).weights()) : learner;
    }

    private <S, M> int learn(Game<S, M> game) {
        Path file = out != null ? out : Path.of(game.info().name() + ".weights");
        if (plot != null) {
            requireDifferent(plot, file);
        }
        Learner<S, M> learner = learner(game, file);
        AtomicReference<String> status = new AtomicReference<>("learning");
        // Both files are opened first: a name that cannot be written is found before the work, not after it.
        try (OutputFile weights = OutputFile.create(file, force || resume);
                OutputFile picture = plot == null ? null : OutputFile.create(plot, force || resume);
                Interruption interruption = new Interruption()) {
            Learned learned = Progress.during(
                    output.err(),
                    status::get,
                    () -> learner.run(progress -> status.set(line(progress)), interruption.signal()));
            weights.stream().write(learned.weights().toBytes());
            weights.commit();
            if (picture != null) {
                picture.stream().write(LearningPlot.svg(game, learned).getBytes(StandardCharsets.UTF_8));
                picture.commit();
            }
            report(game, file, learned);
            return interruption.exitStatus() != 0
                    ? interruption.exitStatus()
                    : requireGain && learned.better() != Learned.Verdict.YES ? 1 : 0;
        } catch (IOException e) {
            throw FileProblem.of("write", file, e);
        }
    }

    /** {@code [####......] generation 3, playing, 1234 games, loss 0.0612, Elo +120 (60 to 185)}. */
    private static String line(LearningProgress progress) {
        String bar = Progress.bar(Math.round(progress.done() * 100), 100).replaceFirst("/100$", "%");
        return bar + " " + progress.generation() + ". " + progress.phase() + ", " + progress.games() + " games"
                + (Double.isNaN(progress.loss()) ? "" : ", loss " + Numbers.rounded(progress.loss(), 4))
                + progress.elo().map(elo -> ", Elo " + text(elo)).orElse("");
    }

    private void report(Game<?, ?> game, Path file, Learned learned) throws IOException {
        for (Generation one : learned.generations()) {
            output.line("generation " + one.number() + ": " + one.games() + " games, " + one.positions()
                    + " positions, " + one.nodes() + " nodes, " + one.patterns() + ", loss "
                    + Numbers.rounded(one.loss(), 4)
                    + one.elo().map(elo -> ", elo " + text(elo)).orElse(""));
        }
        long bytes = Files.size(file);
        output.line("weights: " + file + ", " + bytes + " bytes");
        if (Double.isFinite(learned.cost())) {
            output.line("cost: " + Numbers.rounded(learned.cost(), 2) + " of a node of the game's own evaluation");
        }
        output.line("match: " + learned.match().wins() + " wins, "
                + learned.match().draws() + " draws, " + learned.match().losses() + " losses");
        if (learned.match().games() == 0) {
            output.line("The last match was not played, so nothing is known about the strength of the weights.");
        }
        EloEstimate elo = learned.elo();
        String better = learned.better().name().toLowerCase(Locale.ROOT);
        output.line("generations: " + learned.totalGenerations());
        output.line("games: " + learned.totalGames());
        output.line("elo: " + text(elo));
        output.line("better: " + better);
        output.object(new Json()
                .with("game", game.info().name())
                .with("options", game.options().asMap())
                .with("seed", seed)
                .with("version", LibraryVersion.text())
                .with("weights", file.toString())
                .with("bytes", bytes)
                .with(
                        "patterns",
                        learned.weights().patterns().shapes().stream()
                                .map(PatternShape::toString)
                                .toList())
                .with(
                        "history",
                        learned.generations().stream().map(LearnCommand::json).toList())
                .with("cost", Double.isFinite(learned.cost()) ? Numbers.rounded(learned.cost(), 2) : null)
                .with("wins", learned.match().wins())
                .with("draws", learned.match().draws())
                .with("losses", learned.match().losses())
                .with("generations", learned.totalGenerations())
                .with("games", learned.totalGames())
                .with("elo", number(elo.difference()))
                .with("eloLow", number(elo.low()))
                .with("eloHigh", number(elo.high()))
                .with("better", better));
    }

    private static Json json(Generation one) {
        return new Json()
                .with("generation", one.number())
                .with("games", one.games())
                .with("positions", one.positions())
                .with("nodes", one.nodes())
                .with("kept", one.kept())
                .with("patterns", one.patterns())
                .with("loss", Numbers.rounded(one.loss(), 5))
                .with("elo", one.elo().map(elo -> number(elo.difference())).orElse(null));
    }

    private static @Nullable BigDecimal number(double elo) {
        return Double.isFinite(elo) ? Numbers.rounded(elo, 1) : null;
    }

    private static String text(EloEstimate elo) {
        return text(elo.difference()) + " (" + text(elo.low()) + " to " + text(elo.high()) + ")";
    }

    private static String text(double elo) {
        BigDecimal number = number(elo);
        return number != null ? number.toPlainString() : elo > 0 ? "inf" : "-inf";
    }
}
