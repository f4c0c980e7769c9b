/** Draws any board as text or as SVG. */
module dev.boardwright.draw {
    requires transitive dev.boardwright.core;
    requires static org.jspecify;

    exports dev.boardwright.draw;
}
