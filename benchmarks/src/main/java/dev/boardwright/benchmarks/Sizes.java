package dev.boardwright.benchmarks;

import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOption;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;

/** Measures the {@link Cost} of every game that is found on every size it allows, each in a virtual machine of its own. */
final class Sizes {
    private Sizes() {}

    /** Prints a line for each size. */
    static void measure(PrintStream out) throws IOException, InterruptedException {
        out.println(String.format(Locale.ROOT, "%-12s %4s %10s %10s", "game", "size", "ns a move", "ns a node"));
        for (GameInfo info : Games.all()) {
            for (int size : sizes(info).toList()) {
                out.print(fork(info.name(), size));
            }
        }
    }

    /** The sizes that a game allows; none if it has no such option. */
    static Stream<Integer> sizes(GameInfo info) {
        return info.options().stream()
                .filter(option -> option.name().equals("size"))
                .map(option -> option.values(GameOptions.create()))
                .flatMap(values ->
                        values instanceof GameOption.Choice choice ? choice.values().stream() : Stream.empty())
                .map(Integer::valueOf);
    }

    private static String fork(String game, int size) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "cost",
                        game,
                        Integer.toString(size))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String line = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IllegalStateException(game + " of size " + size + " could not be measured");
        }
        return line;
    }
}
