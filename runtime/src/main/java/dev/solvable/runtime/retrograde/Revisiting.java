package dev.solvable.runtime.retrograde;

import dev.solvable.Outcome;

/**
 * Gives a table its values where the heap has no room for the moves: at each ply all positions without a value are
 * expanded again, and look at what their successors have. It takes several times as long as {@link Spreading}.
 */
final class Revisiting implements Crew.Work {
    private static final int MIN_SHARED = 5_000;

    private static final int BETWEEN_REPORTS = 1 << 10;

    private final PositionTable table;
    private final Crew crew;
    private final Walk[] walks;

    /** How many positions each member has given a value at this ply. */
    private final long[] found;

    private boolean looksForDraws;

    /** The distance that is looked for. */
    private int distance;

    Revisiting(PositionTable table, Crew crew, Walk[] walks) {
        this.table = table;
        this.crew = crew;
        this.walks = walks;
        this.found = new long[walks.length];
    }

    /** Gives every position its value. */
    void find() throws InterruptedException {
        findFromEnds();
        looksForDraws = true;
        findFromEnds();
    }

    private void findFromEnds() throws InterruptedException {
        int lastKnown = lastKnown();
        long foundLast = 1;
        for (distance = 1; foundLast > 0 || distance <= lastKnown + 1; distance++) {
            long before = sum();
            crew.share(this, table.blocks.length, table.size() >= MIN_SHARED);
            foundLast = sum() - before;
        }
    }

    private long sum() {
        long sum = 0;
        for (long count : found) {
            sum += count;
        }
        return sum;
    }

    /** The greatest distance that a position has from the start or from before. */
    private int lastKnown() {
        int last = 0;
        for (Block block : table.blocks) {
            for (int number = 0; number < block.positions.size(); number++) {
                if (!Values.isOpen(block.values[number])) {
                    last = Math.max(last, Values.distance(block.values[number]));
                }
            }
        }
        return last;
    }

    @Override
    public void part(int member, int part) {
        Block block = table.blocks[part];
        Walk walk = walks[member];
        int visited = 0;
        int decided = 0;
        for (int number = 0; number < block.positions.size(); number++) {
            if (Values.isOpen(block.values[number])) {
                visited++;
                if (visited % BETWEEN_REPORTS == 0) {
                    crew.count(member, 0);
                }
                walk.expand(block.positions.position(number));
                int value = looksForDraws ? drawn(walk) : decided(walk);
                if (value < 0) {
                    block.values[number] = value;
                    decided++;
                }
            }
        }
        found[member] += decided;
        crew.count(member, decided);
    }

    /** The value of a position that wins or loses in just so many plies, else 0. */
    private int decided(Walk walk) {
        boolean loses = walk.moves > 0; // what is known from before has no moves
        for (int move = 0; move < walk.moves; move++) {
            int value = table.value(walk.keys[move]);
            if (Values.isOpen(value) || Values.distance(value) >= distance) { // nobody waits for a value of this ply
                loses = false;
            } else if (Values.outcome(value) == Outcome.LOSS) {
                return Values.of(Outcome.WIN, distance);
            } else {
                loses &= Values.outcome(value) == Outcome.WIN;
            }
        }
        return loses ? Values.of(Outcome.LOSS, distance) : 0;
    }

    private int drawn(Walk walk) {
        for (int move = 0; move < walk.moves; move++) {
            int value = table.value(walk.keys[move]);
            boolean isDrawn = !Values.isOpen(value) && Values.outcome(value) == Outcome.DRAW;
            if (isDrawn && Values.distance(value) < distance) {
                return Values.of(Outcome.DRAW, distance);
            }
        }
        return 0;
    }

    @Override
    public void end(int member) {}
}
