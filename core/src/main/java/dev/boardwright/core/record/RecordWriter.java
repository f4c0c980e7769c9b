package dev.boardwright.core.record;

import com.google.common.base.Splitter;
import dev.boardwright.core.Player;

/** Writes a game record: tags, an empty line, and numbered moves that end with the result. */
final class RecordWriter {
    private static final int WIDTH = 80;

    private final StringBuilder out = new StringBuilder();
    private int column;

    private RecordWriter() {}

    /** The text of a record, which ends with a line feed. */
    static <S, M> String write(GameRecord<S, M> record) {
        RecordWriter writer = new RecordWriter();
        writer.tags(record);
        writer.out.append('\n');
        writer.moves(record);
        writer.word(record.result().notation());
        return writer.out.append('\n').toString();
    }

    private <S, M> void tags(GameRecord<S, M> record) {
        RecordTags.ofGame(record.game()).forEach(this::tag);
        record.tags().forEach(this::tag);
        tag(RecordTags.RESULT, record.result().notation());
        if (!record.start().equals(record.game().initialState())) {
            tag(RecordTags.POSITION, record.game().notation().formatState(record.start()));
        }
        record.end()
                .filter(end -> end.reason() != GameEnd.Reason.RULES)
                .ifPresent(end -> tag(RecordTags.TERMINATION, end.reason().tagValue()));
    }

    private void tag(String name, String value) {
        String escaped = value.replace("\\", "\\\\").replace("\"", "\\\"");
        out.append('[').append(name).append(" \"").append(escaped).append("\"]\n");
    }

    private <S, M> void moves(GameRecord<S, M> record) {
        comment(record.comment());
        int written = 0;
        for (PlayedMove<M> move : record.playedMoves()) {
            String text = record.game().notation().formatMove(move.move());
            boolean numbered = move.player() == Player.FIRST || move.number() != written;
            word((numbered ? move.label() + " " : "") + text + Annotations.suffix(move.annotations()));
            Annotations.others(move.annotations()).forEach(this::word);
            comment(move.comment());
            // After a comment the number is written again, as in PGN.
            written = move.comment().isEmpty() ? move.number() : 0;
        }
    }

    /**
     * A comment in braces, wrapped at spaces. A comment with a closing brace is written after a semicolon to the end of
     * its line.
     */
    private void comment(String text) {
        if (text.isEmpty()) {
            return;
        }
        if (text.indexOf('}') < 0) {
            Splitter.on(' ').split("{" + text + "}").forEach(this::word);
        } else {
            out.append(column > 0 ? " " : "").append("; ").append(text).append('\n');
            column = 0;
        }
    }

    private void word(String word) {
        if (column > 0 && column + 1 + word.length() > WIDTH) {
            out.append('\n');
            column = 0;
        }
        if (column > 0) {
            out.append(' ');
            column++;
        }
        out.append(word);
        column += word.length();
    }
}
