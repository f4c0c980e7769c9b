package dev.boardwright.play.web;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/**
 * Serves a site on the loopback interface only.
 *
 * <p>A connection whose request is not complete after ten seconds is closed, and so is one that takes no answer for a
 * minute. Beyond 2,000 connections new ones are closed at once. A request that is sent slowly holds a thread until then.
 */
final class SiteServer implements AutoCloseable {
    /** More than the 1,500 half-open requests of the test: these do not keep a browser out. */
    static final int MOST_CONNECTIONS = 2_000;

    /** Connections that wait to be accepted. With fewer, a burst makes the system drop some, which costs a second each. */
    private static final int BACKLOG = 1_024;

    static {
        // The JDK's server reads these once, in seconds. What was set on the command line stays.
        setDefault("sun.net.httpserver.maxReqTime", 10);
        setDefault("sun.net.httpserver.maxRspTime", 60);
        setDefault("jdk.httpserver.maxConnections", MOST_CONNECTIONS);
    }

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

    private static final int SHORTEST_COMPRESSED = 1_000;

    /** An element of {@code Accept-Encoding} that allows gzip. */
    private static final Pattern GZIP =
            Pattern.compile("(x-)?gzip(\\s*;\\s*q=(?!0(\\.0*)?$).*)?", Pattern.CASE_INSENSITIVE);

    /** Names of this machine's loopback interface. Any other name may be an attempt to reach it through a browser. */
    private static final Pattern LOOPBACK =
            Pattern.compile("(localhost|127(\\.[0-9]{1,3}){3}|\\[::1\\])(:[0-9]{1,5})?", Pattern.CASE_INSENSITIVE);

    private final Site site;
    private final HttpServer server;
    private final ExecutorService threads = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "boardwright-web");
        thread.setDaemon(true);
        return thread;
    });

    /** Starts to serve on a port, or on any free one if it is 0. */
    SiteServer(Site site, int port) throws IOException {
        this.site = site;
        server = HttpServer.create(
                new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port), BACKLOG);
        server.setExecutor(threads);
        server.createContext("/", this::answer);
        server.start();
    }

    private static void setDefault(String property, int value) {
        if (System.getProperty(property) == null) {
            System.setProperty(property, Integer.toString(value));
        }
    }

    /** The address of the page. */
    String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/";
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            Headers headers = exchange.getResponseHeaders();
            headers.set("Content-Security-Policy", POLICY);
            headers.set("Cross-Origin-Opener-Policy", "same-origin");
            headers.set("Cross-Origin-Embedder-Policy", "require-corp");
            headers.set("Cross-Origin-Resource-Policy", "same-origin");
            headers.set("X-Content-Type-Options", "nosniff");
            headers.set("Referrer-Policy", "no-referrer");
            String method = exchange.getRequestMethod();
            String path = String.valueOf(exchange.getRequestURI().getPath()).replaceFirst("^/", "");
            String name = path.isEmpty() ? "index.html" : path;
            byte[] file = site.files().get(name);
            if (!isForThisMachine(exchange)) {
                refuse(exchange, 403, "This server answers to 127.0.0.1 and localhost only.");
            } else if (!method.equals("GET") && !method.equals("HEAD")) {
                headers.set("Allow", "GET, HEAD");
                refuse(exchange, 405, "Only GET and HEAD are supported.");
            } else if (file == null) {
                refuse(exchange, 404, "There is no such file.");
            } else {
                // Sent again at each visit: that is cheap on one machine, and the browser never shows an old page.
                headers.set("Cache-Control", "no-cache");
                headers.set("Vary", "Accept-Encoding");
                headers.set("Content-Type", mediaType(name));
                write(exchange, 200, file);
            }
        }
    }

    /** Whether the only {@code Host} header is a loopback name, and so is the host of an absolute address. */
    private static boolean isForThisMachine(HttpExchange exchange) {
        List<String> hosts = exchange.getRequestHeaders().getOrDefault("Host", List.of());
        URI target = exchange.getRequestURI();
        String named = target.isAbsolute() ? String.valueOf(target.getRawAuthority()) : "localhost";
        return hosts.size() == 1
                && LOOPBACK.matcher(hosts.get(0)).matches()
                && LOOPBACK.matcher(named).matches();
    }

    private static String mediaType(String name) {
        return switch (name.substring(name.lastIndexOf('.') + 1)) {
            case "html" -> "text/html; charset=utf-8";
            case "js" -> "text/javascript; charset=utf-8";
            case "css" -> "text/css; charset=utf-8";
            case "svg" -> "image/svg+xml";
            case "wasm" -> "application/wasm";
            case "json" -> "application/json";
            case "weights" -> "application/octet-stream";
            default -> "text/plain; charset=utf-8";
        };
    }

    private static void refuse(HttpExchange exchange, int status, String message) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", "text/plain; charset=utf-8");
        write(exchange, status, (message + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private static void write(HttpExchange exchange, int status, byte[] plain) throws IOException {
        byte[] bytes = plain;
        if (isCompressed(exchange, plain)) {
            exchange.getResponseHeaders().set("Content-Encoding", "gzip");
            bytes = compressed(plain);
        }
        if (exchange.getRequestMethod().equals("HEAD")) {
            exchange.getResponseHeaders().set("Content-Length", Integer.toString(bytes.length));
            exchange.sendResponseHeaders(status, -1);
            return;
        }
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
    }

    private static boolean isCompressed(HttpExchange exchange, byte[] plain) {
        return plain.length > SHORTEST_COMPRESSED
                && exchange.getRequestHeaders().getOrDefault("Accept-Encoding", List.of()).stream()
                        .flatMap(line -> Arrays.stream(line.split(",", -1)))
                        .anyMatch(encoding -> GZIP.matcher(encoding.strip()).matches());
    }

    private static byte[] compressed(byte[] bytes) throws IOException {
        ByteArrayOutputStream compressed = new ByteArrayOutputStream(bytes.length / 2);
        try (OutputStream out = new GZIPOutputStream(compressed)) {
            out.write(bytes);
        }
        return compressed.toByteArray();
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
