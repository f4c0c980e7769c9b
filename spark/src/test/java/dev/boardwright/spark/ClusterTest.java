package dev.boardwright.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.core.GameOptions;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.SparkConf;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A master and two workers; one of them is killed in the middle of a job. */
class ClusterTest {
    /** A worker is killed after this number of tasks: both are busy then, and most of the job remains. */
    private static final int TASKS_BEFORE_THE_END = 8;

    private static final GameSpec GREENER = GameSpec.of("greener").withOptions(GameOptions.of("size", 4));

    @TempDir
    Path folder;

    @Test
    void killedWorkerDoesNotChangeTheResult() throws IOException, InterruptedException {
        SelfPlaySpec spec = new SelfPlaySpec(GREENER, PlayerSpec.of("minimax", SearchLimits.ofNodes(800)), 300, 2, 1);
        String out = folder.resolve("games").toString();
        try (StandaloneCluster cluster = new StandaloneCluster(folder, 2)) {
            SparkSession session = SparkSession.builder().config(conf(cluster)).getOrCreate();
            try {
                AtomicInteger tasks = new AtomicInteger();
                AtomicInteger lost = new AtomicInteger();
                AtomicBoolean done = new AtomicBoolean();
                session.sparkContext().addSparkListener(new SparkListener() {
                    @Override
                    public void onTaskEnd(SparkListenerTaskEnd end) {
                        if (tasks.incrementAndGet() == TASKS_BEFORE_THE_END) {
                            cluster.kill(0);
                        }
                    }

                    @Override
                    public void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
                        if (!done.get()) {
                            lost.incrementAndGet();
                        }
                    }
                });
                BoardwrightSpark spark = BoardwrightSpark.of(session).withTaskSeconds(0.5);
                assertEquals(300, spark.selfPlay(spec, out));
                done.set(true);
                assertTrue(lost.get() >= 1, "no executor was lost during the job");
                assertEquals(
                        Games.rows(spec),
                        session.read().parquet(out).orderBy("number", "ply").collectAsList());
                // The rest of the cluster continues.
                SelfPlaySpec more =
                        new SelfPlaySpec(GREENER, PlayerSpec.of("greedy", SearchLimits.infinite()), 40, 2, 1);
                assertEquals(more.job().statistics(), spark.stats(more));
            } finally {
                session.stop();
            }
        }
    }

    private SparkConf conf(StandaloneCluster cluster) throws IOException {
        return Sessions.conf(cluster.url())
                .set("spark.jars", String.join(",", jars()))
                .set("spark.executor.memory", "512m")
                .set("spark.executor.cores", "1")
                .set("spark.cores.max", "2")
                .set("spark.default.parallelism", "2")
                .set("spark.scheduler.minRegisteredResourcesRatio", "1.0")
                .set("spark.scheduler.maxRegisteredResourcesWaitingTime", "60s")
                .set("spark.executor.extraJavaOptions", "-XX:+UseSerialGC -Djava.io.tmpdir=" + folder);
    }

    /** The modules of this project as jars, also if the build has not packaged them. */
    private List<String> jars() throws IOException {
        List<String> jars = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            Path path = Path.of(entry);
            if (Files.isDirectory(path)) {
                jars.add(StandaloneCluster.jar(folder.resolve("module" + jars.size() + ".jar"), List.of(path))
                        .toString());
            } else if (path.getFileName().toString().startsWith("boardwright-")) {
                jars.add(path.toString());
            }
        }
        assertTrue(jars.size() > 5, jars.toString());
        return jars;
    }
}
