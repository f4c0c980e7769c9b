package dev.boardwright.play.robustness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOption;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.core.Player;
import dev.boardwright.core.Rng;
import dev.boardwright.core.record.GameRecord;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.ShrinkingMode;

/** Any text, for any game with any options, is parsed or refused with the library's exception. */
@PropertyDefaults(shrinking = ShrinkingMode.OFF)
class AnyTextProperties {
    @Property(tries = 300)
    void mangledPositionOrMoveIsParsedOrRefused(@ForAll long seed) {
        Rng rng = new Rng(seed);
        Sense.ofText(SampleGames.any(rng), Mangling.of(text(SampleGames.any(rng), rng), rng));
    }

    @Property(tries = 400)
    void mangledPositionOfTheSameGameIsParsedOrRefused(@ForAll long seed) {
        Rng rng = new Rng(seed);
        Game<?, ?> game = SampleGames.any(rng);
        Sense.ofText(game, Mangling.of(text(game, rng), rng));
    }

    @Property(tries = 300)
    void anyCharactersAreParsedOrRefused(@ForAll String text, @ForAll long seed) {
        Sense.ofText(SampleGames.any(new Rng(seed)), text);
        Sense.attempt(() -> GameRecord.parse(text)).ifPresent(Sense::ofRecord);
    }

    /** The text of a position of the game, or of a move. */
    private static <S, M> String text(Game<S, M> game, Rng rng) {
        S state = SampleGames.anyState(game, rng);
        return rng.below(3) == 0
                ? SampleGames.anyMove(game, state, rng)
                        .map(game.notation()::formatMove)
                        .orElse("")
                : game.notation().formatState(state);
    }

    @Property(tries = 400)
    void mangledRecordIsParsedOrRefused(@ForAll long seed) {
        Rng rng = new Rng(seed);
        Game<?, ?> game = SampleGames.any(rng);
        String text = Mangling.of(record(game, rng).toText(), rng);
        Sense.attempt(() -> GameRecord.parse(text)).ifPresent(Sense::ofRecord);
        Sense.attempt(() -> GameRecord.parse(game, text)).ifPresent(Sense::ofRecord);
        Sense.attempt(() -> GameRecord.parseAll(text + "\n" + text)).ifPresent(all -> all.forEach(Sense::ofRecord));
    }

    /** A game from any state, unfinished, resigned or played to its end. */
    static <S, M> GameRecord<S, M> record(Game<S, M> game, Rng rng) {
        S start = rng.below(2) == 0 ? game.initialState() : SampleGames.anyState(game, rng);
        GameRecord<S, M> record = GameRecord.of(game, start, List.of()).withTag("Event", "a \"b\" \\ {c}");
        for (int plies = rng.below(12); plies > 0 && !record.result().isOver(); plies--) {
            record = record.play(
                    SampleGames.anyMove(game, record.finalState(), rng).orElseThrow());
        }
        boolean resigned = rng.below(4) == 0 && !record.result().isOver();
        return resigned ? record.withResignation(Player.of(rng.below(2))) : record;
    }

    @Property(tries = 500)
    void anyOptionsCreateAGameOrAreRefused(@ForAll long seed) {
        Rng rng = new Rng(seed);
        GameInfo info = SampleGames.any(rng).info();
        GameOptions given = SampleGames.any(rng).options();
        for (int edits = 1 + rng.below(3); edits > 0; edits--) {
            given = given.with(name(info, rng), value(given, rng));
        }
        GameOptions options = given;
        String name = rng.below(10) == 0 ? Mangling.of(info.name(), rng) : info.name();
        Sense.attempt(() -> Games.create(name, options)).ifPresent(game -> requireAsGiven(game, options));
    }

    private static String name(GameInfo info, Rng rng) {
        List<String> names = info.options().stream().map(GameOption::name).toList();
        return names.isEmpty() || rng.below(8) == 0 ? Mangling.piece(rng) : names.get(rng.below(names.size()));
    }

    private static String value(GameOptions given, Rng rng) {
        List<String> values = List.copyOf(given.asMap().values());
        String value = values.isEmpty() ? "" : values.get(rng.below(values.size()));
        return switch (rng.below(3)) {
            case 0 -> value;
            case 1 -> Mangling.of(value, rng);
            default -> Mangling.piece(rng);
        };
    }

    private static <S, M> void requireAsGiven(Game<S, M> game, GameOptions given) {
        given.asMap()
                .forEach((name, value) -> assertEquals(value, game.options().get(name)));
        assertTrue(Sense.ofState(game, game.initialState()));
    }
}
