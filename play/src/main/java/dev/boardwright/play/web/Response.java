package dev.boardwright.play.web;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.Map;

/** An HTTP response, after which the connection is closed. Immutable, except for the array of its body. */
final class Response {
    private final int status;
    private final Map<String, String> headers;
    private final byte[] body;

    private Response(int status, Map<String, String> headers, byte[] body) {
        this.status = status;
        this.headers = headers;
        this.body = body;
    }

    /** A response without a body. */
    static Response of(int status) {
        return new Response(status, Map.of(), new byte[0]);
    }

    /** A line of plain text. */
    static Response text(int status, String message) {
        return of(status)
                .with("Content-Type", "text/plain; charset=utf-8")
                .withBody((message + "\n").getBytes(StandardCharsets.UTF_8));
    }

    Response with(String name, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(name, value);
        return new Response(status, more, body);
    }

    /** Replaces the body. The array is not copied. */
    Response withBody(byte[] contents) {
        return new Response(status, headers, contents);
    }

    /** Writes the response, or only its head. */
    void write(OutputStream out, boolean headOnly) throws IOException {
        StringBuilder head = new StringBuilder("HTTP/1.1 " + status + " " + reason() + "\r\n");
        headers.forEach((name, value) -> head.append(name + ": " + value + "\r\n"));
        head.append("Date: " + DateTimeFormatter.RFC_1123_DATE_TIME.format(ZonedDateTime.now(ZoneOffset.UTC)) + "\r\n");
        if (status != 304) {
            head.append("Content-Length: " + body.length + "\r\n");
        }
        out.write((head + "Connection: close\r\n\r\n").getBytes(StandardCharsets.ISO_8859_1));
        if (!headOnly) {
            out.write(body);
        }
        out.flush();
    }

    private String reason() {
        return switch (status) {
            case 200 -> "OK";
            case 304 -> "Not Modified";
            case 400 -> "Bad Request";
            case 403 -> "Forbidden";
            case 404 -> "Not Found";
            case 405 -> "Method Not Allowed";
            case 431 -> "Request Header Fields Too Large";
            default -> "";
        };
    }
}
