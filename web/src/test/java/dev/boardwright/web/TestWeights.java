package dev.boardwright.web;

import dev.boardwright.core.Game;
import dev.boardwright.core.pattern.PatternGame;
import dev.boardwright.core.pattern.PatternShape;
import dev.boardwright.core.pattern.PatternWeights;
import dev.boardwright.core.pattern.Patterns;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Files of weights that nobody learned. */
public final class TestWeights {
    private TestWeights() {}

    /** Random weights of a game. */
    public static byte[] of(Game<?, ?> game) {
        PatternGame<?, ?> own = (PatternGame<?, ?>) game;
        Patterns patterns = Patterns.of(own.boardBits().layout(), List.of(PatternShape.box(2, 2)));
        int groups = patterns.layout().groups();
        Random random = new Random(1);
        short[][] tables = new short[groups][patterns.weights()];
        for (short[] table : tables) {
            for (int i = 0; i < table.length; i++) {
                table[i] = (short) random.nextInt(-300, 300);
            }
        }
        int[] factors = new int[groups];
        Arrays.fill(factors, 1 << PatternWeights.FACTOR_BITS);
        PatternWeights.Origin origin =
                new PatternWeights.Origin(game.info().name(), own.patternOptions(), "", 1, "a test");
        return new PatternWeights(origin, patterns, new int[groups], factors, tables).toBytes();
    }

    /** A file with one bit of another value. */
    public static byte[] damaged(byte[] file) {
        byte[] damaged = file.clone();
        damaged[damaged.length / 2] ^= 1;
        return damaged;
    }
}
