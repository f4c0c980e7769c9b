package dev.boardwright.greener;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.core.Game;
import dev.boardwright.core.Perft;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every line of {@code perft.txt}: options, depth, count, and the position where it is not the start. */
class GreenerPerftTest {
    static Stream<String> lines() throws IOException, URISyntaxException {
        Path table = Path.of(GreenerPerftTest.class.getResource("/perft.txt").toURI());
        return Files.readAllLines(table).stream().filter(line -> !line.isBlank() && !line.startsWith("#"));
    }

    @ParameterizedTest
    @MethodSource("lines")
    void countsTheSequencesOfTheTable(String line) {
        String[] columns = line.split(" *\\| *", -1);
        String position = columns.length > 3 ? columns[3] : "";
        assertEquals(
                Long.parseLong(columns[2]), count(Samples.create(columns[0]), position, Integer.parseInt(columns[1])));
    }

    private static <S, M> long count(Game<S, M> game, String position, int depth) {
        S state = position.isEmpty() ? game.initialState() : game.notation().parseState(position);
        return Perft.count(game.position(state), depth);
    }
}
