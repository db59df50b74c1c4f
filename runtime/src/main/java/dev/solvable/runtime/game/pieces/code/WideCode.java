package dev.solvable.runtime.game.pieces.code;

/**
 * The base class of codes for boards too large for masks. A position is a mixed-radix number: from the lowest place up
 * the side to move, the counted hands, and the board's number. It is unsigned.
 */
abstract class WideCode extends PieceCode {
    /** The place value of the board's number. */
    final long unit;

    /** The place value of the number of pieces in hand, for each plane; 0 if they are not counted. */
    private final long[] handUnit;

    private final int planes;

    WideCode(PieceSet set) {
        super(set);
        planes = set.planes();
        handUnit = new long[planes];
        long count = 2;
        for (int plane = 0; plane < planes; plane++) {
            if (set.countsHand(plane)) {
                handUnit[plane] = count;
                count *= inHand[plane] + 1;
            }
        }
        unit = count;
    }

    /** The number of encoded boards. */
    abstract long boards();

    abstract long board(long[] masks);

    /** The change of the board's number when a piece goes from one cell to another; 0 is no cell. */
    abstract long difference(long position, int plane, long from, long to);

    @Override
    public final int positionBits() {
        return Long.SIZE - Long.numberOfLeadingZeros(unit * boards() - 1);
    }

    final long boardOf(long position) {
        return unit == 2 ? position >>> 1 : Long.divideUnsigned(position, unit);
    }

    @Override
    public final long side() {
        return 1;
    }

    @Override
    public final boolean secondMoves(long position) {
        return (position & 1) != 0;
    }

    @Override
    public final int countedHand(long position, int plane) {
        return (int) Long.remainderUnsigned(Long.divideUnsigned(position, handUnit[plane]), inHand[plane] + 1);
    }

    @Override
    public final boolean contains(long number) {
        return Long.compareUnsigned(boardOf(number), boards()) < 0;
    }

    @Override
    public final long number(long[] masks, int[] hands, boolean secondMoves) {
        long number = unit * board(masks) + (secondMoves ? 1 : 0);
        for (int plane = 0; plane < planes; plane++) {
            number += handUnit[plane] * hands[plane];
        }
        return number;
    }

    @Override
    public final long moved(long position, int plane, long from, long to) {
        return position + unit * difference(position, plane, from, to) ^ 1;
    }

    @Override
    public final long cleared(long position, long cells) {
        long number = position;
        for (int plane = 0; plane < planes; plane++) {
            long rest = plane(position, plane) & cells;
            while (rest != 0) {
                number += unit * difference(number, plane, rest & -rest, 0);
                rest &= rest - 1;
            }
        }
        return number;
    }

    @Override
    public final long promoted(long position, int plane, int becomes, long cell) {
        long without = position + unit * difference(position, plane, cell, 0);
        return without + unit * difference(without, becomes, 0, cell);
    }

    @Override
    public final long placed(long position, int plane, long cell) {
        return position + unit * difference(position, plane, 0, cell) - handUnit[plane] ^ 1;
    }
}
