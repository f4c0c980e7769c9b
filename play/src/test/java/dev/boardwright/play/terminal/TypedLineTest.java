package dev.boardwright.play.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.play.console.Completion;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TypedLineTest {
    private static TypedLine parse(String line) {
        return TypedLine.parse(line, List.of("a1", "pass"));
    }

    @Test
    void aWordIsACommandInAnyCase() {
        assertEquals(new TypedLine(Optional.of(GameCommand.UNDO), ""), parse("undo"));
        assertEquals(new TypedLine(Optional.of(GameCommand.UNDO), ""), parse("  UNDO "));
        assertEquals(new TypedLine(Optional.of(GameCommand.HELP), ""), parse("?"));
        assertEquals(new TypedLine(Optional.of(GameCommand.QUIT), ""), parse("exit"));
    }

    @Test
    void aFileNameMayHaveSpaces() {
        assertEquals(new TypedLine(Optional.of(GameCommand.SAVE), "my game.txt"), parse("save   my game.txt"));
    }

    @Test
    void anythingElseIsAMove() {
        assertEquals(new TypedLine(Optional.empty(), "a1"), parse("a1"));
        assertEquals(new TypedLine(Optional.empty(), "undoo"), parse("undoo"));
    }

    @Test
    void moveNamedLikeACommandIsAMove() {
        assertEquals(new TypedLine(Optional.empty(), "resign"), TypedLine.parse("resign", List.of("resign")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"save", "load", "undo 3", "hint please", "quit now"})
    void commandWithTheWrongArgumentsIsRefused(String line) {
        assertThrows(BoardwrightException.class, () -> parse(line));
    }

    @Test
    void completionKnowsMovesAndWordsThenCellsOrFiles() {
        Completion completion = TypedLine.completion(List.of("a1", "b2"), List.of("a1", "b2", "c3"));
        assertTrue(completion.next(List.of()).containsAll(List.of("a1", "b2", "moves", "quit")));
        assertEquals(List.of("a1", "b2", "c3"), completion.next(List.of("moves")));
        assertEquals(List.of(), completion.next(List.of("undo")));
        assertTrue(completion.isFileNext(List.of("save")));
        assertTrue(completion.isFileNext(List.of("load")));
        assertFalse(completion.isFileNext(List.of("moves")));
        assertFalse(completion.isFileNext(List.of()));
    }
}
