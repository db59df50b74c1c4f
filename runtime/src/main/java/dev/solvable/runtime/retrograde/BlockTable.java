package dev.solvable.runtime.retrograde;

import dev.solvable.runtime.Memory;
import dev.solvable.runtime.retrograde.analysis.Counts;
import dev.solvable.runtime.retrograde.analysis.PositionTable;
import dev.solvable.runtime.retrograde.analysis.Values;
import java.util.function.IntPredicate;
import java.util.function.LongConsumer;

/**
 * Positions and what is known of them, in blocks by the upper bits of their hashes. An id is the number of a block and
 * below it the number of a position in it. Its sign bit is free: in a move between two positions it is
 * {@link #KEEPS_TURN}. Once analysed it does not change: threads may share it.
 */
final class BlockTable implements PositionTable {
    /** A flag in an id of a move: the player who makes it moves again. */
    static final int KEEPS_TURN = 1 << 31;

    /** For a whole game. */
    static final int MANY_BLOCKS = 8;

    /** For what is small in most cases. */
    static final int FEW_BLOCKS = 3;

    /** As they are found: a position, its place with room to grow, its value. */
    private static final int BYTES_OF_POSITION = 16;

    /** Of these those that grow by doubling, until a block has as many positions as a chunk. */
    private static final int BYTES_OF_DOUBLED = 9;

    private static final int DOUBLED = 1 << 12 + MANY_BLOCKS;

    /** No block is ever empty. */
    private static final int BYTES_OF_BLOCKS = 1 << 17;

    final Block[] blocks;
    final int blockBits;

    BlockTable(int blockBits) {
        this.blockBits = blockBits;
        blocks = new Block[1 << blockBits];
        for (int i = 0; i < blocks.length; i++) {
            blocks[i] = new Block(i, blockBits);
        }
    }

    /** The memory of a table of this number of positions, at most. */
    static Memory memory(long positions) {
        long most = Math.min(positions, Long.MAX_VALUE / BYTES_OF_POSITION - BYTES_OF_BLOCKS - DOUBLED);
        long doubled = Math.min(most, DOUBLED) * BYTES_OF_DOUBLED;
        return Memory.of("the table of positions", most, most * BYTES_OF_POSITION + doubled + BYTES_OF_BLOCKS);
    }

    int blockOf(long hash) {
        return (int) (hash >>> Long.SIZE - blockBits);
    }

    int id(int block, int number) {
        return block << Integer.SIZE - 1 - blockBits | number;
    }

    int blockOf(int id) {
        return id << 1 >>> Integer.SIZE - blockBits;
    }

    int numberOf(int id) {
        return id & -1 >>> 1 + blockBits;
    }

    /**
     * Refuses a block with more positions than ids.
     *
     * @throws OutOfMemoryError then
     */
    void checkNumbers(Block block) {
        if (block.positions.size() > numberOf(-1) - Outbox.ROOM) {
            throw new OutOfMemoryError("more positions than there are ids");
        }
    }

    /** The most positions that a block has. */
    int mostPositions() {
        int most = 0;
        for (Block block : blocks) {
            most = Math.max(most, block.positions.size());
        }
        return most;
    }

    /** The bytes that the moves found so far take, at least; threads may be adding some. */
    long bytesOfMoves() {
        long bytes = 0;
        for (Block block : blocks) {
            bytes += block.edges.bytes();
        }
        return bytes;
    }

    /** The bytes that the positions take with their values. */
    long bytesOfPositions() {
        long bytes = 0;
        for (Block block : blocks) {
            bytes += block.positions.bytes() + block.values.bytes();
        }
        return bytes;
    }

    /** The greatest distance of a position with one of some values; 0 where none has. */
    int greatestDistance(IntPredicate values) {
        int greatest = 0;
        for (Block block : blocks) {
            for (int number = 0; number < block.positions.size(); number++) {
                int value = block.values.get(number);
                if (values.test(value)) {
                    greatest = Math.max(greatest, Values.distance(value));
                }
            }
        }
        return greatest;
    }

    /** How many positions have a value. */
    int decided() {
        int count = 0;
        for (Block block : blocks) {
            for (int number = 0; number < block.positions.size(); number++) {
                count += Values.isOpen(block.values.get(number)) ? 0 : 1;
            }
        }
        return count;
    }

    /**
     * Packs a block to which no position is added any more: its positions get other numbers.
     *
     * @param bucketBits those of all blocks, see {@link PositionSet#bucketBits}
     */
    void pack(int block, int bucketBits) {
        blocks[block].values = blocks[block].positions.pack(blocks[block].values, bucketBits);
    }

    /** Drops what serves the analysis only. */
    void forgetMoves() {
        for (Block block : blocks) {
            block.forgetMoves();
        }
    }

    @Override
    public long size() {
        long size = 0;
        for (Block block : blocks) {
            size += block.positions.size();
        }
        return size;
    }

    @Override
    public void forEachPosition(LongConsumer visitor) {
        for (Block block : blocks) {
            block.positions.forEach((number, position) -> visitor.accept(position));
        }
    }

    @Override
    public boolean contains(long position) {
        long hash = PositionSet.hash(position);
        return blocks[blockOf(hash)].positions.find(hash) >= 0;
    }

    @Override
    public Counts counts() {
        Counts.Tally tally = new Counts.Tally();
        for (Block block : blocks) {
            for (int number = 0; number < block.positions.size(); number++) {
                tally.add(Values.code(block.values.get(number)), 1);
            }
        }
        return tally.counts();
    }

    @Override
    public int value(long position) {
        long hash = PositionSet.hash(position);
        Block block = blocks[blockOf(hash)];
        int number = block.positions.find(hash);
        return number < 0 ? 0 : block.values.get(number);
    }

    /** What is known of the position with an id. */
    int valueOf(int id) {
        return blocks[blockOf(id)].values.get(numberOf(id));
    }

    /** Adds a position with its value. */
    void put(long position, int value) {
        long hash = PositionSet.hash(position);
        Block block = blocks[blockOf(hash)];
        int number = block.positions.add(hash);
        block.values.ensure(number + 1);
        block.values.set(number, value);
    }
}
