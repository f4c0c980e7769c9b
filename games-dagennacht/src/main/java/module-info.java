/** The game Dag en Nacht. */
module dev.boardwright.dagennacht {
    requires transitive dev.boardwright.core;
    requires static org.jspecify;

    exports dev.boardwright.dagennacht;

    provides dev.boardwright.core.GameFactory with
            dev.boardwright.dagennacht.DagEnNachtFactory;
}
