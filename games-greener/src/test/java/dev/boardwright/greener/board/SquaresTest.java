package dev.boardwright.greener.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.core.Rng;
import dev.boardwright.core.board.Direction;
import dev.boardwright.core.board.Grid;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SquaresTest {
    private static final Grid BOARD = Grid.square(8);
    /** In the order of {@link Direction#ORTHOGONAL}, which is that of the directions' numbers. */
    private static final List<LongUnaryOperator> WITH =
            List.of(Squares::withEast, Squares::withNorth, Squares::withWest, Squares::withSouth);

    @Test
    void seesWhatRaysSeeInEveryDirection() {
        Rng rng = new Rng(11);
        for (int i = 0; i < 500; i++) {
            compare(randomSet(rng));
        }
        compare(0);
        compare(-1);
    }

    /** From one square in two to one in sixteen. */
    private static long randomSet(Rng rng) {
        long set = rng.next();
        for (int thinned = rng.below(4); thinned > 0; thinned--) {
            set &= rng.next();
        }
        return set;
    }

    private static void compare(long set) {
        for (int direction = 0; direction < 4; direction++) {
            long with = WITH.get(direction).applyAsLong(set);
            for (int square = 0; square < Squares.COUNT; square++) {
                int[] hit = Arrays.stream(BOARD.ray(square, Direction.ORTHOGONAL.get(direction)))
                        .filter(c -> (set >>> c & 1) != 0)
                        .toArray();
                assertEquals(hit.length > 0, (with >>> square & 1) != 0);
                if (hit.length > 0) {
                    assertEquals(hit[0], next(set, square, direction));
                }
            }
        }
    }

    @Test
    void findsTheNearestOfManyAtOnce() {
        Rng rng = new Rng(13);
        for (int i = 0; i < 500; i++) {
            long set = randomSet(rng);
            long origins = set & rng.next();
            long nearest = 0;
            for (int direction = 0; direction < 4; direction++) {
                for (long rest = origins & WITH.get(direction).applyAsLong(set); rest != 0; rest &= rest - 1) {
                    nearest |= 1L << next(set, Long.numberOfTrailingZeros(rest), direction);
                }
            }
            assertEquals(nearest, Squares.nearest(origins, set));
        }
    }

    private static int next(long set, int square, int direction) {
        return direction < 2
                ? Squares.nextUp(set, square, direction == 0 ? Squares.EAST : Squares.NORTH)
                : Squares.nextDown(set, square, direction == 2 ? Squares.WEST : Squares.SOUTH);
    }

    @Test
    void numbersTheCellsOfASmallBoardInTheBottomLeftCorner() {
        int[] squares = IntStream.range(0, 16).map(c -> Squares.ofCell(c, 4)).toArray();
        assertEquals(
                List.of(0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27),
                Arrays.stream(squares).boxed().toList());
        for (int cell = 0; cell < 16; cell++) {
            assertEquals(cell, Squares.cell(squares[cell], 4));
        }
        assertEquals(
                Arrays.stream(squares).boxed().toList(),
                IntStream.range(0, 64)
                        .filter(square -> Squares.isOnBoard(square, 4))
                        .boxed()
                        .toList());
    }
}
