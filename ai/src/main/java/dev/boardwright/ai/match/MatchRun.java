package dev.boardwright.ai.match;

import dev.boardwright.ai.StopSignal;
import dev.boardwright.core.Player;
import dev.boardwright.core.Rng;
import dev.boardwright.core.record.GameRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;

/** One run of a {@link Match}. */
final class MatchRun<S, M> {
    private final Match<S, M> match;
    private final MatchListener<S, M> listener;
    private final StopSignal stop;
    private final Seat.Patience patience;
    private final OrderedRun<MatchGame<S, M>> run;

    // Guarded by the ordered run, which takes one game at a time.
    private final List<MatchGame<S, M>> games = new ArrayList<>();
    private final int[] pairs = new int[5];
    private WinDrawLoss tally = WinDrawLoss.NONE;

    MatchRun(Match<S, M> match, MatchListener<S, M> listener, StopSignal stop) {
        this(match, listener, stop, Seat.Patience.USUAL);
    }

    /** A run with other patience, for tests. */
    MatchRun(Match<S, M> match, MatchListener<S, M> listener, StopSignal stop, Seat.Patience patience) {
        this.match = match;
        this.listener = listener;
        this.stop = stop;
        this.patience = patience;
        run = new OrderedRun<>(match.size(), this::play, this::count, stop);
    }

    MatchResult<S, M> run(Executor executor, int concurrency) {
        run.run(executor, concurrency);
        synchronized (run) {
            return new MatchResult<>(games, match.sprt());
        }
    }

    /** The number in the match of the k-th game of its shard: shards have whole pairs. */
    private int number(long k) {
        return (int) (2 * (match.shard().index() + k / 2 * match.shard().count()) + k % 2);
    }

    /** Plays a game; empty if the match ended meanwhile. */
    private Optional<MatchGame<S, M>> play(long k) {
        int number = number(k);
        Player side = Player.of(number % 2);
        Rng rng = new Rng(Rng.mix(match.seed()) + number);
        Seat ours = new Seat(match.first(), rng.next(), patience);
        Seat theirs = new Seat(match.second(), rng.next(), patience);
        GameRun<S, M> game = new GameRun<>(
                match.game(),
                match.openings().get(match.game(), match.seed(), number / 2),
                side == Player.FIRST ? List.of(ours, theirs) : List.of(theirs, ours),
                run::isOver,
                stop,
                match.grace(),
                match.maxPlies());
        try (ours;
                theirs) {
            if (!game.play()) {
                return Optional.empty();
            }
        }
        GameRecord<S, M> record = game.record()
                .withPlayerName(side, match.first().name())
                .withPlayerName(side.opponent(), match.second().name());
        return Optional.of(new MatchGame<>(number, side, record, ours.effort(), theirs.effort()));
    }

    /** Counts a game and returns whether to go on. A whole match ends when its test is decided, a shard does not. */
    private boolean count(MatchGame<S, M> game) {
        games.add(game);
        tally = tally.plus(game.result());
        listener.onGame(game, tally);
        if (match.sprt().isEmpty() || !match.shard().isAll() || games.size() % 2 == 1) {
            return true;
        }
        pairs[MatchSummary.pair(games.get(games.size() - 2).result(), game.result())]++;
        return match.sprt().get().verdict(pairs) == Sprt.Verdict.OPEN;
    }
}
