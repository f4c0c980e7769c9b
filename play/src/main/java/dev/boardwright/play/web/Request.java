package dev.boardwright.play.web;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The head of an HTTP request.
 *
 * @param method the method, such as {@code GET}
 * @param target the target; absolute if the request was for a proxy
 * @param headers the values of each header in the order sent, by its name in lower case
 */
record Request(String method, URI target, Map<String, List<String>> headers) {
    private static final int LONGEST_HEAD = 16_384;
    private static final Pattern FIRST_LINE = Pattern.compile("([A-Z]{1,20}) (\\S+) HTTP/1\\.[01]");
    private static final Pattern HEADER = Pattern.compile("([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \\t]*(.*?)[ \\t]*");

    /**
     * Reads the head of a request. The body, if any, stays unread.
     *
     * @throws Malformed if it is not HTTP/1, or too long
     * @throws EOFException if the stream ends first
     */
    static Request read(InputStream in) throws IOException, Malformed {
        List<String> lines = head(in);
        Matcher first = FIRST_LINE.matcher(lines.get(0));
        if (!first.matches()) {
            throw new Malformed(400, "This is not a request of HTTP/1.");
        }
        Map<String, List<String>> headers = new HashMap<>();
        for (String line : lines.subList(1, lines.size())) {
            Matcher header = HEADER.matcher(line);
            if (!header.matches()) {
                throw new Malformed(400, "A header is malformed.");
            }
            headers.computeIfAbsent(header.group(1).toLowerCase(Locale.ROOT), name -> new ArrayList<>())
                    .add(header.group(2));
        }
        try {
            return new Request(first.group(1), new URI(first.group(2)), headers);
        } catch (URISyntaxException e) {
            throw new Malformed(400, "The address is malformed.");
        }
    }

    /** The lines before the first empty one. There is at least one. */
    private static List<String> head(InputStream in) throws IOException, Malformed {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (int length = 0; length < LONGEST_HEAD; length++) {
            int next = in.read();
            if (next < 0) {
                throw new EOFException("the request is incomplete");
            }
            if (next != '\n') {
                line.append((char) next);
                continue;
            }
            String text = line.toString().replaceFirst("\r$", "");
            if (text.isEmpty()) {
                if (!lines.isEmpty()) {
                    return lines;
                }
            } else {
                lines.add(text);
            }
            line.setLength(0);
        }
        throw new Malformed(431, "The request is too long.");
    }

    /** The values of a header as they were sent. */
    List<String> values(String name) {
        return headers.getOrDefault(name, List.of());
    }

    /** The elements of a header that is a list separated by commas. */
    Stream<String> elements(String name) {
        return values(name).stream()
                .flatMap(value -> Stream.of(value.split(",")))
                .map(String::strip);
    }

    /** A request that cannot be answered. */
    static final class Malformed extends Exception {
        private static final long serialVersionUID = 1L;

        private final int status;
        private final String reason;

        Malformed(int status, String reason) {
            super(reason);
            this.status = status;
            this.reason = reason;
        }

        int status() {
            return status;
        }

        /** A sentence for the person who made the request. */
        String reason() {
            return reason;
        }
    }
}
