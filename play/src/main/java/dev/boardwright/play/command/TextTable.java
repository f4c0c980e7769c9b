package dev.boardwright.play.command;

import java.util.List;
import java.util.stream.Stream;

/** Lays text out in columns. */
final class TextTable {
    private static final int GAP = 2;

    private TextTable() {}

    /** The rows below the heading, each column as wide as its widest text; empty without rows. */
    static String of(List<String> heading, List<List<String>> rows) {
        if (rows.isEmpty()) {
            return "";
        }
        int[] widths = new int[heading.size()];
        Stream.concat(Stream.of(heading), rows.stream()).forEach(row -> {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], row.get(i).length() + GAP);
            }
        });
        StringBuilder out = new StringBuilder();
        Stream.concat(Stream.of(heading), rows.stream())
                .forEach(row -> out.append(line(row, widths)).append('\n'));
        return out.toString();
    }

    private static String line(List<String> row, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < widths.length; i++) {
            line.append(row.get(i)).append(" ".repeat(widths[i] - row.get(i).length()));
        }
        return line.toString().stripTrailing();
    }
}
