package dev.solvable.runtime.retrograde;

import dev.solvable.runtime.Turn;
import dev.solvable.runtime.retrograde.analysis.Crew;
import java.util.Arrays;
import java.util.function.Supplier;

/**
 * Finds all positions that play leads to from one of them, and their values: one position of each set of images. Made
 * by the thread that waits for it, and used once.
 */
final class RetrogradeAnalysis {
    /**
     * How many bytes an analysis may take.
     *
     * @param found the positions as they are found, together with all moves; without these it takes longer
     * @param all the positions once all are found, together with the moves that matter
     */
    record Room(long found, long all) {
        /** What this JVM's heap has room for. */
        static Room ofHeap() {
            long heap = Runtime.getRuntime().maxMemory();
            return new Room(heap / 10 * 7, heap / 10 * 9);
        }
    }

    /** Fewer positions are sooner packed than helpers start. */
    private static final int MIN_PACKED = 100_000;

    private final String name;
    private final BlockTable table;
    private final Walk[] walks;
    private final Crew crew;

    /**
     * An analysis that has not begun.
     *
     * @param name what the game is called
     * @param table an empty one
     * @param crew the threads that share it
     * @param walks the rules, for each of these threads
     */
    RetrogradeAnalysis(String name, BlockTable table, Crew crew, Supplier<Walk> walks) {
        this.name = name;
        this.table = table;
        this.crew = crew;
        this.walks = new Walk[crew.size()];
        Arrays.setAll(this.walks, i -> walks.get());
    }

    /**
     * Fills the table with what can be reached, and with the values.
     *
     * @param root where play begins, as the walks see it
     */
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

    /** Fills the table with what can be reached. */
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

    /** The number of positions is not known before. */
    private OutOfMemoryError noRoom(OutOfMemoryError cause) {
        return Turn.noRoomFor(name, "the %,d positions found so far and the moves between them", table.size(), cause);
    }
}
