package dev.boardwright.play;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The program's version, from its jar's manifest. */
public final class Version implements IVersionProvider {
    /** The version; {@code development} if the program does not run from its jar. */
    public static String text() {
        return Objects.requireNonNullElse(Version.class.getPackage().getImplementationVersion(), "development");
    }

    @Override
    public String[] getVersion() {
        return new String[] {"Boardwright " + text()};
    }
}
