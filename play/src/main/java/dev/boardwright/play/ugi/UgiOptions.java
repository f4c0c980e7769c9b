package dev.boardwright.play.ugi;

import dev.boardwright.ai.Evaluations;
import dev.boardwright.ai.Level;
import dev.boardwright.ai.Levels;
import dev.boardwright.ai.SearchSettings;
import dev.boardwright.ai.TranspositionTable;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.OptionException;
import dev.boardwright.play.files.Weights;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Collectors;

/** The options of the engine, and the level and settings that they choose. Used by one thread. */
final class UgiOptions {
    private static final int BYTES_PER_MEGABYTE = 1 << 20;

    private final Game<?, ?> game;
    private final UgiOption<String> level;
    private final UgiOption<Integer> hash = UgiOption.spin("Hash", defaultHash(), 1, maxHash());
    private final UgiOption<Integer> threads = UgiOption.spin("Threads", 1, 1, 256);
    private final UgiOption<Integer> multiPv = UgiOption.spin("MultiPV", 1, 1, 1000);
    private final UgiOption<Integer> seed = UgiOption.spin("Seed", 1, 0, Integer.MAX_VALUE);
    private final UgiOption<Integer> moveOverhead = UgiOption.spin("MoveOverhead", 0, 0, 5000);
    private final UgiOption<String> weights = UgiOption.text("Weights");
    private final List<UgiOption<?>> all;
    /** The seed of this game if {@code Seed} is 0. */
    private long ownSeed = ThreadLocalRandom.current().nextLong();

    private Evaluations evaluations = Evaluations.own();

    private TranspositionTable table = new TranspositionTable(hash.value());

    UgiOptions(Game<?, ?> game) {
        this.game = game;
        level = UgiOption.combo("Level", Levels.names(game), Levels.MINIMAX);
        all = List.of(level, hash, threads, multiPv, seed, moveOverhead, weights);
    }

    /** Two thirds of the heap, because a growing table needs space for the old and the new arrays. */
    private static int maxHash() {
        long room = Runtime.getRuntime().maxMemory() / BYTES_PER_MEGABYTE * 2 / 3;
        return (int) Math.max(1, Math.min(room, TranspositionTable.MAX_MEGABYTES));
    }

    private static int defaultHash() {
        return Math.min(TranspositionTable.DEFAULT_MEGABYTES, maxHash());
    }

    /** The {@code option} lines. */
    List<String> declarations() {
        return all.stream().map(UgiOption::declaration).toList();
    }

    /**
     * Sets an option by {@code name X value Y}.
     *
     * @throws OptionException if there is no such option, or it does not allow the value
     */
    void set(List<String> words) {
        int at = words.indexOf("value");
        if (words.isEmpty() || !words.get(0).equals("name") || at < 2) {
            throw new OptionException("setoption takes name X value Y");
        }
        String name = String.join(" ", words.subList(1, at));
        UgiOption<?> option = all.stream()
                .filter(candidate -> candidate.name().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> unknown(name));
        String value = String.join(" ", words.subList(at + 1, words.size()));
        if (option == weights) {
            setWeights(value.equals("<empty>") ? "" : value);
            return;
        }
        option.set(value);
        if (option == hash) {
            table = new TranspositionTable(hash.value());
        }
    }

    /**
     * Sets the weights: the name of a file, {@code none}, or empty for the evaluation that the game has.
     *
     * @throws BoardwrightException if the file is not one of weights for this game; the old weights stay
     */
    void setWeights(String choice) {
        evaluations = Weights.evaluations(choice, game);
        weights.set(choice);
        // The values of other weights in the table mean something else.
        table.clear();
    }

    private OptionException unknown(String name) {
        return new OptionException("there is no option " + BoardwrightException.quote(name) + "; options: "
                + all.stream().map(UgiOption::name).collect(Collectors.joining(", ")));
    }

    /** Clears the table. */
    void forget() {
        table.clear();
    }

    /** Clears the table for a new game; if {@code Seed} is 0, the new game has another seed. */
    void newGame() {
        forget();
        ownSeed = ThreadLocalRandom.current().nextLong();
    }

    /** The time reserved for communication. */
    Duration moveOverhead() {
        return Duration.ofMillis(moveOverhead.value());
    }

    /** The number of lines that a search reports. */
    int multiPv() {
        return multiPv.value();
    }

    /** The level that plays. */
    Level level() {
        return Levels.named(game, level.value());
    }

    /** The settings of a search with the current options; it shares a table with earlier ones. */
    SearchSettings settings() {
        return SearchSettings.create()
                .withSeed(seed.value() == 0 ? ownSeed : seed.value())
                .withThreads(threads.value())
                .withMultiPv(multiPv.value())
                .withMegabytes(hash.value())
                .withTable(table)
                .withEvaluations(evaluations);
    }
}
