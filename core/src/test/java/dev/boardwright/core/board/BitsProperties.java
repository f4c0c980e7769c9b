package dev.boardwright.core.board;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.ObjIntConsumer;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * Compares every operation with {@link BitSet}. Half of the sizes are at the ends of words. jqwik's own edge cases are
 * off because they would use up all tries on a few sizes.
 */
class BitsProperties {
    /** Two sets and a number below {@code bits}. */
    record Sets(int bits, BitSet a, BitSet b, int i) {
        long[] wordsOfA() {
            return words(a);
        }

        long[] wordsOfB() {
            return words(b);
        }

        long[] words(BitSet set) {
            return Arrays.copyOf(set.toLongArray(), Bits.words(bits));
        }

        /** The number of bits in the words, which may be more than {@code bits}. */
        int room() {
            return 64 * Bits.words(bits);
        }
    }

    private interface Operation {
        void run(long[] out, long[] a, long[] b);
    }

    private interface Change {
        void run(long[] set, int i);
    }

    @Provide
    static Arbitrary<Sets> sets() {
        Arbitrary<Integer> sizes = Arbitraries.oneOf(
                Arbitraries.of(1, 9, 63, 64, 65, 127, 128, 129, 191, 192, 193, 361),
                Arbitraries.integers().between(1, 400));
        return sizes.flatMap(bits -> Combinators.combine(
                        bitSet(bits), bitSet(bits), Arbitraries.integers().between(0, bits - 1))
                .as((a, b, i) -> new Sets(bits, a, b, i)));
    }

    /** From empty to full, so that some words are all zeros or all ones. */
    private static Arbitrary<BitSet> bitSet(int bits) {
        return Combinators.combine(
                        Arbitraries.longs(),
                        Arbitraries.of(0, 1, 5, 50, 95, 99, 100),
                        Arbitraries.integers().between(0, bits))
                .as((seed, percent, cut) -> {
                    Random random = new Random(seed);
                    BitSet set = new BitSet(bits);
                    for (int i = 0; i < bits; i++) {
                        set.set(i, random.nextInt(100) < percent);
                    }
                    if (seed % 2 == 0) {
                        set.clear(0, cut);
                    }
                    return set;
                });
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void firstHoldsEachNumberBelow(@ForAll("sets") Sets sets) {
        BitSet all = new BitSet();
        all.set(0, sets.bits());
        assertArrayEquals(sets.words(all), Bits.first(sets.bits()));
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void setClearAndFlipChangeOneNumber(@ForAll("sets") Sets sets) {
        assertChange(sets, Bits::set, BitSet::set);
        assertChange(sets, Bits::clear, BitSet::clear);
        assertChange(sets, Bits::flip, BitSet::flip);
    }

    private static void assertChange(Sets sets, Change change, ObjIntConsumer<BitSet> model) {
        long[] words = sets.wordsOfA();
        change.run(words, sets.i());
        BitSet expected = (BitSet) sets.a().clone();
        model.accept(expected, sets.i());
        assertArrayEquals(sets.words(expected), words);
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void testCountAndEmptinessAgree(@ForAll("sets") Sets sets) {
        long[] words = sets.wordsOfA();
        for (int i = 0; i < sets.bits(); i++) {
            assertEquals(sets.a().get(i), Bits.test(words, i));
        }
        assertEquals(sets.a().cardinality(), Bits.count(words));
        assertEquals(sets.a().isEmpty(), Bits.isEmpty(words));
        assertEquals(sets.a().intersects(sets.b()), Bits.intersects(words, sets.wordsOfB()));
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void nextFindsEachNumberFromAnywhere(@ForAll("sets") Sets sets) {
        long[] words = sets.wordsOfA();
        for (int from = 0; from <= sets.room() + 65; from++) {
            assertEquals(sets.a().nextSetBit(from), Bits.next(words, from));
        }
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void selectFindsEachNumberInOrder(@ForAll("sets") Sets sets) {
        long[] words = sets.wordsOfA();
        int[] members = sets.a().stream().toArray();
        for (int k = 0; k < members.length; k++) {
            assertEquals(members[k], Bits.select(words, k));
        }
    }

    @Property(tries = 300)
    void selectFindsEachBitOfAWord(@ForAll long word) {
        int[] members = BitSet.valueOf(new long[] {word}).stream().toArray();
        for (int k = 0; k < members.length; k++) {
            assertEquals(members[k], Bits.select(word, k));
        }
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void combinationsAgreeAlsoInPlace(@ForAll("sets") Sets sets) {
        assertCombination(sets, Bits::and, BitSet::and);
        assertCombination(sets, Bits::or, BitSet::or);
        assertCombination(sets, Bits::xor, BitSet::xor);
        assertCombination(sets, Bits::andNot, BitSet::andNot);
    }

    private static void assertCombination(Sets sets, Operation operation, BiConsumer<BitSet, BitSet> model) {
        BitSet combined = (BitSet) sets.a().clone();
        model.accept(combined, sets.b());
        long[] expected = sets.words(combined);

        long[] a = sets.wordsOfA();
        long[] b = sets.wordsOfB();
        long[] out = new long[a.length];
        Arrays.fill(out, -1);
        operation.run(out, a, b);
        assertArrayEquals(expected, out);
        assertArrayEquals(sets.wordsOfA(), a);
        assertArrayEquals(sets.wordsOfB(), b);

        operation.run(a, a, b);
        assertArrayEquals(expected, a);
        operation.run(b, sets.wordsOfA(), b);
        assertArrayEquals(expected, b);
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void shiftsMoveEachNumberAndDropWhatLeavesTheWords(@ForAll("sets") Sets sets) {
        for (int by : new int[] {0, 1, sets.i(), 63, 64, 65, 128, sets.room() - 1, sets.room()}) {
            if (by <= sets.room()) {
                assertShift(sets, by);
            }
        }
    }

    private static void assertShift(Sets sets, int by) {
        BitSet up = new BitSet();
        sets.a().stream().map(i -> i + by).filter(i -> i < sets.room()).forEach(up::set);
        BitSet down = new BitSet();
        sets.a().stream().map(i -> i - by).filter(i -> i >= 0).forEach(down::set);
        assertShift(sets, up, (out, a) -> Bits.shiftUp(out, a, by));
        assertShift(sets, down, (out, a) -> Bits.shiftDown(out, a, by));
    }

    private static void assertShift(Sets sets, BitSet expected, BiConsumer<long[], long[]> shift) {
        long[] a = sets.wordsOfA();
        long[] out = new long[a.length];
        Arrays.fill(out, -1);
        shift.accept(out, a);
        assertArrayEquals(sets.words(expected), out);
        assertArrayEquals(sets.wordsOfA(), a);
        shift.accept(a, a);
        assertArrayEquals(sets.words(expected), a);
    }
}
