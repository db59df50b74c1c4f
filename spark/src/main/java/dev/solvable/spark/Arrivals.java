package dev.solvable.spark;

import dev.solvable.spark.bytes.ByteReader;
import dev.solvable.spark.bytes.RadixSort;
import dev.solvable.spark.bytes.SortedKeys;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import scala.Tuple2;

/**
 * The messages that all parts have sent to one part, sorted by sender. A message has the sender, its distinct positions
 * in this part, and possibly more about them.
 */
final class Arrivals {
    /**
     * A message.
     *
     * @param first the index of its first position among all arrived ones
     * @param rest reads the bytes after the positions
     */
    record Message(int sender, int first, int count, ByteReader rest) {}

    private record Head(int sender, int count, ByteReader rest) {}

    private final List<Message> messages = new ArrayList<>();

    /** The distinct positions, ascending. */
    private final long[] keys;

    /** For each arrived position, including repeated ones, its index among the distinct ones. */
    private final int[] ranks;

    Arrivals(Iterator<Tuple2<Integer, byte[]>> arriving) {
        List<Head> heads = new ArrayList<>();
        int total = 0;
        while (arriving.hasNext()) {
            ByteReader reader = new ByteReader(arriving.next()._2());
            Head head = new Head(reader.count(), reader.count(), reader);
            heads.add(head);
            total = Math.addExact(total, head.count());
        }
        heads.sort(Comparator.comparingInt(Head::sender));
        long[] arrived = new long[total];
        int[] tags = new int[total];
        int first = 0;
        for (Head head : heads) {
            SortedKeys.readInto(head.rest(), arrived, first, head.count());
            messages.add(new Message(head.sender(), first, head.count(), head.rest()));
            first += head.count();
        }
        for (int i = 0; i < total; i++) {
            tags[i] = i;
        }
        RadixSort.sort(arrived, tags, 0, total, new long[total], new int[total]);
        ranks = new int[total];
        keys = new long[SortedKeys.different(arrived, 0, total)];
        int rank = -1;
        for (int i = 0; i < total; i++) {
            if (i == 0 || arrived[i] != arrived[i - 1]) {
                rank++;
                keys[rank] = arrived[i];
            }
            ranks[tags[i]] = rank;
        }
    }

    List<Message> messages() {
        return messages;
    }

    long[] keys() {
        return keys;
    }

    /** The index of an arrived position among the distinct ones. */
    int rank(int arrived) {
        return ranks[arrived];
    }
}
