package dev.boardwright.ai;

import dev.boardwright.core.SafeText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/**
 * The providers of levels on the class path or module path.
 *
 * @param providers those that can be used, sorted by class name: the order of a class path must not change menus
 * @param problems what was wrong with the others, one line each
 */
record FoundLevels(List<LevelProvider> providers, List<String> problems) {
    /** More failures than jars on any class path: a loader that never stops failing ends here. */
    private static final int MOST_PROBLEMS = 100;

    /** Looks for providers with the class loader of this thread. */
    static FoundLevels load() {
        return of(ServiceLoader.load(LevelProvider.class).iterator());
    }

    private static FoundLevels of(Iterator<LevelProvider> found) {
        List<LevelProvider> providers = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        boolean more = true;
        while (more && problems.size() < MOST_PROBLEMS) {
            try {
                more = found.hasNext();
                if (more) {
                    providers.add(found.next());
                }
            } catch (ServiceConfigurationError | LinkageError | RuntimeException e) {
                String cause = e.getCause() == null ? "" : ": " + e.getCause();
                problems.add("levels on the class path cannot be loaded: " + SafeText.line(e.getMessage() + cause));
            }
        }
        providers.sort(Comparator.comparing(provider -> provider.getClass().getName()));
        return new FoundLevels(List.copyOf(providers), List.copyOf(problems));
    }
}
