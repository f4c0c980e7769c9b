package dev.boardwright.play.robustness;

import dev.boardwright.core.Player;
import dev.boardwright.core.Rng;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Damaged serial forms of an object. */
final class TamperedStream {
    /** The filter of a careful reader, which limits sizes. */
    private static final ObjectInputFilter LIMITS =
            ObjectInputFilter.Config.createFilter("maxarray=10000;maxdepth=50;maxrefs=10000");

    private TamperedStream() {}

    /** The object read from a damaged stream of {@code value}; empty if it is refused or has another type. */
    static <T> Optional<T> copy(T value, Rng rng) {
        byte[] bytes = rng.below(2) == 0 ? withAnotherObject(value, rng) : withOtherBytes(write(value, -1, null), rng);
        @SuppressWarnings("unchecked")
        Class<T> kind = (Class<T>) value.getClass();
        return read(bytes).filter(kind::isInstance).map(kind::cast);
    }

    /** The object read from a stream in which object number {@code missing}, from 0, is null. */
    static Optional<Object> copyWithout(Object value, int missing) {
        return read(write(value, missing, null));
    }

    /** Replaces one of the objects in the value by null or by another object. */
    private static byte[] withAnotherObject(Object value, Rng rng) {
        Object[] others = {
            null,
            null,
            "",
            "x",
            ".".repeat(9),
            "wb".repeat(18),
            "........................................r",
            Mangling.piece(rng),
            Integer.MIN_VALUE,
            3L,
            Player.SECOND,
            new ArrayList<>(),
            new ArrayList<>(List.of("g")),
            new int[] {1}
        };
        return write(value, rng.below(6), others[rng.below(others.length)]);
    }

    private static byte[] withOtherBytes(byte[] bytes, Rng rng) {
        byte[] changed = bytes.clone();
        // The head has the name of the class; most changes there only lead to an unknown class.
        int head = changed.length / 2;
        for (int edits = 1 + rng.below(3); edits > 0; edits--) {
            int at = rng.below(4) == 0 ? rng.below(changed.length) : head + rng.below(changed.length - head);
            byte[] likely = {0, 1, -1, 0x70, 0x71, 0x74, 0x7e, '.', 'x', 'b', 'w', 'g', 'r', (byte) rng.next()};
            changed[at] = likely[rng.below(likely.length)];
        }
        return changed;
    }

    /** The serial form, with {@code other} for the object that is written as number {@code replaced}. */
    private static byte[] write(Object value, int replaced, @Nullable Object other) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new Replacing(bytes, replaced, other)) {
            out.writeObject(value);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static final class Replacing extends ObjectOutputStream {
        private final @Nullable Object other;
        private int left;

        Replacing(ByteArrayOutputStream bytes, int replaced, @Nullable Object other) throws IOException {
            super(bytes);
            this.other = other;
            left = replaced;
            enableReplaceObject(true);
        }

        @Override
        protected @Nullable Object replaceObject(Object object) {
            return left-- == 0 ? other : object;
        }
    }

    private static Optional<Object> read(byte[] bytes) {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            in.setObjectInputFilter(LIMITS);
            return Optional.ofNullable(in.readObject());
        } catch (IOException | ClassNotFoundException | RuntimeException refused) {
            return Optional.empty();
        }
    }
}
