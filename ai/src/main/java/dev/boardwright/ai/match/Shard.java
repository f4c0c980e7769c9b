package dev.boardwright.ai.match;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.OptionException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;

/**
 * A part of some work whose items are numbered from 0: every {@code count}-th item, from {@code index} on.
 *
 * <p>The shards {@code 0 of n} to {@code n - 1 of n} have every item once. A shard can be split further. The command
 * line counts shards from 1: {@code 1/4} is index 0 of 4.
 *
 * <pre>{@code
 * Shard second = Shard.parse("2/4");
 * System.out.println(second.contains(5) + " " + second.contains(6)); // true false
 * }</pre>
 *
 * @param index the number of this part, from 0
 * @param count the number of parts
 */
public record Shard(long index, long count) {
    /** The whole work. */
    public static final Shard ALL = new Shard(0, 1);

    private static final Pattern TEXT = Pattern.compile("([1-9][0-9]{0,8})/([1-9][0-9]{0,8})");

    /** Validates the numbers. */
    public Shard {
        if (count < 1 || index < 0 || index >= count) {
            throw new IllegalArgumentException("there is no shard " + index + " of " + count);
        }
    }

    /**
     * The shard that {@code I/N} names, I from 1 to N.
     *
     * @throws OptionException if the text is something else
     */
    public static Shard parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (matcher.matches()) {
            long index = Long.parseLong(matcher.group(1));
            long count = Long.parseLong(matcher.group(2));
            if (index <= count) {
                return new Shard(index - 1, count);
            }
        }
        throw new OptionException(
                "a shard is I/N with I from 1 to N, such as 1/4, not " + BoardwrightException.quote(text));
    }

    /** Whether this is the whole work. */
    public boolean isAll() {
        return count == 1;
    }

    /** Whether the item with this number, from 0, belongs to this part. */
    public boolean contains(long item) {
        return item % count == index;
    }

    /** The number of items of {@code total} that belong to this part. */
    public long size(long total) {
        return total <= index ? 0 : (total - index - 1) / count + 1;
    }

    /** The numbers of the items of {@code total} that belong to this part, in order. */
    public LongStream items(long total) {
        return LongStream.range(0, size(total)).map(k -> index + k * count);
    }

    /** Part {@code i} of {@code n} of this part, {@code i} from 0. */
    public Shard shard(long i, long n) {
        Shard part = new Shard(i, n);
        return new Shard(index + count * part.index, Math.multiplyExact(count, part.count));
    }

    /** The shard as on the command line: {@code 1/4} for index 0 of 4. */
    @Override
    public String toString() {
        return index + 1 + "/" + count;
    }
}
