package dev.boardwright.testkit;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.GameOptions;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts of move sequences in a text file, one on each line:
 *
 * <pre>
 *   # options      | depth | count  | position (the start, if none is given)
 *   size=6         | 3     | 98814
 *   variant=medium | 2     | 17     | xx1xxb/r1xx1x/xbx1rx/xxr1xx/1xxbx1/xbx1xr r
 * </pre>
 *
 * <p>Options are written as {@link GameOptions#parse} reads them, and may be left out. Empty lines, and lines that
 * begin with {@code #}, are skipped. {@link PerftContract} compares a game with its table.
 *
 * @param rows the counts, in the order of the file
 */
public record PerftTable(List<Row> rows) {
    /**
     * A count.
     *
     * @param line the number of the line in the file, from 1
     * @param options the options of the game
     * @param depth the length of the sequences
     * @param count the number of sequences; a game that ends earlier counts once
     * @param position the text of the position to count from; empty for the start
     */
    public record Row(int line, GameOptions options, int depth, long count, String position) {}

    /** Copies the list. */
    public PerftTable {
        rows = List.copyOf(rows);
    }

    /**
     * The table in this text.
     *
     * @throws BoardwrightException if a line is malformed, or there is no count
     */
    public static PerftTable parse(String text) {
        List<Row> rows = new ArrayList<>();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                rows.add(row(i + 1, line));
            }
        }
        if (rows.isEmpty()) {
            throw new BoardwrightException("a perft table has at least one count; this one has none");
        }
        return new PerftTable(rows);
    }

    private static Row row(int number, String line) {
        String[] columns = line.split("\\|", -1);
        try {
            if (columns.length < 3 || columns.length > 4) {
                throw new BoardwrightException(columns.length + " columns");
            }
            return new Row(
                    number,
                    GameOptions.parse(columns[0].strip()),
                    Integer.parseInt(columns[1].strip()),
                    Long.parseLong(columns[2].strip()),
                    columns.length == 4 ? columns[3].strip() : "");
        } catch (BoardwrightException | NumberFormatException e) {
            throw new BoardwrightException(
                    "line " + number + " of a perft table is 'options | depth | count | position', not "
                            + BoardwrightException.quote(line) + ": " + e.getMessage(),
                    e);
        }
    }

    /**
     * The table in the resource with this name, found as {@link Class#getResourceAsStream} says.
     *
     * @throws BoardwrightException if there is none, or it is malformed
     */
    public static PerftTable ofResource(Class<?> type, String name) {
        try (InputStream in = type.getResourceAsStream(name)) {
            if (in == null) {
                throw new BoardwrightException("there is no perft table " + name + " beside " + type.getName());
            }
            return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
