package dev.boardwright.ai.solve.proof;

import dev.boardwright.core.Game;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.json.GameJson;
import dev.boardwright.core.json.Json;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Consumer;

/**
 * Writes the lines of a proof, in the form that the package page describes. Used by one thread.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
public final class ProofWriter<S, M> {
    static final String FORMAT = "boardwright-proof";
    static final int VERSION = 1;

    private final Game<S, M> game;
    private final Consumer<String> out;
    private final MessageDigest digest = sha256();
    private long lines;

    /** A proof of {@code game} whose lines go to {@code out}. */
    public ProofWriter(Game<S, M> game, Consumer<String> out) {
        this.game = game;
        this.out = out;
    }

    /** Writes the first line: with best play of both sides, {@code state} has this outcome. */
    public void claim(S state, Outcome outcome, List<M> then) {
        line(new Json()
                .with("format", FORMAT)
                .with("version", VERSION)
                .withAll(GameJson.position(game, state))
                .with("outcome", outcome.code())
                .with("then", GameJson.texts(game, then)));
    }

    /** Writes a step: in {@code state} the side to move plays {@code move}, and then one of {@code then} if there is no line. */
    public void step(S state, M move, List<M> then) {
        line(new Json()
                .with("position", game.notation().formatState(state))
                .with("move", game.notation().formatMove(move))
                .with("then", GameJson.texts(game, then)));
    }

    private void line(Json json) {
        String line = json.toString();
        add(digest, line);
        lines++;
        out.accept(line);
    }

    /** Writes the last line. */
    public void end() {
        out.accept(last(lines, digest));
    }

    /** The number of lines written before the last. */
    public long lines() {
        return lines;
    }

    static String last(long lines, MessageDigest digest) {
        return new Json()
                .with("lines", lines)
                .with("sha256", HexFormat.of().formatHex(digest.digest()))
                .toString();
    }

    static void add(MessageDigest digest, String line) {
        digest.update(line.getBytes(StandardCharsets.UTF_8));
        digest.update((byte) '\n');
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java has SHA-256", e);
        }
    }
}
