package dev.boardwright.play;

import java.time.Duration;

/** The time after which a program or thread in a test counts as hanging. */
public final class Patience {
    /** Far longer than any test takes on a busy machine. Tests that pass do not wait for it. */
    public static final Duration LIMIT = Duration.ofMinutes(5);

    private Patience() {}
}
