package dev.solvable.runtime;

/**
 * Fillings as numbers in base 3: one digit for each cell, cell 0 the lowest; 0 for an empty cell, 1 and 2 for the ways
 * to fill it. With 40 cells a number needs all 64 bits and counts as unsigned.
 */
@ForGeneratedCode
public final class TernaryNumbers {
    /** 3 to this power is the largest power of 3 below 2 to the power of 64. */
    public static final int MOST_CELLS = 40;

    private final int cells;

    /** The place value of each cell's digit, and one more. */
    private final long[] powers;

    /** The numbers of the fillings of a board. */
    public TernaryNumbers(int cells) {
        this.cells = cells;
        this.powers = new long[cells + 1];
        long power = 1;
        for (int cell = 0; cell <= cells; cell++) {
            powers[cell] = power;
            power *= 3;
        }
    }

    /** The place value of a cell's digit; for the cell after the last one, the number of fillings. */
    public long power(int cell) {
        return powers[cell];
    }

    /** Whether a number has no more digits than there are cells. */
    public boolean contains(long number) {
        return Long.compareUnsigned(number, powers[cells]) < 0;
    }

    /** The cells that have this digit, which is not 0. */
    public long cellsWith(int digit, long number) {
        long found = Long.remainderUnsigned(number, 3) == digit ? 1 : 0;
        // From here on less than 2^63, so that signed division, which is faster, is right.
        long rest = Long.divideUnsigned(number, 3);
        for (int cell = 1; cell < cells; cell++) {
            if (rest % 3 == digit) {
                found |= 1L << cell;
            }
            rest /= 3;
        }
        return found;
    }

    /** The number with the digit 1 in some cells and 2 in others. */
    public long number(long ones, long twos) {
        return number(ones) + 2 * number(twos);
    }

    private long number(long filled) {
        long sum = 0;
        for (long rest = filled; rest != 0; rest &= rest - 1) {
            sum += powers[Long.numberOfTrailingZeros(rest)];
        }
        return sum;
    }
}
