package dev.boardwright.core.record;

import static dev.boardwright.core.Refusals.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Corners;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Nim;
import dev.boardwright.core.Player;
import dev.boardwright.core.WordGame;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The text of records, written and read. */
class GameRecordTextTest {
    private static final Corners CORNERS = new Corners(2);

    @Test
    void aWholeRecordIsWrittenAndRead() {
        String text = """
                [Game "nim"]
                [Size "8"]
                [Variant "misere"]
                [Left "Ann"]
                [Right "Bob \\"the heap\\" \\\\ Jones"]
                [Date "2026.11.16"]
                [Result "1-0"]

                1. 3 3 2. 1 1 1-0
                """;
        GameRecord<Nim.State, Integer> record = GameRecord.of(
                        Nim.of(GameOptions.of("size", 8).with("variant", "misere")))
                .withPlayerName(Player.FIRST, "Ann")
                .withPlayerName(Player.SECOND, "Bob \"the heap\" \\ Jones")
                .withDate(LocalDate.of(2026, 11, 16))
                .play(3)
                .play(3)
                .play(1)
                .play(1);
        assertEquals(text, record.toText());
        assertEquals(record, GameRecord.parse(text));
        assertEquals(record, GameRecord.parse(record.game(), text));
    }

    @Test
    void aGameWithoutOptionsHasOnlyItsName() {
        assertEquals(
                """
                [Game "corners"]
                [Result "1/2-1/2"]

                1. a1 b1 2. a2 b2 1/2-1/2
                """,
                GameRecord.of(CORNERS, CORNERS.initialState(), List.of("a1", "b1", "a2", "b2"))
                        .toText());
    }

    /** The default for 2 counters, to take at most 2, is not written; 3 is. */
    @Test
    void optionsAreWrittenWhereTheyAreNotTheDefaultAfterThoseBeforeThem() {
        assertTags("[Size \"7\"] [Variant \"normal\"]", GameOptions.create());
        assertTags("[Size \"2\"] [Variant \"normal\"]", GameOptions.of("size", 2));
        assertTags(
                "[Size \"2\"] [Variant \"normal\"] [MostTaken \"3\"]",
                GameOptions.of("size", 2).with("most-taken", 3));
        assertTags(
                "[Size \"7\"] [Variant \"normal\"] [DoubleTurn \"true\"] [Setup \"random\"]",
                GameOptions.of("setup", "random").with("double-turn", true));
        assertTags(
                "[Size \"7\"] [Variant \"normal\"] [Setup \"random\"] [SetupSeed \"42\"]",
                GameOptions.of("setup", "random").with("setup-seed", 42));
    }

    private static void assertTags(String tags, GameOptions options) {
        GameRecord<Nim.State, Integer> record = GameRecord.of(Nim.of(options));
        String text = record.toText();
        assertEquals("[Game \"nim\"] " + tags + " [Result \"*\"]  * ", text.replace('\n', ' '));
        assertEquals(record, GameRecord.parse(text));
    }

    @Test
    void anotherStartIsWrittenAndTheSecondPlayerMayMoveFirst() {
        Corners.State start = CORNERS.notation().parseState("2/w1 b");
        GameRecord<Corners.State, String> record = GameRecord.of(CORNERS, start, List.of("b1", "a2"));
        String text = """
                [Game "corners"]
                [Result "*"]
                [Position "2/w1 b"]

                1... b1 2. a2 *
                """;
        assertEquals(text, record.toText());
        assertEquals(record, GameRecord.parse(CORNERS, text));
        assertEquals(start, GameRecord.parse(CORNERS, text).start());
    }

    /** A player who takes one counter moves again, with a new number. */
    @Test
    void aSideThatMovesTwiceHasANumberForEachMove() {
        Nim game = Nim.of(GameOptions.of("double-turn", true).with("size", 9));
        GameRecord<Nim.State, Integer> record = GameRecord.of(game, game.initialState(), List.of(1, 2, 1, 1, 2));
        String text = record.toText();
        assertTrue(text.endsWith("\n\n1. 1 2. 2 1 3... 1 4... 2 *\n"), text);
        assertEquals(record, GameRecord.parse(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1-0", "0-1"})
    void aResignationIsATag(String result) {
        String text = """
                [Game "corners"]
                [Result "%s"]
                [Termination "resignation"]

                1. a1 %s
                """.formatted(result, result);
        GameRecord<Corners.State, String> record =
                GameRecord.of(CORNERS).play("a1").withResignation(result.equals("1-0") ? Player.SECOND : Player.FIRST);
        assertEquals(text, record.toText());
        assertEquals(record, GameRecord.parse(CORNERS, text));
    }

    @Test
    void movesAreWrappedAtEightyColumns() {
        Nim game = Nim.withSize(400);
        GameRecord<Nim.State, Integer> record = GameRecord.of(game);
        for (int i = 0; i < 250; i++) {
            record = record.play(1);
        }
        String moves = record.toText().substring(record.toText().indexOf("\n\n") + 2);
        List<String> lines = moves.lines().toList();
        assertTrue(lines.stream().anyMatch(line -> line.length() == 80), moves);
        for (int i = 0; i < lines.size(); i++) {
            assertTrue(lines.get(i).length() <= 80, moves);
            assertEquals(lines.get(i).strip(), lines.get(i));
            if (i > 0) {
                // The first word of a line did not fit on the line before. A number stays with its move.
                String first = lines.get(i).replaceFirst("^(\\d+\\. )?(\\S+).*", "$1$2");
                assertTrue(lines.get(i - 1).length() + 1 + first.length() > 80, moves);
            }
        }
        assertEquals(record, GameRecord.parse(game, record.toText()));
    }

    @Test
    void aMoveWiderThanALineHasALineOfItsOwn() {
        String wide = "w".repeat(100);
        GameRecord<String, String> record = GameRecord.of(new WordGame(GameInfo.of("words", "A", "B"), wide, "x"))
                .play("x")
                .play(wide)
                .play(wide);
        assertTrue(record.toText().endsWith("\n\n1. x\n" + wide + "\n2. " + wide + "\n*\n"), record.toText());
        assertEquals(record, GameRecord.parse(record.game(), record.toText()));
        GameRecord<String, String> first = GameRecord.of(record.game()).play(wide);
        assertTrue(first.toText().endsWith("]\n\n1. " + wide + "\n*\n"), first.toText());
    }

    @Test
    void oddMovesAreReadBack() {
        String[] words = {"1", "12", "a]", "a.b", ".", "...", "1-0.", "a[", "}", "\"", "é", "\uD83D\uDE00", "1,5"};
        GameRecord<String, String> record = GameRecord.of(new WordGame(GameInfo.of("words", "A", "B"), words));
        for (String word : words) {
            record = record.play(word);
        }
        assertEquals(record, GameRecord.parse(record.game(), record.toText()));
    }

    private static final GameRecord<Corners.State, String> PLAYED =
            GameRecord.of(CORNERS).withTag("White", "Ann").play("a1").play("b2").play("a2");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[Game \"corners\"]\n[White \"Ann\"]\n1. a1 b2 2. a2 *",
                "[Game \"corners\"][White \"Ann\"]a1 b2 a2 *",
                "[Game \"corners\"]\r\n[White \"Ann\"]\r\n[Result \"*\"]\r\n\r\n1.\r\na1\r\nb2\r\n2. a2\r\n*\r\n",
                "[Game \"corners\"]\r[White \"Ann\"]\r1. a1 b2 2. a2\r*\r",
                "\uFEFF[Game \"corners\"]\n[White \"Ann\"]\n1.a1 1...b2 2.A2 *",
                "  [ Game\n\"corners\" ]\t[\nWhite {who} \"Ann\"]\f1. a1 $1 b2 $139 $0 2. a2 \u000B*  ",
                "{[Game \"chess\"]} [Game \"corners\"] ; the game\n[White \"Ann\"] {1. b1\n}1. a1{best}b2;1-0\n2. a2 *;",
                "% skipped [\n[Game \"corners\"]\n[White \"Ann\"]\n%1. b1\n1. a1 {%} b2\r%x\r2. a2 * {end",
                "[Game \"corners\"]\n[White \"Ann\"]\n[Position \"2/2 w\"]\n1. 1. a1 b2 2. a2 2... *"
            })
    void everyFormThatPgnPermitsIsRead(String text) {
        assertEquals(PLAYED, bare(GameRecord.parse(CORNERS, text.replace("{end", "{end}"))));
    }

    /** The record without its comments and marks. */
    private static GameRecord<Corners.State, String> bare(GameRecord<Corners.State, String> record) {
        GameRecord<Corners.State, String> bare = record.withComment(-1, "");
        for (int i = 0; i < record.moves().size(); i++) {
            bare = bare.withComment(i, "").withAnnotations(i, List.of());
        }
        return bare;
    }

    @Test
    void commentsAndMarksAreKeptAndVariationsSkipped() {
        String text = """
                [Game "corners"]
                [Result "*"]

                {a fine
                game} 1. a1! {the corner} ; really
                (1. a2 {no} (1. b2) b1?) 1... b2?? $14 {lost}
                2. a2 !? *
                """;
        assertRefused(
                RecordException.class,
                "line 7, move 2... (Black): '' is not 1 cell",
                () -> GameRecord.parse(CORNERS, text));
        GameRecord<Corners.State, String> record = GameRecord.parse(CORNERS, text.replace("a2 !?", "a2!?"));
        assertEquals("a fine game", record.comment());
        assertEquals(
                List.of(
                        new PlayedMove<>("a1", Player.FIRST, 1, List.of("!"), "the corner really"),
                        new PlayedMove<>("b2", Player.SECOND, 1, List.of("??", "$14"), "lost"),
                        new PlayedMove<>("a2", Player.FIRST, 2, List.of("!?"), "")),
                record.playedMoves());
        assertEquals("""
                [Game "corners"]
                [Result "*"]

                {a fine game} 1. a1! {the corner really} 1... b2?? $14 {lost} 2. a2!? *
                """, record.toText());
    }

    @Test
    void aCommentWithAClosingBraceEndsItsLine() {
        GameRecord<Corners.State, String> record =
                GameRecord.of(CORNERS).play("a1").withComment(0, "a } b").withAnnotations(0, List.of("$7", "?"));
        assertTrue(record.toText().endsWith("\n\n1. a1 $7 $2 ; a } b\n*\n"), record.toText());
        assertEquals(record, GameRecord.parse(CORNERS, record.toText()));
    }

    @Test
    void longCommentsAreBrokenBetweenWords() {
        String comment = "many words ".repeat(40).strip();
        GameRecord<Corners.State, String> record =
                GameRecord.of(CORNERS).withComment(-1, comment).play("a1").withComment(0, "%" + comment);
        assertTrue(record.toText().lines().allMatch(line -> line.length() <= 80), record.toText());
        assertEquals(record, GameRecord.parse(CORNERS, record.toText()));
    }

    @Test
    void unknownTagsAreKept() {
        assertEquals(
                Map.of("Event", "", "game", "x", "White_2", "é ] { ; \uD83D\uDE00", "Size", "9"),
                GameRecord.parse(
                                CORNERS,
                                "[Game \"corners\"][Event \"\"][game \"x\"][White_2 \"é ] { ; \uD83D\uDE00\"][Size \"9\"]*")
                        .tags());
    }

    @Test
    void tagsSetEveryOption() {
        GameRecord<?, ?> record = GameRecord.parse("[SetupSeed \"5\"][Setup \"random\"][MostTaken \"2\"][Size \"50\"]"
                + "[DoubleTurn \"true\"][Variant \"friendly\"][Game \"nim\"]*");
        assertEquals(
                "size=50 variant=friendly double-turn=true most-taken=2 setup=random setup-seed=5",
                record.game().options().toString());
        assertEquals(Map.of(), record.tags());
    }

    @Test
    void aFileMayHoldSeveralGames() {
        Nim small = Nim.withSize(2);
        List<GameRecord<?, ?>> records = new ArrayList<>();
        records.add(GameRecord.of(small).play(2));
        records.add(GameRecord.of(small).withTag("Event", "Club").play(1));
        records.add(GameRecord.of(Nim.withSize(9)).withResignation(Player.FIRST));
        StringBuilder file = new StringBuilder();
        records.forEach(record -> file.append(record.toText()).append('\n'));
        List<GameRecord<?, ?>> read = GameRecord.parseAll(file.toString());
        assertEquals(records, read);
        assertSame(read.get(0).game(), read.get(1).game());
        assertEquals(records, GameRecord.parseAll(file.toString().replace('\n', ' ')));
        assertEquals(List.of(), GameRecord.parseAll(" \n{nothing} ; at all"));
    }
}
