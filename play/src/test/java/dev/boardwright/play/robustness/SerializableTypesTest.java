package dev.boardwright.play.robustness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.reflect.ClassPath;
import dev.boardwright.ai.learn.TrainingSpec;
import dev.boardwright.core.Cell;
import dev.boardwright.core.Game;
import dev.boardwright.core.Rng;
import dev.boardwright.core.record.GameRecord;
import java.io.IOException;
import java.io.Serializable;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** All serialisable types have samples, and no value can be read from a stream with a part missing. */
class SerializableTypesTest {
    /** The public packages of the libraries. */
    private static final Set<String> LIBRARY =
            Set.of("core", "testkit", "threesixnine", "blackstone", "greener", "dagennacht", "ai");

    /** More than the number of objects in any sample. */
    private static final int MOST_OBJECTS = 40;

    /** A value of every type. */
    static Collection<Object> samples() {
        Map<Class<?>, Object> samples = new HashMap<>();
        Stream.concat(
                        Stream.of(Cell.of("e5"), new TrainingSpec("x", "", 100, 2, 1)),
                        SampleGames.smallest().flatMap(SerializableTypesTest::samples))
                .forEach(sample -> samples.put(sample.getClass(), sample));
        return samples.values();
    }

    /** A game's states, moves, options and records, from random games that show every kind of move. */
    private static <S, M> Stream<Object> samples(Game<S, M> game) {
        return LongStream.range(0, 40).boxed().flatMap(seed -> {
            S state = SampleGames.anyState(game, new Rng(seed));
            return Stream.concat(
                    Stream.of(state, game.options(), GameRecord.of(game, state, List.of())),
                    game.legalMoves(state).stream());
        });
    }

    /** Fails for a new type: add a sample, and check what a crafted stream can do to it. */
    @Test
    void everySerializableTypeHasASample() throws IOException {
        Set<String> types = ClassPath.from(SerializableTypesTest.class.getClassLoader())
                .getTopLevelClassesRecursive("dev.boardwright")
                .stream()
                .filter(info -> LIBRARY.contains(info.getPackageName().split("\\.", -1)[2]))
                .map(ClassPath.ClassInfo::load)
                .flatMap(type -> Stream.concat(Stream.of(type), Arrays.stream(type.getClasses())))
                .filter(type -> Modifier.isPublic(type.getModifiers()) && holdsSomething(type))
                .map(Class::getName)
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> sampled = samples().stream()
                .map(sample -> sample.getClass().getName())
                .collect(Collectors.toCollection(TreeSet::new));

        assertEquals(types, sampled);
    }

    /** Whether a stream could make a value of this type invalid. Enums and exceptions have no such content. */
    private static boolean holdsSomething(Class<?> type) {
        return Serializable.class.isAssignableFrom(type)
                && !type.isInterface()
                && !type.isEnum()
                && !Throwable.class.isAssignableFrom(type);
    }

    @Test
    void noValueIsReadWithAPartMissing() {
        samples().forEach(sample -> {
            for (int missing = 0; missing < MOST_OBJECTS; missing++) {
                Optional<Object> read = TamperedStream.copyWithout(sample, missing);
                assertTrue(read.isEmpty() || read.get().equals(sample), () -> sample + " became " + read);
            }
        });
    }
}
