package dev.boardwright.play.robustness;

import dev.boardwright.core.Rng;
import java.util.List;

/** Ways to damage a text: typing errors, and attacks on parsers. */
final class Mangling {
    private static final List<String> PIECES = List.of(
            "",
            " ",
            "  ",
            "\t",
            "\n",
            "\r\n",
            "/",
            "(",
            ")",
            "()",
            "((",
            "[",
            "]",
            "\"",
            "\\",
            "{",
            "}",
            ";",
            "%",
            "$",
            "$1",
            "*",
            "1-0",
            "1/2-1/2",
            "-",
            "+1",
            "-1",
            "0",
            "00",
            "01",
            "1.",
            "1...",
            "27",
            "99",
            "1000001",
            "2147483647",
            "2147483648",
            "-9223372036854775808",
            "9223372036854775808",
            "99999999999999999999999999999999",
            "1e9",
            "0x7f",
            "NaN",
            "\u0663",
            "\uff15",
            "\u0131",
            "\u212a",
            "\u0000",
            "\u007f",
            "\u2028",
            "\ufeff",
            "\ufffe",
            "\ud800",
            "\udc00",
            "\ud83d\ude00",
            "w",
            "B",
            "x",
            "g",
            "R",
            "pass",
            "null",
            "true");

    private Mangling() {}

    /** The text after one to four changes. */
    static String of(String text, Rng rng) {
        StringBuilder out = new StringBuilder(text);
        for (int edits = 1 + rng.below(4); edits > 0; edits--) {
            int from = rng.below(out.length() + 1);
            int to = Math.min(out.length(), from + rng.below(6));
            switch (rng.below(6)) {
                case 0 -> out.insert(from, piece(rng));
                case 1 -> out.replace(from, to, piece(rng));
                case 2 -> out.delete(from, to);
                case 3 -> out.insert(from, out.substring(from, to).repeat(1 + rng.below(200)));
                case 4 -> out.insert(from, (char) rng.below(Character.MAX_VALUE + 1));
                default -> out.setLength(rng.below(20) == 0 ? from : out.length());
            }
        }
        return out.toString();
    }

    /** One of the pieces that break parsers. */
    static String piece(Rng rng) {
        return PIECES.get(rng.below(PIECES.size()));
    }
}
