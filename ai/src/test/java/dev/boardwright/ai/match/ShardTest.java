package dev.boardwright.ai.match;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.OptionException;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShardTest {
    @Property
    void shardsHaveEveryItemOnce(
            @ForAll @IntRange(min = 1, max = 20) int count, @ForAll @IntRange(max = 60) int total) {
        long[] items = LongStream.range(0, count)
                .flatMap(i -> new Shard(i, count).items(total))
                .sorted()
                .toArray();
        assertEquals(total, items.length);
        for (int i = 0; i < total; i++) {
            assertEquals(i, items[i]);
        }
    }

    @Property
    void sizeAndContainsAgreeWithTheItems(
            @ForAll @IntRange(min = 1, max = 20) int count, @ForAll @IntRange(max = 60) int total) {
        for (int i = 0; i < count; i++) {
            Shard shard = new Shard(i, count);
            assertEquals(shard.size(total), shard.items(total).count());
            assertTrue(shard.items(total).allMatch(shard::contains));
            assertEquals(
                    shard.size(total),
                    LongStream.range(0, total).filter(shard::contains).count());
        }
    }

    @Property
    void shardsOfAShardAreThatShard(
            @ForAll @IntRange(min = 1, max = 6) int count,
            @ForAll @IntRange(max = 5) int index,
            @ForAll @IntRange(min = 1, max = 6) int parts) {
        Shard whole = new Shard(index % count, count);
        long[] items = LongStream.range(0, parts)
                .flatMap(i -> whole.shard(i, parts).items(60))
                .sorted()
                .toArray();
        assertArrayEquals(whole.items(60).toArray(), items);
    }

    @Test
    void textCountsFromOne() {
        assertEquals(new Shard(0, 4), Shard.parse("1/4"));
        assertEquals(new Shard(3, 4), Shard.parse("4/4"));
        assertEquals("2/3", new Shard(1, 3).toString());
        assertTrue(Shard.parse("1/1").isAll());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1", "0/4", "5/4", "1/0", "-1/4", "1/4/2", "a/b", " 1/4", "01/4", "1/9999999999"})
    void anythingElseIsRefused(String text) {
        OptionException e = assertThrows(OptionException.class, () -> Shard.parse(text));
        assertTrue(e.getMessage().contains("a shard is I/N with I from 1 to N"), e.getMessage());
    }

    @Test
    void shardsThatDoNotExistAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Shard(4, 4));
        assertThrows(IllegalArgumentException.class, () -> new Shard(-1, 4));
        assertThrows(IllegalArgumentException.class, () -> Shard.ALL.shard(2, 2));
    }
}
