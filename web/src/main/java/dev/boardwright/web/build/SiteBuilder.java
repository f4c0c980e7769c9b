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

/** Finishes the site after TeaVM: patches the run-time script and checks the size. */
public final class SiteBuilder {
    /** What a visitor may have to load, in bytes after compression. */
    static final int BUDGET = 420_000;

    /** Files of the folder that a visitor's browser never asks for. */
    private static final List<String> NOT_LOADED = List.of("boardwright.d.ts", "package.json", "README.md");

    private SiteBuilder() {}

    /**
     * Finishes the site.
     *
     * @param args the run-time script as TeaVM has it, the folder of the site, and the folder to copy the site to
     */
    public static void main(String[] args) throws IOException {
        if (args.length != 3) {
            throw new IllegalArgumentException(
                    "give the run-time script, the folder of the site, and one for its copy");
        }
        Path site = Path.of(args[1]);
        Files.writeString(site.resolve("engine-runtime.js"), RuntimePatch.apply(Files.readString(Path.of(args[0]))));
        int size = size(site);
        if (size > BUDGET) {
            throw new IllegalStateException(
                    "the site is too large: " + size + " bytes compressed, " + BUDGET + " are allowed");
        }
        copy(site, Path.of(args[2]));
        System.out.println("The site takes " + size + " bytes compressed, of " + BUDGET + " allowed.");
    }

    private static void copy(Path site, Path target) throws IOException {
        try (Stream<Path> files = Files.walk(site)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = target.resolve(site.relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    /** The size of everything a visitor loads, each file compressed. */
    static int size(Path site) throws IOException {
        int size = 0;
        try (Stream<Path> files = Files.walk(site)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                if (!NOT_LOADED.contains(file.getFileName().toString())) {
                    size += compressed(Files.readAllBytes(file));
                }
            }
        }
        return size;
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
