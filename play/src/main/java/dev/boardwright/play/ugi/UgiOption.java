package dev.boardwright.play.ugi;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.OptionException;
import java.util.List;

/** An option of the engine. Used by one thread. */
abstract class UgiOption {
    private final String name;

    private UgiOption(String name) {
        this.name = name;
    }

    /** The name, which is matched ignoring case. */
    final String name() {
        return name;
    }

    /** The {@code option} line of this option. */
    abstract String declaration();

    /**
     * Sets the value.
     *
     * @throws OptionException if it is not allowed; the old value stays
     */
    abstract void set(String text);

    final OptionException refusal(String text, String allowed) {
        return new OptionException(
                "option " + name + " takes " + allowed + ", not " + BoardwrightException.quote(text));
    }

    /** One of a few names. */
    static final class Combo extends UgiOption {
        private final List<String> values;
        private final String defaultValue;
        private String value;

        Combo(String name, List<String> values, String defaultValue) {
            super(name);
            this.values = values;
            this.defaultValue = defaultValue;
            value = defaultValue;
        }

        String value() {
            return value;
        }

        @Override
        String declaration() {
            return "option name " + name() + " type combo default " + defaultValue + " var "
                    + String.join(" var ", values);
        }

        @Override
        void set(String text) {
            value = values.stream()
                    .filter(text::equalsIgnoreCase)
                    .findFirst()
                    .orElseThrow(() -> refusal(text, "one of " + String.join(", ", values)));
        }
    }

    /** A whole number. */
    static final class Spin extends UgiOption {
        private final int lowest;
        private final int highest;
        private final int defaultValue;
        private int value;

        Spin(String name, int defaultValue, int lowest, int highest) {
            super(name);
            this.lowest = lowest;
            this.highest = highest;
            this.defaultValue = defaultValue;
            value = defaultValue;
        }

        int value() {
            return value;
        }

        @Override
        String declaration() {
            return "option name " + name() + " type spin default " + defaultValue + " min " + lowest + " max "
                    + highest;
        }

        @Override
        void set(String text) {
            try {
                int number = Integer.parseInt(text);
                if (lowest <= number && number <= highest) {
                    value = number;
                    return;
                }
            } catch (NumberFormatException e) {
                // Reported below, like a number out of range.
            }
            throw refusal(text, "a whole number from " + lowest + " to " + highest);
        }
    }
}
