package dev.boardwright.core.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DirectionTest {
    @ParameterizedTest
    @EnumSource
    void theOppositeStepsBack(Direction direction) {
        assertEquals(-direction.columns(), direction.opposite().columns());
        assertEquals(-direction.rows(), direction.opposite().rows());
        assertSame(direction, direction.opposite().opposite());
    }

    @Test
    void theEightStepsAreAllThereAre() {
        Set<List<Integer>> steps = new HashSet<>();
        for (Direction direction : Direction.ALL) {
            steps.add(List.of(direction.columns(), direction.rows()));
            assertTrue(Math.abs(direction.columns()) <= 1 && Math.abs(direction.rows()) <= 1);
        }
        assertEquals(8, steps.size());
        assertTrue(!steps.contains(List.of(0, 0)));
    }

    @Test
    void anAxisIsOneOfEachPair() {
        Set<Direction> both = new HashSet<>(Direction.AXES);
        Direction.AXES.forEach(axis -> both.add(axis.opposite()));
        assertEquals(4, Direction.AXES.size());
        assertEquals(8, both.size());
    }

    @Test
    void orthogonalStepsChangeOneCoordinate() {
        assertEquals(
                Direction.ALL.stream()
                        .filter(direction -> direction.columns() * direction.rows() == 0)
                        .collect(Collectors.toSet()),
                Set.copyOf(Direction.ORTHOGONAL));
    }

    @Test
    void namesFollowTheCompass() {
        assertEquals(1, Direction.EAST.columns());
        assertEquals(1, Direction.NORTH.rows());
        assertEquals(List.of(-1, -1), List.of(Direction.SOUTH_WEST.columns(), Direction.SOUTH_WEST.rows()));
    }
}
