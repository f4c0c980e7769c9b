package dev.boardwright.core.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;

/** Both versions of {@link Expand}. Tests run on folders of classes, where only the one for Java 17 is found by itself. */
class ExpandTest {
    private static final Path FOR_JAVA_19 =
            Path.of("target/classes/META-INF/versions/19/dev/boardwright/core/board/Expand.class");

    @Test
    void movesLowBitsToTheOnesOfTheMask() {
        assertEquals(0b1000_0010, Expand.expand(0b101, 0b1010_0010));
        assertEquals(-1L, Expand.expand(-1L, -1L));
        assertEquals(0, Expand.expand(-1L, 0));
    }

    @Test
    void selectsTheSameBitsAsWithoutIt() {
        for (long word : Words.samples(5_000)) {
            for (int k = Long.bitCount(word) - 1; k >= 0; k--) {
                assertEquals(1L << Bits.selectByBytes(word, k), Expand.expand(1L << k, word));
            }
        }
    }

    @Test
    void isNotFastInAFolderOfClasses() {
        assertFalse(Expand.isFast());
    }

    @Test
    void isCompiledForJava19OnEveryJdk() throws IOException {
        byte[] code = Files.readAllBytes(FOR_JAVA_19);
        assertTrue(new String(code, StandardCharsets.ISO_8859_1).contains("java/lang/Long"));
        assertEquals(61, code[7], "the class file version of Java 17, which all later ones load");
    }

    @Test
    @EnabledForJreRange(minVersion = 19)
    void agreesWithTheVersionForJava19() throws Throwable {
        MethodHandle expand = expandForJava19();
        long[] words = Words.samples(20_000);
        for (int i = 0; i < words.length - 1; i++) {
            assertEquals(Expand.expand(words[i], words[i + 1]), (long) expand.invokeExact(words[i], words[i + 1]));
            for (int k = 0; k < 64; k++) {
                assertEquals(Expand.expand(1L << k, words[i]), (long) expand.invokeExact(1L << k, words[i]));
            }
        }
    }

    /** Defines the class for Java 19 in a class loader of its own, because this one already has the other. */
    private static MethodHandle expandForJava19() throws IOException, ReflectiveOperationException {
        byte[] code = Files.readAllBytes(FOR_JAVA_19);
        Class<?> expand = new ClassLoader(null) {
            Class<?> define() {
                return defineClass("dev.boardwright.core.board.Expand", code, 0, code.length);
            }
        }.define();
        MethodType type = MethodType.methodType(long.class, long.class, long.class);
        return MethodHandles.privateLookupIn(expand, MethodHandles.lookup()).findStatic(expand, "expand", type);
    }
}
