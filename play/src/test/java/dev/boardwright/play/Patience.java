package dev.boardwright.play;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** The time after which a program or thread in a test counts as hanging. */
public final class Patience {
    /** Far longer than any test takes on a busy machine. Tests that pass do not wait for it. */
    public static final Duration LIMIT = Duration.ofMinutes(5);

    private Patience() {}

    /** Kills a process after the limit, so that nothing waits for ever for its output or its end. Returns the process. */
    public static Process limit(Process process) {
        process.onExit().orTimeout(LIMIT.toSeconds(), TimeUnit.SECONDS).exceptionally(late -> kill(process));
        return process;
    }

    /** Kills a process and all that it has started. */
    public static Process kill(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        return process.destroyForcibly();
    }
}
