package dev.boardwright.draw;

import dev.boardwright.core.BoardView;
import dev.boardwright.core.BoardView.Colour;

/** The style sheet and the gradients of {@link SvgBoard}. */
final class SvgStyle {
    /** Light wood, or dark wood where the system asks for dark colours; stones keep their colours. */
    private static final String CSS = """
            .boardwright{font-family:system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;user-select:none}
            .boardwright .frame{fill:#6f4e32}
            .boardwright .board{fill:#e8cc9c}
            .boardwright .coordinates{fill:#f4e4cb;font-size:27px;font-weight:600;text-anchor:middle;dominant-baseline:central}
            .boardwright .square{fill:#e8cc9c;stroke:#bd9660;stroke-width:2}
            .boardwright .light .square{fill:#f0dcba;stroke:none}
            .boardwright .dark .square{fill:#b98c62;stroke:none}
            .boardwright .trace{fill:#9cc22b;fill-opacity:.42;stroke:#5f7d08;stroke-opacity:.75;stroke-width:4}
            .boardwright .stone{stroke-width:2.5;stroke:#0006}
            .boardwright .white{fill:#faf7f0;stroke:#8d8371}
            .boardwright .black{fill:#26262b;stroke:#0b0b0d}
            .boardwright .neutral{fill:#3d4047;stroke:#191b1f}
            .boardwright .red{fill:#c8322b;stroke:#7c1512}
            .boardwright .blue{fill:#2c62b8;stroke:#123263}
            .boardwright .green{fill:#3c9a4e;stroke:#1b5a29}
            .boardwright .yellow{fill:#f2c62e;stroke:#8f6f06}
            .boardwright .orange{fill:#e8862a;stroke:#8c4a0b}
            .boardwright .purple{fill:#7e4bb0;stroke:#432169}
            .boardwright .brown{fill:#7a4b2a;stroke:#3f2210}
            .boardwright .grey{fill:#9a9ca1;stroke:#5a5c60}
            .boardwright .inlay{fill:#fff;fill-opacity:.3}
            .boardwright .height{fill:#fff;font-size:36px;font-weight:700;text-anchor:middle;dominant-baseline:central}
            .boardwright .on-white,.boardwright .on-yellow{fill:#2b2b2b}
            .boardwright .badge{fill:#1b5a29;stroke:#fff;stroke-width:2}
            .boardwright .note{fill:#fff;font-size:21px;font-weight:700;text-anchor:middle;dominant-baseline:central}
            .boardwright .mark{fill:none;stroke:#0b63ce;stroke-width:7}
            .boardwright .line{fill:none;stroke:#ffd84a;stroke-opacity:.85;stroke-width:16;stroke-linecap:round;stroke-linejoin:round}
            @media (prefers-color-scheme:dark){
            .boardwright .frame{fill:#33261b}
            .boardwright .coordinates{fill:#d9c5a5}
            .boardwright .board{fill:#a98a5e}
            .boardwright .square{fill:#a98a5e;stroke:#7d6340}
            .boardwright .light .square{fill:#bba17b}
            .boardwright .dark .square{fill:#7b5c41}
            .boardwright .black{fill:#1c1c20;stroke:#000}
            .boardwright .mark{stroke:#5db3ff}
            }
            """;

    /** What hexagons, points, pits and notes that are not green need in addition. */
    private static final String MORE = """
            .boardwright .hexagon .square{stroke:#a67d47;stroke-width:2.5}
            .boardwright .hexagon.light .square,.boardwright .hexagon.dark .square{stroke:#8a6238}
            .boardwright .edge{stroke:none}
            .boardwright .link{fill:none;stroke:#6b4c2b;stroke-width:5;stroke-linejoin:round}
            .boardwright .point .square{fill:transparent;stroke:none}
            .boardwright .dot{fill:#6b4c2b}
            .boardwright .name{fill:#54391c;font-size:22px}
            .boardwright .pit .square{fill:#c49a66;stroke:#8a6238;stroke-width:3}
            .boardwright .pit .stone{stroke-width:1.5}
            .boardwright .badge.white{fill:#faf7f0;stroke:#26262b}
            .boardwright .badge.black,.boardwright .badge.neutral{fill:#26262b}
            .boardwright .badge.red{fill:#a3231b}
            .boardwright .badge.blue{fill:#1f4c94}
            .boardwright .badge.yellow{fill:#f2c62e;stroke:#26262b}
            .boardwright .badge.orange{fill:#a85608}
            .boardwright .badge.purple{fill:#663a94}
            .boardwright .badge.brown{fill:#4f2e16}
            .boardwright .badge.grey{fill:#5a5c60}
            .boardwright .note.on-white,.boardwright .note.on-yellow{fill:#2b2b2b}
            @media (prefers-color-scheme:dark){
            .boardwright .hexagon .square{stroke:#6d5535}
            .boardwright .link{stroke:#3a2816}
            .boardwright .dot{fill:#3a2816}
            .boardwright .name{fill:#2b1c0c}
            .boardwright .pit .square{fill:#86693f;stroke:#55401f}
            }
            """;

    /** The style sheet of any drawing. */
    static final String ALL = CSS + MORE;

    /** The highlight of a stone. */
    static final String GRADIENTS = """
            <defs><radialGradient id="shine" cx="0.35" cy="0.28" r="0.75">
            <stop offset="0" stop-color="#fff" stop-opacity="0.38"/><stop offset="0.5" stop-color="#fff" stop-opacity="0.06"/>
            <stop offset="1" stop-color="#000" stop-opacity="0.22"/></radialGradient></defs>
            """;

    private SvgStyle() {}

    /** The style sheet of a drawing of {@code view}. */
    static String of(BoardView view) {
        boolean isPlain = view.layout().isPlainRectangle()
                && view.cells().stream()
                        .flatMap(cell -> cell.note().stream())
                        .allMatch(note -> note.colour() == Colour.GREEN);
        return isPlain ? CSS : ALL;
    }
}
