package dev.boardwright.play.support;

import dev.boardwright.core.Outcome;

/** The names of outcomes in JSON and in the engine protocol. */
public final class Results {
    private Results() {}

    /** {@code p1win}, {@code p2win}, {@code draw}, or {@code none} before the end. */
    public static String name(Outcome outcome) {
        return outcome.code();
    }
}
