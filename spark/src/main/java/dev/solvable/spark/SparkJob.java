package dev.solvable.spark;

import java.io.IOException;
import java.util.List;
import org.apache.spark.SparkException;
import org.apache.spark.api.java.JavaRDD;

/** Runs a Spark job, and reports a failure in one line. */
final class SparkJob {
    /** Spark puts the attempts of a task before this text, and the stack trace of the last one after its line. */
    private static final String LAST_FAILURE = "most recent failure: ";

    private SparkJob() {}

    /**
     * Computes a data set.
     *
     * @throws IOException if a task has failed as often as Spark's settings allow, or if no executor is left
     */
    static <T> List<T> collect(JavaRDD<T> data) throws IOException {
        try {
            return data.collect();
        } catch (Exception e) {
            // Scala declares no checked exceptions, so javac would refuse to catch a SparkException here.
            if (e instanceof SparkException) {
                throw new IOException(reason(e), e);
            }
            throw e;
        }
    }

    /** The first line of a message of Spark; of failed tasks, what the last one said. */
    static String reason(Exception e) {
        String line = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
        int failure = line.lastIndexOf(LAST_FAILURE);
        return failure < 0 ? line : line.substring(failure + LAST_FAILURE.length());
    }
}
