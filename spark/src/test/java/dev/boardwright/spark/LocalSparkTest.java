package dev.boardwright.spark;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.job.JobFacts;
import dev.boardwright.ai.job.MatchReport;
import dev.boardwright.ai.learn.Learner;
import dev.boardwright.ai.learn.LearningListener;
import dev.boardwright.ai.match.GameStatistics;
import dev.boardwright.ai.match.Match;
import dev.boardwright.ai.match.MatchSummary;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Perft;
import dev.boardwright.core.json.Json;
import dev.boardwright.core.pattern.PatternShape;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Test;

/** Every job in one process gives the same results as the library without Spark. */
class LocalSparkTest extends LocalSession {
    private static final PlayerSpec MINIMAX = PlayerSpec.of("minimax", SearchLimits.ofNodes(50));
    private static final PlayerSpec GREEDY = PlayerSpec.of("greedy", SearchLimits.infinite());
    private static final PlayerSpec RANDOM = PlayerSpec.of("random", SearchLimits.infinite());

    private static String json(Match<?, ?> match, MatchSummary summary) {
        return new MatchReport(facts(match), summary).json().toString();
    }

    private static <S, M> Json facts(Match<S, M> match) {
        return JobFacts.of(match, match.game().initialState());
    }

    private static String inProcess(Match<?, ?> match) {
        return json(match, match.run().summary());
    }

    @Test
    void matchEqualsThatOfOneProcess() {
        MatchSpec spec = MatchSpec.of(GREENER, MINIMAX, GREEDY, 31, 2, 5);
        assertEquals(inProcess(spec.match()), json(spec.match(), spark.match(spec)));
    }

    @Test
    void sequentialTestEndsAtTheSameGameAsInOneProcess() {
        MatchSpec spec = new MatchSpec(GREENER, GREEDY, RANDOM, 400, 2, 1, 10_000, 0, 100);
        assertEquals(inProcess(spec.match()), json(spec.match(), spark.match(spec)));
        assertTrue(spark.match(spec).tally().games() < 400);
    }

    @Test
    void statisticsEqualThoseOfOneProcess() {
        SelfPlaySpec spec = new SelfPlaySpec(GREENER, GREEDY, 60, 2, 3);
        assertEquals(spec.job().statistics(), spark.stats(spec));
    }

    @Test
    void selfPlayHasOneRowForEachMove() {
        SelfPlaySpec spec = new SelfPlaySpec(GREENER, MINIMAX, 20, 2, 3);
        String out = folder.resolve("games").toString();
        assertEquals(20, spark.selfPlay(spec, out));
        Dataset<Row> rows = session.read().parquet(out);
        assertEquals(SparkSelfPlay.SCHEMA.fieldNames().length, rows.schema().fields().length);
        assertEquals(Games.rows(spec), rows.orderBy("number", "ply").collectAsList());
        // Spark SQL counts the same as stats.
        GameStatistics stats = spec.job().statistics();
        rows.createOrReplaceTempView("moves");
        Row counted = session.sql("select count(distinct number), sum(if(result = 'p1win', 1, 0)), avg(plies) from"
                        + " (select number, max(result) as result, max(ply) + 1 as plies from moves group by number)")
                .first();
        assertEquals(stats.games(), counted.getLong(0));
        assertEquals(stats.firstWins(), counted.getLong(1));
        assertEquals(stats.meanLength(), counted.getDouble(2), 1e-9);
    }

    @Test
    void jobContinuesItsPartialOutput() throws IOException {
        SelfPlaySpec spec = new SelfPlaySpec(GREENER, GREEDY, 30, 2, 3);
        Path out = folder.resolve("games");
        spark.selfPlay(spec, out.toString());
        assertEquals(0, spark.selfPlay(spec, out.toString()));
        // As if some tasks had never finished.
        List<Path> files;
        try (Stream<Path> all = Files.list(out)) {
            files = all.filter(file -> file.toString().endsWith(".parquet"))
                    .sorted()
                    .toList();
        }
        assertTrue(files.size() > 2, files.toString());
        Files.delete(files.get(0));
        Files.delete(files.get(files.size() - 1));
        long again = spark.selfPlay(spec, out.toString());
        assertTrue(again > 0 && again < 30, again + " games");
        assertEquals(
                Games.rows(spec),
                session.read().parquet(out.toString()).orderBy("number", "ply").collectAsList());
    }

    @Test
    void aFolderOfAnotherJobIsNotTouched() throws IOException {
        SelfPlaySpec spec = new SelfPlaySpec(GREENER, GREEDY, 2, 2, 3);
        Path out = folder.resolve("games");
        spark.selfPlay(spec, out.toString());
        SelfPlaySpec other = new SelfPlaySpec(GREENER, GREEDY, 2, 2, 4);
        assertTrue(assertThrows(BoardwrightException.class, () -> spark.selfPlay(other, out.toString()))
                .getMessage()
                .contains("is the output of another job"));
        Path foreign = Files.createDirectory(folder.resolve("mine"));
        Files.writeString(foreign.resolve("notes"), "mine");
        assertTrue(assertThrows(BoardwrightException.class, () -> spark.selfPlay(spec, foreign.toString()))
                .getMessage()
                .contains("is not the output of such a job"));
    }

    @Test
    void gamesEndAfterTheLargestNumberOfPlies() {
        SelfPlaySpec spec = new SelfPlaySpec(GREENER, GREEDY, 6, 2, 3, 5);
        assertEquals(spec.job().statistics(), spark.stats(spec));
        assertEquals(5, spark.stats(spec).meanLength());
    }

    @Test
    void learningEqualsThatOfOneProcessAndItsWeightsPlay() throws IOException {
        Game<?, ?> game = dev.boardwright.core.Games.create("blackstone", GameOptions.of("size", 6));
        Learner<?, ?> learner = Learner.of(game)
                .withGenerations(2)
                .withGames(8)
                .withMatchGames(2)
                .withPatterns(List.of(PatternShape.box(2, 2)));
        byte[] weights = spark.learn(learner, LearningListener.none()).weights().toBytes();
        assertArrayEquals(learner.run().weights().toBytes(), weights);
        Path file = Files.write(folder.resolve("mine.weights"), weights);
        PlayerSpec learned = MINIMAX.withWeights(WeightsSpec.of(file.toString()));
        MatchSpec spec = MatchSpec.of(spec(game), learned, MINIMAX.withWeights(WeightsSpec.of("none")), 6, 2, 1);
        assertEquals("minimax with " + file, spec.match().first().name());
        assertEquals(inProcess(spec.match()), json(spec.match(), spark.match(spec)));
        SelfPlaySpec games = new SelfPlaySpec(spec.game(), learned, 2, 2, 1);
        assertNotEquals(
                games.facts().toString(),
                new SelfPlaySpec(spec.game(), MINIMAX, 2, 2, 1).facts().toString());
        MatchSpec other = MatchSpec.of(GREENER, learned, MINIMAX, 2, 2, 1);
        assertTrue(assertThrows(BoardwrightException.class, () -> other.match())
                .getMessage()
                .startsWith(file + ": the weights are for the game 'blackstone', not greener"));
    }

    private static <S> GameSpec spec(Game<S, ?> game) {
        return GameSpec.of(game, game.initialState());
    }

    @Test
    void perftCountsTheSame() {
        GameSpec spec = GameSpec.of("blackstone").withOptions(GameOptions.of("size", 6));
        for (int depth = 0; depth <= 4; depth++) {
            assertEquals(count(spec, depth), spark.perft(spec, depth));
        }
        // A small board whose games end at different depths.
        for (int depth = 9; depth <= 12; depth++) {
            GameSpec ends = GREENER.withPosition("(gw)1(gb)1/4/1(wb)1g/4 b");
            assertEquals(count(ends, depth), spark.perft(ends, depth));
        }
    }

    private static long count(GameSpec spec, int depth) {
        return count(spec.game(), spec, depth);
    }

    private static <S, M> long count(dev.boardwright.core.Game<S, M> game, GameSpec spec, int depth) {
        return Perft.count(game.position(spec.state(game)), depth);
    }

    @Test
    void aGameThatTheExecutorsCannotFindIsNamed() {
        String message = assertThrows(
                        BoardwrightException.class, () -> new Cluster(session).check(GameSpec.of("chess")))
                .getMessage();
        assertTrue(message.startsWith("the executors cannot play chess: there is no game 'chess'; games found: 369,"));
        assertTrue(message.contains("--jars"), message);
        assertFalse(message.contains("\n"));
    }
}
