package dev.boardwright.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Games;
import java.io.StringReader;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class SizesTest {
    @Test
    void everyGameHasSizes() {
        for (GameInfo info : Games.all()) {
            List<Integer> sizes = Sizes.sizes(info).toList();
            assertTrue(sizes.size() >= 3, info.name() + " " + sizes);
        }
    }

    @Test
    void aMeasuredCostIsReadBackFromItsLine() {
        Cost cost = Cost.measure("greener", 4);
        assertTrue(cost.move() > 0 && cost.node() > 0, cost.line());
        assertEquals(cost.line(), Cost.parse(cost.line()).line());
    }

    @Test
    void theChartHasALineForEachGameInEachPanel() throws Exception {
        List<Cost> costs = List.of(new Cost("a", 3, 1.5, 20), new Cost("a", 4, 3, 30), new Cost("b", 4, 90, 40));
        Document chart = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(CostChart.svg(costs))));
        assertEquals(4, chart.getElementsByTagName("polyline").getLength());
        assertEquals(6, chart.getElementsByTagName("circle").getLength());
    }
}
