package dev.boardwright.web.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BundleTest {
    @TempDir
    Path folder;

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    @Test
    void moduleIsJoinedWithItsImportsEachOnce() throws IOException {
        write("a.js", "import { two } from './b.js';\nimport { three } from './c.js';\nalert(two + three);\n");
        write("b.js", "import { three } from './c.js';\nconst own = 1;\nexport const two = three - own;\n");
        write("c.js", "const own = 3;\nexport function three() { return own; }\nexport class C {}\n");
        String expected = """
                const _c_js=(()=>{
                const own = 3;
                function three() { return own; }
                class C {}

                return{three,C}})();
                const _b_js=(()=>{
                const {three}=_c_js;
                const own = 1;
                const two = three - own;

                return{two}})();
                const {two}=_b_js;
                const {three}=_c_js;
                alert(two + three);
                """;
        assertEquals(expected, Bundle.of(folder, "a.js"));
    }

    @Test
    void exportsOfAnotherModuleStayExports() throws IOException {
        write("a.js", "export { C } from './c.js';\n");
        write("c.js", "export class C {}\n");
        assertEquals(
                "const _c_js=(()=>{\nclass C {}\n\nreturn{C}})();\nexport const {C}=_c_js;\n",
                Bundle.of(folder, "a.js"));
    }

    @Test
    void circlesAndUnknownFormsAreRefused() throws IOException {
        write("a.js", "import { b } from './b.js';\n");
        write("b.js", "import { c } from './c.js';\nexport const b = c;\n");
        write("c.js", "import { b } from './b.js';\nexport const c = b;\n");
        assertRefused("b.js imports itself through other modules");
        write("b.js", "export default 1;\n");
        assertRefused("b.js has a form that the build does not know: export default 1;");
        write("a.js", "import * as b from './c.js';\n");
        assertRefused("a.js has a form that the build does not know: import * as b from './c.js';");
    }

    private void assertRefused(String message) {
        IllegalStateException e = assertThrows(IllegalStateException.class, () -> Bundle.of(folder, "a.js"));
        assertEquals(message, e.getMessage());
    }
}
