package dev.boardwright.dagennacht;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.base.Splitter;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.core.Perft;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Counts of move sequences, from the file {@code perft.txt}. */
class DagEnNachtPerftTest {
    @ParameterizedTest
    @CsvFileSource(resources = "/perft.txt", delimiter = '|')
    void moveSequencesAreAsMany(String options, int depth, long count, String position) {
        GameOptions given = GameOptions.none();
        for (Map.Entry<String, String> option :
                Splitter.on(' ').withKeyValueSeparator('=').split(options).entrySet()) {
            given = given.with(option.getKey(), option.getValue());
        }
        assertEquals(count, perft(Games.create("dagennacht", given), depth, position));
    }

    private static <S, M> long perft(Game<S, M> game, int depth, String position) {
        S state = position == null ? game.initialState() : game.notation().parseState(position);
        return Perft.count(game.position(state), depth);
    }
}
