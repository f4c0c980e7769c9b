package dev.boardwright.ai.learn;

import dev.boardwright.core.pattern.BitLayout;
import dev.boardwright.core.pattern.PatternShape;
import dev.boardwright.core.pattern.Patterns;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The sets of patterns that {@link Learner} chooses from. */
final class Candidates {
    /** Cheap ones first. From the prototype, where each of them was the best of some game. */
    private static final List<String> SETS = List.of(
            "line1",
            "box2x2",
            "line4",
            "box2x3",
            "cross6",
            "line4 box2x2",
            "cross6 box2x2",
            "line5 box2x2",
            "line4 box2x3",
            "full3",
            "box2x4",
            "full3 box3x3");

    private Candidates() {}

    static List<PatternShape> shapes(String text) {
        return Stream.of(text.strip().split("[ ,]+")).map(PatternShape::parse).toList();
    }

    /** Those that fit on the board and in the tables, and differ. */
    static List<Patterns> of(BitLayout layout) {
        List<Patterns> all = new ArrayList<>();
        for (String set : SETS) {
            try {
                Patterns patterns = Patterns.of(layout, shapes(set));
                if (patterns.count() > 0
                        && (long) layout.groups() * patterns.weights() <= Patterns.MOST_WEIGHTS
                        && everyShapeFits(layout, set)) {
                    all.add(patterns);
                }
            } catch (IllegalArgumentException e) {
                // Too large for this board.
            }
        }
        return all;
    }

    private static boolean everyShapeFits(BitLayout layout, String set) {
        return shapes(set).stream()
                .allMatch(shape -> Patterns.of(layout, List.of(shape)).count() > 0);
    }
}
