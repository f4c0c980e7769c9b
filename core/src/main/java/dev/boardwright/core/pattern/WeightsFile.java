package dev.boardwright.core.pattern;

import com.google.common.base.Splitter;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * A file of weights: a first line that names the format and its version, the SHA-256 of the rest, and the rest, compressed
 * with gzip. The rest is lines {@code name: value}, an empty line, and the weights in two bytes each: for each group all high
 * bytes, then all low bytes, which compresses better than pairs.
 *
 * <p>A reader checks the digest before it decompresses anything, and what the lines say before it allocates by it.
 */
final class WeightsFile {
    private static final byte[] MAGIC = "boardwright weights 1\n".getBytes(StandardCharsets.US_ASCII);
    /** The largest file, compressed. Shipped weights have at most 200 KB. */
    private static final int MOST_BYTES = 1 << 23;

    private static final int MOST_HEADER = 1 << 14;
    private static final int MOST_SHAPES = 16;

    private WeightsFile() {}

    static byte[] bytes(PatternWeights weights) {
        ByteArrayOutputStream rest = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(rest) {
            {
                def.setLevel(9);
            }
        }) {
            out.write(header(weights).getBytes(StandardCharsets.UTF_8));
            int groups = weights.patterns().layout().groups();
            for (int group = 0; group < groups; group++) {
                short[] table = weights.table(group);
                for (int shift = 8; shift >= 0; shift -= 8) {
                    for (short weight : table) {
                        out.write(weight >> shift);
                    }
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        byte[] content = rest.toByteArray();
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes(MAGIC);
        file.writeBytes(Sha256.digest(content, 0));
        file.writeBytes(content);
        return file.toByteArray();
    }

    private static String header(PatternWeights weights) {
        PatternWeights.Origin origin = weights.origin();
        Patterns patterns = weights.patterns();
        int groups = patterns.layout().groups();
        Map<String, String> lines = new LinkedHashMap<>();
        lines.put("game", origin.game());
        lines.put("options", origin.options().toString());
        lines.put("pieces", origin.pieces());
        lines.put("board", patterns.layout().toString());
        lines.put(
                "patterns",
                patterns.shapes().stream().map(PatternShape::toString).collect(Collectors.joining(" ")));
        lines.put("constants", numbers(groups, weights::constant));
        lines.put("factors", numbers(groups, weights::factor));
        lines.put("seed", Long.toString(origin.seed()));
        lines.put("training", origin.training());
        StringBuilder text = new StringBuilder();
        lines.forEach((name, value) ->
                text.append(name).append(": ").append(value.replace('\n', ' ')).append('\n'));
        return text.append('\n').toString();
    }

    private interface Numbers {
        int get(int group);
    }

    private static String numbers(int groups, Numbers numbers) {
        StringBuilder text = new StringBuilder();
        for (int group = 0; group < groups; group++) {
            text.append(group == 0 ? "" : " ").append(numbers.get(group));
        }
        return text.toString();
    }

    /** Reads a file for this game. */
    static PatternWeights read(InputStream in, Game<?, ?> game) {
        try {
            byte[] file = upTo(in, MOST_BYTES + 1);
            if (file.length > MOST_BYTES) {
                throw new BoardwrightException("a file of weights has at most " + MOST_BYTES + " bytes");
            }
            int start = MAGIC.length + Sha256.BYTES;
            if (file.length < MAGIC.length || !Arrays.equals(MAGIC, Arrays.copyOf(file, MAGIC.length))) {
                throw new BoardwrightException("this is not a file of weights that this version reads: it does not"
                        + " begin with \"boardwright weights 1\"");
            }
            if (file.length < start
                    || !Arrays.equals(Sha256.digest(file, start), Arrays.copyOfRange(file, MAGIC.length, start))) {
                throw new BoardwrightException("the file of weights is damaged: its digest is that of other bytes");
            }
            GZIPInputStream content = new GZIPInputStream(new ByteArrayInputStream(file, start, file.length - start));
            return parse(header(content), content, game);
        } catch (IOException e) {
            throw new BoardwrightException("the weights cannot be read: " + e.getMessage(), e);
        } catch (IllegalArgumentException e) {
            throw new BoardwrightException("the file of weights makes no sense: " + e.getMessage(), e);
        }
    }

    private static byte[] upTo(InputStream in, int most) throws IOException {
        ByteArrayOutputStream read = new ByteArrayOutputStream();
        byte[] buffer = new byte[1 << 13];
        while (read.size() < most) {
            int count = in.read(buffer, 0, Math.min(buffer.length, most - read.size()));
            if (count < 0) {
                break;
            }
            read.write(buffer, 0, count);
        }
        return read.toByteArray();
    }

    private static Map<String, String> header(InputStream in) throws IOException {
        Map<String, String> values = new LinkedHashMap<>();
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int count = 0; count < MOST_HEADER; count++) {
            int b = in.read();
            if (b < 0) {
                throw new BoardwrightException("the file of weights ends in its header");
            }
            if (b != '\n') {
                line.write(b);
                continue;
            }
            String text = new String(line.toByteArray(), StandardCharsets.UTF_8);
            if (text.isEmpty()) {
                return values;
            }
            int colon = text.indexOf(": ");
            if (colon < 0) {
                throw new BoardwrightException(
                        "the header of the file of weights has a line " + BoardwrightException.quote(text));
            }
            values.put(text.substring(0, colon), text.substring(colon + 2));
            line.reset();
        }
        throw new BoardwrightException("the header of the file of weights is too long");
    }

    private static <S> PatternWeights parse(Map<String, String> header, InputStream in, Game<S, ?> game)
            throws IOException {
        String name = game.info().name();
        if (!get(header, "game").equals(name)) {
            throw new BoardwrightException("the weights are for the game "
                    + BoardwrightException.quote(get(header, "game")) + ", not " + name);
        }
        GameOptions options = options(game);
        if (!get(header, "options").equals(options.toString())) {
            throw new BoardwrightException("the weights are for " + name + " with "
                    + BoardwrightException.quote(get(header, "options")) + ", not with " + options);
        }
        BitLayout layout = PatternEvaluation.bits(game, get(header, "pieces")).layout();
        if (!get(header, "board").equals(layout.toString())) {
            throw new BoardwrightException("the weights are for the board "
                    + BoardwrightException.quote(get(header, "board")) + ", not " + layout);
        }
        Patterns patterns = Patterns.of(layout, shapes(get(header, "patterns")));
        int groups = layout.groups();
        if ((long) groups * patterns.weights() > Patterns.MOST_WEIGHTS) {
            throw new BoardwrightException("the file has more than " + Patterns.MOST_WEIGHTS + " weights");
        }
        int[] constants = numbers(header, "constants", groups);
        int[] factors = numbers(header, "factors", groups);
        long seed = Long.parseLong(get(header, "seed"));
        // The bytes come first: a short file does not get large tables.
        int size = 2 * groups * patterns.weights();
        byte[] bytes = upTo(in, size + 1);
        if (bytes.length != size) {
            throw new BoardwrightException("the file has " + (bytes.length > size ? "more" : "fewer") + " than the "
                    + size / 2 + " weights of its patterns");
        }
        short[][] tables = new short[groups][patterns.weights()];
        int at = 0;
        for (short[] table : tables) {
            for (int i = 0; i < table.length; i++) {
                table[i] = (short) (bytes[at + i] << 8 | (bytes[at + table.length + i] & 0xff));
            }
            at += 2 * table.length;
        }
        PatternWeights.Origin origin =
                new PatternWeights.Origin(name, options, get(header, "pieces"), seed, get(header, "training"));
        return new PatternWeights(origin, patterns, constants, factors, tables);
    }

    /** The options that decide what weights mean. */
    static GameOptions options(Game<?, ?> game) {
        return game instanceof PatternGame<?, ?> own ? own.patternOptions() : game.options();
    }

    private static List<PatternShape> shapes(String text) {
        List<PatternShape> shapes = new ArrayList<>();
        for (String word : Splitter.on(' ').split(text)) {
            if (shapes.size() == MOST_SHAPES) {
                throw new BoardwrightException("the file has more than " + MOST_SHAPES + " shapes of patterns");
            }
            shapes.add(PatternShape.parse(word));
        }
        return shapes;
    }

    private static int[] numbers(Map<String, String> header, String name, int count) {
        List<String> words = Splitter.on(' ').splitToList(get(header, name));
        if (words.size() != count) {
            throw new BoardwrightException("the file of weights has " + words.size() + " " + name + ", not " + count);
        }
        return words.stream().mapToInt(Integer::parseInt).toArray();
    }

    private static String get(Map<String, String> header, String name) {
        String value = header.get(name);
        if (value == null) {
            throw new BoardwrightException("the header of the file of weights does not say its " + name);
        }
        return value;
    }
}
