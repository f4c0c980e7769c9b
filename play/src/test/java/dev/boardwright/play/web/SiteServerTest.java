package dev.boardwright.play.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.play.Run;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SiteServerTest {
    private static final int HALF_OPEN = 1_500;

    static {
        // Read when the first server starts. The server's own default would make the test wait for ten seconds.
        System.setProperty("sun.net.httpserver.maxReqTime", "2");
    }

    @TempDir
    Path folder;

    private SiteServer server;
    private int port;

    @BeforeEach
    void start() throws IOException {
        Path site = Files.createDirectory(folder.resolve("site"));
        Files.writeString(site.resolve("index.html"), "<p>hello</p>");
        Files.writeString(site.resolve("engine.wasm"), "w");
        Files.writeString(site.resolve("page.js"), "x".repeat(5000));
        Files.writeString(folder.resolve("secret.txt"), "secret");
        server = new SiteServer(Site.ofFolder(site), 0);
        port = URI.create(server.address()).getPort();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    /** The response of the server to a request, head and body. */
    private String ask(String request, String... headers) {
        try (Socket socket = new Socket(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port)) {
            String head = request + " HTTP/1.1\r\nConnection: close\r\n" + String.join("", headers) + "\r\n";
            socket.getOutputStream().write(head.getBytes(StandardCharsets.UTF_8));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String get(String path) {
        return ask("GET " + path, "Host: 127.0.0.1:" + port + "\r\n");
    }

    @Test
    void pageComesWithItsHeaders() {
        String answer = get("/");
        assertTrue(answer.startsWith("HTTP/1.1 200"), answer);
        assertTrue(answer.endsWith("<p>hello</p>"), answer);
        String head = answer.toLowerCase(Locale.ROOT);
        assertTrue(head.contains("content-type: text/html; charset=utf-8"), answer);
        assertTrue(head.contains("script-src 'self' 'wasm-unsafe-eval';"), answer);
        assertFalse(head.contains("unsafe-inline") || head.contains("'unsafe-eval'"), answer);
        assertTrue(head.contains("cross-origin-opener-policy: same-origin"), answer);
        assertTrue(head.contains("cross-origin-embedder-policy: require-corp"), answer);
        assertTrue(head.contains("cross-origin-resource-policy: same-origin"), answer);
        assertTrue(head.contains("x-content-type-options: nosniff"), answer);
        assertTrue(get("/engine.wasm").contains("application/wasm"));
        assertTrue(get("/index.html?x=1").endsWith("<p>hello</p>"));
    }

    @Test
    void largeFileIsCompressedOnRequest() {
        assertTrue(get("/page.js").length() > 5000);
        String answer = ask("GET /page.js", "Host: [::1]\r\n", "Accept-Encoding: gzip\r\n");
        assertTrue(answer.length() < 2000, answer);
        assertTrue(answer.toLowerCase(Locale.ROOT).contains("vary: accept-encoding"), answer);
    }

    @ParameterizedTest
    @ValueSource(strings = {"evil.example", "127.0.0.1.evil.example", "", "10.0.0.1", "localhost:80:80"})
    void requestForAnotherHostIsRefused(String host) {
        String answer = ask("GET /", "Host: " + host + "\r\n");
        assertTrue(answer.startsWith("HTTP/1.1 403"), answer);
        assertFalse(answer.contains("hello"), answer);
    }

    @Test
    void everyNamedHostMustBeLoopback() {
        String own = "Host: 127.0.0.1:" + port + "\r\n";
        assertTrue(ask("GET /", own, "Host: evil.example\r\n").startsWith("HTTP/1.1 403"));
        assertTrue(ask("GET /", "Host: evil.example\r\n", own).startsWith("HTTP/1.1 403"));
        assertTrue(ask("GET /").startsWith("HTTP/1.1 403"));
        assertTrue(ask("GET http://evil.example/", own).startsWith("HTTP/1.1 403"));
        assertTrue(ask("GET http://localhost/", own).endsWith("<p>hello</p>"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/../secret.txt",
                "/%2e%2e/secret.txt",
                "/..%2fsecret.txt",
                "/./../secret.txt",
                "//secret.txt",
                "/site/index.html"
            })
    void nothingOutsideTheSiteIsRead(String path) {
        String answer = get(path);
        assertTrue(answer.startsWith("HTTP/1.1 404") || answer.startsWith("HTTP/1.1 400"), answer);
        assertFalse(answer.contains("secret\n"), answer);
    }

    @Test
    void otherMethodsAreRefused() {
        String post = ask("POST /", "Host: localhost\r\n", "Content-Length: 0\r\n");
        assertTrue(post.startsWith("HTTP/1.1 405") && post.contains("Allow: GET, HEAD"), post);
        String head = ask("HEAD /", "Host: localhost\r\n");
        assertTrue(head.startsWith("HTTP/1.1 200") && !head.contains("hello"), head);
    }

    private Socket open(String sent) throws IOException {
        Socket socket = new Socket(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port);
        socket.setSoTimeout(60_000);
        socket.getOutputStream().write(sent.getBytes(StandardCharsets.UTF_8));
        return socket;
    }

    private static void closeAll(List<Socket> sockets) throws IOException {
        for (Socket socket : sockets) {
            socket.close();
        }
    }

    /** Whether the server ends the connection without an answer. */
    private static boolean isEnded(Socket socket) throws IOException {
        try {
            return socket.getInputStream().read() < 0;
        } catch (SocketException e) {
            return true;
        }
    }

    @Test
    void halfOpenRequestsTimeOutAndKeepNoOneOut() throws IOException {
        List<Socket> halfOpen = new ArrayList<>();
        try {
            for (int i = 0; i < HALF_OPEN; i++) {
                halfOpen.add(open("GET / HTTP/1.1\r\nHost: 127"));
            }
            assertTrue(get("/").endsWith("<p>hello</p>"));
            for (Socket socket : halfOpen) {
                assertTrue(isEnded(socket));
            }
        } finally {
            closeAll(halfOpen);
        }
    }

    @Test
    void connectionsAboveTheLimitAreClosed() throws IOException {
        List<Socket> silent = new ArrayList<>();
        try {
            for (int i = 0; i < SiteServer.MOST_CONNECTIONS; i++) {
                silent.add(open(""));
            }
            try (Socket more = open("")) {
                assertTrue(isEnded(more));
            }
        } finally {
            closeAll(silent);
        }
    }

    @Test
    void mistakesInTheCommandLineAreReported() {
        assertEquals("boardwright web: --port is from 0 to 65535, not 70000", Run.mistake("web", "--port", "70000"));
    }
}
