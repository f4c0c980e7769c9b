package dev.boardwright.web.browser;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Serves the built site with the headers of {@code boardwright web}, or without any. */
final class SiteHost implements AutoCloseable {
    private static final Path SITE = Path.of(Objects.requireNonNull(System.getProperty("boardwright.site")));
    private static final Map<String, String> MEDIA_TYPES =
            Map.of("js", "text/javascript", "css", "text/css", "wasm", "application/wasm", "svg", "image/svg+xml");

    /** The policy of {@code boardwright web}, word for word. */
    static final String POLICY =
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
                    + "connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private final HttpServer server;
    /** Files beside those of the site, by path. */
    private final Map<String, byte[]> added = new ConcurrentHashMap<>();

    private final ExecutorService threads = Executors.newCachedThreadPool();

    /** Starts to serve; {@code isolated} tells whether to send the headers. */
    SiteHost(boolean isolated) throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), 0), 0);
        server.setExecutor(threads);
        server.createContext("/", exchange -> {
            try (exchange) {
                String path = exchange.getRequestURI().getPath();
                Path file = SITE.resolve(path.equals("/") ? "index.html" : path.substring(1));
                var headers = exchange.getResponseHeaders();
                if (isolated) {
                    headers.set("Content-Security-Policy", POLICY);
                    headers.set("Cross-Origin-Opener-Policy", "same-origin");
                    headers.set("Cross-Origin-Embedder-Policy", "require-corp");
                }
                String name = file.toString();
                headers.set(
                        "Content-Type",
                        MEDIA_TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "text/html"));
                byte[] bytes = added.get(path);
                if (bytes == null && !Files.isRegularFile(file)) {
                    exchange.sendResponseHeaders(404, -1);
                    return;
                }
                bytes = bytes != null ? bytes : Files.readAllBytes(file);
                exchange.sendResponseHeaders(200, bytes.length);
                exchange.getResponseBody().write(bytes);
            }
        });
        server.start();
    }

    void add(String path, byte[] contents) {
        added.put(path, contents);
    }

    String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/";
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
