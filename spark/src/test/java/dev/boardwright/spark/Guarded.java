package dev.boardwright.spark;

import java.io.IOException;
import java.util.Arrays;

/** Runs a main class, and halts when standard input ends, so that no process outlives a killed test. */
public final class Guarded {
    private Guarded() {}

    /** Runs the main class that the first argument names with the others. */
    public static void main(String[] args) throws ReflectiveOperationException {
        Thread watch = new Thread(Guarded::awaitEnd, "parent");
        watch.setDaemon(true);
        watch.start();
        Class.forName(args[0]).getMethod("main", String[].class).invoke(null, (Object)
                Arrays.copyOfRange(args, 1, args.length));
    }

    private static void awaitEnd() {
        try {
            while (System.in.read() >= 0) {
                // Input is ignored.
            }
        } catch (IOException e) {
            // Treated like the end of input.
        }
        Runtime.getRuntime().halt(3);
    }
}
