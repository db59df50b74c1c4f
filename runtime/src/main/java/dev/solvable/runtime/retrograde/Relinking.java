package dev.solvable.runtime.retrograde;

import dev.solvable.Outcome;
import org.jspecify.annotations.Nullable;

/**
 * Gives a table the moves that matter for the positions that have no value yet, by expanding these once more. All
 * positions up to some distance have their values, and the moves were counted by {@link Revisiting}.
 */
final class Relinking implements Crew.Work {
    private final BlockTable table;
    private final Crew crew;
    private final Walk[] walks;

    /** What each thread looks at; null as long as it has had nothing to do. */
    private final @Nullable Links[] links;

    /** The greatest distance of a win or loss so far. */
    private final int distance;

    Relinking(BlockTable table, Crew crew, Walk[] walks, int distance) {
        this.table = table;
        this.crew = crew;
        this.distance = distance;
        this.walks = walks;
        this.links = new Links[walks.length];
    }

    /**
     * Whether a move matters for a position without a value.
     *
     * @param value that of its successor
     * @param distance positions of lesser distances have had their say
     */
    static boolean isOfUse(int value, int distance) {
        return Values.isOpen(value) || Values.distance(value) >= distance || Values.outcome(value) == Outcome.DRAW;
    }

    /** Links all positions without a value to where their moves lead to, and counts these. */
    void link() throws InterruptedException {
        for (Block block : table.blocks) {
            block.edges.endCount();
        }
        crew.share(this, table.blocks.length, table.size() >= Revisiting.MIN_SHARED);
    }

    @Override
    public void part(int member, int part) {
        Links mine = links[member];
        if (mine == null) {
            mine = new Links(member, walks[member]);
            links[member] = mine;
        }
        mine.visitOpen(part);
        crew.count(member, 0);
    }

    @Override
    public void end(int member) {
        Links mine = links[member];
        if (mine != null) {
            mine.found.empty();
        }
    }

    /** What one thread looks at. */
    private final class Links extends Expansion {
        final Found found = new Found();

        Links(int member, Walk walk) {
            super(table, walk, crew, member);
        }

        @Override
        void visit(int part, int number, int begin, int end) {
            int count = 0;
            int origin = table.id(part, number);
            for (int i = begin; i < end; i++) {
                if (isOfUse(table.valueOf(ids[i]), distance)) {
                    found.send(ids[i], origin | ids[i] & BlockTable.KEEPS_TURN);
                    count++;
                }
            }
            if (count > 0) { // what is known from before has no moves
                table.blocks[part].values[number] = count;
            }
        }
    }

    /** Moves on their way to the blocks that keep them: where they come from, and lead to. */
    private final class Found extends Outbox {
        private final int[] targets;

        Found() {
            super(table.blocks.length);
            targets = new int[messages.length];
        }

        void send(int id, int origin) {
            int block = table.blockOf(id);
            int place = place(block);
            targets[place] = table.numberOf(id);
            messages[place] = origin;
            sent(block);
        }

        @Override
        void deliver(int to, int count) {
            Edges edges = table.blocks[to].edges;
            int first = to * STRIDE;
            synchronized (table.blocks[to]) {
                for (int i = first; i < first + count; i++) {
                    edges.put(targets[i], messages[i]);
                }
            }
        }
    }
}
