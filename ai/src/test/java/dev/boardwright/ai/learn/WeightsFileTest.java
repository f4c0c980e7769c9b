package dev.boardwright.ai.learn;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.blackstone.Blackstone;
import dev.boardwright.blackstone.BlackstoneState;
import dev.boardwright.blackstone.Variant;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.pattern.BitLayout;
import dev.boardwright.core.pattern.PatternEvaluation;
import dev.boardwright.core.pattern.PatternShape;
import dev.boardwright.core.pattern.PatternWeights;
import dev.boardwright.core.pattern.Patterns;
import dev.boardwright.threesixnine.ThreeSixNine;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WeightsFileTest {
    private static final Blackstone GAME = Blackstone.of(6, Variant.STANDARD);
    private static final String MAGIC = "boardwright weights 1\n";
    private static final String HEADER = """
            game: blackstone
            options: size=6 variant=standard
            pieces:\s
            board: 6x6 planes 2 phases 3 alike symmetries 8
            patterns: PATTERNS
            constants: 1 2 3
            factors: 4 5 6
            seed: 7
            training: none

            """;

    @TempDir
    private Path folder;

    static PatternWeights weights(Blackstone game, long seed) {
        BitLayout layout = game.boardBits().layout();
        Patterns patterns = Patterns.of(layout, List.of(PatternShape.box(2, 2)));
        Random random = new Random(seed);
        short[][] tables = new short[layout.groups()][patterns.weights()];
        for (short[] table : tables) {
            for (int i = 0; i < table.length; i++) {
                table[i] = (short) random.nextInt(-300, 300);
            }
        }
        PatternWeights.Origin origin =
                new PatternWeights.Origin("blackstone", game.patternOptions(), "", seed, "2 generations");
        return new PatternWeights(
                origin, patterns, new int[] {1, -2, 3}, new int[] {1 << 15, 1 << 16, -(1 << 10)}, tables);
    }

    private static <S> PatternEvaluation<S> read(byte[] file, Game<S, ?> game) {
        return PatternEvaluation.read(new ByteArrayInputStream(file), game, PatternEvaluation.baseOf(game));
    }

    private static String refusal(byte[] file, Game<?, ?> game) {
        return assertThrows(BoardwrightException.class, () -> read(file, game)).getMessage();
    }

    /** A file with a true digest of any content. */
    private static byte[] crafted(byte[] content) throws Exception {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes(MAGIC.getBytes(StandardCharsets.UTF_8));
        file.writeBytes(MessageDigest.getInstance("SHA-256").digest(content));
        file.writeBytes(content);
        return file.toByteArray();
    }

    private static byte[] crafted(String header, int zeros) throws Exception {
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(content)) {
            out.write(header.getBytes(StandardCharsets.UTF_8));
            out.write(new byte[zeros]);
        }
        return crafted(content.toByteArray());
    }

    @Test
    void aFileHasTheWeightsThatWereWritten() {
        PatternWeights weights = weights(GAME, 3);
        byte[] file = weights.toBytes();
        PatternWeights read = read(file, GAME).weights();
        assertEquals(weights.origin(), read.origin());
        assertEquals(weights.toString(), read.toString());
        for (int group = 0; group < 3; group++) {
            assertEquals(weights.constant(group), read.constant(group));
            assertEquals(weights.factor(group), read.factor(group));
            for (int i = 0; i < weights.patterns().weights(); i++) {
                assertEquals(weights.weight(group, i), read.weight(group, i));
            }
        }
        assertArrayEquals(file, read.toBytes());
    }

    @Test
    void roundedWeightsAreMultiplesAndTakeLessSpace() {
        PatternWeights weights = weights(GAME, 3);
        PatternWeights rounded = weights.rounded(32);
        for (int i = 0; i < weights.patterns().weights(); i++) {
            assertEquals(0, rounded.weight(1, i) % 32);
            assertTrue(Math.abs(rounded.weight(1, i) - weights.weight(1, i)) <= 16);
        }
        assertTrue(rounded.toBytes().length < weights.toBytes().length * 2 / 3);
    }

    @Test
    void everyDamagedByteIsFound() {
        byte[] file = weights(GAME, 3).toBytes();
        for (int at = 0; at < file.length; at += at < 200 ? 1 : 97) {
            byte[] damaged = file.clone();
            damaged[at] ^= 4;
            String message = refusal(damaged, GAME);
            assertTrue(message.contains(at < MAGIC.length() ? "does not begin with" : "damaged"), message);
        }
        for (int length = 0; length < file.length; length += length < 200 ? 1 : 97) {
            refusal(java.util.Arrays.copyOf(file, length), GAME);
        }
        assertTrue(refusal(java.util.Arrays.copyOf(file, file.length + 1), GAME).contains("damaged"));
    }

    @Test
    void weightsOfAnotherGameSizeOrVariantAreRefused() {
        byte[] file = weights(GAME, 3).toBytes();
        assertEquals(
                "the weights are for the game \"blackstone\", not 369",
                refusal(file, ThreeSixNine.create()).replace('\'', '"'));
        assertTrue(refusal(file, Blackstone.create()).contains("not with size=8 variant=standard"));
        assertTrue(refusal(file, Blackstone.of(6, Variant.HIGH)).contains("not with size=6 variant=high"));
    }

    @Test
    void craftedFilesAreRefusedWithAReason() throws Exception {
        String good = HEADER.replace("PATTERNS", "box2x2");
        int bytes = 2 * 3 * weights(GAME, 1).patterns().weights();
        assertEquals(2, read(crafted(good, bytes), GAME).weights().constant(1));
        assertTrue(refusal(crafted(good, bytes - 1), GAME).contains("fewer"));
        assertTrue(refusal(crafted(good, bytes + 1), GAME).contains("more"));
        assertTrue(refusal(crafted(good, 100_000_000), GAME).contains("more"));
        assertTrue(refusal(crafted("x".repeat(100_000), 0), GAME).contains("too long"));
        assertTrue(refusal(crafted("", 0), GAME).contains("ends in its header"));
        assertTrue(refusal(crafted("no colon\n\n", 0), GAME).contains("no colon"));
        assertTrue(refusal(crafted("game: blackstone\n\n", 0), GAME).contains("options"));
        assertTrue(refusal(crafted(good.replace("box2x2", "blob"), bytes), GAME).contains("a pattern is"));
        assertTrue(
                refusal(crafted(good.replace("box2x2", "line16"), bytes), GAME).contains("0"));
        assertTrue(refusal(crafted(good.replace("1 2 3", "1 2"), bytes), GAME).contains("constants"));
        assertTrue(refusal(crafted(good.replace("1 2 3", "1 2 x"), bytes), GAME).contains("makes no sense"));
        assertTrue(refusal(crafted(good.replace("seed: 7", "seed: 1e99"), bytes), GAME)
                .contains("makes no sense"));
        assertTrue(refusal(crafted(good.replace("planes 2", "planes 4"), bytes), GAME)
                .contains("planes 4"));
        String many = "line1 ".repeat(17).strip();
        assertTrue(refusal(crafted(good.replace("box2x2", many), bytes), GAME).contains("16 shapes"));
        assertTrue(refusal(crafted(new byte[100]), GAME).contains("cannot be read"));
        assertTrue(refusal(crafted(good.replace("box2x2", "box2x4 full6"), 0), Blackstone.of(6, Variant.STANDARD))
                .contains("fewer"));
    }

    @Test
    void aHugeFileIsNotReadToItsEnd() {
        assertTrue(refusal(new byte[(1 << 23) + 1], GAME).contains("at most"));
    }

    @Test
    void aFileIsNamedInTheMessage() throws IOException {
        Path file = folder.resolve("w.bin");
        assertTrue(assertThrows(BoardwrightException.class, () -> LearnedEvaluation.read(file, GAME))
                .getMessage()
                .contains("w.bin"));
        Files.write(file, new byte[] {1});
        assertTrue(assertThrows(BoardwrightException.class, () -> LearnedEvaluation.read(file, GAME))
                .getMessage()
                .contains("w.bin: "));
        Files.write(file, weights(GAME, 3).toBytes());
        assertEquals(3, LearnedEvaluation.read(file, GAME).weights().origin().seed());
    }

    @Test
    void optionsThatDecideNothingDoNotMatter() {
        byte[] file = weights(GAME, 3).toBytes();
        Game<?, ?> other = dev.boardwright.core.Games.create(
                "blackstone", GameOptions.of("size", 6).with("double-elimination", "mover-wins"));
        assertEquals(3, read(file, other).weights().origin().seed());
    }

    @Test
    void evaluationsOfAnotherBoardAreRefused() {
        PatternWeights weights = weights(GAME, 3);
        assertThrows(
                BoardwrightException.class,
                () -> PatternEvaluation.<BlackstoneState>of(
                        Blackstone.create().boardBits(), weights, (position, player) -> 0));
    }
}
