package dev.boardwright.core.json;

import dev.boardwright.core.BoardwrightException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads JSON as RFC 8259 defines it: text, {@link BigDecimal}, booleans, null, lists and maps. Strict: no comments, no
 * trailing commas, no member twice, at most 100 levels.
 */
@SuppressWarnings("exports") // Nullable, which only compilers that check for null need.
public final class JsonReader {
    /** Deeper than anything that the library writes, and safe for the stack. */
    private static final int MAX_DEPTH = 100;

    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?");

    private final String text;
    private int at;
    private int depth;

    private JsonReader(String text) {
        this.text = text;
    }

    /**
     * The members of the object in {@code text}.
     *
     * @throws BoardwrightException if the text is not one JSON object
     */
    public static Map<String, @Nullable Object> object(String text) {
        JsonReader reader = new JsonReader(text);
        reader.skipSpace();
        Map<String, @Nullable Object> members = reader.members();
        reader.skipSpace();
        if (reader.at != text.length()) {
            throw reader.wrong();
        }
        return members;
    }

    private @Nullable Object value() {
        return switch (peek()) {
            case '{' -> members();
            case '[' -> elements();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
        };
    }

    private Map<String, @Nullable Object> members() {
        Map<String, @Nullable Object> members = new LinkedHashMap<>();
        enter('{');
        while (peek() != '}') {
            if (!members.isEmpty()) {
                expect(',');
                skipSpace();
            }
            String name = string();
            skipSpace();
            expect(':');
            skipSpace();
            if (members.containsKey(name)) {
                throw wrong();
            }
            members.put(name, value());
            skipSpace();
        }
        leave('}');
        return members;
    }

    private List<@Nullable Object> elements() {
        List<@Nullable Object> elements = new ArrayList<>();
        enter('[');
        while (peek() != ']') {
            if (!elements.isEmpty()) {
                expect(',');
                skipSpace();
            }
            elements.add(value());
            skipSpace();
        }
        leave(']');
        return elements;
    }

    private String string() {
        StringBuilder out = new StringBuilder();
        expect('"');
        while (peek() != '"') {
            char c = next();
            if (c < ' ') {
                throw wrong();
            }
            out.append(c == '\\' ? escape() : c);
        }
        expect('"');
        return out.toString();
    }

    private char escape() {
        char c = next();
        int plain = "\"\\/".indexOf(c);
        int control = "bfnrt".indexOf(c);
        if (plain >= 0) {
            return c;
        }
        if (control >= 0) {
            return "\b\f\n\r\t".charAt(control);
        }
        if (c != 'u' || at + 4 > text.length() || !text.substring(at, at + 4).matches("[0-9a-fA-F]{4}")) {
            throw wrong();
        }
        at += 4;
        return (char) Integer.parseInt(text.substring(at - 4, at), 16);
    }

    private BigDecimal number() {
        Matcher matcher = NUMBER.matcher(text).region(at, text.length());
        if (!matcher.lookingAt()) {
            throw wrong();
        }
        at = matcher.end();
        return new BigDecimal(matcher.group());
    }

    private @Nullable Object word(String word, @Nullable Object value) {
        if (!text.startsWith(word, at)) {
            throw wrong();
        }
        at += word.length();
        return value;
    }

    private char peek() {
        if (at == text.length()) {
            throw wrong();
        }
        return text.charAt(at);
    }

    private char next() {
        char c = peek();
        at++;
        return c;
    }

    private void expect(char c) {
        if (peek() != c) {
            throw wrong();
        }
        at++;
    }

    private void enter(char c) {
        expect(c);
        if (++depth > MAX_DEPTH) {
            throw wrong();
        }
        skipSpace();
    }

    private void skipSpace() {
        while (at < text.length() && " \t\n\r".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private void leave(char c) {
        expect(c);
        depth--;
    }

    private BoardwrightException wrong() {
        return new BoardwrightException(
                "not JSON at character " + (at + 1) + ": " + BoardwrightException.quote(text.substring(at)));
    }
}
