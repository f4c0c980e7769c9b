package dev.boardwright.benchmarks.solved;

import dev.boardwright.core.NotationException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;

/**
 * The margin of every layout of Greener on 4 by 4 with best play, Black to move first. Read from the table in
 * {@code docs/data/greener-4x4.csv.gz}, which was computed with {@code boardwright solve}. Immutable.
 *
 * <p>The table is CSV, compressed with gzip, with a header and a line for each of {@link GreenerLayouts#classes}: the layout, how
 * many layouts are its images, and the margin: a hundred for each green, and one for each pyramid
 * that Black's tallest stack is taller.
 */
public final class SolvedLayouts {
    private static final String HEADER = "layout,count,margin";
    /** A full board of single pyramids with Black to move. */
    private static final Pattern LAYOUT = Pattern.compile("([bwg]{4}/[bwg]{4}/[bwg]{4}/[bwg]{4}) b");

    private final Map<String, Integer> margins;

    private SolvedLayouts(Map<String, Integer> margins) {
        this.margins = margins;
    }

    /**
     * Prints the margin of each position.
     *
     * @param args the file with the table, then the texts of positions
     */
    public static void main(String[] args) throws IOException {
        if (args.length < 2) {
            System.err.println("usage: SolvedLayouts TABLE POSITION...");
            System.exit(2);
        }
        try (InputStream in = Files.newInputStream(Path.of(args[0]))) {
            SolvedLayouts table = read(in);
            for (String position : Arrays.asList(args).subList(1, args.length)) {
                System.out.println(position + ": " + table.margin(position));
            }
        }
    }

    /**
     * Reads the table.
     *
     * @throws NotationException if it is not one
     */
    public static SolvedLayouts read(InputStream compressed) throws IOException {
        Map<String, Integer> margins = new HashMap<>();
        BufferedReader reader =
                new BufferedReader(new InputStreamReader(new GZIPInputStream(compressed), StandardCharsets.UTF_8));
        String line = reader.readLine();
        if (!HEADER.equals(line)) {
            throw new NotationException("the table does not begin with " + HEADER);
        }
        for (line = reader.readLine(); line != null; line = reader.readLine()) {
            String[] fields = line.split(",", -1);
            if (fields.length != 3 || !fields[2].matches("-?[0-9]{1,4}")) {
                throw new NotationException(
                        "line " + (margins.size() + 2) + " of the table is not layout,count,margin");
            }
            margins.put(fields[0], Integer.parseInt(fields[2]));
        }
        return new SolvedLayouts(Map.copyOf(margins));
    }

    /** How many classes of layouts there are. */
    public int size() {
        return margins.size();
    }

    /**
     * The margin of a layout with best play, from Black's side.
     *
     * @param position the text of a full board of 4 by 4 with single pyramids, four of each side, and Black to move
     * @throws NotationException if it is not one
     */
    public int margin(String position) {
        Matcher layout = LAYOUT.matcher(position);
        Integer margin = layout.matches() ? margins.get(classOf(layout.group(1))) : null;
        if (margin == null) {
            throw new NotationException("the table has starting layouts of 4 by 4 only, with Black to move");
        }
        return margin;
    }

    /** Mirroring the rows is among the symmetries, so it does not matter that a text begins with the top row. */
    private static String classOf(String rows) {
        return GreenerLayouts.first(rows.replace("/", ""));
    }
}
