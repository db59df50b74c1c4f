package dev.solvable.spark;

import dev.solvable.spark.bytes.ByteWriter;
import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;
import org.apache.spark.HashPartitioner;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import scala.Tuple2;

/**
 * One step of the work on all machines: parts send each other messages, and each processes those that arrive.
 *
 * @param parts the number of parts
 */
record Exchange(JavaSparkContext spark, int parts) {
    /** Makes the messages that a part sends. */
    @FunctionalInterface
    interface Sender extends Serializable {
        /** The messages of a part, each with its receiver. */
        Iterator<Tuple2<Integer, byte[]>> messages(int part) throws IOException;
    }

    /** Processes the messages that a part receives. */
    @FunctionalInterface
    interface Receiver extends Serializable {
        /**
         * Processes the messages for a part. They come in any order; there may be none.
         *
         * @return the number of positions that it has found or valued
         */
        long receive(int part, Iterator<Tuple2<Integer, byte[]>> arriving) throws IOException;
    }

    /** Turns the messages that a part receives into messages to others. */
    @FunctionalInterface
    interface Relay extends Serializable {
        /** Turns the messages for a part into others. They come in any order; there may be none. */
        Iterator<Tuple2<Integer, byte[]>> messages(int part, Iterator<Tuple2<Integer, byte[]>> arriving)
                throws IOException;
    }

    /** The approximate number of positions per task: fewer take less time than starting a task. */
    private static final int POSITIONS_OF_TASK = 1 << 14;

    /**
     * The messages of a part, one for each part that gets any bytes.
     *
     * @param writing writes the bytes for a part, if there are any
     */
    static Iterator<Tuple2<Integer, byte[]>> messages(int parts, ObjIntConsumer<ByteWriter> writing) {
        return IntStream.range(0, parts)
                .mapToObj(to -> {
                    ByteWriter message = new ByteWriter();
                    writing.accept(message, to);
                    return new Tuple2<>(to, message.toBytes());
                })
                .filter(message -> message._2().length > 0)
                .iterator();
    }

    /**
     * Does a step.
     *
     * @param description the name of the step in Spark's web UI
     * @param sizes the size of each part; a part of size 0 sends nothing
     * @return the number that each part has returned
     * @throws IOException if the step cannot be done
     */
    long[] run(String description, long[] sizes, Sender sender, Receiver receiver) throws IOException {
        spark.setJobDescription(description);
        List<Integer> senders = senders(sizes);
        JavaRDD<long[]> received = spark.parallelize(senders, Math.max(1, senders.size()))
                .flatMapToPair(sender::messages)
                // the hash code of an Integer is its value
                .partitionBy(new HashPartitioner(parts))
                .mapPartitionsWithIndex(
                        (part, arriving) -> List.of(new long[] {part, receiver.receive(part, arriving)})
                                .iterator(),
                        false);
        return counts(received);
    }

    /**
     * Does a step in which messages are relayed. If parts have little work, one task does that of several.
     *
     * @throws IOException if the step cannot be done
     */
    long[] run(String description, long[] sizes, Sender sender, Relay relay, Receiver receiver) throws IOException {
        spark.setJobDescription(description);
        List<Integer> senders = senders(sizes);
        int tasks = (int) Math.min(parts, Arrays.stream(sizes).sum() / POSITIONS_OF_TASK + 1);
        int all = parts;
        JavaRDD<Tuple2<Integer, byte[]>> passedOn = spark.parallelize(
                        senders, Math.max(1, Math.min(senders.size(), tasks)))
                .flatMapToPair(sender::messages)
                .partitionBy(new HashPartitioner(tasks))
                .mapPartitionsWithIndex((task, arriving) -> relayed(byParts(task, tasks, all, arriving), relay), false);
        JavaRDD<long[]> received = JavaPairRDD.fromJavaRDD(passedOn)
                .partitionBy(new HashPartitioner(tasks))
                .mapPartitionsWithIndex(
                        (task, arriving) -> received(byParts(task, tasks, all, arriving), receiver), false);
        return counts(received);
    }

    /** The messages of a task, grouped by its parts. */
    private static Map<Integer, List<Tuple2<Integer, byte[]>>> byParts(
            int task, int tasks, int parts, Iterator<Tuple2<Integer, byte[]>> arriving) {
        Map<Integer, List<Tuple2<Integer, byte[]>>> inboxes = new TreeMap<>();
        for (int part = task; part < parts; part += tasks) {
            inboxes.put(part, new ArrayList<>());
        }
        arriving.forEachRemaining(message ->
                inboxes.computeIfAbsent(message._1(), part -> new ArrayList<>()).add(message));
        return inboxes;
    }

    private static Iterator<Tuple2<Integer, byte[]>> relayed(
            Map<Integer, List<Tuple2<Integer, byte[]>>> inboxes, Relay relay) throws IOException {
        List<Tuple2<Integer, byte[]>> messages = new ArrayList<>();
        for (Map.Entry<Integer, List<Tuple2<Integer, byte[]>>> inbox : inboxes.entrySet()) {
            relay.messages(inbox.getKey(), inbox.getValue().iterator()).forEachRemaining(messages::add);
        }
        return messages.iterator();
    }

    private static Iterator<long[]> received(Map<Integer, List<Tuple2<Integer, byte[]>>> inboxes, Receiver receiver)
            throws IOException {
        List<long[]> counts = new ArrayList<>();
        for (Map.Entry<Integer, List<Tuple2<Integer, byte[]>>> inbox : inboxes.entrySet()) {
            int part = inbox.getKey();
            counts.add(new long[] {part, receiver.receive(part, inbox.getValue().iterator())});
        }
        return counts.iterator();
    }

    private List<Integer> senders(long[] sizes) {
        List<Integer> senders = new ArrayList<>();
        for (int part = 0; part < parts; part++) {
            if (sizes[part] > 0) {
                senders.add(part);
            }
        }
        return senders;
    }

    private long[] counts(JavaRDD<long[]> received) throws IOException {
        long[] counts = new long[parts];
        for (long[] count : SparkJob.collect(received)) {
            counts[(int) count[0]] = count[1];
        }
        return counts;
    }
}
