/** Games for two on a board: the abstractions, bitboards, notation, records and perft. */
module dev.boardwright.core {
    requires com.google.common;
    requires static org.jspecify;

    exports dev.boardwright.core;
    exports dev.boardwright.core.board;
    exports dev.boardwright.core.json;
    exports dev.boardwright.core.pattern;
    exports dev.boardwright.core.record;

    uses dev.boardwright.core.GameFactory;
}
