package dev.boardwright.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The pictures in {@code docs/images} are up to date. Run this test with {@code -Dboardwright.pictures=write} to draw
 * them again.
 */
class PicturesTest {
    private static final Path IMAGES = DocumentationTest.ROOT.resolve("docs/images");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "369        | e5 e1 e9 a5 i5 c3 g7 c7 g3        | start",
                "blackstone | b8b3 h7c2 d8d4 h5f5               | start",
                "greener    |                                   | 2b1bg/b1(gwgb)w2/(gggw)w1g1g/bw2(gggbb)(wb)/3(gw)w1/w(bwb)(gg)g1g w",
                "dagennacht | f7 e6 g6 f5                       | start"
            })
    void pictureIsUpToDate(String game, String moves, String position) throws IOException {
        Run run = position.equals("start")
                ? Run.fine("svg", game, "--moves", moves)
                : Run.fine("svg", game, "--position", position);
        Path picture = IMAGES.resolve(game + ".svg");
        if ("write".equals(System.getProperty("boardwright.pictures"))) {
            Files.writeString(picture, run.out());
        }
        assertEquals(Files.readString(picture), run.out());
    }
}
