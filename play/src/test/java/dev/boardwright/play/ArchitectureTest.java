package dev.boardwright.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The arrows between the packages of all modules, read from their sources. The picture in {@code docs/how-it-works.md}
 * shows the same arrows.
 */
class ArchitectureTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final String PREFIX = "dev.boardwright.";
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|//[^\\n]*", Pattern.DOTALL);
    private static final Pattern USED = Pattern.compile("\\bdev\\.boardwright((?:\\.[a-z]\\w*)+)\\.[A-Z]");

    /** The games, whose packages see core alone. */
    private static final Set<String> GAMES = Set.of("threesixnine", "blackstone", "greener", "dagennacht");

    /** What each package of the library may use. The packages of a program may use each other too. */
    private static final Map<String, Set<String>> ALLOWED = Map.ofEntries(
            Map.entry("core", Set.of()),
            Map.entry("core.board", Set.of("core")),
            Map.entry("core.record", Set.of("core")),
            Map.entry("core.json", Set.of("core", "core.record")),
            Map.entry("core.pattern", Set.of("core", "core.board")),
            Map.entry("testkit", Set.of("core", "core.board", "core.pattern")),
            Map.entry("ai", Set.of("core", "core.pattern", "ai.internal", "ai.prove")),
            Map.entry("ai.internal", Set.of("core")),
            Map.entry("ai.prove", Set.of("core", "core.board", "ai.internal")),
            Map.entry("ai.match", Set.of("core", "core.record", "ai", "ai.internal")),
            Map.entry("ai.solve", Set.of("core", "core.board", "ai", "ai.internal", "ai.prove", "ai.solve.proof")),
            Map.entry("ai.solve.proof", Set.of("core", "core.json")),
            Map.entry("ai.learn", Set.of("core", "core.pattern", "ai", "ai.internal", "ai.match", "ai.job")),
            Map.entry("ai.ugi", Set.of("core", "ai")),
            Map.entry("ai.json", Set.of("core", "core.json", "core.record", "ai", "ai.match", "ai.solve")),
            Map.entry(
                    "ai.job",
                    Set.of(
                            "core",
                            "core.json",
                            "core.record",
                            "ai",
                            "ai.match",
                            "ai.solve",
                            "ai.solve.proof",
                            "ai.json")),
            Map.entry("draw", Set.of("core")));

    private final Map<String, Set<String>> arrows = arrows();

    /** For each package, without the common prefix, the other packages of the project that its code names. */
    private static Map<String, Set<String>> arrows() {
        Map<String, Set<String>> arrows = new TreeMap<>();
        try (Stream<Path> modules = Files.list(ROOT)) {
            for (Path module : modules.toList()) {
                Path sources = module.resolve("src/main/java");
                if (Files.isDirectory(sources)) {
                    addArrows(sources, arrows);
                }
            }
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return arrows;
    }

    private static void addArrows(Path sources, Map<String, Set<String>> arrows) throws IOException {
        try (Stream<Path> files = Files.walk(sources)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                String name = sources.relativize(file.getParent())
                        .toString()
                        .replace('\\', '.')
                        .replace('/', '.');
                if (!name.startsWith(PREFIX)) {
                    continue;
                }
                String from = name.substring(PREFIX.length());
                Set<String> used = arrows.computeIfAbsent(from, key -> new TreeSet<>());
                Matcher matcher =
                        USED.matcher(COMMENT.matcher(Files.readString(file)).replaceAll(""));
                while (matcher.find()) {
                    used.add(matcher.group(1).substring(1));
                }
                used.remove(from);
            }
        }
    }

    private static String top(String name) {
        return name.contains(".") ? name.substring(0, name.indexOf('.')) : name;
    }

    @Test
    void everyModuleIsRead() {
        Set<String> tops = arrows.keySet().stream().map(ArchitectureTest::top).collect(Collectors.toSet());
        assertTrue(tops.containsAll(GAMES), tops.toString());
        assertTrue(
                tops.containsAll(Set.of("core", "testkit", "ai", "draw", "play", "web", "spark", "benchmarks")),
                tops.toString());
        assertTrue(
                arrows.keySet().containsAll(ALLOWED.keySet()), arrows.keySet().toString());
    }

    @Test
    void packagesOfTheLibraryUseOnlyWhatTheyMay() {
        List<String> forbidden = new ArrayList<>();
        arrows.forEach((from, used) -> {
            for (String to : used) {
                boolean allowed = GAMES.contains(top(from))
                        ? to.equals("core")
                                || to.equals("core.board")
                                || to.equals("core.pattern")
                                || top(to).equals(top(from))
                        : ALLOWED.getOrDefault(from, Set.of(to)).contains(to);
                if (!allowed) {
                    forbidden.add(from + " -> " + to);
                }
            }
        });
        assertEquals(List.of(), forbidden);
    }

    @Test
    void onlyTheProgramUsesTheProgram() {
        arrows.forEach((from, used) -> {
            if (!top(from).equals("play")) {
                assertTrue(used.stream().noneMatch(to -> top(to).equals("play")), from + " uses " + used);
            }
        });
    }

    @Test
    void noPackagesUseEachOtherInACircle() {
        arrows.keySet().forEach(from -> walk(from, new LinkedHashSet<>()));
    }

    private void walk(String at, Set<String> path) {
        assertTrue(path.add(at), () -> "a circle: " + String.join(" -> ", path) + " -> " + at);
        arrows.getOrDefault(at, Set.of()).forEach(next -> walk(next, path));
        path.remove(at);
    }
}
