package dev.boardwright.core;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Option values by name, as text: those that a user has given or, once {@linkplain GameInfo#resolve resolved}, all of a
 * game. Immutable.
 */
public final class GameOptions implements Serializable {
    private static final long serialVersionUID = 1;
    private static final GameOptions NONE = new GameOptions(ImmutableMap.of());

    private final transient ImmutableMap<String, String> values;

    private GameOptions(ImmutableMap<String, String> values) {
        this.values = values;
    }

    /** No option given: the defaults. */
    public static GameOptions create() {
        return NONE;
    }

    /** One option given. */
    public static GameOptions of(String name, Object value) {
        return NONE.with(name, value);
    }

    /**
     * The options in a text such as {@code size=9 variant=neutral}, the form of {@link #toString}; none if it is empty.
     *
     * @throws OptionException if the text is malformed, or gives an option twice
     */
    public static GameOptions parse(String text) {
        GameOptions options = NONE;
        for (String word : Splitter.on(' ').omitEmptyStrings().split(text)) {
            int equals = word.indexOf('=');
            if (equals < 1) {
                throw new OptionException("an option is name=value, not " + BoardwrightException.quote(word));
            }
            String name = word.substring(0, equals);
            if (options.find(name).isPresent()) {
                throw new OptionException("the option " + BoardwrightException.quote(name) + " is given twice");
            }
            options = options.with(name, word.substring(equals + 1));
        }
        return options;
    }

    /**
     * These options with {@code name} set to {@code value}'s text, in place of any earlier value. An enum constant is
     * written as {@link GameOption#text} says.
     */
    public GameOptions with(String name, Object value) {
        Map<String, String> changed = new LinkedHashMap<>(values);
        changed.put(name, value instanceof Enum<?> constant ? GameOption.text(constant) : value.toString());
        return new GameOptions(ImmutableMap.copyOf(changed));
    }

    /** The value of an option, if it is given. */
    public Optional<String> find(String name) {
        return Optional.ofNullable(values.get(name));
    }

    /**
     * The value of an option.
     *
     * @throws OptionException if it is not given
     */
    public String get(String name) {
        return find(name).orElseThrow(() -> new OptionException("option " + name + " is not given"));
    }

    /** The value of an option that has been checked to be a whole number. */
    public int getInt(String name) {
        long value = getLong(name);
        if (value != (int) value) {
            throw new OptionException("option " + name + " is " + value + ", which is too large");
        }
        return (int) value;
    }

    /** The value of an option that has been checked to be a whole number. */
    public long getLong(String name) {
        String value = get(name);
        try {
            return Long.parseLong(value);
        } catch (NumberFormatException e) {
            throw new OptionException("option " + name + " is " + BoardwrightException.quote(value) + ", not a number");
        }
    }

    /** The value of an option that is {@code true} or {@code false}. */
    public boolean getBoolean(String name) {
        return get(name).equals("true");
    }

    /**
     * The value of an option that is one of the constants of an enum, written as {@link GameOption#text} says.
     *
     * @throws OptionException if it is not one of them
     */
    public <E extends Enum<E>> E getEnum(String name, Class<E> type) {
        String value = get(name);
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> GameOption.text(constant).equals(value))
                .findFirst()
                .orElseThrow(() -> new OptionException("option " + name + " is " + BoardwrightException.quote(value)
                        + ", not one of "
                        + Arrays.stream(type.getEnumConstants())
                                .map(GameOption::text)
                                .collect(Collectors.joining(", "))));
    }

    /** The values by name, in the order they were given. */
    public Map<String, String> asMap() {
        return values;
    }

    /** The serial form: names and values alternating. The map is rebuilt from them on reading. */
    private static final class Words implements Serializable {
        private static final long serialVersionUID = 1;

        private final String[] words;

        Words(GameOptions options) {
            words = options.values.entrySet().stream()
                    .flatMap(option -> Stream.of(option.getKey(), option.getValue()))
                    .toArray(String[]::new);
        }

        private Object readResolve() throws InvalidObjectException {
            String[] read = words == null ? new String[1] : words.clone();
            Map<String, String> values = new LinkedHashMap<>();
            for (int i = 0; i + 1 < read.length; i += 2) {
                values.put(read[i], read[i + 1]);
            }
            if (2 * values.size() != read.length || Arrays.asList(read).contains(null)) {
                throw new InvalidObjectException("options are names and values, all of them text, each name once");
            }
            return new GameOptions(ImmutableMap.copyOf(values));
        }
    }

    private Object writeReplace() {
        return new Words(this);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("options are read as names and values");
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GameOptions that && values.equals(that.values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    /** {@code size=9 variant=neutral}. */
    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        values.forEach((name, value) -> out.append(out.length() == 0 ? "" : " ")
                .append(name)
                .append('=')
                .append(value));
        return out.toString();
    }
}
