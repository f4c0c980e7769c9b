/** The game Blackstone. */
module dev.boardwright.blackstone {
    requires transitive dev.boardwright.core;
    requires static org.jspecify;

    exports dev.boardwright.blackstone;

    provides dev.boardwright.core.GameFactory with
            dev.boardwright.blackstone.BlackstoneFactory;
}
