package dev.solvable.runtime.retrograde;

import dev.solvable.runtime.retrograde.analysis.Crew;
import dev.solvable.runtime.retrograde.analysis.Values;
import dev.solvable.runtime.transposition.PackedNumbers;

/**
 * Expands positions of a packed table again, and looks up their successors in batches, so that cache misses overlap.
 */
abstract class Expansion {
    /** A batch ends with this number of successors, or of positions. */
    private static final int ROOM = 512;

    /** The ids of successors, with {@link BlockTable#KEEPS_TURN} if the move keeps the turn. */
    final int[] ids;

    private final BlockTable table;
    private final Lookup lookup;
    private final Walk walk;
    private final Crew crew;
    private final int member;
    private final long[] hashes;
    private final boolean[] kept;

    /** The positions of the batch, and where the successors of each end. */
    private final int[] numbers = new int[ROOM];

    private final int[] ends = new int[ROOM];
    private int waiting;

    /** The number of successors in the batch. */
    private int found;

    /**
     * The expansion of one member of a crew.
     *
     * @param walk this member's view of the rules
     */
    Expansion(BlockTable table, Walk walk, Crew crew, int member) {
        this.table = table;
        this.lookup = new Lookup(table);
        this.walk = walk;
        this.crew = crew;
        this.member = member;
        this.hashes = new long[ROOM + walk.keys.length];
        this.kept = new boolean[hashes.length];
        this.ids = new int[hashes.length];
    }

    /**
     * Visits a position without a value.
     *
     * @param part the number of its block
     * @param number its number there
     * @param begin where its successors begin among the {@link #ids}
     * @param end where they end
     */
    abstract void visit(int part, int number, int begin, int end);

    /** Visits all positions of a block that have no value. */
    final void visitOpen(int part) {
        Block block = table.blocks[part];
        found = 0;
        block.positions.forEach((number, position) -> {
            if (Values.isOpen(block.values.get(number))) {
                visitLater(part, number, position);
            }
        });
        visitWaiting(part);
    }

    private void visitLater(int part, int number, long position) {
        walk.expand(position);
        for (int move = 0; move < walk.moves; move++) {
            hashes[found + move] = PositionSet.hash(walk.keys[move]);
            kept[found + move] = walk.kept[move];
        }
        found += walk.moves;
        numbers[waiting] = number;
        ends[waiting] = found;
        waiting++;
        if (found >= ROOM || waiting == ROOM) {
            visitWaiting(part);
        }
    }

    private void visitWaiting(int part) {
        lookup.find(hashes, found, ids);
        for (int i = 0; i < found; i++) {
            ids[i] |= kept[i] ? BlockTable.KEEPS_TURN : 0;
        }
        int begin = 0;
        for (int i = 0; i < waiting; i++) {
            visit(part, numbers[i], begin, ends[i]);
            begin = ends[i];
            crew.count(member, 0);
        }
        waiting = 0;
        found = 0;
    }

    /**
     * Finds positions of a packed table in batches. A processor overlaps the cache misses that fit its instruction
     * window. So the data is held in plain arrays here, and each loop reads only one of them.
     */
    static final class Lookup {
        private final BlockTable table;
        private final int blockBits;
        private final int bucketBits;

        /** The bytes of a hash's lower bits, and the masks of these bytes and of these bits. */
        private final int width;

        private final long widthMask;
        private final long restMask;

        // For each block: where buckets begin, the lower bits of hashes, and the values.
        private final int[][] begins;
        private final byte[][] rests;
        private final char[][] values;

        /** A sum of what was read ahead, without which the JIT compiler would drop the reads. */
        long touched;

        /**
         * A lookup for one thread.
         *
         * @param table a packed table
         */
        Lookup(BlockTable table) {
            this.table = table;
            this.blockBits = table.blockBits;
            this.bucketBits = PositionSet.bucketBits(table.mostPositions());
            int bits = Long.SIZE - blockBits - bucketBits;
            this.width = PackedNumbers.width(bits);
            this.widthMask = -1L >>> Long.SIZE - Byte.SIZE * width;
            this.restMask = -1L >>> Long.SIZE - bits;
            int blocks = table.blocks.length;
            this.begins = new int[blocks][];
            this.rests = new byte[blocks][];
            this.values = new char[blocks][];
            for (int block = 0; block < blocks; block++) {
                begins[block] = table.blocks[block].positions.begins();
                rests[block] = table.blocks[block].positions.wholeRests();
                values[block] = table.blocks[block].values.whole();
            }
        }

        /**
         * Finds positions that are in the table.
         *
         * @param hashes the hashes of the positions
         * @param ids gets the id of each
         * @throws IllegalStateException if a position is not in the table
         */
        void find(long[] hashes, int count, int[] ids) {
            for (int i = 0; i < count; i++) {
                ids[i] = begins[table.blockOf(hashes[i])][bucket(hashes[i])];
            }
            long seen = 0;
            for (int i = 0; i < count; i++) {
                seen += rests[table.blockOf(hashes[i])][ids[i] * width];
            }
            for (int i = 0; i < count; i++) {
                seen += values[table.blockOf(hashes[i])][ids[i]];
            }
            touched = seen;
            for (int i = 0; i < count; i++) {
                ids[i] = table.id(table.blockOf(hashes[i]), number(hashes[i], ids[i]));
            }
        }

        /** The number of a position in its bucket, whose first number is given. */
        private int number(long hash, int begin) {
            int block = table.blockOf(hash);
            byte[] there = rests[block];
            long rest = hash & restMask;
            int end = begins[block][bucket(hash) + 1];
            for (int number = begin; number < end; number++) {
                if ((PackedNumbers.read(there, number, width) & widthMask) == rest) {
                    return number;
                }
            }
            throw new IllegalStateException("rules that are asked again say something else");
        }

        private int bucket(long hash) {
            return PositionSet.bucket(hash, blockBits, bucketBits);
        }
    }
}
