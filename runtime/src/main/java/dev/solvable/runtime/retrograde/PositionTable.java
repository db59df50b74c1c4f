package dev.solvable.runtime.retrograde;

import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.runtime.ForGeneratedCode;

/**
 * Positions and what is known of them, in blocks by the upper bits of their hashes. An id is the number of a block and
 * below it the number of a position in it. What is analysed is not changed any more: threads may share it.
 */
@ForGeneratedCode
public final class PositionTable {
    /** For a whole game. */
    static final int MANY_BLOCKS = 8;

    /** For what is small in most cases. */
    static final int FEW_BLOCKS = 3;

    final Block[] blocks;
    private final int blockBits;

    PositionTable(int blockBits) {
        this.blockBits = blockBits;
        blocks = new Block[1 << blockBits];
        for (int i = 0; i < blocks.length; i++) {
            blocks[i] = new Block();
        }
    }

    int blockOf(long hash) {
        return (int) (hash >>> Long.SIZE - blockBits);
    }

    int id(int block, int number) {
        return block << Integer.SIZE - blockBits | number;
    }

    int blockOf(int id) {
        return id >>> Integer.SIZE - blockBits;
    }

    int numberOf(int id) {
        return id & -1 >>> blockBits;
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

    /** The bytes that the moves take that are kept, at least; threads may be adding some. */
    long bytesOfMoves() {
        long bytes = 0;
        for (Block block : blocks) {
            bytes += block.edges.bytes();
        }
        return bytes;
    }

    /** Drops what serves the analysis only. */
    void forgetMoves() {
        for (Block block : blocks) {
            block.forgetMoves();
        }
    }

    /** How many positions there are. */
    public long size() {
        long size = 0;
        for (Block block : blocks) {
            size += block.positions.size();
        }
        return size;
    }

    /** Whether a position is here. */
    public boolean contains(long position) {
        long hash = PositionSet.hash(position);
        return blocks[blockOf(hash)].positions.find(position, hash) >= 0;
    }

    /**
     * The outcome of a position for the player to move.
     *
     * @throws IllegalArgumentException where it is not here
     */
    public Outcome outcome(long position) {
        return Values.outcome(valueHere(position));
    }

    /**
     * The plies to the end, {@link Solver#ENDLESS} where none leads there.
     *
     * @throws IllegalArgumentException where the position is not here
     */
    public int distance(long position) {
        return Values.distance(valueHere(position));
    }

    /** All positions with their values, as unsigned numbers ascending. */
    public SortedPositions sorted() {
        return new SortedPositions(this);
    }

    private int valueHere(long position) {
        int value = value(position);
        if (value == 0) {
            throw new IllegalArgumentException("position " + position + " is not in the table");
        }
        return value;
    }

    /** What is known of a position, 0 where it is not here. */
    int value(long position) {
        long hash = PositionSet.hash(position);
        Block block = blocks[blockOf(hash)];
        int number = block.positions.find(position, hash);
        return number < 0 ? 0 : block.values[number];
    }

    /** Adds a position with its value. */
    void put(long position, int value) {
        long hash = PositionSet.hash(position);
        Block block = blocks[blockOf(hash)];
        int number = block.positions.add(position, hash);
        block.ensureValues(number + 1);
        block.values[number] = value;
    }
}
