package dev.solvable.runtime.retrograde;

/**
 * Expands positions of a packed table again, and finds their successors there, many at a time: memory takes long to
 * answer, but many questions at once.
 */
abstract class Expansion {
    /** The positions between two looks up from the work. */
    private static final int BETWEEN_REPORTS = 1 << 10;

    /** The least number of successors that are looked up together. */
    private static final int ROOM = 2048;

    /** The ids of successors, as those of the moves to them: with {@link BlockTable#KEEPS_TURN}. */
    final int[] ids;

    private final BlockTable table;
    private final Walk walk;
    private final Crew crew;
    private final int member;
    private final long[] keys;
    private final boolean[] kept;

    /** The positions that wait for their successors to be found, and where in the lists these end. */
    private final int[] numbers = new int[ROOM];

    private final int[] ends = new int[ROOM];
    private int waiting;

    /**
     * What a member of a crew looks at.
     *
     * @param walk the rules as this member asks for them
     */
    Expansion(BlockTable table, Walk walk, Crew crew, int member) {
        this.table = table;
        this.walk = walk;
        this.crew = crew;
        this.member = member;
        this.keys = new long[ROOM + walk.keys.length];
        this.kept = new boolean[keys.length];
        this.ids = new int[keys.length];
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
        int found = 0;
        int size = block.positions.size();
        for (int number = 0; number < size; number++) {
            if (Values.isOpen(block.values[number])) {
                walk.expand(block.positions.position(number));
                System.arraycopy(walk.keys, 0, keys, found, walk.moves);
                System.arraycopy(walk.kept, 0, kept, found, walk.moves);
                found += walk.moves;
                numbers[waiting] = number;
                ends[waiting] = found;
                waiting++;
                if (found >= ROOM || waiting == ROOM) {
                    visitWaiting(part, found);
                    found = 0;
                }
            }
        }
        visitWaiting(part, found);
    }

    private void visitWaiting(int part, int found) {
        table.find(keys, found, ids);
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
    }
}
