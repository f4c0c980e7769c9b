package dev.boardwright.core;

/**
 * Takes the text of game records apart into tags, move numbers and words, and skips what PGN lets stand between them:
 * blanks, {@code {comments}}, {@code ; comments} and lines that begin with {@code %}. Each character is looked at a fixed
 * number of times.
 */
final class RecordLexer {
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final String text;
    private int at;
    private int line = 1;

    RecordLexer(String text) {
        this.text = text;
    }

    /** Whether a text reads as a move: one word, and neither a number, an annotation, a tag nor a result. */
    static boolean isMove(String text) {
        if (text.isEmpty()
                || "[$%".indexOf(text.charAt(0)) >= 0
                || text.charAt(0) == BYTE_ORDER_MARK
                || text.chars().anyMatch(c -> endsWord((char) c) || Character.isISOControl(c))) {
            return false;
        }
        return new RecordLexer(text).moveNumber().isEmpty()
                && Outcome.ofNotation(text).isEmpty();
    }

    /** The line, from 1, on which the next token stands once {@link #hasNext} has been asked. */
    int line() {
        return line;
    }

    /** Whether anything is left but blanks and comments, which are skipped. */
    boolean hasNext() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '{') {
                skipComment();
            } else if (c == ';' || (c == '%' && startsLine())) {
                skipLine();
            } else if (isBlank(c) || (at == 0 && c == BYTE_ORDER_MARK)) {
                advance();
            } else {
                return true;
            }
        }
        return false;
    }

    /** Whether the next token begins with {@code c}. */
    boolean nextIs(char c) {
        return hasNext() && text.charAt(at) == c;
    }

    /** Takes a character that must come next; {@code context} names what it belongs to. */
    void take(char c, String context) {
        if (!nextIs(c)) {
            throw error("'" + c + "' is missing from " + context + "; it is written [Name \"value\"]");
        }
        advance();
    }

    /** Takes the name of a tag. */
    String tagName() {
        int start = hasNext() ? at : text.length();
        while (at < text.length() && RecordTags.isNameCharacter(text.charAt(at))) {
            at++;
        }
        String name = text.substring(start, at);
        if (!RecordTags.isName(name)) {
            throw error("no name of a tag follows '[': " + RecordTags.NAMES);
        }
        return name;
    }

    /** Takes the quoted value of the tag called {@code name}. */
    String tagValue(String name) {
        take('"', "the tag " + name);
        StringBuilder value = new StringBuilder();
        while (at < text.length() && !isLineEnd(text.charAt(at))) {
            char c = text.charAt(at++);
            if (c == '"') {
                return value.toString();
            }
            if (c == '\\') {
                c = at < text.length() ? text.charAt(at++) : ' ';
                if (c != '"' && c != '\\') {
                    throw error("a backslash in the tag " + name + " stands before neither '\"' nor '\\'");
                }
            }
            value.append(c);
        }
        throw error("the value of the tag " + name + " has no closing '\"' on its line");
    }

    /** Takes a move number with its dots, such as {@code 12...}; nothing, if that is not what comes next. */
    String moveNumber() {
        int dots = at;
        while (dots < text.length() && text.charAt(dots) >= '0' && text.charAt(dots) <= '9') {
            dots++;
        }
        int end = dots;
        while (end < text.length() && text.charAt(end) == '.') {
            end++;
        }
        if (dots == at || end == dots) {
            return "";
        }
        String number = text.substring(at, end);
        at = end;
        return number;
    }

    /** Takes what comes before the next blank or comment. */
    String word() {
        int start = at;
        while (at < text.length() && !endsWord(text.charAt(at))) {
            at++;
        }
        return text.substring(start, at);
    }

    /** An exception whose message begins with the line. */
    RecordException error(String message) {
        return new RecordException("line " + line + ": " + message);
    }

    private void skipComment() {
        int close = text.indexOf('}', at);
        if (close < 0) {
            throw error("the comment that begins here with '{' has no closing '}'");
        }
        while (at <= close) {
            advance();
        }
    }

    private void skipLine() {
        while (at < text.length() && !isLineEnd(text.charAt(at))) {
            at++;
        }
    }

    private boolean startsLine() {
        return at == 0 || isLineEnd(text.charAt(at - 1));
    }

    /** Goes past a character, and counts the line if it ends one; a carriage return counts where no line feed follows. */
    private void advance() {
        char c = text.charAt(at++);
        if (c == '\n' || (c == '\r' && (at == text.length() || text.charAt(at) != '\n'))) {
            line++;
        }
    }

    private static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r';
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\u000B' || c == '\f' || isLineEnd(c);
    }

    private static boolean endsWord(char c) {
        return isBlank(c) || c == '{' || c == ';';
    }
}
