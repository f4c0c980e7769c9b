package dev.boardwright.ai.learn;

import static java.util.Objects.requireNonNull;

import dev.boardwright.ai.StopSignal;
import dev.boardwright.ai.match.EloEstimate;
import dev.boardwright.ai.match.WinDrawLoss;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.pattern.BitLayout;
import dev.boardwright.core.pattern.BoardBits;
import dev.boardwright.core.pattern.PatternEvaluation;
import dev.boardwright.core.pattern.PatternGame;
import dev.boardwright.core.pattern.PatternShape;
import dev.boardwright.core.pattern.PatternWeights;
import dev.boardwright.core.pattern.Patterns;
import dev.boardwright.core.pattern.TextBits;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** One run of a {@link Learner}. Owned by the thread that runs it. */
final class LearningRun<S, M> {
    /** The nodes of a search in the first generation, the factor from one to the next, and the most. */
    private static final int FIRST_NODES = 250;

    private static final double MORE = 1.35;
    private static final int MOST_NODES = 1500;

    /** The share of all time for the last match, and of a generation's time for its games and its short match. */
    private static final double LAST_MATCH = 0.18;

    private static final double PLAYING = 0.55;
    private static final double SHORT_MATCH = 0.12;

    /** How often a fit sees each position. */
    private static final int PASSES = 8;

    private static final int QUICK_STEPS = 300_000;
    private static final int SHORT_NODES = 1500;
    private static final int SHORT_GAMES = 60;
    /** Of the last match without a limit of time. */
    private static final int LAST_NODES = 3000;

    private static final int MOST_NODES_OF_LAST_MATCH = 20_000;
    /**
     * The weights of the result are multiples of this. In Blackstone 8 by 8 a file of 138 KB shrinks to 54 KB; against the
     * hand-made evaluation it gained 398 Elo (297 to 513), and 338 (249 to 437) before it was rounded, 120 games each.
     */
    private static final int ROUNDING = 32;

    /** An older generation is dropped unless it lowers the loss by this share. */
    private static final double WORTH_KEEPING = 0.002;
    /** What a table read for each changed cell is worth in loss, as a share of it. Chosen by hand; not measured. */
    private static final double READ_PRICE = 0.001;

    private final Learner<S, M> learner;
    private final Game<S, M> game;
    private final LearningListener listener;
    private final StopSignal stop;
    /** Who plays; null for this process. */
    private final @Nullable TrainingPlayers players;

    private final BoardBits<S> bits;
    private final String pieces;
    private final Evaluation<S> base;
    private final RandomSample sample;
    private final EqualTime<S, M> equalTime;
    private final Deadline all;
    private final Workers workers;

    private final List<Generation> generations = new ArrayList<>();
    /** The games that the next fit uses, oldest first, with their targets. */
    private final List<Samples> window = new ArrayList<>();

    private final List<float[]> targets = new ArrayList<>();
    private Training training = Training.NONE;
    private @Nullable Patterns patterns;
    private @Nullable PatternWeights current;
    private @Nullable PatternWeights best;
    private Optional<EloEstimate> bestElo = Optional.empty();
    /** The units of the base that are one unit of log odds; 0 if the base says nothing. */
    private double baseUnit;

    private double lastLoss = Double.NaN;
    private double secondsPerGame = Double.NaN;

    LearningRun(Learner<S, M> learner, LearningListener listener, StopSignal stop, @Nullable TrainingPlayers players) {
        this.learner = learner;
        this.players = players;
        this.listener = listener;
        this.stop = stop;
        game = learner.game();
        if (game instanceof PatternGame<S, M> own) {
            bits = own.boardBits();
            pieces = "";
        } else {
            TextBits<S> text = learner.resumed().isPresent()
                    ? TextBits.of(game, learner.resumed().get().origin().pieces())
                    : TextBits.of(game);
            bits = text;
            pieces = text.pieces();
        }
        base = PatternEvaluation.baseOf(game);
        sample = RandomSample.of(game, base, learner.seed());
        equalTime = new EqualTime<>(game, sample.openingPlies(), sample.randomPlies());
        all = learner.time()
                .map(time -> Deadline.in(time.toMillis() / 1000.0, stop))
                .orElseGet(() -> Deadline.never(stop));
        workers = new Workers(learner.threads());
        if (!learner.patterns().isEmpty()) {
            patterns = given(bits.layout(), learner.patterns());
        }
        learner.resumed().ifPresent(weights -> {
            current = weights;
            best = weights;
            patterns = weights.patterns();
            training = Training.parse(weights.origin().training());
        });
    }

    /** The patterns that the caller wants, each of which must fit on the board. */
    private static Patterns given(BitLayout layout, List<PatternShape> shapes) {
        try {
            for (PatternShape shape : shapes) {
                if (Patterns.of(layout, List.of(shape)).count() == 0) {
                    throw new OptionException("the pattern " + shape + " does not fit on the board");
                }
            }
            return Patterns.of(layout, shapes);
        } catch (IllegalArgumentException e) {
            throw new OptionException(String.valueOf(e.getMessage()));
        }
    }

    Learned run() {
        int count = learner.generations().orElseGet(this::generationsInTime);
        double seconds = learner.time().map(time -> time.toMillis() / 1000.0).orElse(Double.POSITIVE_INFINITY);
        double parts =
                IntStream.range(0, count).mapToDouble(i -> Math.pow(MORE, i)).sum();
        for (int g = 0; g < count && !stop.isStopped(); g++) {
            double share = (1 - LAST_MATCH) * seconds * Math.pow(MORE, g) / parts;
            generation(g, Math.min(share, Math.max(0, all.secondsLeft() - LAST_MATCH * seconds)), count);
        }
        PatternWeights found = best != null ? best : zeros();
        return lastMatch(found.rounded(ROUNDING), seconds);
    }

    /** More time gives more generations, not only longer ones: 3 in half a minute, 7 in a quarter of an hour. */
    private int generationsInTime() {
        double seconds = learner.time().orElseThrow().toMillis() / 1000.0;
        return (int) Math.max(2, Math.min(Math.round(2 + Math.log(seconds / 15) / Math.log(2)), 8));
    }

    private void generation(int g, double seconds, int count) {
        int number = training.generations() + 1;
        long nodes = Math.round(Math.min(FIRST_NODES * Math.pow(MORE, number - 1), MOST_NODES));
        Samples samples = play(g, nodes, seconds * PLAYING);
        // Stopped: a fit without its time is worse than the weights before it.
        if (samples.size() == 0 || (stop.isStopped() && best != null)) {
            return;
        }
        Training before = training;
        training = training.plus(samples);
        window.add(samples);
        boolean fromNothing = current == null && !sample.isBaseUseful();
        targets.add(samples.targets(samples.unit(), fromNothing));
        if (baseUnit == 0 && sample.isBaseUseful()) {
            baseUnit = samples.baseUnit();
        }
        report("fitting", number, g, count, 1);
        double fitting = seconds * (1 - PLAYING - SHORT_MATCH);
        if (learner.patterns().isEmpty() && learner.resumed().isEmpty() && g < 4) {
            choose(fitting / 3);
            fitting -= fitting / 3;
        }
        Patterns shapes = requireNonNull(patterns);
        PatternWeights fitted = fit(shapes, number, fitting);
        if (stop.isStopped() && best != null) {
            training = before;
            return;
        }
        current = fitted;
        report("match", number, g, count, 1);
        Optional<EloEstimate> elo =
                learner.time().isPresent() ? shortMatch(fitted, number, seconds * SHORT_MATCH) : Optional.empty();
        if (elo.isEmpty()
                || bestElo.isEmpty()
                || elo.get().high() > bestElo.get().low()) {
            best = fitted;
            bestElo = elo;
        }
        generations.add(new Generation(
                number,
                samples.games(),
                samples.size(),
                nodes,
                window.size(),
                shapes.shapes().toString(),
                lastLoss,
                elo));
        report("playing", number, g + 1, count, 0);
    }

    private Samples play(int g, long nodes, double seconds) {
        int number = training.generations() + 1;
        long seed = learner.seed() * 1_000_003 + number;
        String playing = current == null ? "" : new String(current.toBytes(), StandardCharsets.ISO_8859_1);
        TrainingSpec spec = new TrainingSpec(pieces, playing, nodes, sample.randomPlies(), seed);
        Samples played = new Samples(bits.layout().words());
        Deadline end = learner.time().isPresent() ? Deadline.in(seconds, stop) : Deadline.never(stop);
        int most = learner.time().isPresent()
                ? Integer.MAX_VALUE
                : (int) Math.min(learner.games() * Math.pow(MORE, g), 1_000_000);
        Workers.Sink<Samples> sink = (i, one) -> {
            if (one.size() > 0) {
                // Every twentieth game is held out, and the second in any case.
                played.addGame(one, i % 20 == 1);
            }
            if (i % 16 == 0) {
                double done = learner.time().isPresent() ? end.progress() : (double) i / most;
                listener.onProgress(progress("playing", number, played, done));
            }
        };
        if (players == null) {
            TrainingGames<S, M> games = spec.games(game);
            workers.inOrder(most, i -> games.play(i, new StopSignal(end::isReached)), sink, end);
        } else {
            AtomicInteger next = new AtomicInteger();
            players.play(
                    spec,
                    most,
                    bytes -> sink.accept(
                            next.getAndIncrement(), Samples.of(bits.layout().words(), bytes)));
        }
        return played;
    }

    private PatternEvaluation<S> evaluation(PatternWeights weights) {
        return PatternEvaluation.of(bits, weights, base);
    }

    private PatternWeights.Origin origin() {
        return new PatternWeights.Origin(
                game.info().name(),
                game instanceof PatternGame<S, M> own ? own.patternOptions() : game.options(),
                pieces,
                learner.seed(),
                training.toString());
    }

    private Regression regression(Patterns of) {
        return new Regression(of, baseUnit);
    }

    /** Compares the candidates by quick fits to all games of the window. */
    private void choose(double seconds) {
        List<Patterns> candidates = Candidates.of(bits.layout());
        long steps = Math.min(QUICK_STEPS, 3 * positions(0));
        double each = seconds * Math.min(learner.threads(), candidates.size()) / candidates.size();
        Samples newest = window.get(window.size() - 1);
        float[] wanted = targets.get(targets.size() - 1);
        List<double[]> losses = workers.map(candidates.size(), i -> {
            Regression fit = regression(candidates.get(i));
            fit.learn(window, targets, steps, learner.seed() + i, deadline(each));
            return new double[] {fit.heldOutLoss(newest, wanted)};
        });
        int chosen = IntStream.range(0, candidates.size())
                .boxed()
                .min(Comparator.comparingDouble(i -> losses.get(i)[0] * (1 + READ_PRICE * reads(candidates.get(i)))))
                .orElseThrow();
        patterns = candidates.get(chosen);
    }

    /** The weights that change with a cell, on average. */
    private double reads(Patterns of) {
        return (double) of.reads() / bits.layout().grid().cells();
    }

    private Deadline deadline(double seconds) {
        return learner.time().isPresent() ? Deadline.in(seconds, stop) : Deadline.never(stop);
    }

    private long positions(int from) {
        return window.stream().skip(from).mapToLong(Samples::size).sum();
    }

    /** Fits to all games of the window and to those without the oldest ones, and drops what does not help. */
    private PatternWeights fit(Patterns shapes, int number, double seconds) {
        Samples newest = window.get(window.size() - 1);
        float[] wanted = targets.get(targets.size() - 1);
        int variants = Math.min(window.size(), 3);
        double each = seconds * Math.min(learner.threads(), variants) / variants;
        List<Regression> fits = workers.map(variants, drop -> {
            Regression fit = regression(shapes);
            fit.learn(
                    window.subList(drop, window.size()),
                    targets.subList(drop, targets.size()),
                    PASSES * positions(drop),
                    learner.seed() + number,
                    deadline(each));
            return fit;
        });
        List<Double> losses =
                fits.stream().map(fit -> fit.heldOutLoss(newest, wanted)).toList();
        int chosen = 0;
        for (int drop = 1; drop < variants; drop++) {
            if (losses.get(drop) < losses.get(chosen) * (1 + WORTH_KEEPING)) {
                chosen = drop;
            }
        }
        lastLoss = losses.get(chosen);
        PatternWeights fitted = fits.get(chosen).weights(origin());
        window.subList(0, chosen).clear();
        targets.subList(0, chosen).clear();
        return fitted;
    }

    /** The weights of a run that was stopped before its first fit. */
    private PatternWeights zeros() {
        Patterns first =
                patterns != null ? patterns : Candidates.of(bits.layout()).get(0);
        return new Regression(first, 0).weights(origin());
    }

    private Optional<EloEstimate> shortMatch(PatternWeights fitted, int number, double seconds) {
        Deadline end = Deadline.in(seconds, stop);
        long begin = System.nanoTime();
        WinDrawLoss tally = equalTime
                .match(
                        evaluation(fitted),
                        game.evaluation(),
                        SHORT_NODES,
                        SHORT_GAMES,
                        learner.seed() + number,
                        learner.threads(),
                        end,
                        stop)
                .tally();
        if (tally.games() == 0) {
            return Optional.empty();
        }
        secondsPerGame = (System.nanoTime() - begin) / 1e9 / tally.games();
        return Optional.of(tally.elo());
    }

    private Learned lastMatch(PatternWeights weights, double seconds) {
        report("last match", training.generations(), 1, 1, 1);
        boolean timed = learner.time().isPresent();
        double left = timed ? Math.max(LAST_MATCH * seconds / 3, all.secondsLeft()) : Double.POSITIVE_INFINITY;
        long nodes = LAST_NODES;
        if (timed) {
            double perGame = Double.isNaN(secondsPerGame) ? left / learner.matchGames() : secondsPerGame;
            nodes = Math.round(Math.max(
                    300,
                    Math.min(0.8 * SHORT_NODES * left / (learner.matchGames() * perGame), MOST_NODES_OF_LAST_MATCH)));
        }
        if (stop.isStopped()) {
            return learned(weights, WinDrawLoss.NONE, Double.NaN);
        }
        EqualTime.Outcome outcome = equalTime.match(
                evaluation(weights),
                game.evaluation(),
                nodes,
                learner.matchGames(),
                learner.seed() + 1000,
                learner.threads(),
                timed ? Deadline.in(left, stop) : Deadline.never(stop),
                stop);
        return learned(weights, outcome.tally(), outcome.cost());
    }

    private Learned learned(PatternWeights weights, WinDrawLoss match, double cost) {
        return new Learned(weights, generations, training.generations(), training.games(), match, cost);
    }

    private void report(String phase, int number, int g, int count, double within) {
        double done = learner.time().isPresent() ? all.progress() : Math.min(1, (g + within * PLAYING) / count);
        listener.onProgress(
                new LearningProgress(phase, number, training.games(), training.positions(), lastLoss, bestElo, done));
    }

    private LearningProgress progress(String phase, int number, Samples playing, double done) {
        int count = learner.generations().orElse(1);
        return new LearningProgress(
                phase,
                number,
                training.games() + playing.games(),
                training.positions() + playing.size(),
                lastLoss,
                bestElo,
                learner.time().isPresent()
                        ? all.progress()
                        : Math.min(1, (generations.size() + done * PLAYING) / count));
    }
}
