package dev.boardwright.core.record;

import static dev.boardwright.core.Refusals.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Corners;
import dev.boardwright.core.CountingGame;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOption;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.GameStateException;
import dev.boardwright.core.IllegalMoveException;
import dev.boardwright.core.Nim;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.WordGame;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameRecordTest {
    private static final Nim NIM = Nim.withSize(5);
    private static final GameRecord<Nim.State, Integer> EMPTY = GameRecord.of(NIM);
    private static final GameRecord<Nim.State, Integer> FINISHED = EMPTY.play(3).play(2);

    @Test
    void aRecordBeginsAtTheStart() {
        assertSame(NIM, EMPTY.game());
        assertEquals(NIM.initialState(), EMPTY.start());
        assertEquals(NIM.initialState(), EMPTY.finalState());
        assertEquals(List.of(), EMPTY.moves());
        assertEquals(List.of(NIM.initialState()), EMPTY.states());
        assertEquals(Map.of(), EMPTY.tags());
        assertEquals(Optional.empty(), EMPTY.end());
        assertEquals("", EMPTY.comment());
        assertSame(Outcome.ONGOING, EMPTY.result());
    }

    @Test
    void playingAddsMovesAndLeavesTheOldRecord() {
        assertEquals(List.of(3, 2), FINISHED.moves());
        assertEquals(new Nim.State(0, Player.FIRST), FINISHED.finalState());
        assertSame(Outcome.SECOND_WINS, FINISHED.result());
        assertEquals(
                List.of(new Nim.State(5, Player.FIRST), new Nim.State(2, Player.SECOND), FINISHED.finalState()),
                FINISHED.states());
        assertEquals(List.of(), EMPTY.moves());
        assertEquals(FINISHED, GameRecord.of(NIM, NIM.initialState(), List.of(3, 2)));
    }

    @Test
    void anIllegalMoveIsRefusedWithItsNumberAndTheReason() {
        Corners corners = new Corners(3);
        assertRefused(
                IllegalMoveException.class,
                "move 1... (Black): a1 is not legal: the cell is taken",
                () -> GameRecord.of(corners, corners.initialState(), List.of("a1", "a1")));
        assertRefused(
                IllegalMoveException.class,
                "move 2. (White): b1 is not legal: the cell is taken",
                () -> GameRecord.of(corners).play("a1").play("b1").play("b1"));
        assertRefused(
                IllegalMoveException.class, "move 2. (Left): 1 is not legal: the game is over", () -> FINISHED.play(1));
    }

    @Test
    void eitherSideMayResignAtAnyTimeBeforeTheEnd() {
        for (Player player : Player.values()) {
            GameRecord<Nim.State, Integer> resigned = EMPTY.play(1).withResignation(player);
            assertEquals(Optional.of(GameEnd.resignation(player)), resigned.end());
            assertSame(Outcome.winOf(player.opponent()), resigned.result());
            assertEquals(List.of(1), resigned.moves());
        }
    }

    @Test
    void aDrawMayBeAgreedAndTimeMayRunOut() {
        GameRecord<Nim.State, Integer> drawn = EMPTY.play(1).withAgreedDraw();
        assertSame(Outcome.DRAW, drawn.result());
        assertSame(GameEnd.Reason.AGREEMENT, drawn.end().orElseThrow().reason());
        GameRecord<Nim.State, Integer> late = EMPTY.play(1).withLossOnTime(Player.SECOND);
        assertSame(Outcome.FIRST_WINS, late.result());
        assertSame(GameEnd.Reason.TIME, late.end().orElseThrow().reason());
        assertEquals(Optional.of(GameEnd.byRules(Outcome.SECOND_WINS)), FINISHED.end());
        assertRefused(
                GameStateException.class,
                "the game is over already: a draw was agreed",
                () -> drawn.withLossOnTime(Player.FIRST));
        assertRefused(
                GameStateException.class, "the game is over already: Right has lost on time", late::withAgreedDraw);
        assertNotEquals(drawn, late);
        for (GameRecord<Nim.State, Integer> record : List.of(drawn, late)) {
            assertEquals(record, GameRecord.parse(record.toText()));
        }
    }

    @Test
    void undoTakesBackTheLastStepAndKeepsTheRest() {
        GameRecord<Nim.State, Integer> tagged = EMPTY.withTag("Event", "Club")
                .play(1)
                .play(1)
                .withComment(0, "safe")
                .withComment(-1, "hello");
        assertEquals(tagged, tagged.play(2).undo());
        assertEquals(tagged, tagged.withResignation(Player.FIRST).undo());
        assertEquals(tagged, tagged.withAgreedDraw().undo());
        GameRecord<Nim.State, Integer> shorter = tagged.undo();
        assertEquals(List.of(1), shorter.moves());
        assertEquals(new Nim.State(4, Player.SECOND), shorter.finalState());
        assertEquals(Map.of("Event", "Club"), shorter.tags());
        assertEquals("safe", shorter.playedMoves().get(0).comment());
        assertEquals("hello", shorter.comment());
        assertRefused(
                GameStateException.class,
                "there is no move to take back",
                () -> shorter.undo().undo());
    }

    @Test
    void movesHaveNumbersMarksAndComments() {
        GameRecord<Nim.State, Integer> record = EMPTY.play(1)
                .play(1)
                .play(1)
                .withAnnotations(0, List.of("$1", "$14"))
                .withComment(1, " so\n so ");
        assertEquals(
                List.of(
                        new PlayedMove<>(1, Player.FIRST, 1, List.of("!", "$14"), ""),
                        new PlayedMove<>(1, Player.SECOND, 1, List.of(), "so so"),
                        new PlayedMove<>(1, Player.FIRST, 2)),
                record.playedMoves());
        assertEquals("1.", record.playedMoves().get(0).label());
        assertEquals("1...", record.playedMoves().get(1).label());
        assertNotEquals(record, record.withComment(1, ""));
        assertNotEquals(record, record.withComment(-1, "x"));
        assertNotEquals(record, record.withAnnotations(0, List.of()));
        for (int index : new int[] {-2, 3}) {
            assertRefused(
                    RecordException.class,
                    "there is no move with index " + index + "; the record has 3 moves, and indexes start at 0",
                    () -> record.withComment(index, "x"));
        }
        assertRefused(
                RecordException.class,
                "a comment has a control character: 'a?'; any other character is allowed",
                () -> record.withComment(0, "a\u0007"));
        assertThrows(RecordException.class, () -> record.withAnnotations(0, List.of("#")));
    }

    @Test
    void readingCostsOnePlayAMove() {
        CountingGame<Nim.State, Integer> game = new CountingGame<>(Nim.withSize(400));
        GameRecord<Nim.State, Integer> record = GameRecord.of(game);
        for (int i = 0; i < 200; i++) {
            record = record.play(1);
        }
        assertEquals(200, game.plays());
        String text = record.toText();
        assertEquals(200, game.plays(), "writing plays nothing");
        assertEquals(record, GameRecord.parse(game, text));
        assertEquals(400, game.plays());
    }

    @Test
    void nothingFollowsAResignation() {
        GameRecord<Nim.State, Integer> resigned = EMPTY.play(1).withResignation(Player.FIRST);
        assertRefused(
                IllegalMoveException.class,
                "move 1... (Right): the game is over, Left has resigned",
                () -> resigned.play(1));
        assertRefused(
                GameStateException.class,
                "the game is over already: Left has resigned",
                () -> resigned.withResignation(Player.SECOND));
        assertRefused(
                GameStateException.class,
                "the game is over already: Right has won",
                () -> FINISHED.withResignation(Player.FIRST));
    }

    @Test
    void tagsAreKeptInOrderAndChangedInPlace() {
        GameRecord<Nim.State, Integer> tagged = EMPTY.withPlayerName(Player.SECOND, "Bob")
                .withTag("Event", "Tea party")
                .withDate(LocalDate.of(2026, 11, 6))
                .withTag("Event", "Club");
        assertEquals(
                List.of(Map.entry("Right", "Bob"), Map.entry("Event", "Club"), Map.entry("Date", "2026.11.06")),
                List.copyOf(tagged.tags().entrySet()));
        assertEquals(Optional.empty(), tagged.playerName(Player.FIRST));
        assertEquals(Optional.of("Bob"), tagged.playerName(Player.SECOND));
        assertEquals(tagged.tags(), tagged.play(1).withResignation(Player.FIRST).tags());
        GameRecord<Nim.State, Integer> resigned =
                EMPTY.withResignation(Player.FIRST).withTag("Event", "Club");
        assertEquals(Optional.of(GameEnd.resignation(Player.FIRST)), resigned.end());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "Two words", "Hyphen-ated", "1st", "_x", "Née", "[", "[A", "{A", "@A", "`A", "a:", "a/"})
    void malformedTagNamesAreRefused(String name) {
        assertRefused(
                RecordException.class,
                "a tag cannot be called '" + name
                        + "': names are a letter, then letters, digits and underscores, at most 255 in all",
                () -> EMPTY.withTag(name, "x"));
    }

    @Test
    void aTagNameHasAtMost255Characters() {
        String longest = "A".repeat(255);
        GameRecord<Nim.State, Integer> tagged = EMPTY.withTag(longest, "x");
        assertEquals(tagged, GameRecord.parse(tagged.toText()));
        String tooLong = longest + "A";
        assertThrows(RecordException.class, () -> EMPTY.withTag(tooLong, "x"));
        assertThrows(RecordException.class, () -> GameRecord.parse("[" + tooLong + " \"x\"]\n" + EMPTY.toText()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "Z", "z9_", "AZaz09_"})
    void lettersDigitsAndUnderscoresMakeATagName(String name) {
        assertEquals("x", EMPTY.withTag(name, "x").tags().get(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Game", "Result", "Position", "Termination", "Size", "Variant", "DoubleTurn", "SetupSeed"})
    void tagsThatFollowFromTheGameCannotBeSet(String name) {
        assertRefused(
                RecordException.class,
                "the tag " + name + " follows from the game itself and cannot be set",
                () -> EMPTY.withTag(name, "x"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "a\tb", "\u0000", "\u007f", "\u0085"})
    void controlCharactersInAValueAreRefused(String value) {
        assertRefused(
                RecordException.class,
                "the tag Event has a control character in its value " + BoardwrightException.quote(value)
                        + "; any other character is allowed",
                () -> EMPTY.withTag("Event", value));
    }

    @Test
    void equalityIsOfGameStartMovesEndAndTags() {
        GameRecord<Nim.State, Integer> record =
                EMPTY.withTag("A", "1").withTag("B", "2").play(1);
        GameRecord<Nim.State, Integer> same =
                GameRecord.of(Nim.withSize(5)).play(1).withTag("A", "1").withTag("B", "2");
        assertEquals(record, same);
        assertEquals(record.hashCode(), same.hashCode());
        for (GameRecord<?, ?> other : List.of(
                EMPTY.withTag("A", "1").withTag("B", "2").play(2),
                EMPTY.withTag("B", "2").withTag("A", "1").play(1),
                EMPTY.withTag("A", "1").play(1),
                record.withResignation(Player.FIRST),
                record.withResignation(Player.SECOND),
                GameRecord.of(NIM, new Nim.State(4, Player.FIRST), List.of(1))
                        .withTag("A", "1")
                        .withTag("B", "2"),
                GameRecord.of(Nim.of(GameOptions.of("variant", "misere")), NIM.initialState(), List.of(1))
                        .withTag("A", "1")
                        .withTag("B", "2"))) {
            assertNotEquals(record, other);
        }
        assertNotEquals(record, record.toText());
        assertNotEquals(record.hashCode(), EMPTY.hashCode());
        assertNotEquals(
                GameRecord.of(new WordGame(GameInfo.of("a", "X", "Y"))),
                GameRecord.of(new WordGame(GameInfo.of("b", "X", "Y"))));
        assertEquals(record.toText(), record.toString());
    }

    @Test
    void movesThatWouldNotBeReadAsMovesAreRefused() {
        for (String word : List.of(
                "", "a b", "a\nb", "a{b", "a;", "[a", "$1", "%a", "1.", "12...a", "1-0", "*", "1/2-1/2", "\uFEFFa",
                "\u0001")) {
            GameRecord<String, String> record = GameRecord.of(new WordGame(GameInfo.of("words", "A", "B"), word));
            assertRefused(
                    RecordException.class,
                    "move 1. (A): " + BoardwrightException.quote(word)
                            + " cannot be written as a move in a game record",
                    () -> record.play(word));
        }
    }

    @Test
    void aGameWhoseTagsClashCannotBeRecorded() {
        assertUnrecordable(
                "the tag of its option 'result' is taken or not a valid name", info("White", "Black", "result"));
        assertUnrecordable(
                "the tag of its option 'a-b' is taken or not a valid name", info("White", "Black", "aB", "a-b"));
        assertUnrecordable("the tag of its option '--' is taken or not a valid name", info("White", "Black", "--"));
        assertUnrecordable("the tag of its side 'Game' is taken", info("Game", "Black"));
        assertUnrecordable("the tag of its side 'same' is taken", info("Same", "same"));
        assertRefused(
                RecordException.class,
                "the tag Game has a control character in its value 'a?b'; any other character is allowed",
                () -> GameRecord.of(new WordGame(GameInfo.of("a\nb", "A", "B"))));
        assertRefused(
                RecordException.class,
                "the tag Position has a control character in its value '?'; any other character is allowed",
                () -> GameRecord.of(new WordGame(GameInfo.of("words", "A", "B")), "\n", List.of()));
    }

    private static GameInfo info(String first, String second, String... options) {
        return new GameInfo(
                "odd",
                "Odd",
                List.of(first, second),
                Arrays.stream(options)
                        .map(name -> GameOption.flag(name, "", false))
                        .toList(),
                "");
    }

    private static void assertUnrecordable(String reason, GameInfo info) {
        String message = "odd cannot be recorded: " + reason;
        WordGame game = new WordGame(info);
        assertRefused(RecordException.class, message, () -> GameRecord.of(game));
        assertRefused(RecordException.class, message, () -> GameRecord.parse(game, "[Game \"odd\"] *"));
    }

    @Test
    void oddSidesStillHaveTags() {
        GameRecord<String, String> record = GameRecord.of(new WordGame(info("white pawns", "黒")))
                .withPlayerName(Player.FIRST, "Ann")
                .withPlayerName(Player.SECOND, "Bob");
        assertEquals(Map.of("WhitePawns", "Ann", "Second", "Bob"), record.tags());
        assertEquals(
                Map.of("First", "Ann"),
                GameRecord.of(new WordGame(info("1", "2")))
                        .withPlayerName(Player.FIRST, "Ann")
                        .tags());
    }
}
