/** The game Greener. */
module dev.boardwright.greener {
    requires transitive dev.boardwright.core;
    requires static org.jspecify;

    exports dev.boardwright.greener;

    provides dev.boardwright.core.GameFactory with
            dev.boardwright.greener.GreenerFactory;
}
