package dev.boardwright.greener;

import dev.boardwright.core.NotationException;
import dev.boardwright.core.Player;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.GZIPInputStream;

/**
 * The margin of every layout of Greener on 4 by 4 with best play, Black to move first. Read from the table in
 * {@code docs/data/greener-4x4.csv.gz}, which was computed with {@code boardwright solve}. Immutable.
 *
 * <p>The table is CSV, compressed with gzip, with a header and a line for each of {@link Layouts#classes}: the layout, how
 * many layouts are its images, and the margin as in {@link Greener}: a hundred for each green, and one for each pyramid
 * that Black's tallest stack is taller.
 */
public final class SolvedLayouts {
    private static final String HEADER = "layout,count,margin";

    private final Map<String, Integer> margins;

    private SolvedLayouts(Map<String, Integer> margins) {
        this.margins = margins;
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
     * @throws NotationException if the state is not a full board of 4 by 4 with single pyramids, four of each side, and
     *     Black to move
     */
    public int margin(GreenerState layout) {
        Integer margin = layout.size() == 4 && layout.turn() == Player.FIRST ? margins.get(classOf(layout)) : null;
        if (margin == null) {
            throw new NotationException("the table has starting layouts of 4 by 4 only, with Black to move");
        }
        return margin;
    }

    /** The class of a full board of single pyramids; no class of a board with stacks or empty cells. */
    private static String classOf(GreenerState layout) {
        return layout.stacks().stream().allMatch(stack -> stack.length() == 1)
                ? Layouts.first(String.join("", layout.stacks()))
                : "";
    }
}
