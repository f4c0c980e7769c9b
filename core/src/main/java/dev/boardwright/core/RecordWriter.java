package dev.boardwright.core;

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
        if (record.resigned().isPresent()) {
            tag(RecordTags.TERMINATION, RecordTags.RESIGNATION);
        }
    }

    private void tag(String name, String value) {
        String escaped = value.replace("\\", "\\\\").replace("\"", "\\\"");
        out.append('[').append(name).append(" \"").append(escaped).append("\"]\n");
    }

    private <S, M> void moves(GameRecord<S, M> record) {
        Ply<S, M> ply = Ply.start(record.game(), record.start());
        int written = 0;
        for (M move : record.moves()) {
            String text = record.game().notation().formatMove(move);
            boolean numbered = ply.turn() == Player.FIRST || ply.number() != written;
            word(numbered ? ply.label() + " " + text : text);
            written = ply.number();
            ply = ply.play(move);
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
