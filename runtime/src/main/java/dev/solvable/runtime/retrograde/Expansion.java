package dev.solvable.runtime.retrograde;

/**
 * Expands positions of a packed table again, and finds their successors there, many at a time: memory takes long to
 * answer, but many questions at once.
 */
abstract class Expansion {
    /** The positions between two looks up from the work. */
    private static final int BETWEEN_REPORTS = 1 << 10;

    /** The least number of successors that are looked up together. */
    private static final int ROOM = 512;

    /** The ids of successors, as those of the moves to them: with {@link BlockTable#KEEPS_TURN}. */
    final int[] ids;

    private final BlockTable table;
    private final Lookup lookup;
    private final Walk walk;
    private final Crew crew;
    private final int member;
    private final long[] hashes;
    private final boolean[] kept;

    /** The positions that wait for their successors to be found, and where in the lists these end. */
    private final int[] numbers = new int[ROOM];

    private final int[] ends = new int[ROOM];
    private int waiting;

    /** How many successors these have. */
    private int found;

    /**
     * What a member of a crew looks at.
     *
     * @param walk the rules as this member asks for them
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
     * Looks at a position without a value.
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
            if (numbers[i] % BETWEEN_REPORTS == 0) {
                crew.count(member, 0);
            }
        }
        waiting = 0;
        found = 0;
    }
}
