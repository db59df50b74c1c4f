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
 * Finds the ranks of a ply: blocks of ranks send the turned ranks of successors, and blocks of turned ranks relay the
 * ranks of new ones.
 */
final class RankedForward {
    /** The offset of counts in the file of moves; smaller numbers are the outcomes of ends. */
    static final int FIRST_COUNT = ValueCode.OUTCOMES;

    private RankedForward() {}

    /** The stage with the ranks that are first reached at this ply. */
    static String ranks(int ply) {
        return Layers.name("ranks", ply);
    }

    /** The stage with the number of moves of each of these ranks, or its outcome if the game is over. */
    static String moves(int ply) {
        return Layers.name("moves", ply);
    }

    /** The stage with the turned ranks that are reached up to this ply. */
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

    /** Sends the turned ranks of the successors of a ply. */
    record Expanding(RankBlocks blocks, WorkFolder work, int ply) implements Exchange.Sender {
        @Override
        public Iterator<Tuple2<Integer, byte[]>> messages(int part) throws IOException {
            EndlessRules rules = blocks.rules();
            PositionRanks.OfThread walk = blocks.ranks().ofThread();
            NumberSet ranks = blocks.read(work, ranks(ply), part);
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

    /** Adds the new turned ranks of a block to those seen, and relays their ranks. */
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

    /** Writes the ranks of a ply. */
    record Keeping(RankBlocks blocks, WorkFolder work, int ply) implements Exchange.Receiver {
        @Override
        public long receive(int part, Iterator<Tuple2<Integer, byte[]>> arriving) throws IOException {
            NumberSet ranks = merged(arriving, blocks);
            work.write(ranks(ply), part, ranks.toBytes());
            return ranks.size();
        }
    }
}
