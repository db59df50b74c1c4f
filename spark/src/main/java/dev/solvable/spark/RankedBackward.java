package dev.solvable.spark;

import dev.solvable.Outcome;
import dev.solvable.runtime.PositionRanks;
import dev.solvable.runtime.value.ValueCode;
import dev.solvable.spark.bytes.ByteReader;
import dev.solvable.spark.bytes.ByteWriter;
import dev.solvable.spark.bytes.NumberCounts;
import dev.solvable.spark.bytes.NumberSet;
import dev.solvable.spark.bytes.RankSets;
import dev.solvable.spark.storage.WorkFolder;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import scala.Tuple2;

/**
 * Spreads values backward, one ply per step. A step writes two sets of ranks for each block: positions such that a move
 * into them wins (or draws, when draws spread), and positions such that a move into them loses. The next step sends
 * their turned ranks, and then what follows for their predecessors.
 */
final class RankedBackward {
    private RankedBackward() {}

    /** The two sets of a block: lost or drawn positions, and won ones. */
    private record Decided(NumberSet first, NumberSet won) {
        Decided(RankBlocks blocks) {
            this(new NumberSet(blocks.size()), new NumberSet(blocks.size()));
        }

        void addFrom(byte[] bytes) {
            ByteReader sets = new ByteReader(bytes);
            first.addFrom(sets);
            won.addFrom(sets);
        }

        void write(WorkFolder work, String step, int part) throws IOException {
            ByteWriter to = new ByteWriter();
            first.writeTo(to);
            won.writeTo(to);
            work.write(step, part, to.toBytes());
        }
    }

    /** Finds the ends of the game, and the number of moves of all other positions. */
    record Opening(RankBlocks blocks, WorkFolder work, int plies, String step, String drawn)
            implements Exchange.Receiver {
        @Override
        public long receive(int part, Iterator<Tuple2<Integer, byte[]>> nothing) throws IOException {
            byte[] open = new byte[blocks.size(part)];
            List<NumberSet> ended = new ArrayList<>();
            for (int outcome = 0; outcome < ValueCode.OUTCOMES; outcome++) {
                ended.add(new NumberSet(blocks.size()));
            }
            long ends = 0;
            for (int ply = 0; ply < plies; ply++) {
                NumberSet ranks = blocks.read(work, RankedForward.ranks(ply), part);
                if (ranks.size() == 0) {
                    continue; // no moves were written
                }
                ByteReader moves = new ByteReader(work.read(RankedForward.moves(ply), part));
                for (int number = ranks.next(0); number >= 0; number = ranks.next(number + 1)) {
                    int count = moves.count();
                    if (count > RankedForward.FIRST_COUNT) {
                        open[number] = (byte) (count - RankedForward.FIRST_COUNT);
                    } else {
                        ended.get(count).add(number);
                        ends++;
                    }
                }
            }
            work.write(OpenMoves.whole(step), part, open);
            NumberSet none = new NumberSet(blocks.size());
            new Decided(ended.get(ValueCode.rank(Outcome.LOSS)), ended.get(ValueCode.rank(Outcome.WIN)))
                    .write(work, step, part);
            new Decided(ended.get(ValueCode.rank(Outcome.DRAW)), none).write(work, drawn, part);
            return ends;
        }
    }

    /** Sends the turned ranks of the positions that a step has decided. */
    record Turning(RankBlocks blocks, WorkFolder work, String step) implements Exchange.Sender {
        @Override
        public Iterator<Tuple2<Integer, byte[]>> messages(int part) throws IOException {
            Decided decided = new Decided(blocks);
            decided.addFrom(work.read(step, part));
            RankSets first = turned(decided.first, part);
            RankSets won = turned(decided.won, part);
            return Exchange.messages(blocks.blocks(), (message, to) -> {
                if (first.has(to) || won.has(to)) {
                    first.writeTo(message, to);
                    won.writeTo(message, to);
                }
            });
        }

        private RankSets turned(NumberSet ranks, int part) {
            PositionRanks.OfThread walk = blocks.ranks().ofThread();
            RankSets turned = blocks.newSets();
            int first = blocks.first(part);
            for (int number = ranks.next(0); number >= 0; number = ranks.next(number + 1)) {
                turned.add(walk.turned(first + number));
            }
            return turned;
        }
    }

    /** Sends what follows for predecessors: which of them are decided, and how many moves of others lose. */
    record TakingBack(RankBlocks blocks) implements Exchange.Relay {
        @Override
        public Iterator<Tuple2<Integer, byte[]>> messages(int part, Iterator<Tuple2<Integer, byte[]>> arriving) {
            Decided decided = new Decided(blocks);
            while (arriving.hasNext()) {
                decided.addFrom(arriving.next()._2());
            }
            RankSets decides = blocks.newSets();
            @Nullable NumberCounts[] losing = new NumberCounts[blocks.blocks()];
            PositionRanks.OfThread walk = blocks.ranks().ofThread();
            int[] before = new int[walk.mostPredecessors()];
            int first = blocks.first(part);
            NumberSet some = decided.first;
            for (int number = some.next(0); number >= 0; number = some.next(number + 1)) {
                int count = walk.predecessors(first + number, before);
                for (int i = 0; i < count; i++) {
                    decides.add(before[i]);
                }
            }
            NumberSet won = decided.won;
            for (int number = won.next(0); number >= 0; number = won.next(number + 1)) {
                int count = walk.predecessors(first + number, before);
                for (int i = 0; i < count; i++) {
                    add(losing, before[i]);
                }
            }
            return Exchange.messages(blocks.blocks(), (message, to) -> {
                NumberCounts counts = losing[to];
                if (decides.has(to) || counts != null) {
                    decides.writeTo(message, to);
                    if (counts != null) {
                        counts.writeTo(message);
                    }
                }
            });
        }

        private void add(@Nullable NumberCounts[] losing, int rank) {
            int block = rank >>> blocks.bits();
            NumberCounts counts = losing[block];
            if (counts == null) {
                counts = new NumberCounts(blocks.size());
                losing[block] = counts;
            }
            counts.add(rank & blocks.size() - 1, 1);
        }
    }

    /** Decides positions by the messages, and returns their number. */
    record Deciding(OpenMoves known, String step, boolean draws) implements Exchange.Receiver {
        @Override
        public long receive(int part, Iterator<Tuple2<Integer, byte[]>> arriving) throws IOException {
            if (part >= known.blocks().parts()) {
                return 0;
            }
            if (!arriving.hasNext() && !known.nextIsWhole()) {
                write(part, new Changes(new byte[0], known.blocks()));
                return 0;
            }
            byte[] open = known.take(part);
            Changes changes = new Changes(open, known.blocks());
            List<ByteReader> messages = new ArrayList<>();
            while (arriving.hasNext()) {
                ByteReader message = new ByteReader(arriving.next()._2());
                changes.decide(NumberSet.read(message, known.blocks().size()), draws);
                messages.add(message);
            }
            for (ByteReader message : messages) {
                if (!message.atEnd()) {
                    NumberCounts.forEach(message, changes::lose);
                }
            }
            write(part, changes);
            known.keep(part, step, open);
            return changes.count;
        }

        private void write(int part, Changes changes) throws IOException {
            changes.decided.write(known.work(), step, part);
            if (known.nextIsWhole()) {
                known.work().write(OpenMoves.whole(step), part, changes.open);
            } else {
                ByteWriter taken = new ByteWriter();
                changes.taken.writeTo(taken);
                known.work().write(OpenMoves.taken(step), part, taken.toBytes());
            }
        }

        /** The changes in a block. */
        private static final class Changes {
            private final byte[] open;
            private final Decided decided;
            private final NumberCounts taken;
            private long count;

            Changes(byte[] open, RankBlocks blocks) {
                this.open = open;
                this.decided = new Decided(blocks);
                this.taken = new NumberCounts(blocks.size());
            }

            /** Decides positions with a move into a lost one, or, when draws spread, into a drawn one. */
            void decide(NumberSet told, boolean draws) {
                NumberSet into = draws ? decided.first : decided.won;
                for (int number = told.next(0); number >= 0; number = told.next(number + 1)) {
                    if (open[number] != 0) {
                        open[number] = 0;
                        into.add(number);
                        count++;
                    }
                }
            }

            /** Subtracts moves into won positions; a position with no other moves is lost. */
            void lose(int number, int times) {
                int moves = Byte.toUnsignedInt(open[number]);
                if (moves == 0) {
                    return;
                }
                if (moves > times) {
                    taken.add(number, times);
                    open[number] = (byte) (moves - times);
                } else {
                    open[number] = 0;
                    decided.first.add(number);
                    count++;
                }
            }
        }
    }
}
