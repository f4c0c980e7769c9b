package dev.boardwright.core.json;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes one JSON object, on one line and in ASCII, so that its encoding does not matter.
 *
 * <p>Values are text, whole numbers, {@link BigDecimal}, booleans, null, lists of values, other {@code Json}, and maps
 * as {@link JsonReader} gives them.
 */
@SuppressWarnings("exports") // Nullable, which only compilers that check for null need.
public final class Json {
    private final Map<String, @Nullable Object> members = new LinkedHashMap<>();

    /** An object without members. */
    public Json() {}

    /** Adds a member at the end. */
    public Json with(String name, @Nullable Object value) {
        members.put(name, value);
        return this;
    }

    /** Adds every member of another object at the end. */
    public Json withAll(Json other) {
        members.putAll(other.members);
        return this;
    }

    /** A list of values as text. */
    public static String list(List<?> values) {
        StringBuilder out = new StringBuilder();
        write(out, values);
        return out.toString();
    }

    /** The members in order. */
    public Map<String, @Nullable Object> members() {
        return Collections.unmodifiableMap(members);
    }

    /** The object as text. */
    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        write(out, this);
        return out.toString();
    }

    private static void write(StringBuilder out, @Nullable Object value) {
        if (value == null || value instanceof Boolean || value instanceof Integer || value instanceof Long) {
            out.append(value);
        } else if (value instanceof BigDecimal number) {
            out.append(number.toPlainString());
        } else if (value instanceof String text) {
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
        } else if (value instanceof Json object) {
            write(out, object.members);
        } else if (value instanceof Map<?, ?> members) {
            out.append('{');
            String separator = "";
            for (Map.Entry<?, ?> member : members.entrySet()) {
                out.append(separator);
                quote(out, (String) member.getKey());
                out.append(':');
                write(out, member.getValue());
                separator = ",";
            }
            out.append('}');
        } else {
            throw new IllegalArgumentException(
                    "cannot be written as JSON: a " + value.getClass().getName());
        }
    }

    private static void quote(StringBuilder out, String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c >= ' ' && c < 0x7f) {
                out.append(c);
            } else {
                out.append("\\u");
                for (int shift = 12; shift >= 0; shift -= 4) {
                    out.append(Character.forDigit(c >> shift & 0xf, 16));
                }
            }
        }
        out.append('"');
    }
}
