package dev.boardwright.play.terminal;

import dev.boardwright.core.Rng;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/**
 * A person who asks for the legal moves and plays a random one, until the game is over and the program asks what to do
 * next.
 */
final class MovePicker implements Function<String, String> {
    private final Rng rng = new Rng(3);

    @Override
    public String apply(String shown) {
        List<String> lines = shown.lines().toList();
        if (lines.get(lines.size() - 1).startsWith("Choose ")) {
            return null;
        }
        int question = lines.lastIndexOf(lines.get(lines.size() - 1) + "moves");
        boolean answered = question >= 0 && lines.get(question + 1).contains("legal move");
        boolean playedSince =
                lines.subList(question + 1, lines.size()).stream().anyMatch(line -> line.startsWith("Move "));
        if (!answered || playedSince) {
            return "moves";
        }
        List<String> moves = lines.subList(question + 2, lines.size() - 1).stream()
                .flatMap(line -> Arrays.stream(line.split(" +")))
                .toList();
        return moves.get(rng.below(moves.size()));
    }
}
