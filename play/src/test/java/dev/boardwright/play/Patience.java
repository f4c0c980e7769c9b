package dev.boardwright.play;

import java.time.Duration;

/** How long a test waits for a program or a thread before it takes it to hang. */
public final class Patience {
    /** Far longer than anything takes on a slow machine with much else to do: it costs nothing where all is well. */
    public static final Duration LIMIT = Duration.ofMinutes(5);

    private Patience() {}
}
