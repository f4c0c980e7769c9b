package dev.boardwright.spark;

import dev.boardwright.core.BoardwrightException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructType;

/**
 * A folder of Parquet files to which rows are added wave by wave, and which a later run can continue. Every row has the
 * number of its item, from 1, in a column {@code number}. All rows of an item are in one file, and files appear
 * atomically, so the numbers in the folder show which items are done.
 *
 * <p>The file {@code _job.json} describes the job of the folder. Readers of Parquet ignore it.
 */
final class Ledger {
    static final String NUMBER = "number";
    private static final String JOB = "_job.json";

    private final SparkSession session;
    private final String folder;
    private final StructType schema;

    Ledger(SparkSession session, String folder, StructType schema) {
        this.session = session;
        this.folder = folder;
        this.schema = schema;
    }

    /**
     * Prepares the folder for a job, and returns the remaining items, from 0.
     *
     * @param job the description of the job, which must be that of an earlier run
     * @throws BoardwrightException if the folder belongs to another job
     */
    long[] open(String job, int items) {
        try {
            Path path = new Path(folder);
            Path note = new Path(path, JOB);
            FileSystem files = path.getFileSystem(session.sparkContext().hadoopConfiguration());
            if (!files.exists(note)) {
                if (files.exists(path) && files.listStatus(path).length > 0) {
                    throw new BoardwrightException(folder + " exists already and is not the output of such a job");
                }
                files.mkdirs(path);
                try (OutputStream out = files.create(note, false)) {
                    out.write(job.getBytes(StandardCharsets.UTF_8));
                }
                return IntStream.range(0, items).asLongStream().toArray();
            }
            String earlier = read(files, note);
            if (!earlier.equals(job)) {
                throw new BoardwrightException(folder + " is the output of another job: " + earlier);
            }
            return missing(files, path, items);
        } catch (IOException e) {
            throw new BoardwrightException("cannot use " + folder + ": " + e.getMessage(), e);
        }
    }

    private static String read(FileSystem files, Path path) throws IOException {
        try (InputStream in = files.open(path)) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            in.transferTo(bytes);
            return bytes.toString(StandardCharsets.UTF_8);
        }
    }

    private long[] missing(FileSystem files, Path path, int items) throws IOException {
        BitSet left = new BitSet(items);
        left.set(0, items);
        boolean any = false;
        for (var file : files.listStatus(path)) {
            any |= file.getPath().getName().endsWith(".parquet");
        }
        if (any) {
            List<Row> done = session.read()
                    .schema(schema)
                    .parquet(folder)
                    .select(NUMBER)
                    .distinct()
                    .collectAsList();
            done.forEach(row -> left.clear(row.getInt(0) - 1));
        }
        return left.stream().asLongStream().toArray();
    }

    /** Adds the rows of some items. */
    void append(JavaRDD<Row> rows) {
        session.createDataFrame(rows, schema).write().mode(SaveMode.Append).parquet(folder);
    }
}
