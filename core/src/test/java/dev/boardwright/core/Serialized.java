package dev.boardwright.core;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Objects as bytes and back. */
public final class Serialized {
    private Serialized() {}

    public static byte[] write(Object object) throws IOException {
        return write(object, part -> part);
    }

    /** The bytes of an object after {@code change} has replaced the object and every part of it. */
    public static byte[] write(Object object, Function<Object, @Nullable Object> change) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new Changing(bytes, change)) {
            out.writeObject(object);
        }
        return bytes.toByteArray();
    }

    private static final class Changing extends ObjectOutputStream {
        private final Function<Object, @Nullable Object> change;

        Changing(OutputStream out, Function<Object, @Nullable Object> change) throws IOException {
            super(out);
            this.change = change;
            enableReplaceObject(true);
        }

        @Override
        protected @Nullable Object replaceObject(Object part) {
            return change.apply(part);
        }
    }

    public static Object read(byte[] bytes) throws IOException, ClassNotFoundException {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return in.readObject();
        }
    }

    public static Object copy(Object object) throws IOException, ClassNotFoundException {
        return read(write(object));
    }
}
