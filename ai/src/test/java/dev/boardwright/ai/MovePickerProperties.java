package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.boardwright.ai.internal.History;
import dev.boardwright.core.Game;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** The order in which moves are tried, with and without moves put off for other threads. */
class MovePickerProperties {
    @Property(tries = 300)
    void postponedMovesComeLastInTheirOrder(
            @ForAll long seed, @ForAll @IntRange(max = 30) int plies, @ForAll @IntRange(max = 10) int busyInTen) {
        Game<?, ?> game = LibraryGames.game("369 size=4");
        check(game, plies % 14, seed, busyInTen);
        check(LibraryGames.game("greener size=6"), plies, seed, busyInTen);
    }

    private static <S> void check(Game<S, ?> game, int plies, long seed, int busyInTen) {
        Rng rng = new Rng(seed);
        Position<S> position = game.position(Questions.stateAfter(game, plies, seed));
        MovePicker picker = picker(position, rng);
        int count = picker.list(position);
        // The first choice is a move from the table or none.
        int first = rng.below(2 * count);

        List<Integer> usual = usual(picker, position, first);
        List<Integer> tried = new ArrayList<>();
        List<Integer> postponed = new ArrayList<>();
        while (picker.hasNext()) {
            int code = picker.next(true);
            while (!tried.isEmpty() && picker.canPostpone() && rng.below(10) < busyInTen) {
                picker.postpone();
                postponed.add(code);
                code = picker.next(true);
            }
            assertEquals(postponed.contains(code), picker.isPostponed());
            assertEquals(usual.indexOf(code), picker.place());
            tried.add(code);
        }

        List<Integer> expected = new ArrayList<>(usual);
        expected.removeAll(postponed);
        expected.addAll(postponed);
        assertEquals(expected, tried);
        assertFalse(picker.canPostpone());
    }

    /** The order of the listed moves without any put off. They are listed and ordered again. */
    private static List<Integer> usual(MovePicker picker, Position<?> position, int first) {
        picker.order(position.turn(), first);
        List<Integer> usual = new ArrayList<>();
        while (picker.hasNext()) {
            usual.add(picker.next(true));
        }
        picker.list(position);
        picker.order(position.turn(), first);
        return usual;
    }

    @Property(tries = 300)
    void aMoveThatIsTakenComesNextAndTheOthersKeepTheirOrder(
            @ForAll long seed, @ForAll @IntRange(max = 30) int plies, @ForAll @IntRange(max = 10) int busyInTen) {
        checkTaken(LibraryGames.game("369 size=4"), plies % 14, seed, busyInTen);
        checkTaken(LibraryGames.game("greener size=6"), plies, seed, busyInTen);
    }

    private static <S> void checkTaken(Game<S, ?> game, int plies, long seed, int busyInTen) {
        Rng rng = new Rng(seed);
        Position<S> position = game.position(Questions.stateAfter(game, plies, seed));
        MovePicker picker = picker(position, rng);
        int count = picker.list(position);
        int first = rng.below(2 * count);

        List<Integer> expected = usual(picker, position, first);
        List<Integer> tried = new ArrayList<>();
        List<Integer> taken = new ArrayList<>();
        List<Integer> postponed = new ArrayList<>();
        while (picker.hasNext()) {
            int wanted = position.moveAt(rng.below(count));
            boolean takes = !tried.isEmpty() && rng.below(3) == 0 && picker.take(wanted);
            int code = takes ? wanted : picker.next(true);
            assertFalse(takes && tried.contains(wanted));
            while (!takes && !tried.isEmpty() && picker.canPostpone() && rng.below(10) < busyInTen) {
                picker.postpone();
                postponed.add(code);
                code = picker.next(true);
            }
            assertEquals(code, picker.code(picker.index()));
            (takes ? taken : tried).add(code);
        }
        assertEquals(count, tried.size() + taken.size());
        // Those taken are missing from the others, which come in the usual order.
        postponed.removeAll(taken);
        expected.removeAll(taken);
        expected.removeAll(postponed);
        expected.addAll(postponed);
        assertEquals(expected, tried);
    }

    /** A picker with a history and killers. */
    private static MovePicker picker(Position<?> position, Rng rng) {
        History history = new History();
        MovePicker picker = new MovePicker(history, null);
        picker.list(position);
        for (int i = 0; i < 5; i++) {
            Player player = rng.below(2) == 0 ? Player.FIRST : Player.SECOND;
            history.reward(player, position.moveAt(rng.below(position.moveCount())), 1 + rng.below(9));
        }
        return picker;
    }
}
