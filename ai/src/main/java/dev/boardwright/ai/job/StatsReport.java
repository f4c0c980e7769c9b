package dev.boardwright.ai.job;

import dev.boardwright.ai.json.Numbers;
import dev.boardwright.ai.match.GameStatistics;
import dev.boardwright.ai.match.Interval;
import dev.boardwright.core.json.Json;
import java.util.ArrayList;
import java.util.List;

/**
 * Statistics of games, for people and for programs.
 *
 * @param facts the {@linkplain JobFacts facts} of the job
 * @param statistics the games
 */
public record StatsReport(Json facts, GameStatistics statistics) {
    /** The report in lines. */
    public List<String> lines() {
        GameStatistics s = statistics;
        List<String> lines = new ArrayList<>();
        String planned = String.valueOf(facts.members().get(JobFacts.PLANNED));
        lines.add("games: " + s.games() + (planned.equals(Long.toString(s.games())) ? "" : " of " + planned));
        lines.add(line("p1win", s.firstShare()));
        lines.add(line("p2win", s.secondShare()));
        lines.add(line("draw", s.drawShare()) + MatchReport.adjudicated(s.adjudicated()));
        lines.add("plies: mean " + Numbers.rounded(s.meanLength(), 2) + ", quartiles " + s.lengthQuantile(0.25) + " "
                + s.lengthQuantile(0.5) + " " + s.lengthQuantile(0.75) + ", range " + s.lengthQuantile(0) + " to "
                + s.lengthQuantile(1));
        lines.add("branching: mean " + Numbers.rounded(s.meanChoices(), 2) + ", maximum " + s.maxChoices());
        lines.add("lead changes: " + Numbers.rounded(s.leadChanges(), 2) + " a game, by " + leadBy());
        lines.add("moves/s: " + Numbers.perSecond(s.thought(), Math.max(1, s.nanos()) / 1e9));
        return lines;
    }

    private static String line(String name, Interval share) {
        return name + ": " + Numbers.rounded(share.value(), 4) + " (95 %: " + Numbers.rounded(share.low(), 4) + " to "
                + Numbers.rounded(share.high(), 4) + ")";
    }

    /** The measure of the lead: points if the game has any before its end, else the evaluation. */
    private String leadBy() {
        return statistics.hasPoints() ? "points" : "evaluation";
    }

    /** The same facts for programs. */
    public Json json() {
        GameStatistics s = statistics;
        Json json = new Json()
                .withAll(facts)
                .with("games", s.games())
                .with(
                        "complete",
                        String.valueOf(facts.members().get(JobFacts.PLANNED)).equals(Long.toString(s.games())));
        add(json, "p1win", s.firstShare());
        add(json, "p2win", s.secondShare());
        add(json, "draw", s.drawShare());
        if (s.adjudicated() > 0) {
            json.with(MatchReport.ADJUDICATED, s.adjudicated());
        }
        return json.with("pliesMean", Numbers.rounded(s.meanLength(), 4))
                .with("pliesMin", s.lengthQuantile(0))
                .with("pliesQ1", s.lengthQuantile(0.25))
                .with("pliesMedian", s.lengthQuantile(0.5))
                .with("pliesQ3", s.lengthQuantile(0.75))
                .with("pliesMax", s.lengthQuantile(1))
                .with("branchingMean", Numbers.rounded(s.meanChoices(), 4))
                .with("branchingMax", s.maxChoices())
                .with("leadChanges", Numbers.rounded(s.leadChanges(), 4))
                .with("leadBy", leadBy())
                .with("movesPerSecond", Numbers.perSecond(s.thought(), Math.max(1, s.nanos()) / 1e9));
    }

    private static void add(Json json, String name, Interval share) {
        json.with(name, Numbers.rounded(share.value(), 4))
                .with(name + "Low", Numbers.rounded(share.low(), 4))
                .with(name + "High", Numbers.rounded(share.high(), 4));
    }
}
