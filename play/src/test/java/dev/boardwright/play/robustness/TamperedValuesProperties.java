package dev.boardwright.play.robustness;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Rng;
import java.util.function.Consumer;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.ShrinkingMode;

/** A damaged stream gives a legal value or is refused. */
@PropertyDefaults(tries = 80, shrinking = ShrinkingMode.OFF)
class TamperedValuesProperties {
    private static final int COPIES = 10;

    @Property
    void aTamperedStateIsLegalOrRefused(@ForAll long seed) {
        Rng rng = new Rng(seed);
        tamperWithState(SampleGames.any(rng), rng);
    }

    private static <S, M> void tamperWithState(Game<S, M> game, Rng rng) {
        tamper(SampleGames.anyState(game, rng), rng, state -> Sense.ofState(game, state));
    }

    @Property
    void aTamperedMoveIsAMoveOrRefused(@ForAll long seed) {
        Rng rng = new Rng(seed);
        tamperWithMove(SampleGames.any(rng), rng);
    }

    private static <S, M> void tamperWithMove(Game<S, M> game, Rng rng) {
        S state = SampleGames.anyState(game, rng);
        SampleGames.anyMove(game, state, rng)
                .ifPresent(move -> tamper(move, rng, changed -> Sense.ofMove(game, state, changed)));
    }

    @Property
    void aTamperedRecordObeysTheRulesOrIsRefused(@ForAll long seed) {
        Rng rng = new Rng(seed);
        tamper(AnyTextProperties.record(SampleGames.any(rng), rng), rng, Sense::ofRecord);
    }

    @Property
    void tamperedOptionsAreTextByNameOrRefused(@ForAll long seed) {
        Rng rng = new Rng(seed);
        Game<?, ?> game = SampleGames.any(rng);
        tamper(game.options(), rng, options -> {
            GameOptions copy = GameOptions.create();
            for (var entry : options.asMap().entrySet()) {
                String name = entry.getKey();
                String value = entry.getValue();
                copy = copy.with(name, value);
            }
            assertEquals(copy, options);
            Sense.attempt(() -> game.info().resolve(options));
        });
    }

    private static <T> void tamper(T value, Rng rng, Consumer<T> check) {
        for (int n = 0; n < COPIES; n++) {
            TamperedStream.copy(value, rng).ifPresent(check);
        }
    }
}
