package dev.solvable.spark;

import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.PositionRanks;
import dev.solvable.runtime.value.ValueCode;
import dev.solvable.spark.bytes.ByteReader;
import dev.solvable.spark.bytes.ByteWriter;
import dev.solvable.spark.bytes.NumberSet;
import dev.solvable.spark.bytes.RankSets;
import dev.solvable.spark.storage.WorkFolder;
import java.io.IOException;
import java.util.Iterator;
import scala.Tuple2;

/**
 * How the ranks of a ply are found: blocks of ranks send the turned ranks that moves lead to, and blocks of turned
 * ranks send on the ranks of those that are new.
 */
final class RankedForward {
    /** In the file of moves, where ends of the game come first. */
    static final int FIRST_COUNT = ValueCode.OUTCOMES;

    private RankedForward() {}

    /** Where the ranks are that this number of moves leads to, and no fewer. */
    static String ranks(int ply) {
        return Layers.name("ranks", ply);
    }

    /** Where the number of moves of each of these ranks is, or the outcome where the game is over. */
    static String moves(int ply) {
        return Layers.name("moves", ply);
    }

    /** Where the turned ranks are that at most this number of moves leads to. */
    static String seen(int ply) {
        return Layers.name("seen", ply);
    }

    /** The messages for all blocks that have any of the ranks. */
    private static Iterator<Tuple2<Integer, byte[]>> messages(RankSets ranks, RankBlocks blocks) {
        return Exchange.messages(blocks.blocks(), (message, to) -> {
            if (ranks.has(to)) {
                ranks.writeTo(message, to);
            }
        });
    }

    private static NumberSet merged(Iterator<Tuple2<Integer, byte[]>> arriving, RankBlocks blocks) {
        NumberSet all = new NumberSet(blocks.size());
        while (arriving.hasNext()) {
            all.addFrom(new ByteReader(arriving.next()._2()));
        }
        return all;
    }

    /** Sends the turned ranks of what the moves of a ply lead to. */
    record Expanding(RankBlocks blocks, WorkFolder work, int ply) implements Exchange.Sender {
        @Override
        public Iterator<Tuple2<Integer, byte[]>> messages(int part) throws IOException {
            EndlessRules rules = blocks.rules();
            PositionRanks.OfThread walk = blocks.ranks().ofThread();
            NumberSet ranks = NumberSet.read(new ByteReader(work.read(ranks(ply), part)), blocks.size());
            RankSets turned = blocks.newSets();
            ByteWriter moves = new ByteWriter();
            int[] successors = new int[rules.mostMoves()];
            int first = blocks.first(part);
            for (int number = ranks.next(0); number >= 0; number = ranks.next(number + 1)) {
                int rank = first + number;
                int count = walk.successors(rank, successors);
                for (int i = 0; i < count; i++) {
                    turned.add(successors[i]);
                }
                moves.number(count > 0 ? FIRST_COUNT + count : ValueCode.rank(rules.atEnd(walk.position(rank))));
            }
            work.write(moves(ply), part, moves.toBytes());
            return RankedForward.messages(turned, blocks);
        }
    }

    /** Keeps the turned ranks of a block that are seen for the first time, and sends their ranks on. */
    record Finding(RankBlocks blocks, WorkFolder work, int ply) implements Exchange.Relay {
        @Override
        public Iterator<Tuple2<Integer, byte[]>> messages(int part, Iterator<Tuple2<Integer, byte[]>> arriving)
                throws IOException {
            NumberSet found = merged(arriving, blocks);
            NumberSet seen = blocks.read(work, seen(ply - 1), part);
            seen.addNew(found);
            work.write(seen(ply), part, seen.toBytes());
            PositionRanks.OfThread walk = blocks.ranks().ofThread();
            RankSets ranks = blocks.newSets();
            int first = blocks.first(part);
            for (int number = found.next(0); number >= 0; number = found.next(number + 1)) {
                ranks.add(walk.turnedBack(first + number));
            }
            return RankedForward.messages(ranks, blocks);
        }
    }

    /** Keeps the ranks of a ply. */
    record Keeping(RankBlocks blocks, WorkFolder work, int ply) implements Exchange.Receiver {
        @Override
        public long receive(int part, Iterator<Tuple2<Integer, byte[]>> arriving) throws IOException {
            if (!arriving.hasNext()) {
                return 0;
            }
            NumberSet ranks = merged(arriving, blocks);
            work.write(ranks(ply), part, ranks.toBytes());
            return ranks.size();
        }
    }
}
