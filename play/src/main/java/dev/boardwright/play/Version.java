package dev.boardwright.play;

import dev.boardwright.ai.job.LibraryVersion;
import picocli.CommandLine.IVersionProvider;

/** The program's version, for picocli. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {"Boardwright " + LibraryVersion.text()};
    }
}
