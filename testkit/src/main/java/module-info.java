/** The contract that every game must pass, for extending in a game's own tests. */
module dev.boardwright.testkit {
    requires transitive dev.boardwright.core;
    requires transitive net.jqwik.api;
    requires java.management;
    requires jdk.management;
    requires static org.jspecify;
    requires static transitive org.junit.platform.launcher;

    exports dev.boardwright.testkit;
}
