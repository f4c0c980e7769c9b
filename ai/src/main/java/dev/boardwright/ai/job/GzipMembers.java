package dev.boardwright.ai.job;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import java.util.zip.ZipException;

/**
 * The content of a compressed file of any number of gzip members, by RFC 1952.
 *
 * <p>Unlike {@link java.util.zip.GZIPInputStream}, which takes a damaged header after the first member for the end of the
 * file, it throws an {@code EOFException} if the file ends within a member, and a {@code ZipException} if a member is
 * damaged. An empty file has no members.
 */
final class GzipMembers extends InputStream {
    private static final int HEADER_CRC = 2;
    private static final int EXTRA = 4;
    private static final int NAME = 8;
    private static final int COMMENT = 16;

    private final InputStream in;
    private final byte[] buffer = new byte[1 << 13];
    private int at;
    private int end;
    /** The number of bytes read from the file. */
    private long read;

    private final Inflater inflater = new Inflater(true);
    private final CRC32 crc = new CRC32();
    private boolean inMember;
    private long membersEnd;

    GzipMembers(InputStream in) {
        this.in = in;
    }

    /** The offset in the file of the end of the last complete member whose content has been read. */
    long membersEnd() {
        return membersEnd;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    /** Reads bytes of one member. */
    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        while (true) {
            if (!inMember && !begin()) {
                return -1;
            }
            int count = inflate(bytes, offset, length);
            if (count > 0) {
                crc.update(bytes, offset, count);
                return count;
            }
            if (inflater.finished()) {
                at = end - inflater.getRemaining();
                finish();
            } else if (inflater.needsDictionary()) {
                throw new ZipException("a gzip member needs a dictionary");
            } else if (inflater.needsInput()) {
                require();
                inflater.setInput(buffer, at, end - at);
                at = end;
            }
        }
    }

    private int inflate(byte[] bytes, int offset, int length) throws ZipException {
        try {
            return inflater.inflate(bytes, offset, length);
        } catch (DataFormatException e) {
            throw new ZipException("damaged gzip member after byte " + membersEnd);
        }
    }

    /** Reads the header of the next member; returns false at the end of the file. */
    private boolean begin() throws IOException {
        if (at == end && !fill()) {
            return false;
        }
        crc.reset();
        int flags = fixedHeader();
        if ((flags & EXTRA) != 0) {
            skip(next() | next() << 8);
        }
        if ((flags & NAME) != 0) {
            skipText();
        }
        if ((flags & COMMENT) != 0) {
            skipText();
        }
        if ((flags & HEADER_CRC) != 0) {
            int expected = (int) crc.getValue() & 0xffff;
            check((next() | next() << 8) == expected);
        }
        crc.reset();
        inflater.reset();
        inMember = true;
        return true;
    }

    /** Reads the part that every header has, and returns its flags. */
    private int fixedHeader() throws IOException {
        check(next() == 0x1f);
        check(next() == 0x8b);
        check(next() == 8);
        int flags = next();
        check(flags < 32);
        skip(6);
        return flags;
    }

    private void finish() throws IOException {
        int expected = (int) crc.getValue();
        check(nextInt() == expected);
        check(nextInt() == (int) inflater.getBytesWritten());
        inMember = false;
        membersEnd = read - (end - at);
    }

    private void check(boolean right) throws ZipException {
        if (!right) {
            throw new ZipException("damaged gzip member after byte " + membersEnd);
        }
    }

    private void skip(int count) throws IOException {
        for (int i = 0; i < count; i++) {
            next();
        }
    }

    private void skipText() throws IOException {
        int c = next();
        while (c != 0) {
            c = next();
        }
    }

    private int nextInt() throws IOException {
        return next() | next() << 8 | next() << 16 | next() << 24;
    }

    private int next() throws IOException {
        require();
        crc.update(buffer[at]);
        return buffer[at++] & 0xff;
    }

    private void require() throws IOException {
        if (at == end && !fill()) {
            throw new EOFException("the file ends within a gzip member");
        }
    }

    private boolean fill() throws IOException {
        int count = in.read(buffer);
        if (count <= 0) {
            return false;
        }
        read += count;
        at = 0;
        end = count;
        return true;
    }

    @Override
    public void close() throws IOException {
        inflater.end();
        in.close();
    }
}
