package dev.boardwright.play.command;

import dev.boardwright.ai.Minimax;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.SearchSettings;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.ai.job.Limits;
import dev.boardwright.ai.job.RecordFile;
import dev.boardwright.ai.json.SearchJson;
import dev.boardwright.ai.match.GameAnalysis;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.json.Json;
import dev.boardwright.core.record.GameEnd;
import dev.boardwright.core.record.GameRecord;
import dev.boardwright.play.files.Weights;
import dev.boardwright.play.support.Interruption;
import dev.boardwright.play.support.Progress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Finds the best lines in a position. */
@Command(
        name = "analyse",
        description = "Prints the best lines in a position, with scores from the side of the player to move;"
                + " or goes through a recorded game move by move.",
        mixinStandardHelpOptions = true,
        footer = {
            "Without a limit it thinks for a second, with --record about 100000 positions for each move.",
            "Ctrl-C ends it with what it has found."
        })
public final class AnalyseCommand implements Callable<Integer> {
    private static final SearchLimits DEFAULT_LIMITS = SearchLimits.ofTime(Duration.ofSeconds(1));

    /** The default limit for each move of a record. It does not depend on the machine. */
    private static final SearchLimits RECORD_LIMITS = SearchLimits.ofNodes(100_000);

    @Mixin
    private PositionSelection selection;

    @Mixin
    private Output output;

    @ArgGroup
    private @Nullable ThinkingLimit limit;

    @Mixin
    private WeightsOption weights;

    @Option(names = "--multipv", paramLabel = "K", description = "How many lines to print; default ${DEFAULT-VALUE}.")
    private int lines = 1;

    @Option(
            names = "--record",
            paramLabel = "FILE",
            description = "Go through the games recorded in this file: the score before each move, the best move, and"
                    + " what the move lost. --json prints a line for each move.")
    private @Nullable Path record;

    @Override
    public Integer call() {
        Limits.positive("--multipv", lines);
        if (record != null && (selection.hasPosition() || lines != 1)) {
            throw new OptionException("--record excludes --position and --multipv");
        }
        return analyse(selection.game());
    }

    private Minimax minimax(Game<?, ?> game) {
        return Minimax.of(SearchSettings.create().withEvaluations(Weights.evaluations(weights.choice(), game)));
    }

    private <S, M> int analyse(Game<S, M> game) {
        return record == null
                ? analyse(selection.start(game), ThinkingLimit.limits(limit, DEFAULT_LIMITS))
                : goThrough(game.info().name(), record, ThinkingLimit.limits(limit, RECORD_LIMITS));
    }

    private <S, M> int analyse(StartingPoint<S, M> start, SearchLimits limits) {
        Game<S, M> game = start.game();
        Outcome outcome = game.outcome(start.state());
        Json facts = start.facts().with("result", outcome.code());
        if (outcome.isOver()) {
            output.line("the game is over: " + GameEnd.byRules(outcome).describe(game.info()));
            output.object(facts);
            return 0;
        }
        try (Interruption interruption = new Interruption()) {
            AtomicReference<String> status = new AtomicReference<>("thinking");
            SearchResult<M> result = Progress.during(
                    output.err(),
                    status::get,
                    () -> minimax(game)
                            .withMultiPv(lines)
                            .search(
                                    game,
                                    start.state(),
                                    limits,
                                    soFar -> status.set(new Analysis<>(game, soFar).summary()),
                                    interruption.signal()));
            Analysis<M> analysis = new Analysis<>(game, result);
            output.line(game.info().side(game.turn(start.state())) + " to move, " + analysis.effort());
            analysis.lines().forEach(output::line);
            output.object(facts.with("turn", game.info().side(game.turn(start.state())))
                    .withAll(SearchJson.effort(result))
                    .with("hashfull", result.hashFull())
                    .with("lines", SearchJson.lines(game, result)));
            return interruption.exitStatus();
        }
    }

    private int goThrough(String name, Path file, SearchLimits limits) {
        List<GameRecord<?, ?>> records = RecordFile.read(file);
        for (GameRecord<?, ?> one : records) {
            if (!one.game().info().name().equals(name)) {
                throw new OptionException(
                        file + " has a game of " + one.game().info().name() + ", not of " + name);
            }
        }
        try (Interruption interruption = new Interruption()) {
            for (int i = 0; i < records.size(); i++) {
                goThrough(records.get(i), i + 1, limits, interruption.signal());
            }
            return interruption.exitStatus();
        }
    }

    private <S, M> void goThrough(GameRecord<S, M> one, int number, SearchLimits limits, StopSignal stop) {
        Game<S, M> game = one.game();
        GameHistory<S, M> played = GameHistory.of(game, one.start(), one.moves());
        GameAnalysis<S, M> analysis = GameAnalysis.of(played, minimax(game), limits);
        for (int ply = 0; analysis.hasNext() && !stop.isStopped(); ply++) {
            String bar = Progress.bar(ply, analysis.plies());
            Progress.during(output.err(), () -> bar, () -> analysis.next(stop)).ifPresent(judged -> {
                output.line(line(game, judged));
                output.object(new Json().with("record", number).withAll(SearchJson.judged(game, judged)));
            });
        }
    }

    /** {@code 3. White b1: wins in 3, the best move}. */
    private static <S, M> String line(Game<S, M> game, GameAnalysis.Judged<S, M> judged) {
        String played = game.notation().formatMove(judged.move());
        String line = judged.ply() + ". " + game.info().side(judged.side()) + " " + played + ": "
                + judged.score().describe();
        if (judged.isBest()) {
            return line + ", the best move";
        }
        return line + "; " + game.notation().formatMove(judged.best()) + " was best; after " + played + ": "
                + judged.after().describe() + (judged.loss() == 0 ? ", as good" : "");
    }
}
