package dev.boardwright.ai;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameRecord;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * One run of a {@link Match}. Workers take the next game each until there is none; games count in the order of their
 * numbers, whatever the order they end in, so that the result does not depend on how many workers there are.
 */
final class MatchRun<S, M> {
    /** How often an opening that ends the game is tried again with other moves before it is given up for none. */
    private static final int OPENING_TRIES = 100;

    private final Match<S, M> match;
    private final Game<S, M> game;
    private final MatchListener<S, M> listener;
    private final StopSignal stop;

    private final AtomicInteger next = new AtomicInteger();
    private volatile boolean over;

    // Guarded by this.
    private final Map<Integer, MatchGame<S, M>> waiting = new TreeMap<>();
    private final List<MatchGame<S, M>> games = new ArrayList<>();
    private Tally tally = Tally.NONE;
    private Sprt.Verdict verdict = Sprt.Verdict.OPEN;

    MatchRun(Match<S, M> match, MatchListener<S, M> listener, StopSignal stop) {
        this.match = match;
        game = match.game();
        this.listener = listener;
        this.stop = stop;
    }

    MatchResult<S, M> run(Executor executor, int concurrency) {
        int count = Math.min(concurrency, match.games());
        List<CompletableFuture<Void>> workers = new ArrayList<>();
        try {
            while (workers.size() < count) {
                workers.add(CompletableFuture.runAsync(this::work, executor));
            }
        } catch (Throwable refused) {
            // Those that have begun must not play on with nobody waiting for them.
            over = true;
            throw refused;
        }
        await(CompletableFuture.allOf(workers.toArray(CompletableFuture[]::new)));
        synchronized (this) {
            return new MatchResult<>(games, verdict);
        }
    }

    private void await(CompletableFuture<Void> workers) {
        try {
            try {
                workers.get();
            } catch (InterruptedException e) {
                over = true;
                workers.join();
                Thread.currentThread().interrupt();
            }
        } catch (ExecutionException | CompletionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new CompletionException(e.getCause());
        }
    }

    private void work() {
        try {
            for (int number = next.getAndIncrement(); number < match.games(); number = next.getAndIncrement()) {
                Optional<MatchGame<S, M>> played = play(number);
                if (played.isEmpty()) {
                    return;
                }
                finish(played.get());
            }
        } catch (Throwable e) {
            over = true;
            throw e;
        }
    }

    private boolean isOver() {
        return over || stop.isStopped() || Thread.currentThread().isInterrupted();
    }

    /** Plays a game; empty if the match ended meanwhile. */
    private Optional<MatchGame<S, M>> play(int number) {
        Player side = Player.of(number % 2);
        Rng rng = new Rng(Rng.mix(match.seed()) + number);
        Searcher ours = match.first().searchers().apply(rng.next());
        Searcher theirs = match.second().searchers().apply(rng.next());
        List<M> moves = opening(number / 2);
        S state = match.start();
        for (M move : moves) {
            state = game.play(state, move);
        }
        while (!game.outcome(state).isOver()) {
            boolean ourTurn = game.turn(state) == side;
            MatchPlayer player = ourTurn ? match.first() : match.second();
            Searcher searcher = ourTurn ? ours : theirs;
            M move = searcher.search(game, state, player.limits(), SearchListener.none(), stop)
                    .move();
            if (isOver()) {
                return Optional.empty();
            }
            moves.add(move);
            state = game.play(state, move);
        }
        GameRecord<S, M> record = GameRecord.of(game, match.start(), moves)
                .withPlayerName(side, match.first().name())
                .withPlayerName(side.opponent(), match.second().name());
        return Optional.of(new MatchGame<>(number, side, record));
    }

    /** The random moves that a pair of games begins with: they do not end the game. */
    private List<M> opening(int pair) {
        Rng rng = new Rng(Rng.mix(~match.seed()) + pair);
        for (int tries = 0; tries < OPENING_TRIES; tries++) {
            Position<S> position = game.position(match.start());
            List<M> moves = new ArrayList<>();
            while (moves.size() < match.openingPlies() && !position.isOver()) {
                int code = position.randomMove(rng);
                moves.add(game.decode(code));
                position.play(code);
            }
            if (!position.isOver()) {
                return moves;
            }
        }
        return new ArrayList<>();
    }

    /** Counts a game, and those that waited for it, until the match is decided. */
    private synchronized void finish(MatchGame<S, M> finished) {
        waiting.put(finished.number(), finished);
        while (!over && waiting.containsKey(games.size())) {
            MatchGame<S, M> counted = waiting.remove(games.size());
            games.add(counted);
            tally = tally.plus(counted.result());
            tell(counted);
            if (match.sprt().isPresent() && games.size() % 2 == 0) {
                verdict = match.sprt().get().verdict(MatchResult.pairs(games));
                over = verdict != Sprt.Verdict.OPEN;
            }
        }
    }

    /** Tells the listener, who hears no more after throwing something. */
    private synchronized void tell(MatchGame<S, M> counted) {
        try {
            listener.onGame(counted, tally);
        } catch (Throwable e) {
            over = true;
            throw e;
        }
    }
}
