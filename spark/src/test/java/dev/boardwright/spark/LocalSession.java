package dev.boardwright.spark;

import dev.boardwright.core.GameOptions;
import java.nio.file.Path;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** A session in this process for the tests of a class. Tasks are short, so that there are several. */
abstract class LocalSession {
    static final GameSpec GREENER = GameSpec.of("greener").withOptions(GameOptions.of("size", 4));

    static SparkSession session;
    static BoardwrightSpark spark;

    @TempDir
    Path folder;

    @BeforeAll
    static void start() {
        session = SparkSession.builder().config(Sessions.conf("local[2]")).getOrCreate();
        spark = BoardwrightSpark.of(session).withTaskSeconds(0.2);
    }

    @AfterAll
    static void stop() {
        session.stop();
    }
}
