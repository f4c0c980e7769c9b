package dev.boardwright.core.pattern;

import dev.boardwright.core.GameOptions;

/**
 * The weights of a {@link PatternEvaluation}, with what they belong to and how they came about. Immutable and safe to share.
 */
public final class PatternWeights {
    /** The value of one unit of log odds. */
    public static final int UNIT = 256;

    /** The value that means a win in 85 of 100 games: the log odds of 0.85. */
    public static final int SCALE = (int) Math.round(UNIT * 1.7346);

    /** The binary places of a weight after a whole unit of value. */
    public static final int FINE_BITS = 2;

    /** The binary places of the factor of the base. */
    public static final int FACTOR_BITS = 16;

    /**
     * What weights belong to, and where they come from.
     *
     * @param game the name of the game
     * @param options those of {@link PatternGame#patternOptions}
     * @param pieces the pieces that {@link TextBits} tells apart, empty for a game that is a {@link PatternGame}
     * @param seed the seed of the training
     * @param training the training in words, one line
     */
    public record Origin(String game, GameOptions options, String pieces, long seed, String training) {}

    private final Origin origin;
    private final Patterns patterns;
    /** By group: constant, factor, table. */
    private final int[] constants;

    private final int[] factors;
    private final short[][] tables;

    /**
     * Weights by group: phase, plus the number of phases for the second side if sides are not alike.
     *
     * @param constants the values of an empty sum
     * @param factors the factors of the base, with {@link #FACTOR_BITS} binary places
     * @param tables the weights of all patterns, with {@link #FINE_BITS} binary places
     */
    public PatternWeights(Origin origin, Patterns patterns, int[] constants, int[] factors, short[][] tables) {
        int groups = patterns.layout().groups();
        if (constants.length != groups || factors.length != groups || tables.length != groups) {
            throw new IllegalArgumentException("there are weights for " + groups + " groups, not " + tables.length);
        }
        for (short[] table : tables) {
            if (table.length != patterns.weights()) {
                throw new IllegalArgumentException("there are " + patterns.weights() + " weights, not " + table.length);
            }
        }
        this.origin = origin;
        this.patterns = patterns;
        this.constants = constants.clone();
        this.factors = factors.clone();
        this.tables = new short[groups][];
        for (int group = 0; group < groups; group++) {
            this.tables[group] = tables[group].clone();
        }
    }

    /** What the weights belong to. */
    public Origin origin() {
        return origin;
    }

    String pieces() {
        return origin.pieces();
    }

    /** The patterns. */
    public Patterns patterns() {
        return patterns;
    }

    /** The value of an empty sum. */
    public int constant(int group) {
        return constants[group];
    }

    /** The factor of the base. */
    public int factor(int group) {
        return factors[group];
    }

    /** The internal array, for inner loops that never write it. */
    short[] table(int group) {
        return tables[group];
    }

    /** The weight at this place. */
    public int weight(int group, int place) {
        return tables[group][place];
    }

    /**
     * These weights rounded to multiples of {@code step}, which makes their file smaller. The sum of a position changes little,
     * because the errors are independent of each other.
     */
    public PatternWeights rounded(int step) {
        short[][] rounded = new short[tables.length][];
        for (int group = 0; group < tables.length; group++) {
            short[] table = tables[group].clone();
            for (int i = 0; i < table.length; i++) {
                int multiple = Math.floorDiv(table[i] + step / 2, step) * step;
                table[i] = multiple > Short.MAX_VALUE ? table[i] : (short) multiple;
            }
            rounded[group] = table;
        }
        return new PatternWeights(origin, patterns, constants, factors, rounded);
    }

    /** The file with these weights, which {@link PatternEvaluation#read} reads. The same weights give the same bytes. */
    public byte[] toBytes() {
        return WeightsFile.bytes(this);
    }

    /** {@code blackstone size=8: box2x3, seed 1, 4 generations}. */
    @Override
    public String toString() {
        return (origin.game() + " " + origin.options()).strip() + ": " + patterns.shapes() + ", seed " + origin.seed()
                + (origin.training().isEmpty() ? "" : ", " + origin.training());
    }
}
