package dev.boardwright.play.robustness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Runs the {@linkplain FuzzTargets targets} of the fuzzer on the files that are kept: seeds, and what it has found. */
class FuzzCorpusTest {
    private static final Path CORPUS = Path.of("src", "test", "fuzz");

    @TestFactory
    Stream<DynamicTest> everyFileIsParsedOrRefused() {
        return FuzzTargets.ALL.stream()
                .map(target -> DynamicTest.dynamicTest(target.getSimpleName(), () -> {
                    List<Path> files = files(CORPUS.resolve(target.getSimpleName()));
                    assertFalse(files.isEmpty());
                    for (Path file : files) {
                        target.getMethod("fuzzerTestOneInput", byte[].class)
                                .invoke(null, (Object) Files.readAllBytes(file));
                    }
                }));
    }

    @Test
    void everyFolderBelongsToATarget() throws IOException {
        assertEquals(
                FuzzTargets.ALL.stream().map(Class::getSimpleName).sorted().toList(),
                files(CORPUS).stream()
                        .map(folder -> folder.getFileName().toString())
                        .toList());
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }
}
