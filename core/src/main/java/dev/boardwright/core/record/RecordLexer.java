package dev.boardwright.core.record;

import dev.boardwright.core.Outcome;

/**
 * Splits the text of game records into tags, move numbers and words. Comments between them ({@code {...}} and
 * {@code ; ...}) are collected; blanks and lines that begin with {@code %} are skipped. Takes linear time.
 */
final class RecordLexer {
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final String text;
    private int at;
    private int line = 1;
    /** The comments since the last {@link #takeComment}. */
    private final StringBuilder comment = new StringBuilder();

    RecordLexer(String text) {
        this.text = text;
    }

    /** Whether a text reads as a move: one word that is not a number, an annotation, a tag, a variation or a result. */
    static boolean isMove(String text) {
        if (text.isEmpty()
                || "[$%".indexOf(text.charAt(0)) >= 0
                || text.charAt(0) == BYTE_ORDER_MARK
                || Annotations.isSuffix(text.charAt(text.length() - 1))
                || text.chars().anyMatch(c -> endsWord((char) c) || Character.isISOControl(c))) {
            return false;
        }
        return new RecordLexer(text).moveNumber().isEmpty()
                && Outcome.ofNotation(text).isEmpty();
    }

    /** The line, from 1, of the next token once {@link #hasNext} has been called. */
    int line() {
        return line;
    }

    /** Whether there is another token. Skips blanks and comments before it. */
    boolean hasNext() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '{') {
                readComment();
            } else if (c == ';') {
                int start = at + 1;
                skipLine();
                addComment(start, at);
            } else if (c == '%' && startsLine()) {
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

    /** Takes a character that must come next; {@code context} names the construct in messages. */
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
            throw error("'[' is not followed by a tag name: " + RecordTags.NAMES);
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
                    throw error("a backslash in the tag " + name + " is not followed by '\"' or '\\'");
                }
            }
            value.append(c);
        }
        throw error("the value of the tag " + name + " has no closing '\"' on its line");
    }

    /** Takes a move number with its dots, such as {@code 12...}; empty if the next token is something else. */
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

    /** Takes the comments before the next token, as one. */
    String takeComment() {
        String taken = comment.toString();
        comment.setLength(0);
        return taken;
    }

    /** Skips a variation and the variations inside it. The next character is its opening bracket. */
    void skipVariation() {
        int length = comment.length();
        int start = line;
        int depth = 0;
        do {
            if (!hasNext()) {
                throw new RecordException(
                        "line " + start + ": the variation that begins here with '(' has no closing ')'");
            }
            char c = text.charAt(at);
            if (c == '(' || c == ')') {
                depth += c == '(' ? 1 : -1;
                at++;
            } else {
                word();
            }
        } while (depth > 0);
        comment.setLength(length);
    }

    /** Takes the text before the next blank, bracket or comment. */
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

    private void readComment() {
        int close = text.indexOf('}', at);
        if (close < 0) {
            throw error("the comment that begins here with '{' has no closing '}'");
        }
        addComment(at + 1, close);
        while (at <= close) {
            advance();
        }
    }

    private void addComment(int start, int end) {
        String words;
        try {
            words = Annotations.comment(text.substring(start, end));
        } catch (RecordException e) {
            throw new RecordException("line " + line + ": " + e.getMessage(), e);
        }
        comment.append(comment.length() > 0 && !words.isEmpty() ? " " : "").append(words);
    }

    private void skipLine() {
        while (at < text.length() && !isLineEnd(text.charAt(at))) {
            at++;
        }
    }

    private boolean startsLine() {
        return at == 0 || isLineEnd(text.charAt(at - 1));
    }

    /** Skips a character and counts lines. A carriage return ends a line unless a line feed follows. */
    private void advance() {
        char c = text.charAt(at++);
        if (c == '\n' || (c == '\r' && (at == text.length() || text.charAt(at) != '\n'))) {
            line++;
        }
    }

    private static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r';
    }

    static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\u000B' || c == '\f' || isLineEnd(c);
    }

    private static boolean endsWord(char c) {
        return isBlank(c) || "{;()".indexOf(c) >= 0;
    }
}
