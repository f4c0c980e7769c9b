package dev.boardwright.ai.ugi;

import dev.boardwright.ai.Score;
import dev.boardwright.core.Evaluation;
import java.util.List;
import java.util.OptionalLong;

/**
 * What the {@code info} lines of an engine say of a search: the last depth, number of nodes and score. A depth or number
 * that is malformed, negative or impossibly large is ignored, an estimate is clamped. Owned by one thread.
 */
final class EngineInfo {
    /** More nodes than any search visits, yet few enough to be added up over a match. */
    private static final long MAX_NODES = 1_000_000_000_000_000L;

    private static final int MAX_PLIES = 1_000_000;

    private Score score = Score.estimate(0);
    private int depth;
    private long nodes;

    Score score() {
        return score;
    }

    int depth() {
        return depth;
    }

    long nodes() {
        return nodes;
    }

    void read(String line) {
        List<String> words = List.of(line.strip().split("\\s+", -1));
        if (!words.get(0).equals("info") || words.contains("string")) {
            return;
        }
        depth = (int) number(words, "depth", 0, MAX_PLIES).orElse(depth);
        nodes = number(words, "nodes", 0, MAX_NODES).orElse(nodes);
        int at = words.indexOf("score");
        if (at >= 0) {
            readScore(words.subList(at + 1, words.size()));
        }
    }

    private void readScore(List<String> said) {
        switch (said.isEmpty() ? "" : said.get(0)) {
            case "cp" ->
                number(said, "cp", Long.MIN_VALUE, Long.MAX_VALUE)
                        .ifPresent(value -> score = Score.estimate(Evaluation.clamp(value)));
            case "win" -> number(said, "win", 0, MAX_PLIES).ifPresent(plies -> score = Score.win((int) plies));
            case "loss" -> number(said, "loss", 0, MAX_PLIES).ifPresent(plies -> score = Score.loss((int) plies));
            case "draw" -> score = Score.draw();
            default -> {
                // Another kind of score, which says nothing here.
            }
        }
    }

    /** The number after the first such word; empty if there is none from {@code least} to {@code most}. */
    private static OptionalLong number(List<String> words, String after, long least, long most) {
        int at = words.indexOf(after);
        if (at < 0 || at + 1 >= words.size() || !words.get(at + 1).matches("-?[0-9]{1,18}")) {
            return OptionalLong.empty();
        }
        long number = Long.parseLong(words.get(at + 1));
        return least <= number && number <= most ? OptionalLong.of(number) : OptionalLong.empty();
    }
}
