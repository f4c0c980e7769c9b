package dev.boardwright.web.build;

/**
 * Takes comments and unneeded white space out of the page's scripts and style sheets. Names stay as they are.
 *
 * <p>Strings, template literals and regular expressions are copied. A line end that may end a statement is kept.
 */
final class Minifier {
    /** After these characters, or at the start, a slash begins a regular expression. */
    private static final String BEFORE_REGEX = "(,=:[!&|?{};+-*%<>~^\n";

    /** After and before these characters neither a space nor a line end means anything. */
    private static final String OPENING = "{([,;=?:&|<*%^~!";

    private static final String CLOSING = "})],;.=?:&|>%^";

    private final String text;
    private final StringBuilder out = new StringBuilder();
    private int at;

    /** The white space since the last token: nothing, a space, or a line end. */
    private String gap = "";

    private Minifier(String text) {
        this.text = text;
    }

    /** A script without comments and unneeded white space. */
    static String script(String text) {
        Minifier minifier = new Minifier(text);
        minifier.code(false);
        return minifier.out.append('\n').toString();
    }

    /** A style sheet without comments and unneeded white space. */
    static String styles(String text) {
        return text.replaceAll("(?s)/\\*.*?\\*/", "")
                        .replaceAll("\\s+", " ")
                        .replaceAll(" ?([{};,]) ?", "$1")
                        .replaceAll("([{;][\\w-]+): ", "$1:")
                        .replace(";}", "}")
                        .strip()
                + "\n";
    }

    /** Reads up to the end, or up to the brace that ends an expression in a template literal. */
    private void code(boolean inTemplate) {
        int depth = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (Character.isWhitespace(c)) {
                gap = c == '\n' || gap.equals("\n") ? "\n" : " ";
                at++;
            } else if (text.startsWith("//", at)) {
                int lineEnd = text.indexOf('\n', at);
                at = lineEnd < 0 ? text.length() : lineEnd;
            } else if (text.startsWith("/*", at)) {
                at = end("*/", at + 2) + 2;
            } else if (c == '\'' || c == '"') {
                token(quoted(c));
            } else if (c == '`') {
                template();
            } else if (c == '/' && isRegexNext()) {
                token(regex());
            } else {
                if (inTemplate && c == '}' && depth == 0) {
                    gap = "";
                    return;
                }
                depth += c == '{' ? 1 : c == '}' ? -1 : 0;
                token(String.valueOf(c));
            }
        }
    }

    private int end(String mark, int from) {
        int end = text.indexOf(mark, from);
        if (end < 0) {
            throw new IllegalStateException("a script ends before its " + mark);
        }
        return end;
    }

    /** Writes a token, and the white space before it if that means anything. */
    private void token(String token) {
        writeGap(token.charAt(0));
        out.append(token);
        at += token.length();
    }

    private void writeGap(char next) {
        if (!gap.isEmpty() && !out.isEmpty()) {
            char last = out.charAt(out.length() - 1);
            boolean isFree = OPENING.indexOf(last) >= 0 || CLOSING.indexOf(next) >= 0;
            boolean needsSpace = (isName(last) && isName(next)) || (isSign(last) && isSign(next));
            // A dot after a space may follow a number.
            if (gap.equals("\n") ? !isFree : needsSpace || (next == '.' && isName(last))) {
                out.append(gap);
            }
        }
        gap = "";
    }

    private static boolean isName(char c) {
        return Character.isUnicodeIdentifierPart(c) || c == '$' || c == '#' || c == '@';
    }

    /** Whether two of these next to each other mean something else. */
    private static boolean isSign(char c) {
        return c == '+' || c == '-' || c == '/';
    }

    private String quoted(char quote) {
        int end = at + 1;
        while (text.charAt(end) != quote) {
            end += text.charAt(end) == '\\' ? 2 : 1;
        }
        return text.substring(at, end + 1);
    }

    private void template() {
        token("`");
        while (text.charAt(at) != '`') {
            if (text.startsWith("${", at)) {
                token("${");
                code(true);
                token("}");
            } else {
                token(text.substring(at, at + (text.charAt(at) == '\\' ? 2 : 1)));
            }
        }
        token("`");
    }

    private boolean isRegexNext() {
        if (out.isEmpty()) {
            return true;
        }
        char last = out.charAt(out.length() - 1);
        return BEFORE_REGEX.indexOf(last) >= 0 || out.toString().matches("(?s).*\\b(return|typeof|case|in|of)");
    }

    private String regex() {
        int end = at + 1;
        boolean inClass = false;
        while (inClass || text.charAt(end) != '/') {
            char c = text.charAt(end);
            inClass = c == '[' || (inClass && c != ']');
            end += c == '\\' ? 2 : 1;
        }
        return text.substring(at, end + 1);
    }
}
