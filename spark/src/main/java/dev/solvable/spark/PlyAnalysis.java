package dev.solvable.spark;

import dev.solvable.runtime.GameGraph;
import dev.solvable.runtime.value.ValueCode;
import dev.solvable.spark.bytes.ByteReader;
import dev.solvable.spark.bytes.ByteWriter;
import dev.solvable.spark.bytes.SortedKeys;
import dev.solvable.spark.storage.WorkFolder;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import scala.Tuple2;

/**
 * Analyses a game without cycles: forward ply by ply to all positions, then backward to their values.
 *
 * <p>Going forward, a part sends every part the distinct successors that belong there. The receiver records for each
 * sender which of its positions these were. Going backward, it returns their values in the same order, about a byte
 * each, so no position is sent twice. A position reached at several plies is in each of them, with the same value.
 */
record PlyAnalysis(Steps steps) {
    /** Finds all positions and their values; finished steps are not repeated. */
    Layers run() throws IOException {
        GameClass game = steps.game();
        WorkFolder work = steps.work();
        Layers plies = new Layers();
        long[] sizes = steps.start();
        while (Arrays.stream(sizes).sum() > 0) {
            plies.add(sizes);
            int next = plies.count();
            sizes = steps.run(
                    Layers.keys(next),
                    "positions of ply " + next,
                    sizes,
                    new Expanding(game, work, next - 1, steps.parts()),
                    new Finding(work, next));
        }
        for (int ply = plies.count() - 1; ply >= 0; ply--) {
            int next = ply + 1;
            steps.run(
                    Layers.values(ply),
                    "values of ply " + ply,
                    next < plies.count() ? plies.sizes(next) : new long[steps.parts()],
                    new Telling(work, next),
                    new Valuing(game, work, ply, plies));
            work.forget(ranks(next));
        }
        return plies;
    }

    private static String ranks(int ply) {
        return Layers.name("ranks", ply);
    }

    private static long[] keys(WorkFolder work, int ply, int part) throws IOException {
        return SortedKeys.read(new ByteReader(work.read(Layers.keys(ply), part)));
    }

    /** Sends each part the distinct successors of a ply that belong there. */
    private record Expanding(GameClass game, WorkFolder work, int ply, int parts) implements Exchange.Sender {
        @Override
        public Iterator<Tuple2<Integer, byte[]>> messages(int part) throws IOException {
            Expansion expansion = new Expansion(game.newGraph(), parts, keys(work, ply, part));
            return Exchange.messages(parts, (message, to) -> {
                if (expansion.leadsTo(to)) {
                    message.number(part);
                    expansion.writeKeys(message, to);
                }
            });
        }
    }

    /** Writes the distinct positions that arrive, and which of them each part has sent. */
    private record Finding(WorkFolder work, int ply) implements Exchange.Receiver {
        @Override
        public long receive(int part, Iterator<Tuple2<Integer, byte[]>> arriving) throws IOException {
            Arrivals arrivals = new Arrivals(arriving);
            long[] found = arrivals.keys();
            if (found.length == 0) {
                return 0;
            }
            ByteWriter ranks = new ByteWriter();
            for (Arrivals.Message message : arrivals.messages()) {
                ranks.number(message.sender());
                ranks.number(message.count());
                int before = 0;
                for (int i = message.first(); i < message.first() + message.count(); i++) {
                    int rank = arrivals.rank(i);
                    ranks.number(rank - before);
                    before = rank;
                }
            }
            work.write(ranks(ply), part, ranks.toBytes());
            work.write(Layers.keys(ply), part, SortedKeys.bytes(found, found.length));
            return found.length;
        }
    }

    /** Sends each part the values of the positions that it has sent, in the same order. */
    private record Telling(WorkFolder work, int ply) implements Exchange.Sender {
        @Override
        public Iterator<Tuple2<Integer, byte[]>> messages(int part) throws IOException {
            ByteReader ranks = new ByteReader(work.read(ranks(ply), part));
            int[] codes = new ByteReader(work.read(Layers.values(ply), part)).counts();
            List<Tuple2<Integer, byte[]>> messages = new ArrayList<>();
            while (!ranks.atEnd()) {
                int to = ranks.count();
                int count = ranks.count();
                ByteWriter message = new ByteWriter();
                message.number(part);
                int rank = 0;
                for (int i = 0; i < count; i++) {
                    rank += ranks.count();
                    message.number(codes[rank]);
                }
                messages.add(new Tuple2<>(to, message.toBytes()));
            }
            return messages.iterator();
        }
    }

    /** Finds the values of a ply from those of its successors. */
    private record Valuing(GameClass game, WorkFolder work, int ply, Layers plies) implements Exchange.Receiver {
        @Override
        public long receive(int part, Iterator<Tuple2<Integer, byte[]>> arriving) throws IOException {
            if (plies.sizes(ply)[part] == 0) {
                return 0;
            }
            GameGraph graph = game.newGraph();
            long[] positions = keys(work, ply, part);
            Expansion expansion = new Expansion(graph, plies.parts(), positions);
            int[] best = new int[positions.length];
            while (arriving.hasNext()) {
                ByteReader values = new ByteReader(arriving.next()._2());
                int from = values.count();
                int code = ValueCode.NONE;
                for (int move = expansion.begin(from); move < expansion.end(from); move++) {
                    if (expansion.isNew(from, move)) {
                        code = ValueCode.ofMove(values.count(), false);
                    }
                    int origin = expansion.origin(move);
                    best[origin] = ValueCode.better(best[origin], code);
                }
            }
            for (int i = 0; i < best.length; i++) {
                best[i] = best[i] == ValueCode.NONE ? ValueCode.of(graph.atEnd(positions[i]), 0) : best[i];
            }
            ByteWriter codes = new ByteWriter();
            codes.counts(best);
            work.write(Layers.values(ply), part, codes.toBytes());
            return best.length;
        }
    }
}
