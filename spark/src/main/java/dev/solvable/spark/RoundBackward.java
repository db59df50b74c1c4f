package dev.solvable.spark;

import dev.solvable.Outcome;
import dev.solvable.runtime.retrograde.analysis.Values;
import dev.solvable.spark.bytes.ByteReader;
import dev.solvable.spark.bytes.ByteWriter;
import dev.solvable.spark.storage.WorkFolder;
import java.io.IOException;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;
import scala.Tuple2;

/** Spreads values backward over links, as {@link Values} of a retrograde analysis. */
final class RoundBackward {
    private RoundBackward() {}

    private static int[] read(WorkFolder work, String stage, int part) throws IOException {
        ByteReader from = new ByteReader(work.read(stage, part));
        int[] states = new int[from.count()];
        for (int i = 0; i < states.length; i++) {
            states[i] = (int) from.signed();
        }
        return states;
    }

    private static void write(WorkFolder work, String stage, int part, int[] states) throws IOException {
        ByteWriter to = new ByteWriter();
        to.number(states.length);
        for (int state : states) {
            to.signed(state);
        }
        work.write(stage, part, to.toBytes());
    }

    /** Concatenates the initial states of all rounds. */
    record Collecting(WorkFolder work, String to, Layers rounds) implements Exchange.Receiver {
        @Override
        public long receive(int part, Iterator<Tuple2<Integer, byte[]>> nothing) throws IOException {
            int[] states = new int[Math.toIntExact(rounds.before(rounds.count())[part])];
            int first = 0;
            for (int round = 0; round < rounds.count(); round++) {
                if (rounds.sizes(round)[part] > 0) {
                    int[] ends = RoundBackward.read(work, RoundForward.ends(round), part);
                    System.arraycopy(ends, 0, states, first, ends.length);
                    first += ends.length;
                }
            }
            if (first > 0) {
                RoundBackward.write(work, to, part, states);
            }
            return first;
        }
    }

    /** Notifies the predecessors of the positions that are decided at a distance. */
    record Spreading(WorkFolder work, String states, Layers rounds, int distance, boolean draws)
            implements Exchange.Sender {
        @Override
        public Iterator<Tuple2<Integer, byte[]>> messages(int part) throws IOException {
            int[] known = RoundBackward.read(work, states, part);
            Map<Integer, Message> messages = new TreeMap<>();
            for (int round = 1; round <= rounds.count(); round++) {
                follow(new ByteReader(work.read(RoundForward.links(round), part)), known, messages);
            }
            return messages.entrySet().stream()
                    .filter(message -> !message.getValue().to.isEmpty())
                    .map(message ->
                            new Tuple2<>(message.getKey(), message.getValue().to.toBytes()))
                    .iterator();
        }

        private void follow(ByteReader links, int[] known, Map<Integer, Message> messages) {
            int lost = Values.of(Outcome.LOSS, distance);
            int won = Values.of(Outcome.WIN, distance);
            int drawn = Values.of(Outcome.DRAW, distance);
            while (!links.atEnd()) {
                Message message = messages.computeIfAbsent(links.count(), to -> new Message());
                int count = links.count();
                long number = 0;
                for (int i = 0; i < count; i++) {
                    number += links.signed();
                    int state = known[(int) number];
                    boolean tells = draws ? state == drawn : state == lost || state == won;
                    int origins = links.count();
                    long origin = 0;
                    for (int j = 0; j < origins; j++) {
                        long link = links.number();
                        boolean keepsTurn = (link & 1) != 0;
                        origin += link >>> 1;
                        if (tells) {
                            message.add(origin, (state == lost) != keepsTurn);
                        }
                    }
                }
            }
        }
    }

    /** The numbers of positions, each with a bit that tells whether one of its moves wins or loses. */
    private static final class Message {
        private final ByteWriter to = new ByteWriter();
        private long last;

        void add(long number, boolean wins) {
            long step = number - last;
            to.number((step << 1 ^ step >> 63) << 1 | (wins ? 1 : 0));
            last = number;
        }
    }

    /** Decides positions by the messages, and returns their number. */
    record Deciding(WorkFolder work, String from, String to, Layers rounds, int distance, boolean draws)
            implements Exchange.Receiver {
        @Override
        public long receive(int part, Iterator<Tuple2<Integer, byte[]>> arriving) throws IOException {
            if (rounds.before(rounds.count())[part] == 0) {
                return 0;
            }
            int[] states = RoundBackward.read(work, from, part);
            long decided = 0;
            while (arriving.hasNext()) {
                ByteReader message = new ByteReader(arriving.next()._2());
                long number = 0;
                while (!message.atEnd()) {
                    long next = message.number();
                    long step = next >>> 1;
                    number += step >>> 1 ^ -(step & 1);
                    if (decide(states, (int) number, (next & 1) != 0)) {
                        decided++;
                    }
                }
            }
            RoundBackward.write(work, to, part, states);
            return decided;
        }

        private boolean decide(int[] states, int number, boolean wins) {
            int state = states[number];
            if (state < 0) {
                return false;
            }
            states[number] =
                    draws ? Values.of(Outcome.DRAW, distance + 1) : Values.afterDecided(state, wins, distance + 1);
            return states[number] < 0;
        }
    }

    /** Writes the values of each round. */
    record Splitting(WorkFolder work, String states, Layers rounds) implements Exchange.Receiver {
        @Override
        public long receive(int part, Iterator<Tuple2<Integer, byte[]>> nothing) throws IOException {
            long positions = rounds.before(rounds.count())[part];
            if (positions == 0) {
                return 0;
            }
            int[] known = RoundBackward.read(work, states, part);
            int number = 0;
            for (int round = 0; round < rounds.count(); round++) {
                int size = (int) rounds.sizes(round)[part];
                if (size > 0) {
                    ByteWriter codes = new ByteWriter();
                    codes.counts(Arrays.stream(known, number, number + size)
                            .map(Values::code)
                            .toArray());
                    number += size;
                    work.write(Layers.values(round), part, codes.toBytes());
                }
            }
            return positions;
        }
    }
}
