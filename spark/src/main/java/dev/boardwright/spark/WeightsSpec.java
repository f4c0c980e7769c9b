package dev.boardwright.spark;

import dev.boardwright.ai.Evaluations;
import dev.boardwright.ai.job.FileProblem;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.pattern.PatternEvaluation;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * The weights of a level, as text for any machine: the file is read once, where the job is started.
 *
 * @param name the name of the file, {@code none} for the game's evaluation without weights, or empty for the evaluation
 *     that the game has
 * @param contents each byte of the file as a character; empty if there is no file
 */
public record WeightsSpec(String name, String contents) implements Serializable {
    private static final long serialVersionUID = 1;
    private static final String NONE = "none";

    /** The evaluation that the game has. */
    public static final WeightsSpec OWN = new WeightsSpec("", "");

    /**
     * What a command line chooses.
     *
     * @param choice the name of a file, {@code none}, or null for the evaluation that the game has
     * @throws BoardwrightException if the file cannot be read; whose weights it has is not checked yet
     */
    public static WeightsSpec of(@Nullable String choice) {
        if (choice == null) {
            return OWN;
        }
        if (choice.equals(NONE)) {
            return new WeightsSpec(choice, "");
        }
        Path file = Path.of(choice);
        try {
            return new WeightsSpec(choice, new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
        } catch (IOException e) {
            throw FileProblem.of("read", file, e);
        }
    }

    /**
     * The evaluations of a level.
     *
     * @throws BoardwrightException if the file is not one of weights for this game
     */
    <S> Evaluations evaluations(Game<S, ?> game) {
        if (name.isEmpty()) {
            return Evaluations.own();
        }
        var base = PatternEvaluation.baseOf(game);
        if (name.equals(NONE)) {
            return Evaluations.only(game, base);
        }
        try {
            return Evaluations.only(game, PatternEvaluation.read(new ByteArrayInputStream(bytes()), game, base));
        } catch (BoardwrightException e) {
            throw new BoardwrightException(name + ": " + e.getMessage(), e);
        }
    }

    /** The SHA-256 of the file, which tells jobs with files of one name apart. */
    String digest() {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes()));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java platform has SHA-256", e);
        }
    }

    private byte[] bytes() {
        return contents.getBytes(StandardCharsets.ISO_8859_1);
    }
}
