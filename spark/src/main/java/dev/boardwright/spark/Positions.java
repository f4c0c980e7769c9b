package dev.boardwright.spark;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Positions to solve, by number from 0. */
interface Positions extends Serializable {
    /** The number of positions. */
    int count();

    /** An identification of these positions, for the description of the job. */
    String name();

    /** The position with this number. */
    String get(long number);

    /** The part of these positions that a task needs for the given numbers. */
    Positions slice(long[] numbers);

    /** The positions of a list. */
    static Positions of(List<String> list) {
        return new Listed(list.size(), "hash " + list.hashCode(), Map.of(), list);
    }

    /** Positions that were given one by one. Only the driver has the whole list. */
    final class Listed implements Positions {
        private static final long serialVersionUID = 1;

        private final int count;
        private final String name;
        private final Map<Long, String> some;
        private final transient List<String> all;

        private Listed(int count, String name, Map<Long, String> some, List<String> all) {
            this.count = count;
            this.name = name;
            this.some = some;
            this.all = all;
        }

        @Override
        public int count() {
            return count;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public String get(long number) {
            String position = some.get(number);
            return position == null ? all.get((int) number) : position;
        }

        @Override
        public Positions slice(long[] numbers) {
            Map<Long, String> part =
                    Arrays.stream(numbers).boxed().collect(Collectors.toMap(Function.identity(), this::get));
            return new Listed(count, name, part, List.of());
        }
    }
}
