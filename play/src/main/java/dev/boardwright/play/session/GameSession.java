package dev.boardwright.play.session;

import dev.boardwright.core.BoardView;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameEnd;
import dev.boardwright.core.GameRecord;
import dev.boardwright.core.IllegalMoveException;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/**
 * A game being played: how it stands, how it came there, and what was taken back. No input or output; used by one thread.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
public final class GameSession<S, M> {
    private final Seats seats;
    /** The game as it was before each move or resignation, the latest first. */
    private final Deque<GameRecord<S, M>> past = new ArrayDeque<>();
    /** What was taken back, the next to come first. */
    private final Deque<GameRecord<S, M>> future = new ArrayDeque<>();

    private GameRecord<S, M> present;

    private GameSession(GameRecord<S, M> start, Seats seats) {
        this.present = start;
        this.seats = seats;
    }

    /** A new game from {@code start}. */
    public static <S, M> GameSession<S, M> begin(Game<S, M> game, S start, Seats seats) {
        GameRecord<S, M> record = GameRecord.of(game, start, List.of());
        return new GameSession<>(seats.sign(record).withDate(LocalDate.now(ZoneId.systemDefault())), seats);
    }

    /** A session that goes on where a record stops; all its moves can be taken back. */
    public static <S, M> GameSession<S, M> of(GameRecord<S, M> record, Seats seats) {
        GameRecord<S, M> start = GameRecord.of(record.game(), record.start(), List.of());
        for (var tag : record.tags().entrySet()) {
            start = start.withTag(tag.getKey(), tag.getValue());
        }
        GameSession<S, M> session = new GameSession<>(seats.sign(start), seats);
        record.moves().forEach(session::play);
        record.end()
                .filter(end -> end.reason() == GameEnd.Reason.RESIGNATION)
                .flatMap(end -> end.outcome().winner())
                .ifPresent(winner -> session.advance(session.present.withResignation(winner.opponent())));
        return session;
    }

    /** The same game from its start, between these players. */
    public GameSession<S, M> again(Seats players) {
        return begin(game(), present.start(), players);
    }

    public Game<S, M> game() {
        return present.game();
    }

    public Seats seats() {
        return seats;
    }

    /** The game so far, with the names of the players. */
    public GameRecord<S, M> record() {
        return present;
    }

    public S state() {
        return present.finalState();
    }

    public Player turn() {
        return game().turn(state());
    }

    /** The name of the side to move. */
    public String sideToMove() {
        return game().info().side(turn());
    }

    /** Who is to move. */
    public Seat mover() {
        return seats.of(turn());
    }

    public boolean isPersonsTurn() {
        return seats.isPerson(turn());
    }

    public Outcome result() {
        return present.result();
    }

    public boolean isOver() {
        return result().isOver();
    }

    public BoardView view() {
        return game().view(state());
    }

    /** The names of the board's cells. */
    public List<String> cellNames() {
        return view().cells().stream().map(BoardView.Cell::name).toList();
    }

    /** The cells that the last move names; none at the start. */
    public Set<String> lastMoveCells() {
        List<M> moves = present.moves();
        return moves.isEmpty() ? Set.of() : MoveText.cells(view(), text(moves.get(moves.size() - 1)));
    }

    /** The legal moves as text, in the game's order. */
    public List<String> moveTexts() {
        return isOver()
                ? List.of()
                : game().legalMoves(state()).stream().map(this::text).toList();
    }

    public String text(M move) {
        return game().notation().formatMove(move);
    }

    /**
     * Makes the move that a text describes, and returns it.
     *
     * @throws NotationException if the text is no move
     * @throws IllegalMoveException if the move is not legal; nothing has changed then
     */
    public M play(String text) {
        M move = game().notation().parseMove(text);
        play(move);
        return move;
    }

    /**
     * Makes a move. What was taken back before is forgotten.
     *
     * @throws IllegalMoveException if the move is not legal; nothing has changed then
     */
    public void play(M move) {
        if (!isOver()) {
            // Asked first, for the game's message alone says why; the record's begins with the number of the move.
            game().play(state(), move);
        }
        advance(present.play(move));
    }

    /**
     * Ends the game: the side to move gives up.
     *
     * @throws BoardwrightException if the game is over
     */
    public void resign() {
        advance(present.withResignation(turn()));
    }

    private void advance(GameRecord<S, M> next) {
        past.push(present);
        present = next;
        future.clear();
    }

    /**
     * Takes back a person's last own move, together with what the computer answered; between persons, and between
     * computers, the last move. A resignation counts as a move.
     *
     * @throws BoardwrightException if there is nothing of the kind
     */
    public void undo() {
        int steps = stepsToUndo();
        if (steps == 0) {
            throw new BoardwrightException("there is no move of yours to take back");
        }
        for (int i = 0; i < steps; i++) {
            future.push(present);
            present = past.pop();
        }
    }

    /** How many steps back the last position is in which somebody chose who may take their choice back; 0 if none. */
    private int stepsToUndo() {
        int steps = 0;
        for (GameRecord<S, M> earlier : past) {
            steps++;
            if (maySitAt(earlier)) {
                return steps;
            }
        }
        return 0;
    }

    /** Whether undoing and redoing may stop here: where a person is to move, or anywhere between two computers. */
    private boolean maySitAt(GameRecord<S, M> record) {
        return !seats.anyPerson() || seats.isPerson(game().turn(record.finalState()));
    }

    /**
     * Makes again what {@link #undo} last took back.
     *
     * @throws BoardwrightException if nothing was
     */
    public void redo() {
        if (future.isEmpty()) {
            throw new BoardwrightException("nothing was taken back that could be made again");
        }
        do {
            past.push(present);
            present = future.pop();
        } while (!future.isEmpty() && !maySitAt(present));
    }
}
