package dev.solvable.runtime.partizan;

/**
 * Dominoes in one direction. Their placements are intervals on lines of free cells. For intervals a greedy packing is a
 * maximum one, and a minimum hitting set has the same size (Gavril 1972). All lines are looked at together, a run of
 * placements at a time by doubling.
 */
final class Dominoes extends TileReach {
    /** The distance between the cells of a domino. */
    final int step;

    private final long anchors;

    /** The distance over which a run of placements extends at most. */
    private final int longest;

    Dominoes(long[] tiles, TileShape[] shapes) {
        super(tiles, shapes);
        this.step = shapes[0].step();
        this.anchors = shapes[0].placements(-1L);
        this.longest = step * shapes[0].longestRun(step);
    }

    /** The lowest cells of the placements within some cells. */
    long placements(long free) {
        return free & free >>> step & anchors;
    }

    @Override
    long reach(long free) {
        long placed = free & free >>> step & anchors;
        return placed | placed << step;
    }

    @Override
    long touching(long cells, long free) {
        long placed = free & free >>> step & anchors & (cells | cells >>> step);
        return placed | placed << step;
    }

    @Override
    long hitting(long free, boolean low) {
        return low ? everySecondUp(placements(free)) << step : everySecondDown(placements(free));
    }

    @Override
    long packed(TileShape shape, long free, boolean low) {
        return packed(free, low);
    }

    /** The lowest cells of dominoes side by side, from the lowest cell or the highest. */
    long packed(long free, boolean low) {
        return low ? everySecondUp(placements(free)) : everySecondDown(placements(free));
    }

    /** Of each run of placements the lowest and every second after it. */
    private long everySecondUp(long placed) {
        long chosen = placed & ~(placed << step);
        long linked = placed & placed << step;
        for (int distance = 2 * step; distance < longest; distance *= 2) {
            chosen |= chosen << distance & linked;
            linked &= linked << distance;
        }
        return chosen;
    }

    /** Of each run of placements the highest and every second before it. */
    private long everySecondDown(long placed) {
        long chosen = placed & ~(placed >>> step);
        long linked = placed & placed >>> step;
        for (int distance = 2 * step; distance < longest; distance *= 2) {
            chosen |= chosen >>> distance & linked;
            linked &= linked >>> distance;
        }
        return chosen;
    }

    /**
     * Dominoes at the ends of runs. At the end of a run the last placement dominates its neighbour: the neighbour would
     * leave the last cell useless to both players, and instead cover a cell that only this player can use. So the
     * neighbour is left out, and without it the last placement stands apart.
     */
    @Override
    long settled(long free, long alone) {
        long within = alone & alone >>> step;
        long rest = free;
        long lowest = 0;
        long highest = 0;
        do {
            long placed = placements(rest);
            lowest = placed & ~(placed << step) & within & (within >>> step | ~(placed >>> step));
            rest &= ~(lowest | lowest << step);
            placed = placements(rest);
            highest = placed & ~(placed >>> step) & within & (within << step | ~(placed << step));
            rest &= ~(highest | highest << step);
        } while ((lowest | highest) != 0);
        return free & ~rest;
    }

    @Override
    int room(long free) {
        return Long.bitCount(everySecondUp(placements(free)));
    }

    @Override
    int room(long free, long part) { // every second of both at once, as most of the search goes here
        long placed = placements(free);
        long inPart = placed & part & part >>> step;
        long linked = placed << step;
        long linkedInPart = inPart << step;
        long chosen = placed & ~linked;
        long chosenInPart = inPart & ~linkedInPart;
        linked &= placed;
        linkedInPart &= inPart;
        for (int distance = 2 * step; distance < longest; distance *= 2) {
            chosen |= chosen << distance & linked;
            chosenInPart |= chosenInPart << distance & linkedInPart;
            linked &= linked << distance;
            linkedInPart &= linkedInPart << distance;
        }
        return Long.bitCount(chosen) + Long.bitCount(chosenInPart);
    }

    /**
     * Weighs cells as little as can be: in odd runs every second 2, in even runs all 1, or 2 for a wanted one next to
     * an end.
     */
    @Override
    void weigh(CellWeights weights, long free, long reach, long wanted) {
        long pairs = placements(free);
        long seconds = everySecondUp(pairs) << step;
        long odd = reach & ~(seconds | seconds >>> step); // the last cells of odd runs, then their runs
        long linked = pairs;
        for (int distance = step; distance <= longest; distance *= 2) { // a run has a cell more than placements
            odd |= odd >>> distance & linked;
            linked &= linked >>> distance;
        }
        long ends = reach & ~(wanted | odd);
        long above = (pairs & ~(pairs << step) & ends) << step & wanted; // above the first cell of a run
        long below = (pairs & ~(pairs >>> step)) << step & ends; // the last cell of a run
        below = below >>> step & wanted & ~above;
        long twice = seconds & odd | above | below;
        weights.twice = twice;
        weights.once = (reach & ~odd | twice) & ~(above >>> step | below << step);
    }
}
