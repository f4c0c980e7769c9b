package dev.boardwright.play.command;

import dev.boardwright.ai.learn.Generation;
import dev.boardwright.ai.learn.Learned;
import dev.boardwright.core.Game;
import dev.boardwright.draw.SvgChart;
import java.util.List;

/** A drawing of learning: the loss on held-out games and the Elo of each generation. */
final class LearningPlot {
    private LearningPlot() {}

    static String svg(Game<?, ?> game, Learned learned) {
        List<Generation> all = learned.generations();
        return SvgChart.draw(
                "Learning " + game,
                "Loss on held-out games and Elo against the game's own evaluation, by generation.",
                List.of(
                        new SvgChart.Panel(
                                "loss on held-out games",
                                4,
                                all.stream()
                                        .map(one -> new SvgChart.Point(one.number(), one.loss()))
                                        .toList()),
                        new SvgChart.Panel(
                                "Elo in short matches",
                                0,
                                all.stream()
                                        .flatMap(one -> one.elo().stream()
                                                .map(elo -> Math.max(elo.low(), Math.min(elo.difference(), elo.high())))
                                                .map(elo -> new SvgChart.Point(one.number(), elo)))
                                        .toList())));
    }
}
