package dev.boardwright.ai.job;

import java.util.Objects;

/** The version of the library, from its jar's manifest: a part of what decides the result of a job. */
public final class LibraryVersion {
    private LibraryVersion() {}

    /** The version; {@code development} if the library does not come from its jar. */
    public static String text() {
        return Objects.requireNonNullElse(LibraryVersion.class.getPackage().getImplementationVersion(), "development");
    }
}
