package dev.boardwright.core.record;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.GameStateException;
import dev.boardwright.core.Games;
import dev.boardwright.core.IllegalMoveException;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import java.io.InvalidObjectException;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game that was played, or is being played: its start, moves, result and players.
 *
 * <p>A record is immutable, and every move in it is legal. Its text is in the style of PGN, for people to read and for
 * programs to replay:
 *
 * <pre>{@code
 * [Game "369"]
 * [Size "9"]
 * [Variant "neutral"]
 * [White "Ann"]
 * [Black "Bob"]
 * [Date "2026.11.16"]
 * [Result "*"]
 *
 * 1. e5 {the centre} d4 2. f6! *
 * }</pre>
 *
 * <p>Comments and marks such as {@code !} are kept; variations in brackets are skipped. Reading a record costs one
 * {@link Game#play} a move; writing it costs none. A game in progress is a {@link GameSession}, which gives its record at
 * any time.
 *
 * <p>Two records are equal if they have the same game and options, start, moves with their marks and comments, end, and
 * tags in the same order. A record can be serialised if {@link Games} finds its game; it is written as its text, and
 * checked again when it is read.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
public final class GameRecord<S, M> implements Serializable {
    private static final long serialVersionUID = 1;

    private final transient S start;
    private final transient String comment;
    private final transient ImmutableList<PlayedMove<M>> played;
    private final transient NextMove<S, M> next;
    /** An end that does not follow from the moves. */
    private final transient @Nullable GameEnd declared;

    private final transient ImmutableMap<String, String> tags;

    /**
     * A record of moves that are known to lead from {@code start} to {@code next}.
     *
     * @param comment the comment before the first move; empty if there is none
     */
    GameRecord(
            S start,
            String comment,
            List<PlayedMove<M>> played,
            NextMove<S, M> next,
            @Nullable GameEnd declared,
            Map<String, String> tags) {
        this.start = start;
        this.comment = comment;
        this.played = ImmutableList.copyOf(played);
        this.next = next;
        this.declared = declared;
        this.tags = ImmutableMap.copyOf(tags);
    }

    /** A record without a move yet, from the start. */
    public static <S, M> GameRecord<S, M> of(Game<S, M> game) {
        return of(game, game.initialState(), List.of());
    }

    /**
     * A record of these moves from {@code start}, which need not be the game's own start.
     *
     * @throws IllegalMoveException if a move is not legal where it is made
     * @throws RecordException if the text of the game or of a move cannot be written in a record
     */
    public static <S, M> GameRecord<S, M> of(Game<S, M> game, S start, List<M> moves) {
        RecordTags.check(game);
        RecordTags.checkValue(RecordTags.POSITION, game.notation().formatState(start));
        NextMove<S, M> next = NextMove.start(game, start);
        List<PlayedMove<M>> played = new ArrayList<>(moves.size());
        for (M move : moves) {
            played.add(next.played(move));
            next = next.playNumbered(move);
        }
        return new GameRecord<>(start, "", played, next, null, Map.of());
    }

    /**
     * The record that a text describes, of a game that {@link Games} finds by its tags.
     *
     * @throws RecordException if the text is not one record, or its moves or result are not those of the rules
     */
    public static GameRecord<?, ?> parse(String text) {
        RecordReader reader = new RecordReader(text);
        GameRecord<?, ?> record = reader.read();
        reader.finish();
        return record;
    }

    /**
     * The record of {@code game} that a text describes.
     *
     * @throws RecordException if the text is not one record of this game with these options, or its moves or result are
     *     not those of the rules
     */
    public static <S, M> GameRecord<S, M> parse(Game<S, M> game, String text) {
        RecordReader reader = new RecordReader(text);
        GameRecord<S, M> record = reader.read(game);
        reader.finish();
        return record;
    }

    /**
     * The records that a text describes one after the other, of games that {@link Games} finds: none if it is blank.
     *
     * @throws RecordException if any is malformed, or its moves or result are not those of the rules
     */
    public static List<GameRecord<?, ?>> parseAll(String text) {
        RecordReader reader = new RecordReader(text);
        List<GameRecord<?, ?>> records = new ArrayList<>();
        while (reader.hasNext()) {
            records.add(reader.read());
        }
        return List.copyOf(records);
    }

    /** The game with its options. */
    public Game<S, M> game() {
        return next.game();
    }

    /** The state in which the game began. */
    public S start() {
        return start;
    }

    /** The comment before the first move; empty if there is none. */
    public String comment() {
        return comment;
    }

    /** The moves in order. */
    public List<M> moves() {
        return Lists.transform(played, PlayedMove::move);
    }

    /** The moves in order, with their numbers, marks and comments. */
    public List<PlayedMove<M>> playedMoves() {
        return played;
    }

    /** The state after the last move. */
    public S finalState() {
        return next.state();
    }

    /** The final state with its past, for searchers: the {@linkplain Game#repetition rule for repetition} needs it. */
    public GameHistory<S, M> history() {
        return next.history();
    }

    /** Every state from {@link #start} to {@link #finalState}, one more than there are moves. Replays the moves. */
    public List<S> states() {
        List<S> states = new ArrayList<>(played.size() + 1);
        S state = start;
        states.add(state);
        for (PlayedMove<M> move : played) {
            state = game().play(state, move.move());
            states.add(state);
        }
        return List.copyOf(states);
    }

    /** The outcome by resignation, agreement, time or adjudication if there was one, else by the rules. */
    public Outcome result() {
        return declared != null ? declared.outcome() : next.history().outcome();
    }

    /** The end and its reason; empty while the game goes on. */
    public Optional<GameEnd> end() {
        return declared != null ? Optional.of(declared) : Optional.ofNullable(next.end());
    }

    /** The end that does not follow from the moves, if there was one. */
    Optional<GameEnd> declaredEnd() {
        return Optional.ofNullable(declared);
    }

    /** The tags that do not follow from the game and its moves, in order: players, date, event and others. */
    public Map<String, String> tags() {
        return tags;
    }

    /** The name of the player of a side: the tag with the side's name, such as White. */
    public Optional<String> playerName(Player player) {
        return Optional.ofNullable(tags.get(RecordTags.ofSide(game().info(), player)));
    }

    /**
     * This record with one more move. Copies the list of moves; {@link GameSession} does not.
     *
     * @throws IllegalMoveException if the move is not legal, or the game has ended
     */
    public GameRecord<S, M> play(M move) {
        if (declared != null) {
            throw new IllegalMoveException(next.where() + ": the game is over, " + declared.describe(game().info()));
        }
        NextMove<S, M> then = next.playNumbered(move);
        List<PlayedMove<M>> longer = ImmutableList.<PlayedMove<M>>builderWithExpectedSize(played.size() + 1)
                .addAll(played)
                .add(next.played(move))
                .build();
        return new GameRecord<>(start, comment, longer, then, null, tags);
    }

    /**
     * This record without its last step: the end by resignation, agreement or time if there was one, else the last
     * move. Tags and comments stay. Replays the other moves.
     *
     * @throws GameStateException if there is no step
     */
    public GameRecord<S, M> undo() {
        if (declared != null) {
            return new GameRecord<>(start, comment, played, next, null, tags);
        }
        if (played.isEmpty()) {
            throw new GameStateException("there is no move to take back");
        }
        List<PlayedMove<M>> shorter = played.subList(0, played.size() - 1);
        NextMove<S, M> earlier = NextMove.start(game(), start);
        for (PlayedMove<M> move : shorter) {
            earlier = earlier.play(move.move());
        }
        return new GameRecord<>(start, comment, shorter, earlier, null, tags);
    }

    /**
     * This record ended by {@code player}'s resignation, whoever's turn it is.
     *
     * @throws GameStateException if the game is over already
     */
    public GameRecord<S, M> withResignation(Player player) {
        return withEnd(GameEnd.resignation(player));
    }

    /**
     * This record ended by a draw that both players agreed on.
     *
     * @throws GameStateException if the game is over already
     */
    public GameRecord<S, M> withAgreedDraw() {
        return withEnd(GameEnd.agreement());
    }

    /**
     * This record ended because {@code player}'s time ran out, whoever's turn it is.
     *
     * @throws GameStateException if the game is over already
     */
    public GameRecord<S, M> withLossOnTime(Player player) {
        return withEnd(GameEnd.lossOnTime(player));
    }

    /**
     * This record ended with this outcome by the decision of whoever ran the game.
     *
     * @throws GameStateException if the game is over already
     */
    public GameRecord<S, M> withAdjudication(Outcome outcome) {
        return withEnd(GameEnd.adjudication(outcome));
    }

    /**
     * This record ended as {@code end} says.
     *
     * @throws GameStateException if the game is over already
     * @throws IllegalArgumentException if {@code end} is by the rules, which need no declaration
     */
    public GameRecord<S, M> withEnd(GameEnd end) {
        if (end.reason().isByRules()) {
            throw new IllegalArgumentException("an end by the rules follows from the moves");
        }
        next.requireGoingOn(end().orElse(null));
        return new GameRecord<>(start, comment, played, next, end, tags);
    }

    /**
     * This record with a comment after the move with this index, from 0, in place of the one it had; -1 for the comment
     * before the first move. Blanks and line ends in it become single spaces.
     *
     * @throws RecordException if there is no such move, or the comment has another control character
     */
    public GameRecord<S, M> withComment(int index, String text) {
        return index == -1
                ? new GameRecord<>(start, Annotations.comment(text), played, next, declared, tags)
                : withPlayedMove(index, checkedMove(index).withComment(text));
    }

    /**
     * This record with these marks after the move with this index, from 0, in place of those it had.
     *
     * @throws RecordException if there is no such move, or a mark is not one of {@link PlayedMove#annotations}
     */
    public GameRecord<S, M> withAnnotations(int index, List<String> marks) {
        return withPlayedMove(index, checkedMove(index).withAnnotations(marks));
    }

    private PlayedMove<M> checkedMove(int index) {
        if (index < 0 || index >= played.size()) {
            throw new RecordException("there is no move with index " + index + "; the record has " + played.size()
                    + " moves, and indexes start at 0");
        }
        return played.get(index);
    }

    private GameRecord<S, M> withPlayedMove(int index, PlayedMove<M> move) {
        List<PlayedMove<M>> changed = new ArrayList<>(played);
        changed.set(index, move);
        return new GameRecord<>(start, comment, changed, next, declared, tags);
    }

    /**
     * This record with a tag added at the end, or changed in place.
     *
     * @throws RecordException if the name is not a letter followed by letters, digits and underscores, at most 255
     *     characters, if the tag follows from the game itself, or if the value has a control character
     */
    public GameRecord<S, M> withTag(String name, String value) {
        RecordTags.check(game().info(), name, value);
        Map<String, String> changed = new LinkedHashMap<>(tags);
        changed.put(name, value);
        return new GameRecord<>(start, comment, played, next, declared, changed);
    }

    /** This record with the name of the player of a side. */
    public GameRecord<S, M> withPlayerName(Player player, String name) {
        return withTag(RecordTags.ofSide(game().info(), player), name);
    }

    /** This record with the date of the game. */
    public GameRecord<S, M> withDate(LocalDate date) {
        // Not a constant: the page, which never calls this, would contain the formatters of dates.
        DateTimeFormatter format = DateTimeFormatter.ofPattern("uuuu.MM.dd", Locale.ROOT);
        return withTag(RecordTags.DATE, format.format(date));
    }

    /** The record as text, which {@link #parse(Game, String)} reads to an equal record; it ends with a line feed. */
    public String toText() {
        return RecordWriter.write(this);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GameRecord<?, ?> that
                && game().info().name().equals(that.game().info().name())
                && game().options().equals(that.game().options())
                && start.equals(that.start)
                && comment.equals(that.comment)
                && played.equals(that.played)
                && Objects.equals(declared, that.declared)
                && tags.entrySet().asList().equals(that.tags.entrySet().asList());
    }

    @Override
    public int hashCode() {
        return Objects.hash(game().info().name(), game().options(), start, comment, played, declared, tags);
    }

    /** The same as {@link #toText}. */
    @Override
    public String toString() {
        return toText();
    }

    private Object writeReplace() throws NotSerializableException {
        return SerialRecord.of(this);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("a game record is read from its text");
    }
}
