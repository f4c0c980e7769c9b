package dev.boardwright.benchmarks;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Games;
import java.util.List;
import org.junit.jupiter.api.Test;

class SizesTest {
    @Test
    void everyGameHasSizes() {
        for (GameInfo info : Games.all()) {
            List<Integer> sizes = Sizes.sizes(info).toList();
            assertTrue(sizes.size() >= 3, info.name() + " " + sizes);
        }
    }

    @Test
    void aCostIsMeasuredAndPrinted() {
        Cost cost = Cost.measure("greener", 4);
        assertTrue(cost.move() > 0 && cost.node() > 0, cost.line());
        assertTrue(cost.line().matches("greener +4 +[0-9.]+ +[0-9.]+"), cost.line());
    }
}
