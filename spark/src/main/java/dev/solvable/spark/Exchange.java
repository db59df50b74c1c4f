package dev.solvable.spark;

import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.HashPartitioner;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import scala.Tuple2;

/** A step of the work, on all machines: parts send each other messages, and each makes something of what arrives. */
final class Exchange {
    /** What a part has to say. */
    @FunctionalInterface
    interface Sender extends Serializable {
        /** The messages of a part, each with the part that it is for. */
        Iterator<Tuple2<Integer, byte[]>> messages(int part) throws IOException;
    }

    /** What a part makes of what it is told. */
    @FunctionalInterface
    interface Receiver extends Serializable {
        /**
         * Takes the messages for a part, which come in any order, and may be none.
         *
         * @return how many positions it has found or valued
         */
        long receive(int part, Iterator<Tuple2<Integer, byte[]>> arriving) throws IOException;
    }

    private final JavaSparkContext spark;
    private final int parts;

    Exchange(JavaSparkContext spark, int parts) {
        this.spark = spark;
        this.parts = parts;
    }

    int parts() {
        return parts;
    }

    /**
     * Does a step.
     *
     * @param description what the step is, for Spark's own pages
     * @param sizes the size of each part; a part of size 0 sends nothing
     * @return what each part has returned
     * @throws IOException where the step cannot be done
     */
    long[] run(String description, long[] sizes, Sender sender, Receiver receiver) throws IOException {
        spark.setJobDescription(description);
        List<Integer> senders = new ArrayList<>();
        for (int part = 0; part < parts; part++) {
            if (sizes[part] > 0) {
                senders.add(part);
            }
        }
        JavaRDD<long[]> received = spark.parallelize(senders, Math.max(1, senders.size()))
                .flatMapToPair(sender::messages)
                // the hash of an Integer is its number
                .partitionBy(new HashPartitioner(parts))
                .mapPartitionsWithIndex(
                        (part, arriving) -> List.of(new long[] {part, receiver.receive(part, arriving)})
                                .iterator(),
                        false);
        long[] counts = new long[parts];
        for (long[] count : SparkJob.collect(received)) {
            counts[(int) count[0]] = count[1];
        }
        return counts;
    }
}
