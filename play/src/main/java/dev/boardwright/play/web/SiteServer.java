package dev.boardwright.play.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/**
 * Serves a site on the loopback interface only, one request per connection.
 *
 * <p>The JDK's own server answers a malformed address by itself, without the headers below.
 */
final class SiteServer implements AutoCloseable {
    private static final String POLICY = String.join(
            "; ",
            List.of(
                    "default-src 'none'",
                    "script-src 'self' 'wasm-unsafe-eval'",
                    "style-src 'self'",
                    "img-src 'self' data:",
                    "connect-src 'self'",
                    "worker-src 'self'",
                    "base-uri 'none'",
                    "form-action 'none'",
                    "frame-ancestors 'none'"));

    private static final long PAUSE_NANOS = 10_000_000;
    private static final int TIMEOUT_MILLIS = 10_000;
    private static final int CLOSING_MILLIS = 1_000;
    private static final int LONGEST_BODY = 65_536;
    private static final int SHORTEST_COMPRESSED = 1_000;

    /** An element of {@code Accept-Encoding} that allows gzip. */
    private static final Pattern GZIP =
            Pattern.compile("(x-)?gzip(\\s*;\\s*q=(?!0(\\.0*)?$).*)?", Pattern.CASE_INSENSITIVE);

    /** Names of this machine's loopback interface. Any other name may be an attempt to reach it through a browser. */
    private static final Pattern LOOPBACK =
            Pattern.compile("(localhost|127(\\.[0-9]{1,3}){3}|\\[::1\\])(:[0-9]{1,5})?", Pattern.CASE_INSENSITIVE);

    private final Site site;
    private final ServerSocket socket;
    private final ExecutorService threads = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "boardwright-web");
        thread.setDaemon(true);
        return thread;
    });

    /** Starts to serve on a port, or on any free one if it is 0. */
    SiteServer(Site site, int port) throws IOException {
        this.site = site;
        socket = new ServerSocket(port, 0, InetAddress.getByAddress(new byte[] {127, 0, 0, 1}));
        threads.execute(this::accept);
    }

    /** The address of the page. */
    String address() {
        return "http://127.0.0.1:" + socket.getLocalPort() + "/";
    }

    private void accept() {
        while (!socket.isClosed()) {
            try {
                Socket connection = socket.accept();
                threads.execute(() -> serve(connection));
            } catch (IOException e) {
                // The server is closed, or cannot open more connections now.
                LockSupport.parkNanos(PAUSE_NANOS);
            }
        }
    }

    private void serve(Socket connection) {
        try (connection) {
            connection.setSoTimeout(TIMEOUT_MILLIS);
            boolean headOnly = false;
            Response response;
            try {
                Request request = Request.read(connection.getInputStream());
                headOnly = request.method().equals("HEAD");
                response = answer(request);
            } catch (Request.Malformed e) {
                response = Response.text(e.status(), e.reason());
            }
            response.with("Content-Security-Policy", POLICY)
                    .with("Cross-Origin-Opener-Policy", "same-origin")
                    .with("Cross-Origin-Embedder-Policy", "require-corp")
                    .with("Cross-Origin-Resource-Policy", "same-origin")
                    .with("X-Content-Type-Options", "nosniff")
                    .with("Referrer-Policy", "no-referrer")
                    .write(connection.getOutputStream(), headOnly);
            // If unread bytes were left, closing would discard the response.
            connection.shutdownOutput();
            connection.setSoTimeout(CLOSING_MILLIS);
            connection.getInputStream().readNBytes(LONGEST_BODY);
        } catch (IOException e) {
            // The browser has closed the connection, or has sent nothing in time.
        }
    }

    private Response answer(Request request) throws IOException {
        if (!isForThisMachine(request)) {
            return Response.text(403, "This server answers to 127.0.0.1 and localhost only.");
        }
        if (!request.method().equals("GET") && !request.method().equals("HEAD")) {
            return Response.text(405, "Only GET and HEAD are supported.").with("Allow", "GET, HEAD");
        }
        Optional<SiteFile> file =
                Optional.ofNullable(request.target().getPath()).flatMap(site::find);
        return file.isPresent() ? send(request, file.get()) : Response.text(404, "There is no such file.");
    }

    /** Whether the only {@code Host} header is a loopback name, and so is the host of an absolute target. */
    private static boolean isForThisMachine(Request request) {
        List<String> hosts = request.values("host");
        URI target = request.target();
        return hosts.size() == 1
                && LOOPBACK.matcher(hosts.get(0)).matches()
                && (!target.isAbsolute()
                        || LOOPBACK.matcher(Optional.ofNullable(target.getRawAuthority())
                                        .orElse(""))
                                .matches());
    }

    private static Response send(Request request, SiteFile file) throws IOException {
        boolean compressed = file.bytes().length > SHORTEST_COMPRESSED
                && request.elements("accept-encoding")
                        .anyMatch(encoding -> GZIP.matcher(encoding).matches());
        // The two forms differ in their bytes, so that a strong tag must differ too.
        String tag = compressed ? file.compressedTag() : file.tag();
        boolean known = request.elements("if-none-match")
                .anyMatch(given ->
                        given.equals("*") || given.replaceFirst("^W/", "").equals(tag));
        // The browser caches files but revalidates them, which is cheap for an unchanged file.
        Response response = Response.of(known ? 304 : 200)
                .with("ETag", tag)
                .with("Cache-Control", "no-cache")
                .with("Vary", "Accept-Encoding");
        if (known) {
            return response;
        }
        response = response.with("Content-Type", file.mediaType());
        return compressed
                ? response.with("Content-Encoding", "gzip").withBody(compressed(file.bytes()))
                : response.withBody(file.bytes());
    }

    private static byte[] compressed(byte[] bytes) throws IOException {
        ByteArrayOutputStream compressed = new ByteArrayOutputStream(bytes.length / 2);
        try (OutputStream out = new GZIPOutputStream(compressed)) {
            out.write(bytes);
        }
        return compressed.toByteArray();
    }

    @Override
    public void close() throws IOException {
        socket.close();
        threads.shutdownNow();
    }
}
