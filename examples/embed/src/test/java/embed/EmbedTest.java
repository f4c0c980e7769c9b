package embed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class EmbedTest {
    @Test
    void playsUndoesSavesAndLoads() throws IOException {
        PrintStream out = System.out;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
            Embed.main(new String[0]);
        } finally {
            System.setOut(out);
        }
        assertEquals(
                """
                played:  9/9/9/9/3xxx3/9/9/9/9 b 1-0
                undone:  9/9/9/9/3xx4/9/9/9/9 w 0-0
                refused: e5 is not legal: there is a stone on it
                loaded:  9/9/9/9/3xx4/9/9/9/9 w 0-0
                """,
                bytes.toString(StandardCharsets.UTF_8).replace("\r\n", "\n"));
    }
}
