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
 * trailing commas, no member twice. A half of a surrogate pair is kept.
 *
 * <p>Limits protect from texts that take far more time or memory than their length: 100 levels, numbers of 1,000 characters
 * with or without their exponents, and 268,435,456 characters in all.
 */
@SuppressWarnings("exports") // Nullable, which only compilers that check for null need.
public final class JsonReader {
    /** Deeper than anything that the library writes, and safe for the stack. */
    private static final int MAX_DEPTH = 100;

    /** Reading a number takes time quadratic in its digits. */
    private static final int MAX_NUMBER = 1000;

    /** So that the length of a number without its exponent is known in no time. */
    private static final int MAX_EXPONENT = 1000;

    /** A match of a million games has a tenth of it. */
    private static final int MAX_LENGTH = 1 << 28;

    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE]([+-]?[0-9]+))?");

    /** More than a quote shows. */
    private static final int MAX_QUOTE = 100;

    private final String text;
    private int at;
    private int depth;

    private JsonReader(String text) {
        this.text = text;
    }

    /**
     * The members of the object in {@code text}.
     *
     * @throws BoardwrightException if the text is not one JSON object, or exceeds a limit; the message names the place
     */
    public static Map<String, @Nullable Object> object(String text) {
        if (text.length() > MAX_LENGTH) {
            throw new BoardwrightException(
                    "JSON of " + text.length() + " characters is too long: the limit is " + MAX_LENGTH);
        }
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
            int begin = at;
            String name = string();
            if (members.containsKey(name)) {
                throw wrong(begin, "this member is there twice");
            }
            skipSpace();
            expect(':');
            skipSpace();
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
        // One more, to tell a number that is too long.
        int end = (int) Math.min(text.length(), at + MAX_NUMBER + 1L);
        Matcher matcher = NUMBER.matcher(text).region(at, end);
        if (!matcher.lookingAt()) {
            throw wrong();
        }
        int begin = at;
        at = matcher.end();
        if (at - begin > MAX_NUMBER) {
            throw wrong(begin, "a number has at most " + MAX_NUMBER + " characters");
        }
        String exponent = matcher.group(4);
        if (exponent != null && new BigDecimal(exponent).abs().compareTo(BigDecimal.valueOf(MAX_EXPONENT)) > 0) {
            throw wrong(begin, "an exponent is from -" + MAX_EXPONENT + " to " + MAX_EXPONENT);
        }
        BigDecimal number = new BigDecimal(matcher.group());
        // Written without an exponent, as Json does, it must be readable too.
        if (exponent != null && number.toPlainString().length() > MAX_NUMBER) {
            throw wrong(begin, "a number has at most " + MAX_NUMBER + " characters without its exponent");
        }
        return number;
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
            throw wrong(at - 1, "it has more than " + MAX_DEPTH + " levels");
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
        return new BoardwrightException("not JSON at character " + (at + 1) + ": " + quote(at));
    }

    private BoardwrightException wrong(int place, String reason) {
        return new BoardwrightException(
                "JSON refused at character " + (place + 1) + ": " + reason + ": " + quote(place));
    }

    /** What is there, without a copy of the rest. */
    private String quote(int place) {
        return BoardwrightException.quote(text.substring(place, Math.min(text.length(), place + MAX_QUOTE)));
    }
}
