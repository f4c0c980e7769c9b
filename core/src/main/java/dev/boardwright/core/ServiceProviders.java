package dev.boardwright.core;

import java.util.Iterator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.function.Consumer;

/** Loads the providers of a service one by one, so that a broken one does not hide the others. For this library. */
public final class ServiceProviders {
    /** Ends the search if the service loader never stops failing: more failures than jars on any class path. */
    private static final int MOST_PROBLEMS = 100;

    private ServiceProviders() {}

    /**
     * Passes each provider that can be loaded to {@code use}, and adds a line to {@code problems} for each one that cannot be
     * loaded or used.
     *
     * @param found the iterator of a service loader, which may fail for some providers
     * @param what the subject of these lines, such as {@code a game}
     */
    public static <T> void forEach(Iterator<T> found, String what, Consumer<T> use, List<String> problems) {
        boolean more = true;
        while (more && problems.size() < MOST_PROBLEMS) {
            try {
                more = found.hasNext();
                if (more) {
                    use.accept(found.next());
                }
            } catch (ServiceConfigurationError | LinkageError | RuntimeException e) {
                problems.add(what + " on the class path cannot be loaded: " + reason(e));
            }
        }
    }

    private static String reason(Throwable e) {
        String text = e instanceof ServiceConfigurationError ? String.valueOf(e.getMessage()) : e.toString();
        return SafeText.line(e.getCause() == null ? text : text + ": " + e.getCause());
    }
}
