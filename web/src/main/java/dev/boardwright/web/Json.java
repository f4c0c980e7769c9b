package dev.boardwright.web;

import java.util.List;
import java.util.function.Function;

/** Writes one JSON object. Values are text, numbers, booleans, lists and other objects. */
final class Json {
    private final StringBuilder out = new StringBuilder("{");

    /** Adds a member after those before it. */
    Json with(String name, Object value) {
        if (out.length() > 1) {
            out.append(',');
        }
        quote(out, name);
        out.append(':');
        write(out, value);
        return this;
    }

    /** A list as JSON, each element converted. */
    static <T> String list(List<T> elements, Function<? super T, ?> convert) {
        StringBuilder out = new StringBuilder();
        write(out, elements.stream().map(convert).toList());
        return out.toString();
    }

    private static void write(StringBuilder out, Object value) {
        if (value instanceof String text) {
            quote(out, text);
        } else if (value instanceof List<?> list) {
            out.append('[');
            String separator = "";
            for (Object element : list) {
                out.append(separator);
                write(out, element);
                separator = ",";
            }
            out.append(']');
        } else {
            out.append(value);
        }
    }

    private static void quote(StringBuilder out, String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c == '\n') {
                out.append("\\n");
            } else if (c < ' ') {
                out.append("\\u00").append(Character.forDigit(c >> 4, 16)).append(Character.forDigit(c & 15, 16));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }

    @Override
    public String toString() {
        return out + "}";
    }
}
