package dev.solvable.runtime.game.pieces.code;

import java.util.Arrays;

/** One digit for each cell, see {@link PieceCode#digits}. */
final class DigitCode extends WideCode {
    /** The maximum number of values of a group of digits, which are read together. */
    private static final int MAX_TABLE = 1 << 13;

    private final int base;

    /** The place value of each cell's digit, and one more. */
    private final long[] powers;

    /** The number of digits in a group. */
    private final int chunk;

    /** For each plane and each value of a group, the cells of the plane within the group. */
    private final long[][] cellsIn;

    private final int chunks;

    DigitCode(PieceSet set) {
        super(set);
        base = set.planes() + 1;
        int cells = set.board().cells();
        powers = new long[cells + 1];
        powers[0] = 1;
        for (int cell = 0; cell < cells; cell++) {
            powers[cell + 1] = powers[cell] * base;
        }
        int digits = 1;
        while (digits < cells && powers[digits + 1] <= MAX_TABLE) {
            digits++;
        }
        chunk = digits;
        chunks = (cells + chunk - 1) / chunk;
        cellsIn = new long[set.planes()][(int) powers[chunk]];
        for (int value = 0; value < powers[chunk]; value++) {
            int rest = value;
            for (int cell = 0; cell < chunk; cell++) {
                if (rest % base > 0) {
                    cellsIn[rest % base - 1][value] |= 1L << cell;
                }
                rest /= base;
            }
        }
    }

    @Override
    public long boards() {
        return powers[powers.length - 1];
    }

    @Override
    public long board(long[] masks) {
        long board = 0;
        for (int plane = 0; plane < masks.length; plane++) {
            for (long rest = masks[plane]; rest != 0; rest &= rest - 1) {
                board += digit(plane, rest & -rest);
            }
        }
        return board;
    }

    private long digit(int plane, long cell) {
        return cell == 0 ? 0 : (plane + 1) * powers[Long.numberOfTrailingZeros(cell)];
    }

    @Override
    public long difference(long position, int plane, long from, long to) {
        return digit(plane, to) - digit(plane, from);
    }

    @Override
    public void planes(long position, long[] into) {
        Arrays.fill(into, 0);
        long rest = boardOf(position);
        for (int i = 0; i < chunks; i++) {
            long above = rest / powers[chunk];
            int value = (int) (rest - above * powers[chunk]);
            for (int plane = 0; plane < into.length; plane++) {
                into[plane] |= cellsIn[plane][value] << i * chunk;
            }
            rest = above;
        }
    }

    @Override
    public long plane(long position, int plane) {
        long found = 0;
        long rest = boardOf(position);
        for (int i = 0; i < chunks; i++) {
            long above = rest / powers[chunk];
            found |= cellsIn[plane][(int) (rest - above * powers[chunk])] << i * chunk;
            rest = above;
        }
        return found;
    }
}
