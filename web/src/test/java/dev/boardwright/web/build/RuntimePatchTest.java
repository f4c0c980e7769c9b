package dev.boardwright.web.build;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class RuntimePatchTest {
    @Test
    void anotherScriptIsRefused() {
        IllegalStateException e = assertThrows(IllegalStateException.class, () -> RuntimePatch.apply("let x = 1;"));
        assertTrue(e.getMessage().startsWith("the run-time script is not that of TeaVM 0.15.0"), e.getMessage());
    }
}
