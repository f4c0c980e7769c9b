/** The game 369. */
module dev.boardwright.threesixnine {
    requires transitive dev.boardwright.core;
    requires static org.jspecify;

    exports dev.boardwright.threesixnine;

    provides dev.boardwright.core.GameFactory with
            dev.boardwright.threesixnine.ThreeSixNineFactory;
}
