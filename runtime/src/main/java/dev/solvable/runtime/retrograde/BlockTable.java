package dev.solvable.runtime.retrograde;

import dev.solvable.runtime.Memory;
import dev.solvable.runtime.retrograde.analysis.PositionTable;
import dev.solvable.runtime.retrograde.analysis.Values;
import java.util.function.IntPredicate;
import java.util.function.LongConsumer;

/**
 * A table of positions and values, in blocks by the upper bits of the positions' hashes. An id has a block's number in
 * its upper bits and a position's number within the block in its lower bits. The sign bit of an id is free: in a move
 * it is {@link #KEEPS_TURN}. Once analysed, a table does not change, so that threads may share it.
 */
final class BlockTable implements PositionTable {
    /** A flag in an id of a move: the player who makes it moves again. */
    static final int KEEPS_TURN = 1 << 31;

    /** The bits of a block's number in the analysis of a whole game. */
    static final int MANY_BLOCKS = 8;

    /** The same for an analysis that is usually small. */
    static final int FEW_BLOCKS = 3;

    /** While positions are enumerated: the position, its slot with room to grow, and its value. */
    private static final int BYTES_OF_POSITION = 16;

    /** The part of these bytes that grows by doubling, until a block has a chunk of positions. */
    private static final int BYTES_OF_DOUBLED = 9;

    private static final int DOUBLED = 1 << 12 + MANY_BLOCKS;

    /** The bytes of all blocks while they are empty. */
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

    /** An upper bound on the memory of a table with this number of positions. */
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

    /** Throws an {@link OutOfMemoryError} if a block has more positions than ids. */
    void checkNumbers(Block block) {
        if (block.positions.size() > numberOf(-1) - Outbox.ROOM) {
            throw new OutOfMemoryError("more positions than there are ids");
        }
    }

    /** The number of positions in the largest block. */
    int mostPositions() {
        int most = 0;
        for (Block block : blocks) {
            most = Math.max(most, block.positions.size());
        }
        return most;
    }

    /** A lower bound on the bytes of the moves found so far; threads may be adding moves. */
    long bytesOfMoves() {
        long bytes = 0;
        for (Block block : blocks) { // sums by lambdas were slower for small games
            bytes += block.edges.bytes();
        }
        return bytes;
    }

    long bytesOfPositions() {
        long bytes = 0;
        for (Block block : blocks) {
            bytes += block.positions.bytes() + block.values.bytes();
        }
        return bytes;
    }

    /** The greatest distance among the values that a predicate accepts; 0 if it accepts none. */
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
     * Packs a block that is complete: its positions get new numbers.
     *
     * @param bucketBits the same for all blocks, see {@link PositionSet#bucketBits}
     */
    void pack(int block, int bucketBits) {
        blocks[block].values = blocks[block].positions.pack(blocks[block].values, bucketBits);
    }

    /** Drops the data that only the analysis needs. */
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
    public int value(long position) {
        long hash = PositionSet.hash(position);
        Block block = blocks[blockOf(hash)];
        int number = block.positions.find(hash);
        return number < 0 ? 0 : block.values.get(number);
    }

    int valueOf(int id) {
        return blocks[blockOf(id)].values.get(numberOf(id));
    }

    void put(long position, int value) {
        long hash = PositionSet.hash(position);
        Block block = blocks[blockOf(hash)];
        int number = block.positions.add(hash);
        block.values.ensure(number + 1);
        block.values.set(number, value);
    }
}
