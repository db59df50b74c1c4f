package dev.solvable.runtime.partizan;

/**
 * Dominoes in one direction. Their placements are intervals on lines of free cells. For intervals a greedy packing is a
 * maximum packing, and a minimum hitting set has the same size (Gavril 1972). All lines are processed together; each
 * run of placements is processed by doubling.
 */
final class Dominoes extends TileReach {
    /** The distance between the cells of a domino. */
    final int step;

    private final long anchors;

    /** The maximum distance over which a run of placements extends. */
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

    /** The lowest placement of each run, and every second one above it. */
    private long everySecondUp(long placed) {
        long chosen = placed & ~(placed << step);
        long linked = placed & placed << step;
        for (int distance = 2 * step; distance < longest; distance *= 2) {
            chosen |= chosen << distance & linked;
            linked &= linked << distance;
        }
        return chosen;
    }

    /** The highest placement of each run, and every second one below it. */
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
     * Dominoes at the ends of runs. At the end of a run the last placement dominates its neighbour. The neighbour would
     * make the last cell useless to both players, and would cover a cell that only this player can use. So the
     * neighbour is left out; without it the last placement is independent of the rest.
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
    int room(long free, long part) { // both sets in one loop, as most of the search's time is spent here
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
     * Gives cells the least weights possible: 2 for every second cell of odd runs, 1 for all cells of even runs. In an
     * even run, a wanted cell next to an end weighs 2 and that end 0.
     */
    @Override
    void weigh(CellWeights weights, long free, long reach, long wanted) {
        long pairs = placements(free);
        long seconds = everySecondUp(pairs) << step;
        long odd = reach & ~(seconds | seconds >>> step); // first the last cells of odd runs, then the whole runs
        long linked = pairs;
        for (int distance = step; distance <= longest; distance *= 2) { // a run has one more cell than placements
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
