package dev.boardwright.benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes results as a Markdown table. */
final class Report {
    private static final List<String> COUNTED = List.of("moves", "nodes");

    private Report() {}

    static String of(Path results) throws IOException {
        Stream<String> head =
                Stream.of("| benchmark | of | figure | | bytes an operation |", "| --- | --- | ---: | --- | ---: |");
        return Stream.concat(head, Result.read(results).stream().flatMap(Report::rows))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    /** A row for the figure, and one for each additional counter. */
    private static Stream<String> rows(Result result) {
        Stream<String> counted = COUNTED.stream()
                .flatMap(what -> result.counted(what).stream()
                        .map(score -> row(result, number(score / 1e6), "million " + what + "/s")));
        return Stream.concat(Stream.of(row(result, number(result.score()), result.unit())), counted);
    }

    private static String row(Result result, String figure, String unit) {
        return String.format(
                Locale.ROOT,
                "| %s | %s | %s | %s | %.0f |",
                result.benchmark(),
                result.parameters(),
                figure,
                unit,
                result.allocated());
    }

    /** Three significant digits without an exponent. */
    private static String number(double value) {
        return String.format(Locale.ROOT, value >= 100 ? "%.0f" : value >= 10 ? "%.1f" : "%.2f", value);
    }
}
