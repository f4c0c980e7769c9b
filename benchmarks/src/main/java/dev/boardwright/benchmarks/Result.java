package dev.boardwright.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** One of the results in a JSON file of JMH. Reads only the fields for tables and charts. */
final class Result {
    private static final String NUMBER = "\"score\" : ([-0-9.eE+]+)";

    /** The text of the JSON object after the name of the field {@code benchmark}. */
    private final String text;

    private Result(String text) {
        this.text = text;
    }

    /** The results in a file, in its order. */
    static List<Result> read(Path file) throws IOException {
        // JMH writes each result as an object with the version and the benchmark's name first.
        return Pattern.compile("\"benchmark\" : ")
                .splitAsStream(Files.readString(file))
                .skip(1)
                .map(Result::new)
                .toList();
    }

    private Optional<String> find(String pattern) {
        Matcher matcher = Pattern.compile(pattern, Pattern.DOTALL).matcher(text);
        return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
    }

    private Optional<Double> metric(String name) {
        return find(Pattern.quote("\"" + name + "\"") + " : \\{\\s*" + NUMBER).map(Double::valueOf);
    }

    /** The benchmark's class and method. */
    String benchmark() {
        return find("^\"[^\"]*?([^\".]+\\.[^\".]+)\"").orElseThrow();
    }

    /** The parameters: {@code 369 size=9 MIDDLE}. */
    String parameters() {
        return find("\"params\" : \\{(.*?)\\}").stream()
                .flatMap(params ->
                        Pattern.compile("\" : \"([^\"]*)\"").matcher(params).results())
                .map(value -> value.group(1).replace(':', ' '))
                .collect(Collectors.joining(" "));
    }

    /** The figure. */
    double score() {
        return metric("primaryMetric").orElseThrow();
    }

    /** The unit of the figure. */
    String unit() {
        return find("\"scoreUnit\" : \"([^\"]*)\"").orElseThrow();
    }

    /** An additional counter for each second, such as moves or nodes; empty if the benchmark does not have it. */
    Optional<Double> counted(String what) {
        return metric(what);
    }

    /** The bytes that one operation allocates. */
    double allocated() {
        return metric("gc.alloc.rate.norm").orElseThrow();
    }
}
