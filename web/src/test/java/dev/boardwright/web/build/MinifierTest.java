package dev.boardwright.web.build;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MinifierTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            quoteCharacter = '%',
            value = {
                "const a = b + c; // a note # const a=b+c;",
                "a = /* a note */ b # a=b",
                "return 'a  // b' # return'a  // b'",
                "return `a  ${ b ? `c  ${d}` : {e: 1}  }  // f` # return`a  ${b?`c  ${d}`:{e:1}}  // f`",
                "x = y.match(/[/\"]  \\/ '/) / 2 / z # x=y.match(/[/\"]  \\/ '/)/2/z",
                "return /  a/.test(b) # return/  a/.test(b)",
                "a + +b - -c # a+ +b- -c",
                "'\\'  ' in a # '\\'  'in a",
                "return .5 # return .5"
            })
    void scriptKeepsWhatMatters(String script, String expected) {
        assertEquals(expected + "\n", Minifier.script(script));
    }

    @Test
    void lineEndThatMayEndAStatementStays() {
        assertEquals("a=b\n(c)\nd().e();if(f){g}\n", Minifier.script("""
                // A note
                a = b
                (c)

                d()
                  .e();
                if (f) {
                  g
                }
                """));
    }

    @Test
    void styleSheetKeepsItsRules() {
        assertEquals("a b{color:red;margin:0 1px}.c > :not(.d,.e){top:calc(1px + 2px)}\n", Minifier.styles("""
                        /* A note */
                        a b { color: red; margin: 0 1px; }
                        .c > :not(.d, .e) {
                          top: calc(1px + 2px);
                        }
                        """));
    }
}
