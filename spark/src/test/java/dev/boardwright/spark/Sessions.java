package dev.boardwright.spark;

import java.nio.file.Path;
import org.apache.spark.SparkConf;

/** Settings of sessions for tests: on loopback, without the web page of Spark. */
final class Sessions {
    private Sessions() {}

    static SparkConf conf(String master) {
        return new SparkConf(false)
                .setAppName("test")
                .setMaster(master)
                .set("spark.driver.host", "127.0.0.1")
                .set("spark.driver.bindAddress", "127.0.0.1")
                .set("spark.ui.enabled", "false")
                .set("spark.ui.showConsoleProgress", "false")
                .set("spark.sql.shuffle.partitions", "2")
                .set(
                        "spark.local.dir",
                        Path.of("target/spark-local").toAbsolutePath().toString())
                .set(
                        "spark.sql.warehouse.dir",
                        Path.of("target/warehouse").toUri().toString());
    }
}
