package dev.boardwright.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.draw.SvgChart.Panel;
import dev.boardwright.draw.SvgChart.Point;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

class SvgChartTest {
    private static Document parsed(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
    }

    private static double number(Document chart, int circle, String attribute) {
        return Double.parseDouble(
                ((Element) chart.getElementsByTagName("circle").item(circle)).getAttribute(attribute));
    }

    @Test
    void higherValuesAreHigherAndPanelsShareTheirNumbers() throws Exception {
        Document chart = parsed(SvgChart.draw(
                "A < B",
                "two panels",
                List.of(
                        new Panel("loss", 2, List.of(new Point(1, 0.5), new Point(2, 0.25), new Point(3, 0.25))),
                        new Panel("Elo", 0, List.of(new Point(3, -20))))));
        assertEquals("A < B", chart.getElementsByTagName("title").item(0).getTextContent());
        assertEquals(4, chart.getElementsByTagName("circle").getLength());
        assertTrue(number(chart, 0, "cy") < number(chart, 1, "cy"));
        assertEquals(number(chart, 1, "cy"), number(chart, 2, "cy"));
        assertTrue(number(chart, 0, "cx") < number(chart, 1, "cx"));
        assertEquals(number(chart, 2, "cx"), number(chart, 3, "cx"));
    }

    @Test
    void aPanelWithoutPointsHasOnlyItsAxes() {
        String svg = SvgChart.draw("none", "", List.of(new Panel("empty", 0, List.of())));
        assertTrue(svg.contains("empty"), svg);
        assertFalse(svg.contains("polyline"), svg);
    }
}
