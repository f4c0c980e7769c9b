package dev.boardwright.play.support;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A strict reader of JSON, by RFC 8259 alone: text, {@link BigDecimal}, booleans, null, lists and maps. */
public final class JsonReader {
    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?");

    private final String text;
    private int at;

    private JsonReader(String text) {
        this.text = text;
    }

    /** The members of the one object that {@code text} consists of. */
    @SuppressWarnings("unchecked")
    public static Map<String, Object> object(String text) {
        JsonReader reader = new JsonReader(text);
        Object value = reader.value();
        if (reader.at != text.length() || !(value instanceof Map)) {
            throw new IllegalArgumentException("not one object, at " + reader.at + ": " + text);
        }
        return (Map<String, Object>) value;
    }

    private Object value() {
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

    private Map<String, Object> members() {
        Map<String, Object> members = new LinkedHashMap<>();
        expect('{');
        while (peek() != '}') {
            if (!members.isEmpty()) {
                expect(',');
            }
            String name = string();
            expect(':');
            if (members.containsKey(name)) {
                throw wrong();
            }
            members.put(name, value());
        }
        expect('}');
        return members;
    }

    private List<Object> elements() {
        List<Object> elements = new ArrayList<>();
        expect('[');
        while (peek() != ']') {
            if (!elements.isEmpty()) {
                expect(',');
            }
            elements.add(value());
        }
        expect(']');
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
        if (c != 'u' || !text.substring(at, at + 4).matches("[0-9a-fA-F]{4}")) {
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

    private Object word(String word, Object value) {
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
        if (next() != c) {
            throw wrong();
        }
    }

    private IllegalArgumentException wrong() {
        return new IllegalArgumentException("not JSON at " + at + ": " + text);
    }
}
