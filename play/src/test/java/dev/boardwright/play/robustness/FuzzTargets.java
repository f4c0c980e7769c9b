package dev.boardwright.play.robustness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.boardwright.ai.job.LineFile;
import dev.boardwright.ai.job.LineMerge;
import dev.boardwright.ai.job.Lines;
import dev.boardwright.ai.job.Merge;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.core.json.GameJson;
import dev.boardwright.core.json.Json;
import dev.boardwright.core.json.JsonReader;
import dev.boardwright.core.record.GameRecord;
import dev.boardwright.play.ugi.UgiEngine;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Targets for the fuzzer Jazzer, one for each parser: any bytes are parsed or refused with the library's exception, and what
 * was parsed is parsed again from its own text. {@code .ci/fuzz} runs them for a while, {@link FuzzCorpusTest} runs the
 * files that are kept.
 */
public final class FuzzTargets {
    static final List<Class<?>> ALL = List.of(
            Positions.class,
            Records.class,
            JsonTexts.class,
            Options.class,
            EngineLines.class,
            Shards.class,
            LineFiles.class,
            SerialForms.class);

    private FuzzTargets() {}

    private static String text(byte[] data, int from) {
        return new String(data, Math.min(from, data.length), Math.max(0, data.length - from), StandardCharsets.UTF_8);
    }

    /** A game that the first byte chooses. */
    private static Game<?, ?> game(byte[] data) {
        List<Game<?, ?>> all = SampleGames.ALL;
        return all.get(data.length == 0 ? 0 : (data[0] & 0xff) % all.size());
    }

    /** Positions and moves: a byte for the game, and the text. */
    public static final class Positions {
        public static void fuzzerTestOneInput(byte[] data) {
            Sense.ofText(game(data), text(data, 1));
        }
    }

    /** Records: one, several, of any game. */
    public static final class Records {
        public static void fuzzerTestOneInput(byte[] data) {
            String text = text(data, 0);
            Sense.attempt(() -> GameRecord.parse(text)).ifPresent(Sense::ofRecord);
            Sense.attempt(() -> GameRecord.parseAll(text)).ifPresent(all -> all.forEach(Sense::ofRecord));
        }
    }

    /** JSON, of states and records too. */
    public static final class JsonTexts {
        public static void fuzzerTestOneInput(byte[] data) {
            String text = text(data, 1);
            Sense.attempt(() -> JsonReader.object(text))
                    .map(JsonTexts::write)
                    .ifPresent(json -> assertEquals(json, write(JsonReader.object(json))));
            Sense.attempt(() -> GameJson.parseState(game(data), text));
            Sense.attempt(() -> GameJson.parseRecord(text)).ifPresent(Sense::ofRecord);
        }

        private static String write(Map<String, ?> members) {
            Json json = new Json();
            members.forEach(json::with);
            return json.toString();
        }
    }

    /** Options of a game: {@code game name=value name=value}. */
    public static final class Options {
        public static void fuzzerTestOneInput(byte[] data) {
            String[] words = text(data, 0).split(" ", 2);
            Sense.attempt(() -> GameOptions.parse(words.length < 2 ? "" : words[1]))
                    .ifPresent(options -> {
                        assertEquals(options, GameOptions.parse(options.toString()));
                        Sense.attempt(() -> Games.create(words[0], options))
                                .ifPresent(game ->
                                        assertEquals(words[0], game.info().name()));
                    });
        }
    }

    /** Lines for the engine. Searches are short. */
    public static final class EngineLines {
        private static final Pattern LONG = Pattern.compile("(?m)^(.*\\bgo\\b.*|.*(Hash|Threads).*)$");
        private static final Game<?, ?> GAME = Games.create("369", GameOptions.of("size", 3));

        public static void fuzzerTestOneInput(byte[] data) {
            byte[] lines = LONG.matcher(text(data, 0)).replaceAll("go nodes 5").getBytes(StandardCharsets.UTF_8);
            try {
                new UgiEngine<>(GAME, OutputStream.nullOutputStream(), Duration.ZERO)
                        .run(new ByteArrayInputStream(lines));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** The files of shards, separated by a byte 0. */
    public static final class Shards {
        public static void fuzzerTestOneInput(byte[] data) {
            List<Path> files = new ArrayList<>();
            try {
                for (String text : text(data, 0).split("\0", 3)) {
                    files.add(Files.writeString(Files.createTempFile("shard", ""), text));
                }
                Merge merge = new Merge();
                text(data, 0)
                        .lines()
                        .forEach(line -> Sense.attempt(() -> {
                            merge.add(JsonReader.object(line));
                            return line;
                        }));
                for (boolean partial : new boolean[] {false, true}) {
                    Sense.attempt(() -> {
                        LineMerge.merge(files, partial, line -> {});
                        return files;
                    });
                    Sense.attempt(() -> merge.result(partial)).ifPresent(Merge.Result::lines);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } finally {
                files.forEach(file -> file.toFile().delete());
            }
        }
    }

    /** Compressed lines: what can be resumed is whole afterwards, and has the lines that could be read before. */
    public static final class LineFiles {
        public static void fuzzerTestOneInput(byte[] data) {
            try {
                Path file = Files.write(Files.createTempFile("lines", ".gz"), data);
                try {
                    Sense.attempt(() -> resume(file)).ifPresent(lines -> assertEquals(lines, read(file)));
                } finally {
                    Files.deleteIfExists(file);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private static List<String> resume(Path file) {
            List<String> found = new ArrayList<>();
            LineFile.Resumed resumed = LineFile.resume(file, (number, line) -> found.add(line));
            try (LineFile out = resumed.file()) {
                out.line("more");
                out.complete();
            }
            found.add("more");
            return found;
        }

        private static List<String> read(Path file) {
            List<String> found = new ArrayList<>();
            try (Lines lines = Lines.open(file)) {
                for (String line = lines.next(); line != null; line = lines.next()) {
                    found.add(line);
                }
                assertFalse(lines.isTorn());
            }
            return found;
        }
    }

    /** Serial forms, read with limits as a careful program does; one of a record is a record that makes sense. */
    public static final class SerialForms {
        private static final ObjectInputFilter LIMITS =
                ObjectInputFilter.Config.createFilter("maxbytes=100000;maxarray=10000;maxdepth=50;maxrefs=10000");

        public static void fuzzerTestOneInput(byte[] data) {
            Object value = read(data);
            if (value instanceof GameRecord<?, ?> record) {
                Sense.ofRecord(record);
            } else {
                SampleGames.ALL.forEach(game -> ofState(game, value));
            }
        }

        /** The object; null if the stream is refused, with any exception of the platform, but no error. */
        private static @Nullable Object read(byte[] data) {
            try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(data))) {
                in.setObjectInputFilter(LIMITS);
                return in.readObject();
            } catch (IOException | ClassNotFoundException | RuntimeException refused) {
                return null;
            }
        }

        private static <S> void ofState(Game<S, ?> game, @Nullable Object value) {
            Class<?> kind = game.initialState().getClass();
            if (kind.isInstance(value)) {
                @SuppressWarnings("unchecked")
                S state = (S) value;
                Sense.ofState(game, state);
            }
        }
    }
}
