package dev.boardwright.play.command;

import dev.boardwright.ai.match.Sprt;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a sequential test from the command line: {@code 0:50}. */
public final class SprtConverter implements ITypeConverter<Sprt> {
    /** For picocli. */
    public SprtConverter() {}

    @Override
    public Sprt convert(String text) {
        String[] parts = text.split(":", -1);
        try {
            if (parts.length == 2) {
                return Sprt.of(Double.parseDouble(parts[0]), Double.parseDouble(parts[1]));
            }
        } catch (IllegalArgumentException e) {
            // Reported below.
        }
        throw new TypeConversionException("two Elo differences, the smaller first, such as 0:50, not '" + text + "'");
    }
}
