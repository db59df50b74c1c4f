package dev.solvable.spark;

import dev.solvable.runtime.GameGraph;
import dev.solvable.runtime.retrograde.analysis.Values;
import dev.solvable.spark.bytes.ByteReader;
import dev.solvable.spark.bytes.ByteWriter;
import dev.solvable.spark.bytes.SortedKeys;
import dev.solvable.spark.storage.WorkFolder;
import java.io.IOException;
import java.util.Arrays;
import java.util.Iterator;
import scala.Tuple2;

/** Finds the positions of the next round, and the links to their predecessors. */
final class RoundForward {
    private RoundForward() {}

    /** The stage with the links of the moves from the round before into a part. */
    static String links(int round) {
        return Layers.name("links", round);
    }

    /** The stage with the number of moves of each position of a round, or its value if it has none. */
    static String ends(int round) {
        return Layers.name("ends", round);
    }

    /**
     * Sends each part the distinct successors of a round that belong there, each with the numbers of its predecessors.
     * A number is written as the difference from the one before; the lowest bit tells whether the move keeps the turn.
     */
    record Expanding(GameClass game, WorkFolder work, int round, Layers rounds) implements Exchange.Sender {
        @Override
        public Iterator<Tuple2<Integer, byte[]>> messages(int part) throws IOException {
            GameGraph graph = game.newGraph();
            long[] positions = SortedKeys.read(new ByteReader(work.read(Layers.keys(round), part)));
            Expansion expansion = new Expansion(graph, rounds.parts(), positions);
            writeEnds(part, graph, positions, expansion);
            long first = rounds.before(round)[part];
            return Exchange.messages(rounds.parts(), (message, to) -> {
                if (expansion.leadsTo(to)) {
                    message.number(part);
                    write(message, first, expansion, to);
                }
            });
        }

        private void writeEnds(int part, GameGraph graph, long[] positions, Expansion expansion) throws IOException {
            int[] moves = new int[positions.length];
            for (int move = 0; move < expansion.end(rounds.parts() - 1); move++) {
                moves[expansion.origin(move)]++;
            }
            ByteWriter ends = new ByteWriter();
            ends.number(positions.length);
            for (int i = 0; i < positions.length; i++) {
                ends.signed(moves[i] > 0 ? moves[i] : Values.of(graph.atEnd(positions[i]), 0));
            }
            work.write(ends(round), part, ends.toBytes());
        }

        /** Writes a message; {@code first} is the number of the part's first position of this round. */
        private static void write(ByteWriter message, long first, Expansion expansion, int to) {
            expansion.writeKeys(message, to);
            int move = expansion.begin(to);
            while (move < expansion.end(to)) {
                int end = move + 1;
                while (end < expansion.end(to) && !expansion.isNew(to, end)) {
                    end++;
                }
                message.number(end - move);
                long last = 0;
                for (; move < end; move++) {
                    long origin = first + expansion.origin(move);
                    message.number(origin - last << 1 | (expansion.keepsTurn(move) ? 1 : 0));
                    last = origin;
                }
            }
        }
    }

    /** Writes the positions that no earlier round has found, and all links, each with the number of its successor. */
    record Linking(WorkFolder work, int round, Layers rounds) implements Exchange.Receiver {
        @Override
        public long receive(int part, Iterator<Tuple2<Integer, byte[]>> arriving) throws IOException {
            Arrivals arrivals = new Arrivals(arriving);
            long[] keys = arrivals.keys();
            long[] numbers = new long[keys.length];
            Arrays.fill(numbers, -1);
            long first = 0;
            for (int earlier = 0; earlier < round; earlier++) {
                long size = rounds.sizes(earlier)[part];
                if (size > 0) {
                    number(keys, numbers, first, new ByteReader(work.read(Layers.keys(earlier), part)));
                    first += size;
                }
            }
            int found = 0;
            for (int i = 0; i < keys.length; i++) {
                if (numbers[i] < 0) {
                    numbers[i] = first + found;
                    keys[found] = keys[i];
                    found++;
                }
            }
            work.write(RoundForward.links(round), part, bytes(arrivals, numbers));
            if (found > 0) {
                work.write(Layers.keys(round), part, SortedKeys.bytes(keys, found));
            }
            return found;
        }

        /** Numbers the positions that are among the known ones, whose numbers start at {@code first}. */
        private static void number(long[] keys, long[] numbers, long first, ByteReader known) {
            int place = 0;
            int count = known.count();
            long key = 0;
            for (int rank = 0; rank < count; rank++) {
                key += known.number();
                while (place < keys.length && Long.compareUnsigned(keys[place], key) < 0) {
                    place++;
                }
                if (place < keys.length && keys[place] == key) {
                    numbers[place] = first + rank;
                }
            }
        }

        private static byte[] bytes(Arrivals arrivals, long[] numbers) {
            ByteWriter links = new ByteWriter();
            for (Arrivals.Message message : arrivals.messages()) {
                links.number(message.sender());
                links.number(message.count());
                long last = 0;
                for (int i = message.first(); i < message.first() + message.count(); i++) {
                    long number = numbers[arrivals.rank(i)];
                    links.signed(number - last);
                    last = number;
                    long origins = message.rest().number();
                    links.number(origins);
                    for (long origin = 0; origin < origins; origin++) {
                        links.number(message.rest().number());
                    }
                }
            }
            return links.toBytes();
        }
    }
}
