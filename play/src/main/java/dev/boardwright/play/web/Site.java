package dev.boardwright.play.web;

import dev.boardwright.core.BoardwrightException;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The files of the page, all in memory: nothing is read from disk when a browser asks.
 *
 * @param files the files by their path from the root, such as {@code index.html}
 */
record Site(Map<String, byte[]> files) {
    private static final String FOLDER = "META-INF/resources/boardwright/";

    /** Copies the map. */
    Site {
        files = Map.copyOf(files);
    }

    /**
     * The site on the class path, or else the one that was built next to this program.
     *
     * @throws BoardwrightException if there is none
     */
    static Site find() {
        try {
            URL index = Site.class.getClassLoader().getResource(FOLDER + "index.html");
            return index != null ? ofClassPath(index.toURI()) : ofFolder(builtBeside());
        } catch (IOException | URISyntaxException e) {
            throw new BoardwrightException("the site cannot be read: " + e.getMessage(), e);
        }
    }

    private static Site ofClassPath(URI index) throws IOException {
        if (index.getScheme().equals("file")) {
            return ofFolder(Path.of(index).resolveSibling(""));
        }
        try (FileSystem jar = FileSystems.newFileSystem(index, Map.of())) {
            return ofFolder(jar.getPath(FOLDER));
        }
    }

    /** The folder {@code web/target/site} of the project whose {@code play/target} holds this program. */
    private static Path builtBeside() throws URISyntaxException {
        URI program =
                Site.class.getProtectionDomain().getCodeSource().getLocation().toURI();
        Path target = Path.of(program).toAbsolutePath().getParent();
        Path site = Optional.ofNullable(target)
                .map(Path::getParent)
                .map(Path::getParent)
                .map(root -> root.resolve("web/target/site"))
                .orElse(Path.of("web/target/site"));
        if (!Files.isRegularFile(site.resolve("index.html"))) {
            throw new BoardwrightException(
                    "the page is not built: run 'mvn -DskipTests -pl web -am package', or put boardwright-web.jar"
                            + " on the class path");
        }
        return site;
    }

    static Site ofFolder(Path folder) throws IOException {
        Map<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                String path = folder.relativize(file).toString().replace('\\', '/');
                files.put(path, Files.readAllBytes(file));
            }
        }
        return new Site(files);
    }
}
