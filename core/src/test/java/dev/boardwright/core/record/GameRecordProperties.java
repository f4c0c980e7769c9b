package dev.boardwright.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Nim;
import dev.boardwright.core.Player;
import dev.boardwright.core.Rng;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class GameRecordProperties {
    @Provide
    static Arbitrary<GameOptions> options() {
        return Combinators.combine(
                        Arbitraries.integers().between(1, 400),
                        Arbitraries.of("normal", "misere", "friendly"),
                        Arbitraries.of(true, false),
                        Arbitraries.integers().between(1, 9),
                        Arbitraries.of("fixed", "random"))
                .as((size, variant, again, most, setup) -> GameOptions.of("size", size)
                        .with("variant", variant)
                        .with("double-turn", again)
                        .with("most-taken", most)
                        .with("setup", setup));
    }

    @Provide
    static Arbitrary<String> values() {
        return Arbitraries.strings().all().excludeChars(controls()).ofMaxLength(30);
    }

    private static char[] controls() {
        StringBuilder controls = new StringBuilder();
        for (char c = 0; c < 0xa0; c++) {
            if (Character.isISOControl(c)) {
                controls.append(c);
            }
        }
        return controls.toString().toCharArray();
    }

    /** Games from a random start, unfinished or finished, some resigned. */
    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void recordsAreReadBackAsTheyWereWritten(
            @ForAll("options") GameOptions options,
            @ForAll long seed,
            @ForAll boolean resigned,
            @ForAll("values") String value) {
        Nim game = Nim.of(options);
        Rng rng = new Rng(seed);
        Nim.State start =
                rng.below(2) == 0 ? game.initialState() : new Nim.State(rng.below(100), Player.of(rng.below(2)));
        GameRecord<Nim.State, Integer> record =
                GameRecord.of(game, start, List.of()).withTag("Event", value).withPlayerName(Player.FIRST, value);
        for (int plies = rng.below(120); plies > 0 && !record.result().isOver(); plies--) {
            List<Integer> moves = game.legalMoves(record.finalState());
            record = record.play(moves.get(rng.below(moves.size())));
        }
        if (resigned && !record.result().isOver()) {
            Player player = Player.of(rng.below(2));
            record = switch (rng.below(3)) {
                case 0 -> record.withResignation(player);
                case 1 -> record.withLossOnTime(player);
                default -> record.withAgreedDraw();
            };
        }
        if (rng.below(2) == 0) {
            int index = rng.below(record.moves().size() + 1) - 1;
            record = record.withComment(index, value);
            if (index >= 0) {
                record = record.withAnnotations(index, List.of("$" + rng.below(256), "$" + rng.below(8)));
            }
        }
        String text = record.toText();
        GameRecord<?, ?> read = GameRecord.parse(text);
        assertEquals(record, read);
        assertEquals(record.hashCode(), read.hashCode());
        assertEquals(text, read.toText());
        assertEquals(record.result(), read.result());
        assertEquals(record.finalState(), read.finalState());
    }

    @Provide
    static Arbitrary<String> damaged() {
        String whole = GameRecord.of(Nim.withSize(6))
                .withTag("Event", "a \"b\" \\")
                .play(3)
                .play(1)
                .play(2)
                .withComment(1, "so } so")
                .withAnnotations(0, List.of("!?", "$9"))
                .toText();
        Arbitrary<String> pieces = Arbitraries.oneOf(
                Arbitraries.of(
                        "[", "]", "\"", "\\", "{", "}", ";", "%", "$1", "(", ")", "!", "1.", "*", "1-0", "\r", "\n",
                        "\uD800"),
                Arbitraries.strings().ofMaxLength(3));
        return Combinators.combine(
                        pieces,
                        Arbitraries.integers().between(0, whole.length()),
                        Arbitraries.integers().between(0, 6))
                .as((piece, at, cut) ->
                        whole.substring(0, at) + piece + whole.substring(Math.min(whole.length(), at + cut)));
    }

    /** A text reads as a record that can be written again, or is refused with a {@link RecordException}. */
    @Property(tries = 1500, edgeCases = EdgeCasesMode.NONE)
    void anyTextIsARecordOrRefused(@ForAll("damaged") String text) {
        try {
            GameRecord<?, ?> record = GameRecord.parse(text);
            assertEquals(record, GameRecord.parse(record.toText()));
        } catch (RecordException e) {
            assertFalse(e.getMessage().isBlank());
        }
    }

    @Property(tries = 500)
    void strangeTextIsRefused(@ForAll String text) {
        try {
            assertEquals(List.of(), GameRecord.parseAll(text));
        } catch (RecordException e) {
            assertFalse(e.getMessage().isBlank());
        }
    }
}
