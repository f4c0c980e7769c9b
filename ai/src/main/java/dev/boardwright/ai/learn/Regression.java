package dev.boardwright.ai.learn;

import dev.boardwright.core.Rng;
import dev.boardwright.core.pattern.BitLayout;
import dev.boardwright.core.pattern.PatternWeights;
import dev.boardwright.core.pattern.Patterns;
import java.util.Arrays;
import java.util.List;

/**
 * Logistic regression of targets on the patterns of positions: stochastic gradient descent with a rate for each weight that
 * falls with what it has seen (Adagrad). Each weight is the sum of one for all phases and one for its phase, so that a
 * content that is rare in one phase uses what the others know. One thread; the same data and seed give the same weights.
 */
final class Regression {
    /**
     * The first rate of all patterns of a position together. Loss on the games held out of 400 in Blackstone, 19,490 positions,
     * box2x3: 0.0604 at 0.1, 0.0590 at 0.25, 0.0593 at 0.5, 0.0615 at 1, 0.0728 at 4.
     */
    private static final float RATE = 0.5f;

    /** The share of it that is left at the end. */
    private static final float LAST_RATE = 0.05f;
    /** The rate of constants and of the factor of the base, which every position moves. */
    private static final float SLOW = 0.02f;

    private final Patterns patterns;
    private final BitLayout layout;
    private final int phases;
    /** By side. */
    private final float[][] common;

    private final float[][] commonSeen;
    /** By group. */
    private final float[][] own;

    private final float[][] ownSeen;
    private final float[] constants;
    /** The factor of the base divided by {@link #baseUnit}. */
    private final float[] factors;

    private final float baseUnit;
    private final long[] board;
    private final int[] contents;
    private final int[] places;

    /**
     * Weights that are all zero, over a base of which this many units are one unit of log odds; 0 for a base that says
     * nothing.
     */
    Regression(Patterns patterns, double baseUnit) {
        this.patterns = patterns;
        layout = patterns.layout();
        phases = layout.phases();
        int groups = layout.groups();
        common = new float[groups / phases][patterns.weights()];
        commonSeen = new float[groups / phases][patterns.weights()];
        own = new float[groups][patterns.weights()];
        ownSeen = new float[groups][patterns.weights()];
        constants = new float[groups];
        factors = new float[groups];
        this.baseUnit = (float) baseUnit;
        Arrays.fill(factors, baseUnit > 0 ? 1 : 0);
        board = new long[layout.words()];
        contents = new int[layout.grid().cells()];
        places = new int[patterns.count()];
    }

    Patterns patterns() {
        return patterns;
    }

    /** The chance that these log odds mean. The same on every machine. */
    static double chance(double odds) {
        return 1 / (1 + StrictMath.exp(-odds));
    }

    /** The loss of a predicted chance: 0 if it is the target. */
    static double loss(double target, double chance) {
        double loss = 0;
        if (target > 0) {
            loss += target * StrictMath.log(target / Math.max(chance, 1e-7));
        }
        if (target < 1) {
            loss += (1 - target) * StrictMath.log((1 - target) / Math.max(1 - chance, 1e-7));
        }
        return loss;
    }

    /** Learns from {@code steps} positions drawn from these sets, except those held out. Ends early when told to stop. */
    void learn(List<Samples> sets, List<float[]> targets, long steps, long seed, Deadline stop) {
        long[] ends = new long[sets.size()];
        long all = 0;
        for (int i = 0; i < ends.length; i++) {
            all += sets.get(i).size();
            ends[i] = all;
        }
        if (all == 0) {
            return;
        }
        Rng rng = new Rng(Rng.mix(seed));
        float rate = RATE / patterns.count();
        float timePassed = 0;
        for (long step = 0; step < steps; step++) {
            if (step % 4096 == 0) {
                if (stop.isReached()) {
                    return;
                }
                timePassed = stop.progress();
            }
            float progress = Math.max((float) step / steps, timePassed);
            long index = Math.floorMod(rng.next(), all);
            int set = 0;
            while (index >= ends[set]) {
                set++;
            }
            Samples samples = sets.get(set);
            int i = (int) (index - (set == 0 ? 0 : ends[set - 1]));
            int symmetry = rng.below(layout.symmetryCount());
            float target = targets.get(set)[i];
            if (target >= 0 && !samples.isHeldOut(i)) {
                step(samples, i, symmetry, target, rate * (1 - (1 - LAST_RATE) * progress));
            }
        }
    }

    private void read(Samples samples, int index, int symmetry) {
        samples.copyBoard(index, board);
        layout.contents(board, symmetry, contents);
        patterns.places(contents, places);
    }

    /** The log odds of a position that has been read. */
    private float odds(int group, int base) {
        float[] shared = common[group / phases];
        float[] special = own[group];
        float sum = constants[group];
        for (int place : places) {
            sum += shared[place] + special[place];
        }
        return baseUnit > 0 ? sum + factors[group] * (base / baseUnit) : sum;
    }

    private void step(Samples samples, int index, int symmetry, float target, float rate) {
        read(samples, index, symmetry);
        int group = samples.group(index);
        float gradient = (float) chance(odds(group, samples.base(index))) - target;
        float square = gradient * gradient;
        float[] shared = common[group / phases];
        float[] sharedSeen = commonSeen[group / phases];
        float[] special = own[group];
        float[] specialSeen = ownSeen[group];
        for (int place : places) {
            sharedSeen[place] += square;
            shared[place] -= rate * gradient / (float) Math.sqrt(sharedSeen[place] + 1);
            specialSeen[place] += square;
            special[place] -= rate * gradient / (float) Math.sqrt(specialSeen[place] + 1) / 2;
        }
        constants[group] -= SLOW * rate * gradient;
        if (baseUnit > 0) {
            float input = Math.max(-8, Math.min(8, samples.base(index) / baseUnit));
            factors[group] -= SLOW * rate * gradient * input;
        }
    }

    /** The mean loss on the positions that are held out. */
    double heldOutLoss(Samples samples, float[] targets) {
        double sum = 0;
        int count = 0;
        for (int i = 0; i < samples.size(); i++) {
            if (samples.isHeldOut(i) && targets[i] >= 0) {
                read(samples, i, 0);
                sum += loss(targets[i], chance(odds(samples.group(i), samples.base(i))));
                count++;
            }
        }
        return count == 0 ? 0 : sum / count;
    }

    /** The weights in whole numbers. */
    PatternWeights weights(PatternWeights.Origin origin) {
        int groups = layout.groups();
        int[] whole = new int[groups];
        int[] factor = new int[groups];
        short[][] tables = new short[groups][patterns.weights()];
        float fine = PatternWeights.UNIT << PatternWeights.FINE_BITS;
        for (int group = 0; group < groups; group++) {
            whole[group] = Math.round(constants[group] * PatternWeights.UNIT);
            factor[group] = baseUnit > 0
                    ? Math.round(factors[group] / baseUnit * PatternWeights.UNIT * (1 << PatternWeights.FACTOR_BITS))
                    : 0;
            float[] shared = common[group / phases];
            float[] special = own[group];
            for (int i = 0; i < shared.length; i++) {
                float weight = (shared[i] + special[i]) * fine;
                tables[group][i] = (short) Math.max(Short.MIN_VALUE, Math.min(Math.round(weight), Short.MAX_VALUE));
            }
        }
        return new PatternWeights(origin, patterns, whole, factor, tables);
    }
}
