package dev.boardwright.play.command;

import dev.boardwright.ai.solve.SolverMethod;
import dev.boardwright.core.BoardwrightException;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a solver's method: {@code bounds}, {@code proof-numbers}. */
final class SolverMethodConverter implements ITypeConverter<SolverMethod> {
    /** The names, for completion. */
    static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Arrays.stream(SolverMethod.values())
                    .map(SolverMethodConverter::name)
                    .iterator();
        }
    }

    static String name(SolverMethod method) {
        return method.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public SolverMethod convert(String text) {
        return Arrays.stream(SolverMethod.values())
                .filter(method -> name(method).equals(text))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException("there is no method " + BoardwrightException.quote(text)
                        + "; methods: " + String.join(", ", new Names())));
    }
}
