package dev.boardwright.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.function.Executable;

/** Asserts that a call throws an exception with a given message. */
public final class Refusals {
    private Refusals() {}

    public static void assertRefused(Class<? extends Exception> type, String message, Executable call) {
        assertEquals(message, assertThrows(type, call).getMessage());
    }
}
