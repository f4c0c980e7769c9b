package dev.boardwright.core.record;

import com.google.common.collect.ImmutableMap;
import dev.boardwright.core.Cell;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.GameStateException;
import dev.boardwright.core.IllegalMoveException;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;

/**
 * A game in progress: its state, history and end, with undo and redo. A terminal, a web page or an application needs
 * only this class to play a game.
 *
 * <pre>{@code
 * import dev.boardwright.threesixnine.*;
 *
 * GameSession<ThreeSixNineState, ThreeSixNineMove> session = GameSession.of(ThreeSixNine.create());
 * session.playText("e5");
 * session.playText("d4");
 * session.undo();
 * System.out.println(session.moves().size());      // 1
 * session.redo();
 * session.resign(Player.FIRST);
 * System.out.println(session.result());            // SECOND_WINS
 * }</pre>
 *
 * <p>A move costs one {@link Game#play}, whatever the length of the game; undo, redo, {@link #moves} and {@link
 * #record} cost none. A session keeps every state of its game.
 *
 * <p>Not safe for use by several threads at once. The states, moves and records that it returns are immutable and may
 * be given to any thread.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
public final class GameSession<S, M> {
    private final SessionSteps<S, M> steps;
    private final String comment;
    private final List<SessionListener<S, M>> listeners = new ArrayList<>();
    private final Queue<SessionListener.Change> unheard = new ArrayDeque<>();
    private Map<String, String> tags;

    private GameSession(NextMove<S, M> start, String comment, Map<String, String> tags) {
        this.comment = comment;
        this.tags = tags;
        steps = new SessionSteps<>(start);
    }

    /** A game from its start. */
    public static <S, M> GameSession<S, M> of(Game<S, M> game) {
        return of(game, game.initialState());
    }

    /**
     * A game from {@code start}.
     *
     * @throws RecordException if the text of the game cannot be written in a record
     */
    public static <S, M> GameSession<S, M> of(Game<S, M> game, S start) {
        return of(GameRecord.of(game, start, List.of()));
    }

    /** A game that continues a record. All its moves can be taken back. Plays the moves once. */
    public static <S, M> GameSession<S, M> of(GameRecord<S, M> record) {
        GameSession<S, M> session =
                new GameSession<>(NextMove.start(record.game(), record.start()), record.comment(), record.tags());
        for (PlayedMove<M> move : record.playedMoves()) {
            session.steps.add(session.next().play(move.move()), move);
        }
        record.declaredEnd().ifPresent(session.steps::addEnd);
        return session;
    }

    private NextMove<S, M> next() {
        return steps.present().next();
    }

    /** The game with its options. */
    public Game<S, M> game() {
        return next().game();
    }

    /** The state in which the game began. */
    public S start() {
        return steps.first().next().state();
    }

    /** The present state. */
    public S state() {
        return next().state();
    }

    /** The present state with its past, for searchers: the {@linkplain Game#repetition rule for repetition} needs it. */
    public GameHistory<S, M> history() {
        return next().history();
    }

    /** Every state from the start to the present one, one more than there are moves. */
    public List<S> states() {
        return steps.states();
    }

    /** The side to move; after the end, the side that would move next. */
    public Player turn() {
        return next().player();
    }

    /** The number of the next move with its dots: {@code 3.} for the first player's, {@code 3...} for the second's. */
    public String nextLabel() {
        return next().label();
    }

    /** The moves made, with their numbers. */
    public List<PlayedMove<M>> moves() {
        return steps.moves();
    }

    /** The last move made, if there is one. */
    public Optional<PlayedMove<M>> lastMove() {
        return steps.lastMove();
    }

    /** The cells where the last move happened, as {@link Game#cells} says; none if there is no such move. */
    public List<Cell> lastCells() {
        List<S> states = states();
        return lastMove()
                .map(last -> game().cells(states.get(states.size() - 2), last.move()))
                .orElse(List.of());
    }

    /** The legal moves; none after the end. */
    public List<M> legalMoves() {
        return isOver() ? List.of() : game().legalMoves(state());
    }

    /** The outcome so far, by the rules or as declared. */
    public Outcome result() {
        GameEnd end = steps.present().end();
        return end == null ? Outcome.ONGOING : end.outcome();
    }

    /** Whether the game has ended. */
    public boolean isOver() {
        return steps.present().end() != null;
    }

    /** The end and its reason; empty while the game goes on. */
    public Optional<GameEnd> end() {
        return Optional.ofNullable(steps.present().end());
    }

    /**
     * Makes a move. Steps that were taken back can no longer be redone.
     *
     * @throws IllegalMoveException if the move is not legal, or the game has ended; the session is unchanged then
     */
    public void play(M move) {
        NextMove<S, M> next = next();
        GameEnd end = steps.present().end();
        if (end != null) {
            throw new IllegalMoveException(game().notation().formatMove(move) + " is not legal: the game is over, "
                    + end.describe(game().info()));
        }
        steps.add(next.play(move), next.played(move));
        tell(SessionListener.Change.PLAYED);
    }

    /**
     * Makes the move that a text describes, and returns it.
     *
     * @throws NotationException if the text is not a move
     * @throws IllegalMoveException if the move is not legal, or the game has ended; the session is unchanged then
     */
    public M playText(String text) {
        M move = game().notation().parseMove(text);
        play(move);
        return move;
    }

    /**
     * Ends the game by {@code player}'s resignation, whoever's turn it is.
     *
     * @throws GameStateException if the game is over already
     */
    public void resign(Player player) {
        end(GameEnd.resignation(player));
    }

    /**
     * Ends the game by a draw that both players agreed on.
     *
     * @throws GameStateException if the game is over already
     */
    public void agreeDraw() {
        end(GameEnd.agreement());
    }

    /**
     * Ends the game because {@code player}'s time ran out.
     *
     * @throws GameStateException if the game is over already
     */
    public void loseOnTime(Player player) {
        end(GameEnd.lossOnTime(player));
    }

    /**
     * Ends the game with this outcome by the decision of whoever runs it.
     *
     * @throws GameStateException if the game is over already
     */
    public void adjudicate(Outcome outcome) {
        end(GameEnd.adjudication(outcome));
    }

    private void end(GameEnd end) {
        next().requireGoingOn(steps.present().end());
        steps.addEnd(end);
        tell(SessionListener.Change.ENDED);
    }

    /**
     * Sets who may take moves back. {@link #undo} and {@link #redo} stop only where one of these players is to move, so
     * that a player's move is taken back together with the replies to it. If nobody may, nothing can be taken back. By
     * default both players may.
     */
    public void allowTakeBacks(Set<Player> players) {
        steps.allowTakeBacks(players);
    }

    /** Whether {@link #undo} has something to take back. */
    public boolean canUndo() {
        return steps.canGoBack();
    }

    /** Whether {@link #redo} has something to redo. */
    public boolean canRedo() {
        return steps.canGoForward();
    }

    /**
     * Takes back the last step: a move, or an end by resignation, agreement or time. If only one player may take back,
     * that player's last move and everything after it.
     *
     * @throws GameStateException if there is nothing to take back
     */
    public void undo() {
        steps.goBack();
        tell(SessionListener.Change.UNDONE);
    }

    /**
     * Redoes the step that {@link #undo} took back last.
     *
     * @throws GameStateException if there is nothing to redo
     */
    public void redo() {
        steps.goForward();
        tell(SessionListener.Change.REDONE);
    }

    /** The game so far as a record. Takes time in proportion to the number of moves, but plays none of them. */
    public GameRecord<S, M> record() {
        GameEnd end = steps.present().end();
        boolean declared = end != null && !end.reason().isByRules();
        return new GameRecord<>(start(), comment, moves(), next(), declared ? end : null, tags);
    }

    /** The tags of the record, such as the names of the players. */
    public Map<String, String> tags() {
        return tags;
    }

    /**
     * Adds a tag to the record, or changes it.
     *
     * @throws RecordException if {@link GameRecord#withTag} refuses it
     */
    public void setTag(String name, String value) {
        RecordTags.check(game().info(), name, value);
        tags = ImmutableMap.<String, String>builder()
                .putAll(tags)
                .put(name, value)
                .buildKeepingLast();
    }

    /** Adds the name of the player of a side to the record, or changes it. */
    public void setPlayerName(Player player, String name) {
        setTag(RecordTags.ofSide(game().info(), player), name);
    }

    /** Adds a listener. It is called after each change, after the listeners added before it. */
    public void addListener(SessionListener<S, M> listener) {
        listeners.add(listener);
    }

    /** Removes a listener, if it was added. */
    public void removeListener(SessionListener<S, M> listener) {
        listeners.remove(listener);
    }

    /** Tells every listener of every change in order, including changes that a listener makes. */
    private void tell(SessionListener.Change change) {
        boolean telling = !unheard.isEmpty();
        unheard.add(change);
        if (telling) {
            return;
        }
        try {
            while (!unheard.isEmpty()) {
                SessionListener.Change first = unheard.element();
                List.copyOf(listeners).forEach(listener -> listener.changed(this, first));
                unheard.remove();
            }
        } finally {
            unheard.clear();
        }
    }
}
