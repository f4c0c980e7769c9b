package dev.boardwright.benchmarks;

import dev.boardwright.ai.Mcts;
import dev.boardwright.ai.Minimax;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchListener;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.SearchSettings;
import dev.boardwright.ai.Searcher;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOption;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.core.Rng;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * One search of a soak: everything about it is decided by the random numbers.
 *
 * @param what describes the search for a message
 * @param millisLate by how much the answer was late; 0 if that cannot be said
 * @param problem what was wrong with the answer, empty if nothing
 */
record SoakSearch(String what, double millisLate, String problem) {
    private static final ScheduledExecutorService TIMER = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "soak timer");
        thread.setDaemon(true);
        return thread;
    });

    /** The limit of searches that are to be stopped. */
    private static final Duration LONGEST = Duration.ofSeconds(10);

    /** How a search comes to its end. */
    private enum Ending {
        TIME,
        STOP,
        INTERRUPT,
        NODES,
        DEPTH
    }

    static SoakSearch run(Rng rng, int workers) {
        GameInfo info = Games.all().get(rng.below(Games.all().size()));
        return run(Games.create(info.name(), options(info, rng)), rng, workers);
    }

    /** A random value for every option that has a list of values. */
    private static GameOptions options(GameInfo info, Rng rng) {
        GameOptions options = GameOptions.create();
        for (GameOption option : info.options()) {
            if (option.values(options) instanceof GameOption.Choice choice) {
                List<String> values = choice.values();
                options = options.with(option.name(), values.get(rng.below(values.size())));
            }
        }
        return options;
    }

    private static <S, M> SoakSearch run(Game<S, M> game, Rng rng, int workers) {
        S state = RandomStates.ongoing(game, rng, 40);
        int threads = 1 + rng.below(4);
        SearchSettings settings = SearchSettings.create()
                .withThreads(threads)
                .withMegabytes(1 << rng.below(8))
                .withMultiPv(1 + rng.below(3))
                .withSeed(1 + rng.below(1000));
        Searcher searcher = rng.below(2) == 0 ? Minimax.of(settings) : Mcts.of(settings);
        // The last ending is a depth. The tree of Mcts may take minutes to become that deep.
        Ending ending = Ending.values()[rng.below(searcher instanceof Mcts ? 4 : 5)];
        int amount = 5 + rng.below(150);
        SearchLimits limits = switch (ending) {
            case TIME -> SearchLimits.ofTime(Duration.ofMillis(amount));
            case NODES -> SearchLimits.ofNodes(100L * amount);
            case DEPTH -> SearchLimits.ofDepth(1 + amount % 3);
            case STOP, INTERRUPT -> SearchLimits.ofTime(LONGEST);
        };
        boolean fits = workers * threads <= Runtime.getRuntime().availableProcessors();
        String what = game.info().name() + " " + game.options() + " "
                + game.notation().formatState(state) + ", "
                + searcher.getClass().getSimpleName() + " " + settings + ", " + ending + " " + amount;
        return search(game, state, searcher, limits, ending, amount, fits, what);
    }

    private static <S, M> SoakSearch search(
            Game<S, M> game,
            S state,
            Searcher searcher,
            SearchLimits limits,
            Ending ending,
            int amount,
            boolean fits,
            String what) {
        StopSignal stop = new StopSignal();
        Thread searching = Thread.currentThread();
        AtomicLong due = new AtomicLong(Long.MAX_VALUE);
        if (ending == Ending.TIME) {
            due.set(System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(amount));
        }
        Runnable end = switch (ending) {
            case STOP -> stop::stop;
            case INTERRUPT -> searching::interrupt;
            case TIME, NODES, DEPTH -> () -> {};
        };
        Future<?> timer = TIMER.schedule(
                () -> {
                    due.accumulateAndGet(System.nanoTime(), Math::min);
                    end.run();
                },
                amount,
                TimeUnit.MILLISECONDS);
        try {
            SearchResult<M> result = searcher.search(game, state, limits, SearchListener.none(), stop);
            double late = Math.max(0, (System.nanoTime() - due.get()) / 1e6);
            boolean bounded = ending == Ending.NODES || ending == Ending.DEPTH;
            boolean ignored = !bounded && result.time().compareTo(LONGEST) >= 0;
            String problem = !game.isLegal(state, result.move())
                    ? "answered " + result.move()
                    : ignored ? "was not stopped" : "";
            return new SoakSearch(what, fits && !bounded ? late : 0, problem);
        } catch (RuntimeException | Error e) {
            return new SoakSearch(what, 0, e.toString());
        } finally {
            timer.cancel(false);
            // An interrupt stays after the search, and must not end the next one.
            Thread.interrupted();
        }
    }
}
