package dev.boardwright.web.build;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/** Makes the site from the page's sources and what TeaVM compiled, and checks its size. */
public final class SiteBuilder {
    /** What a visitor may have to load, in bytes after compression. */
    static final int BUDGET = 380_000;

    /** The library as TeaVM compiled it, which is in the folder of the site already. */
    private static final String ENGINE = "engine.wasm";

    private static final String RUNTIME = "engine-runtime.js";

    /** The scripts that a page or a worker names. Each is joined with the modules that it imports. */
    private static final List<String> SCRIPTS = List.of("page.js", "boardwright.js", "worker.js");

    /** Files that are copied; of style sheets without comments. */
    private static final List<String> COPIED =
            List.of("index.html", "icon.svg", "page.css", "board.css", "boardwright.d.ts", "package.json");

    /** Files that the browser of the page's visitor never asks for. The element has its own script. */
    private static final List<String> NOT_LOADED =
            List.of("boardwright.js", "boardwright.d.ts", "package.json", "LICENSE", "NOTICE", "teavm.txt");

    /** The folder of weights. A visitor loads those of the game that is played. */
    private static final String WEIGHTS = "weights";

    private SiteBuilder() {}

    /**
     * Makes the site.
     *
     * @param args the folder of the page's sources, the run-time script as TeaVM has it, the folder with the licences, the
     *     folder of the site, and the folder to copy the site to
     */
    public static void main(String[] args) throws IOException {
        if (args.length != 5) {
            throw new IllegalArgumentException(
                    "give the folder of the page's sources, the run-time script, the folder with"
                            + " the licences, the folder of the site, and one for its copy");
        }
        Path site = Path.of(args[3]);
        build(Path.of(args[0]), Path.of(args[1]), Path.of(args[2]), site);
        int size = size(site);
        if (size > BUDGET) {
            throw new IllegalStateException(
                    "the site is too large: " + size + " bytes compressed, " + BUDGET + " are allowed");
        }
        clear(Path.of(args[4]), List.of());
        copy(site, Path.of(args[4]));
        System.out.println("The site takes " + size + " bytes compressed, of " + BUDGET + " allowed.");
    }

    private static void build(Path sources, Path runtime, Path licences, Path site) throws IOException {
        clear(site, List.of(ENGINE));
        Files.writeString(sources.resolve(RUNTIME), RuntimePatch.apply(Files.readString(runtime)));
        for (String name : SCRIPTS) {
            Files.writeString(site.resolve(name), Minifier.script(Bundle.of(sources, name)));
        }
        for (String name : COPIED) {
            String text = Files.readString(sources.resolve(name));
            Files.writeString(site.resolve(name), name.endsWith(".css") ? Minifier.styles(text) : text);
        }
        copy(licences, site);
        GamesWithWeights.write(site.resolve(WEIGHTS));
    }

    /** Deletes the files of an earlier build. */
    private static void clear(Path folder, List<String> kept) throws IOException {
        for (Path file : files(folder)) {
            if (!kept.contains(folder.relativize(file).toString())) {
                Files.delete(file);
            }
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    private static void copy(Path source, Path target) throws IOException {
        for (Path file : files(source)) {
            Path copy = target.resolve(source.relativize(file).toString());
            Files.createDirectories(copy.getParent());
            Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** The size of everything a visitor loads, each file compressed; of all weights the largest file. */
    static int size(Path site) throws IOException {
        int size = 0;
        int largest = 0;
        for (Path file : files(site)) {
            int bytes = compressed(Files.readAllBytes(file));
            if (file.startsWith(site.resolve(WEIGHTS))) {
                largest = Math.max(largest, bytes);
            } else if (!NOT_LOADED.contains(file.getFileName().toString())) {
                size += bytes;
            }
        }
        return size + largest;
    }

    private static int compressed(byte[] bytes) throws IOException {
        ByteArrayOutputStream compressed = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(compressed) {
            {
                def.setLevel(Deflater.BEST_COMPRESSION);
            }
        }) {
            out.write(bytes);
        }
        return compressed.size();
    }
}
