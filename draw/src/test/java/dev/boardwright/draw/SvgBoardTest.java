package dev.boardwright.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.BoardView;
import dev.boardwright.core.BoardView.Colour;
import dev.boardwright.core.BoardView.Note;
import dev.boardwright.core.BoardView.Shade;
import dev.boardwright.core.Cell;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class SvgBoardTest {
    private static final Note GREENS = new Note("1g", "1 green", Colour.GREEN);
    private static final BoardView VIEW = BoardView.of(
                    3,
                    2,
                    c -> List.of("r", "gwb", "", "", "b", "w").get(c),
                    c -> c == 3 ? Shade.DARK : Shade.PLAIN,
                    Map.of('r', Colour.RED, 'g', Colour.GREEN, 'w', Colour.WHITE, 'b', Colour.BLACK),
                    List.of())
            .withNotes(c -> c == 1 ? Optional.of(GREENS) : Optional.empty());

    private static Document parse(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }

    private static List<Element> elements(Document document, String tag) {
        NodeList nodes = document.getElementsByTagName(tag);
        return IntStream.range(0, nodes.getLength())
                .mapToObj(i -> (Element) nodes.item(i))
                .toList();
    }

    private static Element cell(Document document, String name) {
        return elements(document, "g").stream()
                .filter(group -> group.getAttribute("data-cell").equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static String text(Element parent, String tag) {
        return parent.getElementsByTagName(tag).item(0).getTextContent();
    }

    @Test
    void everyCellHasItsNameAndSaysWhatIsOnIt() throws Exception {
        Document svg = parse(SvgBoard.of(VIEW).draw());

        assertEquals("a1, red stone", text(cell(svg, "a1"), "title"));
        assertEquals("b1, stack of 3: green, white, black on top, 1 green", text(cell(svg, "b1"), "title"));
        assertEquals("c1, empty", text(cell(svg, "c1"), "title"));
        assertEquals("a2, empty, dark square", text(cell(svg, "a2"), "title"));
        assertEquals(
                6,
                elements(svg, "g").stream()
                        .filter(group -> group.hasAttribute("data-cell"))
                        .count());
    }

    @Test
    void pictureHasATitleAndADescription() throws Exception {
        Element root =
                parse(SvgBoard.of(VIEW).withTitle("A & B <\"c\">\u0000").draw()).getDocumentElement();

        assertEquals("img", root.getAttribute("role"));
        assertEquals("A & B <\"c\">\uFFFD", text(root, "title"));
        assertEquals(
                "3 by 2 cells. Red stone: a1. Stack of 3: green, white, black on top, 1 green: b1. Black stone: b2. White stone: c2.",
                text(root, "desc"));
    }

    @Test
    void emptyBoardSaysSo() throws Exception {
        BoardView empty = BoardView.ofText("3/3/3 w");
        assertEquals(
                "3 by 3 cells. No pieces.",
                text(parse(SvgBoard.of(empty).draw()).getDocumentElement(), "desc"));
        parse(SvgBoard.of(BoardView.ofText("?")).draw());
    }

    @Test
    void pictureRefersToNothingOutside() {
        String svg = SvgBoard.of(VIEW).draw();
        String body = svg.substring(svg.indexOf('>'));
        assertFalse(body.contains("http"), svg);
        assertFalse(svg.contains("<script"), svg);
        assertTrue(svg.contains("prefers-color-scheme:dark"), svg);
    }

    @Test
    void lastMoveAndMarksAreDrawnOnTheirCells() throws Exception {
        Document svg = parse(SvgBoard.of(VIEW)
                .withLastMove(Cell.listOf("a1c2"))
                .withMarks(List.of("b2", "z9"))
                .draw());

        assertEquals("cell plain last", cell(svg, "a1").getAttribute("class"));
        assertEquals("cell plain", cell(svg, "b2").getAttribute("class"));
        assertTrue(hasClass(cell(svg, "c2"), "rect", "trace"));
        assertTrue(hasClass(cell(svg, "b2"), "circle", "mark"));
        assertFalse(hasClass(cell(svg, "a1"), "circle", "mark"));
    }

    private static boolean hasClass(Element parent, String tag, String name) {
        NodeList nodes = parent.getElementsByTagName(tag);
        return IntStream.range(0, nodes.getLength())
                .anyMatch(i -> ((Element) nodes.item(i)).getAttribute("class").equals(name));
    }

    @Test
    void stackShowsEveryPieceItsHeightAndItsNote() throws Exception {
        Element stack = cell(parse(SvgBoard.of(VIEW).draw()), "b1");

        assertTrue(hasClass(stack, "circle", "stone green"));
        assertTrue(hasClass(stack, "circle", "stone white"));
        assertTrue(hasClass(stack, "circle", "stone black"));
        assertEquals("3", text(stack, "text"));
        assertEquals("1g", stack.getElementsByTagName("text").item(1).getTextContent());
    }

    @Test
    void flipTurnsTheBoardAround() throws Exception {
        Document svg = parse(SvgBoard.of(VIEW).draw());
        Document flipped = parse(SvgBoard.of(VIEW).withFlip(true).draw());

        assertEquals("translate(54 154)", cell(svg, "a1").getAttribute("transform"));
        assertEquals("translate(254 54)", cell(flipped, "a1").getAttribute("transform"));
        assertEquals(cell(svg, "c2").getAttribute("transform"), "translate(254 54)");
    }

    @Test
    void lineGoesThroughItsCells() throws Exception {
        Document svg = parse(
                SvgBoard.of(VIEW).withLines(List.of(Cell.listOf("a1b1c1"))).draw());
        assertEquals("104,204 204,204 304,204", elements(svg, "polyline").get(0).getAttribute("points"));
    }

    @Test
    void everyKindOfBoardIsWellFormedAndInsideItsFrame() throws Exception {
        for (BoardView view : Boards.all()) {
            Document svg = parse(SvgBoard.of(view).interactive().draw());
            String[] box = svg.getDocumentElement().getAttribute("viewBox").split(" ", -1);
            List<Element> cells = elements(svg, "g").stream()
                    .filter(group -> group.hasAttribute("data-cell"))
                    .toList();
            assertEquals(view.cells().size(), cells.size());
            for (Element cell : cells) {
                String[] corner =
                        cell.getAttribute("transform").replaceAll("[a-z()]", "").split(" ", -1);
                for (int axis = 0; axis < 2; axis++) {
                    double centre = Double.parseDouble(corner[axis]) + 50;
                    assertTrue(
                            centre > 100 && centre < Double.parseDouble(box[2 + axis]) - 100,
                            cell.getAttribute("transform"));
                }
            }
        }
    }

    @Test
    void cellsSayTheirShapeAndWhatIsInThem() throws Exception {
        Document hex = parse(SvgBoard.of(Boards.hex()).draw());
        assertEquals("cell plain hexagon", cell(hex, "b2").getAttribute("class"));
        assertTrue(hasClass(cell(hex, "b2"), "polygon", "square"));
        assertEquals("3 by 3 hexagons. Red stone: a1, b3. Blue stone: b2.", text(hex.getDocumentElement(), "desc"));
        assertEquals(
                22,
                elements(hex, "polygon").stream()
                        .filter(polygon -> polygon.getAttribute("class").startsWith("edge "))
                        .count());

        Document morris = parse(SvgBoard.of(Boards.morris()).draw());
        assertTrue(hasClass(cell(morris, "c2"), "circle", "dot"));
        assertEquals(
                "104,504 304,504 504,504", elements(morris, "polyline").get(0).getAttribute("points"));
        assertTrue(text(morris.getDocumentElement(), "desc").startsWith("13 points. White stone: a1."));

        Document kalah = parse(SvgBoard.of(Boards.kalah()).draw());
        assertEquals("a1, 4 stones", text(cell(kalah, "a1"), "title"));
        assertEquals("b1, empty", text(cell(kalah, "b1"), "title"));
        assertEquals("c1, 1 stone", text(cell(kalah, "c1"), "title"));
        assertEquals("10", text(cell(kalah, "d2"), "text"));
        assertTrue(text(kalah.getDocumentElement(), "desc").startsWith("6 pits and 2 stores. 4 stones: a1, c2."));
        assertTrue(text(parse(SvgBoard.of(Boards.cross()).draw()).getDocumentElement(), "desc")
                .startsWith("5 cells."));
    }

    @Test
    void notesHaveTheirColours() throws Exception {
        Note note = new Note("7", "7 moves", Colour.YELLOW);
        String text = SvgBoard.of(VIEW.withNotes(c -> Optional.of(note))).draw();
        assertTrue(hasClass(cell(parse(text), "a1"), "rect", "badge yellow"), text);
        assertTrue(text.contains(".badge.yellow{"), text);
        assertTrue(hasClass(cell(parse(SvgBoard.of(VIEW).draw()), "b1"), "rect", "badge"));
    }

    @Test
    void interactiveBoardHasButtonsAndNoStyleOfItsOwn() throws Exception {
        String text = SvgBoard.of(VIEW).withTitle("Board").interactive().draw();
        Document svg = parse(text);

        assertEquals("group", svg.getDocumentElement().getAttribute("role"));
        assertEquals("Board", svg.getDocumentElement().getAttribute("aria-label"));
        assertEquals("button", cell(svg, "a1").getAttribute("role"));
        assertEquals("a1, red stone", cell(svg, "a1").getAttribute("aria-label"));
        assertFalse(text.contains("<style"), text);
        assertTrue(SvgBoard.of(VIEW).draw().contains(".frame{"));
    }
}
