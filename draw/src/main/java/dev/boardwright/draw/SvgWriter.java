package dev.boardwright.draw;

/** Writes XML elements. Attributes are pairs of a name and a value; one with an empty value is left out, and a double has at most one decimal. */
final class SvgWriter {
    private final StringBuilder out = new StringBuilder();

    SvgWriter open(String name, Object... attributes) {
        start(name, attributes);
        out.append(">\n");
        return this;
    }

    SvgWriter empty(String name, Object... attributes) {
        start(name, attributes);
        out.append("/>\n");
        return this;
    }

    SvgWriter element(String name, String text, Object... attributes) {
        start(name, attributes);
        out.append('>').append(escape(text));
        return close(name);
    }

    SvgWriter close(String name) {
        out.append("</").append(name).append(">\n");
        return this;
    }

    /** Adds markup as it is. */
    SvgWriter raw(String markup) {
        out.append(markup);
        return this;
    }

    private void start(String name, Object... attributes) {
        out.append('<').append(name);
        for (int i = 0; i < attributes.length; i += 2) {
            String value = attributes[i + 1] instanceof Double number ? decimal(number) : attributes[i + 1].toString();
            if (!value.isEmpty()) {
                out.append(' ')
                        .append(attributes[i])
                        .append("=\"")
                        .append(escape(value))
                        .append('"');
            }
        }
    }

    /** The number with at most one decimal. */
    static String decimal(double value) {
        long tenths = Math.round(value * 10);
        String sign = tenths < 0 ? "-" : "";
        long size = Math.abs(tenths);
        return sign + size / 10 + (size % 10 == 0 ? "" : "." + size % 10);
    }

    /** The text with the characters that XML reserves escaped, and without those it forbids. */
    private static String escape(String text) {
        StringBuilder escaped = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                default -> escaped.append(isAllowed(c) ? c : '\uFFFD');
            }
        }
        return escaped.toString();
    }

    private static boolean isAllowed(char c) {
        return c == '\n' || c == '\t' || (c >= ' ' && c < '\uFFFE' && !Character.isSurrogate(c));
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
