package dev.boardwright.play.session;

import dev.boardwright.ai.GameClock;
import dev.boardwright.core.Player;
import dev.boardwright.core.record.GameRecord;
import dev.boardwright.core.record.GameSession;
import dev.boardwright.core.record.SessionListener.Change;
import java.time.Duration;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongSupplier;

/**
 * The clock of a game being played. The time of the side to move runs from {@link #start} until its move is made; taking
 * moves back gives both sides the time that they had then. It ends no game by itself.
 *
 * <p>Safe to read from several threads.
 */
public final class ChessClock {
    /** The tag of a record with the time that both sides have left. */
    private static final String TAG = "Clocks";

    private final LongSupplier nanoTime;

    /** The time left for both sides after each number of moves; unknown for moves before the game was loaded. */
    private final NavigableMap<Integer, GameClock> afterMoves = new TreeMap<>();

    /** The time left for both sides when the current turn started, or after the last one. */
    private GameClock left;

    private Player mover;
    private boolean running;
    private long startedAt;

    private ChessClock(GameClock left, GameSession<?, ?> session, LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
        this.left = left;
        mover = session.turn();
        afterMoves.put(session.moves().size(), left);
    }

    /**
     * The clock of a game whose record names a time control; empty for other games. A resumed game continues with the
     * time that is left in its record.
     *
     * @param nanoTime the present time in nanoseconds, such as {@code System::nanoTime}
     */
    public static <S, M> Optional<ChessClock> of(GameSession<S, M> session, LongSupplier nanoTime) {
        Map<String, String> tags = session.tags();
        return TimeControl.of(tags).map(control -> {
            GameClock left =
                    ClockText.parse(tags.getOrDefault(TAG, ""), control).orElseGet(control::start);
            ChessClock clock = new ChessClock(left, session, nanoTime);
            session.addListener(
                    (game, change) -> clock.changed(change, game.moves().size(), game.turn()));
            return clock;
        });
    }

    /** The record with this time control from now on, and the full time for both sides. */
    public static <S, M> GameRecord<S, M> sign(GameRecord<S, M> record, TimeControl control) {
        return record.withTag(TimeControl.TAG, control.tagValue()).withTag(TAG, ClockText.tagValue(control.start()));
    }

    /** The record with the time that both sides have left now. */
    public <S, M> GameRecord<S, M> sign(GameRecord<S, M> record) {
        return record.withTag(TAG, ClockText.tagValue(now()));
    }

    /** Starts the time of the side to move, if it does not run already. */
    public synchronized void start() {
        if (!running) {
            running = true;
            startedAt = nanoTime.getAsLong();
        }
    }

    /** The time left for both sides now, and their increments. */
    public synchronized GameClock now() {
        return running ? add(left, mover, Duration.ofNanos(startedAt - nanoTime.getAsLong())) : left;
    }

    /** The time left for a side now; zero or negative if it is up. */
    public Duration left(Player player) {
        return now().left(player);
    }

    /** Whether the side to move has no time left. */
    public synchronized boolean isUp() {
        return left(mover).compareTo(Duration.ZERO) <= 0;
    }

    private synchronized void changed(Change change, int moves, Player turn) {
        switch (change) {
            case PLAYED -> {
                left = add(now(), mover, left.increment(mover));
                afterMoves.tailMap(moves, true).clear();
                afterMoves.put(moves, left);
            }
            case ENDED -> left = now();
            case UNDONE, REDONE -> left = afterMoves(moves);
        }
        running = false;
        mover = turn;
    }

    private GameClock afterMoves(int moves) {
        Map.Entry<Integer, GameClock> known = afterMoves.floorEntry(moves);
        return (known == null ? afterMoves.firstEntry() : known).getValue();
    }

    private static GameClock add(GameClock clock, Player player, Duration time) {
        boolean first = player == Player.FIRST;
        return new GameClock(
                first ? clock.firstLeft().plus(time) : clock.firstLeft(),
                first ? clock.secondLeft() : clock.secondLeft().plus(time),
                clock.firstIncrement(),
                clock.secondIncrement());
    }
}
