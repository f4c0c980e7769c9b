package dev.boardwright.core;

import com.google.common.base.Ascii;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A choice that a game offers before it starts: its size, its variant, a house rule.
 *
 * <p>The allowed values and the default may depend on the options declared before it.
 */
public final class GameOption {
    private final String name;
    private final String description;
    private final Function<GameOptions, Values> values;

    private GameOption(String name, String description, Function<GameOptions, Values> values) {
        this.name = name;
        this.description = description;
        this.values = values;
    }

    /** The values that an option allows. */
    public sealed interface Values permits Choice, Range, Nothing {
        /** Whether {@code value} is allowed. */
        boolean allows(String value);

        /** The value if none is given; empty if the option does not apply then. */
        Optional<String> defaultValue();

        /** The allowed values in words: {@code 4, 6, 8} or {@code a whole number from 0 to 9}. */
        String describe();
    }

    /** One of a few values. */
    public record Choice(List<String> values, String chosen) implements Values {
        /** Copies the list, and validates that the default is in it. */
        public Choice {
            values = List.copyOf(values);
            if (!values.contains(chosen)) {
                throw new IllegalArgumentException("the default " + chosen + " is not among " + values);
            }
        }

        /** These constants of an enum, the first one the default. */
        public static Choice of(Enum<?> chosen, Enum<?>... others) {
            return new Choice(
                    Stream.concat(Stream.of(chosen), Arrays.stream(others))
                            .map(GameOption::text)
                            .toList(),
                    text(chosen));
        }

        @Override
        public boolean allows(String value) {
            return values.contains(value);
        }

        @Override
        public Optional<String> defaultValue() {
            return Optional.of(chosen);
        }

        @Override
        public String describe() {
            return String.join(", ", values);
        }
    }

    /** A whole number from {@code lowest} to {@code highest}, both included. */
    public record Range(long lowest, long highest, long chosen) implements Values {
        /** Validates that the default is in the range. */
        public Range {
            if (chosen < lowest || chosen > highest) {
                throw new IllegalArgumentException(
                        "the default " + chosen + " is not from " + lowest + " to " + highest);
            }
        }

        @Override
        public boolean allows(String value) {
            try {
                long number = Long.parseLong(value);
                return Long.toString(number).equals(value) && lowest <= number && number <= highest;
            } catch (NumberFormatException e) {
                return false;
            }
        }

        @Override
        public Optional<String> defaultValue() {
            return Optional.of(Long.toString(chosen));
        }

        @Override
        public String describe() {
            return "a whole number from " + lowest + " to " + highest;
        }
    }

    /** No value: with the options declared before it, this one does not apply. */
    public record Nothing(String reason) implements Values {
        @Override
        public boolean allows(String value) {
            return false;
        }

        @Override
        public Optional<String> defaultValue() {
            return Optional.empty();
        }

        @Override
        public String describe() {
            return "nothing: " + reason;
        }
    }

    /** An option with a few values. */
    public static GameOption choice(String name, String description, String defaultValue, List<String> values) {
        return dependent(name, description, earlier -> new Choice(values, defaultValue));
    }

    /** An option whose values are the constants of an enum, written as {@link #text}. */
    public static <E extends Enum<E>> GameOption choice(String name, String description, E defaultValue) {
        List<String> values = Arrays.stream(defaultValue.getDeclaringClass().getEnumConstants())
                .map(GameOption::text)
                .toList();
        return choice(name, description, text(defaultValue), values);
    }

    /** The option value of an enum constant: its name in lower case with hyphens, such as {@code mover-wins}. */
    public static String text(Enum<?> constant) {
        return Ascii.toLowerCase(constant.name()).replace('_', '-');
    }

    /** The option {@code size}: from {@code smallest} to {@code largest} in steps of {@code step}. */
    public static GameOption size(int smallest, int largest, int step, int defaultSize) {
        List<String> sizes = new ArrayList<>();
        for (int size = smallest; size <= largest; size += step) {
            sizes.add(Integer.toString(size));
        }
        return choice("size", "cells along a side of the board", Integer.toString(defaultSize), sizes);
    }

    /** An option that is a whole number from {@code lowest} to {@code highest}, both included. */
    public static GameOption range(String name, String description, long lowest, long highest, long defaultValue) {
        Range range = new Range(lowest, highest, defaultValue);
        return dependent(name, description, earlier -> range);
    }

    /** An option that is {@code true} or {@code false}. */
    public static GameOption flag(String name, String description, boolean defaultValue) {
        return choice(name, description, Boolean.toString(defaultValue), List.of("false", "true"));
    }

    /** An option whose values depend on the options declared before it. */
    public static GameOption dependent(String name, String description, Function<GameOptions, Values> values) {
        return new GameOption(name, description, values);
    }

    /** The name, in lower case with hyphens. */
    public String name() {
        return name;
    }

    /** The purpose of the option, in a few words. */
    public String description() {
        return description;
    }

    /** The allowed values, given the resolved options declared before it. */
    public Values values(GameOptions earlier) {
        return values.apply(earlier);
    }

    @Override
    public String toString() {
        return name;
    }
}
