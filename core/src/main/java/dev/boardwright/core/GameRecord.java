package dev.boardwright.core;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
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
 * A game that was played, or is being played: where it began, its moves, what came of it, and who played it.
 *
 * <p>A record is immutable, and there is none whose moves the rules do not allow. Its text is in the style of PGN, for
 * people to read and for programs to replay:
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
 * 1. e5 d4 2. f6 *
 * }</pre>
 *
 * <p>Two records are equal if they are of the same game with the same options, and began, went, ended and are tagged
 * alike. A record can be serialised if {@link Games} finds its game; it travels as its text, and is checked again when it
 * is read.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
public final class GameRecord<S, M> implements Serializable {
    private static final long serialVersionUID = 1;
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("uuuu.MM.dd", Locale.ROOT);

    private final transient S start;
    private final transient ImmutableList<M> moves;
    private final transient Ply<S, M> end;
    private final transient @Nullable Player resigned;
    private final transient ImmutableMap<String, String> tags;

    /** A record of moves that are known to lead from {@code start} to {@code end}. */
    GameRecord(S start, List<M> moves, Ply<S, M> end, @Nullable Player resigned, Map<String, String> tags) {
        this.start = start;
        this.moves = ImmutableList.copyOf(moves);
        this.end = end;
        this.resigned = resigned;
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
     * @throws RecordException if the game's or a move's text cannot stand in a record
     */
    public static <S, M> GameRecord<S, M> of(Game<S, M> game, S start, List<M> moves) {
        RecordTags.check(game);
        RecordTags.checkValue(RecordTags.POSITION, game.notation().formatState(start));
        Ply<S, M> ply = Ply.start(game, start);
        for (M move : moves) {
            ply = ply.play(move);
        }
        return new GameRecord<>(start, moves, ply, null, Map.of());
    }

    /**
     * The record that a text describes, of a game that {@link Games} finds by its tags.
     *
     * @throws RecordException if the text is not one record, or the rules do not bear it out
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
     * @throws RecordException if the text is not one record of this game with these options, or the rules do not bear it
     *     out
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
     * @throws RecordException if any is malformed, or the rules do not bear it out
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
        return end.game();
    }

    /** The state in which the game began. */
    public S start() {
        return start;
    }

    /** The moves in order. */
    public List<M> moves() {
        return moves;
    }

    /** The state after the last move. */
    public S finalState() {
        return end.state();
    }

    /** Every state from {@link #start} to {@link #finalState}, one more than there are moves. Plays the moves again. */
    public List<S> states() {
        List<S> states = new ArrayList<>(moves.size() + 1);
        S state = start;
        states.add(state);
        for (M move : moves) {
            state = game().play(state, move);
            states.add(state);
        }
        return List.copyOf(states);
    }

    /** What came of the game: a win of the other side where one resigned, else what the rules give. */
    public Outcome result() {
        return resigned != null ? Outcome.winOf(resigned.opponent()) : game().outcome(finalState());
    }

    /** The side that gave up, if one did. */
    public Optional<Player> resigned() {
        return Optional.ofNullable(resigned);
    }

    /** The tags that do not follow from the game and its moves, in order: players, date, event and the like. */
    public Map<String, String> tags() {
        return tags;
    }

    /** The name of who played a side: the tag called as the side is, such as White. */
    public Optional<String> playerName(Player player) {
        return Optional.ofNullable(tags.get(RecordTags.ofSide(game().info(), player)));
    }

    /**
     * This record with one more move. Copies the list of moves.
     *
     * @throws IllegalMoveException if the move is not legal, or a side has resigned
     */
    public GameRecord<S, M> play(M move) {
        if (resigned != null) {
            throw new IllegalMoveException(
                    end.where() + ": the game is over, " + game().info().side(resigned) + " has resigned");
        }
        Ply<S, M> next = end.play(move);
        List<M> longer = ImmutableList.<M>builderWithExpectedSize(moves.size() + 1)
                .addAll(moves)
                .add(move)
                .build();
        return new GameRecord<>(start, longer, next, null, tags);
    }

    /**
     * This record ended by {@code player} giving up, whoever's turn it is.
     *
     * @throws RecordException if the game is over already
     */
    public GameRecord<S, M> withResignation(Player player) {
        if (result().isOver()) {
            throw new RecordException(
                    game().info().side(player) + " cannot resign: the game is over, " + result().notation());
        }
        return new GameRecord<>(start, moves, end, player, tags);
    }

    /**
     * This record with a tag added at the end, or changed where it stands.
     *
     * @throws RecordException if the name is not a letter and then letters, digits and underscores, 255 in all at most, if
     *     it is one of those that follow from the game itself, or if the value has a control character
     */
    public GameRecord<S, M> withTag(String name, String value) {
        RecordTags.check(game().info(), name, value);
        Map<String, String> changed = new LinkedHashMap<>(tags);
        changed.put(name, value);
        return new GameRecord<>(start, moves, end, resigned, changed);
    }

    /** This record with the name of who played a side. */
    public GameRecord<S, M> withPlayerName(Player player, String name) {
        return withTag(RecordTags.ofSide(game().info(), player), name);
    }

    /** This record with the day on which it was played. */
    public GameRecord<S, M> withDate(LocalDate date) {
        return withTag(RecordTags.DATE, DATE.format(date));
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
                && moves.equals(that.moves)
                && resigned == that.resigned
                && tags.entrySet().asList().equals(that.tags.entrySet().asList());
    }

    @Override
    public int hashCode() {
        return Objects.hash(game().info().name(), game().options(), start, moves, resigned, tags);
    }

    /** The same as {@link #toText}. */
    @Override
    public String toString() {
        return toText();
    }

    /** What travels in place of a record: a stream that was tampered with meets the same checks as any text. */
    private record Text(String text) implements Serializable {
        private Text {
            Objects.requireNonNull(text, "text");
        }

        private Object readResolve() throws InvalidObjectException {
            try {
                return parse(text);
            } catch (BoardwrightException e) {
                InvalidObjectException invalid = new InvalidObjectException(e.getMessage());
                invalid.initCause(e);
                throw invalid;
            }
        }
    }

    private Object writeReplace() throws NotSerializableException {
        String name = game().info().name();
        try {
            if (Games.create(name, game().options()).getClass() == game().getClass()) {
                return new Text(toText());
            }
        } catch (BoardwrightException e) {
            throw notSerializable(e.getMessage());
        }
        throw notSerializable("the game found as " + name + " is another");
    }

    private NotSerializableException notSerializable(@Nullable String reason) {
        return new NotSerializableException(getClass().getName() + " of " + game() + ": " + reason);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("a game record is read from its text");
    }
}
