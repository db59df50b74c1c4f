package dev.solvable.runtime.game.pieces;

import java.util.Arrays;

/**
 * The orbits of the arrangements of one player's pieces on an empty board, for given numbers of pieces. The number of
 * an arrangement is a mixed-radix number: the ranks of its planes' sets of cells.
 */
final class PlaneOrbits {
    /** The lower bits of an entry that are the symmetry. */
    private static final int SYMMETRY_BITS = 5;

    final int[] planes;
    private final int[] counts;
    private final long board;

    /** For each arrangement its orbit, and below it the symmetry that leads to the orbit's representative. */
    private final int[] entries;

    /** The cells of the planes, one after the other, of each orbit's representative. */
    private long[] cells;

    /** For each orbit, as bits, the stabilizer of its representative. */
    private int[] keeping;

    private int orbits;

    /**
     * The orbits of some planes.
     *
     * @param planes the planes of one player
     * @param counts the pieces of every plane of the game
     * @param ways the number of arrangements, see {@link #ways}
     */
    PlaneOrbits(RankSymmetries symmetries, long board, int[] planes, int[] counts, int ways) {
        this.planes = planes;
        this.counts = counts;
        this.board = board;
        entries = new int[ways];
        cells = new long[planes.length];
        keeping = new int[1];
        Arrays.fill(entries, -1);
        long[] way = new long[counts.length];
        long[] image = new long[counts.length];
        for (int number = 0; number < ways; number++) {
            if (entries[number] < 0) {
                put(number, way);
                addOrbit(symmetries, way, image);
            }
        }
        cells = Arrays.copyOf(cells, orbits * planes.length);
        keeping = Arrays.copyOf(keeping, orbits);
    }

    /**
     * The number of arrangements of the pieces of some planes on free cells.
     *
     * @param free the number of free cells
     * @param limit the maximum result
     */
    static int ways(int[] planes, int[] counts, int free, int limit) {
        long ways = 1;
        int left = free;
        for (int plane : planes) {
            if (counts[plane] > left) {
                return 0;
            }
            ways = Math.min(limit, ways * Binomials.choose(left, counts[plane]));
            left -= counts[plane];
        }
        return (int) ways;
    }

    private void addOrbit(RankSymmetries symmetries, long[] way, long[] image) {
        if (orbits == keeping.length) {
            int more = orbits + (orbits >> 1) + 1;
            keeping = Arrays.copyOf(keeping, more);
            cells = Arrays.copyOf(cells, more * planes.length);
        }
        for (int i = 0; i < planes.length; i++) {
            cells[orbits * planes.length + i] = way[planes[i]];
        }
        int first = number(way);
        for (int symmetry = 0; symmetry < symmetries.count(); symmetry++) {
            for (int plane : planes) {
                image[plane] = symmetries.image(symmetry, way[plane]);
            }
            int number = number(image);
            if (number == first) {
                keeping[orbits] |= 1 << symmetry;
            }
            if (entries[number] < 0) {
                entries[number] = orbits << SYMMETRY_BITS | symmetries.inverse(symmetry);
            }
        }
        orbits++;
    }

    private void put(int number, long[] way) {
        int unit = entries.length;
        int rest = number;
        long free = board;
        for (int plane : planes) {
            int count = Long.bitCount(free);
            unit /= Binomials.choose(count, counts[plane]);
            way[plane] = Binomials.around(board & ~free, Binomials.set(rest / unit, counts[plane], count));
            rest %= unit;
            free &= ~way[plane];
        }
    }

    /** The number of an arrangement, given the cells of every plane of the game. */
    private int number(long[] way) {
        int number = 0;
        long free = board;
        for (int plane : planes) {
            number = with(number, plane, way[plane], free);
            free &= ~way[plane];
        }
        return number;
    }

    /** The number of an arrangement of the planes up to one, given the number for the planes before it. */
    int with(int before, int plane, long set, long free) {
        return before * Binomials.choose(Long.bitCount(free), counts[plane]) + Binomials.rank(set, free);
    }

    long bytes() {
        return (long) Integer.BYTES * (entries.length + keeping.length) + (long) Long.BYTES * cells.length;
    }

    int count() {
        return orbits;
    }

    /** The orbit of an arrangement. */
    int orbit(int number) {
        return entries[number] >>> SYMMETRY_BITS;
    }

    /** The symmetry that leads from an arrangement to the representative of its orbit. */
    int symmetry(int number) {
        return entries[number] & (1 << SYMMETRY_BITS) - 1;
    }

    /** The stabilizer of an orbit's representative: the symmetries that keep it, as bits; 1 for the identity alone. */
    int keeping(int orbit) {
        return keeping[orbit];
    }

    /** Puts the representative of an orbit into its planes. Returns its cells. */
    long putOrbit(int orbit, long[] into) {
        long all = 0;
        for (int i = 0; i < planes.length; i++) {
            into[planes[i]] = cells[orbit * planes.length + i];
            all |= into[planes[i]];
        }
        return all;
    }

    /** The cells of the representative of an orbit. */
    long cells(int orbit) {
        long all = 0;
        for (int i = 0; i < planes.length; i++) {
            all |= cells[orbit * planes.length + i];
        }
        return all;
    }
}
