package dev.solvable.runtime.retrograde;

import dev.solvable.runtime.Turn;
import dev.solvable.runtime.retrograde.analysis.Crew;
import java.util.Arrays;
import java.util.function.Supplier;

/**
 * Finds the canonical positions reachable from a root, and their values. It is made by the thread that waits for it,
 * and used once.
 */
final class RetrogradeAnalysis {
    /**
     * The bytes that an analysis may take.
     *
     * @param found for the positions while they are enumerated and all edges; beyond this, edges are dropped, which
     *     costs time
     * @param all for the complete positions and the edges that matter
     */
    record Room(long found, long all) {
        /** The shares of this JVM's maximum heap. */
        static Room ofHeap() {
            long heap = Runtime.getRuntime().maxMemory();
            return new Room(heap / 10 * 7, heap / 10 * 9);
        }
    }

    /** With fewer positions, packing takes less time than the start of helpers. */
    private static final int MIN_PACKED = 100_000;

    private final String name;
    private final BlockTable table;
    private final Walk[] walks;
    private final Crew crew;

    /** An analysis that fills an empty table. */
    RetrogradeAnalysis(String name, BlockTable table, Crew crew, Supplier<Walk> walks) {
        this.name = name;
        this.table = table;
        this.crew = crew;
        this.walks = new Walk[crew.size()];
        Arrays.setAll(this.walks, i -> walks.get());
    }

    /** Fills the table with the positions reachable from a key, and their values. */
    void findValues(long root, Room room) throws InterruptedException {
        try {
            boolean keepsMoves = new Enumeration(table, crew, walks, room.found()).from(root);
            crew.setTotal(2 * table.size());
            crew.skip(table.decided());
            if (keepsMoves) {
                new Spreading(table, crew).spread(0);
                table.forgetMoves();
                pack();
            } else {
                pack();
                int distance = new Linking(table, crew, walks, room.all() - table.bytesOfPositions()).link();
                if (distance > 0) {
                    new Spreading(table, crew).spread(distance);
                }
                table.forgetMoves();
            }
        } catch (OutOfMemoryError e) {
            throw noRoom(e);
        }
    }

    /** Fills the table with the positions reachable from a key, without values. */
    void findPositions(long root) throws InterruptedException {
        try {
            new Enumeration(table, crew, walks, 0).from(root);
            pack();
        } catch (OutOfMemoryError e) {
            throw noRoom(e);
        }
    }

    private void pack() throws InterruptedException {
        int bucketBits = PositionSet.bucketBits(table.mostPositions());
        crew.share((member, part) -> table.pack(part, bucketBits), table.blocks.length, table.size() >= MIN_PACKED);
    }

    /** The error of an analysis that ran out of memory; the number of positions was not known in advance. */
    private OutOfMemoryError noRoom(OutOfMemoryError cause) {
        return Turn.noRoomFor(name, "the positions found so far (%,d) and the moves between them", table.size(), cause);
    }
}
