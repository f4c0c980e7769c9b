package dev.boardwright.play;

import java.time.Duration;

/** The time after which a program or thread in a test counts as hanging. */
public final class Patience {
    /** Far longer than anything takes on a busy machine. It costs nothing if all is well. */
    public static final Duration LIMIT = Duration.ofMinutes(5);

    private Patience() {}
}
