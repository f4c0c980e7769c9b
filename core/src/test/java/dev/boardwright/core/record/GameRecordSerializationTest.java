package dev.boardwright.core.record;

import static dev.boardwright.core.Refusals.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.core.Corners;
import dev.boardwright.core.GameFactory;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Nim;
import dev.boardwright.core.Player;
import dev.boardwright.core.Serialized;
import dev.boardwright.core.WordGame;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.NotSerializableException;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamConstants;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Enumeration;
import java.util.List;
import org.junit.jupiter.api.Test;

class GameRecordSerializationTest {
    private static final GameRecord<Nim.State, Integer> RECORD =
            GameRecord.of(Nim.withSize(6)).withTag("Event", "Club").play(3).play(2);

    @Test
    void aRecordIsSerialisedAsItsText() throws Exception {
        assertEquals(RECORD, Serialized.copy(RECORD));
        assertEquals(RECORD.withResignation(Player.SECOND), Serialized.copy(RECORD.withResignation(Player.SECOND)));
    }

    /** Counts how often somebody reads the class path for games. */
    private static final class CountingLoader extends ClassLoader {
        private int scans;

        CountingLoader() {
            super(Thread.currentThread().getContextClassLoader());
        }

        @Override
        public Enumeration<URL> getResources(String name) throws IOException {
            scans += name.endsWith(GameFactory.class.getName()) ? 1 : 0;
            return super.getResources(name);
        }
    }

    @Test
    void theClassPathIsNotReadForEachRecord() throws Exception {
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        CountingLoader counting = new CountingLoader();
        Thread.currentThread().setContextClassLoader(counting);
        try {
            for (int i = 0; i < 50; i++) {
                assertEquals(RECORD, Serialized.copy(RECORD));
            }
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
        assertEquals(1, counting.scans);
    }

    @Test
    void aTamperedRecordIsCheckedAgain() throws Exception {
        byte[] tampered = replace(Serialized.write(RECORD), "1. 3 2 *", "1. 3 4 *");
        InvalidObjectException refused = assertThrows(InvalidObjectException.class, () -> Serialized.read(tampered));
        assertEquals(
                "line 7, move 1... (Right): 4 is not legal: it is not among the moves of this position",
                refused.getMessage());
        assertInstanceOf(RecordException.class, refused.getCause());
        byte[] changed = replace(Serialized.write(RECORD), "1. 3 2 *", "1. 3 1 *");
        assertEquals(List.of(3, 1), ((GameRecord<?, ?>) Serialized.read(changed)).moves());
    }

    /** A stream that claims to hold the fields themselves: magic, version, an object of the class, no data. */
    @Test
    void aRecordThatIsNotTextIsRefused() throws Exception {
        String name = GameRecord.class.getName();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeShort(ObjectStreamConstants.STREAM_MAGIC);
            out.writeShort(ObjectStreamConstants.STREAM_VERSION);
            out.writeByte(ObjectStreamConstants.TC_OBJECT);
            out.writeByte(ObjectStreamConstants.TC_CLASSDESC);
            out.writeUTF(name);
            out.writeLong(ObjectStreamClass.lookup(GameRecord.class).getSerialVersionUID());
            out.writeByte(ObjectStreamConstants.SC_SERIALIZABLE);
            out.writeShort(0);
            out.writeByte(ObjectStreamConstants.TC_ENDBLOCKDATA);
            out.writeByte(ObjectStreamConstants.TC_NULL);
        }
        assertRefused(
                InvalidObjectException.class,
                "a game record is read from its text",
                () -> Serialized.read(bytes.toByteArray()));
    }

    @Test
    void aRecordOfAGameThatCannotBeFoundIsNotSerialised() {
        assertRefused(
                NotSerializableException.class,
                "dev.boardwright.core.record.GameRecord of corners: there is no game 'corners'; games found: nim",
                () -> Serialized.write(GameRecord.of(new Corners(2))));
        assertRefused(
                NotSerializableException.class,
                "dev.boardwright.core.record.GameRecord of nim: the game found as nim is another",
                () -> Serialized.write(GameRecord.of(new WordGame(GameInfo.of("nim", "A", "B")))));
    }

    private static byte[] replace(byte[] bytes, String from, String to) {
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        assertEquals(from.length(), to.length());
        assertEquals(1, (text.length() - text.replace(from, "").length()) / from.length());
        return text.replace(from, to).getBytes(StandardCharsets.ISO_8859_1);
    }
}
