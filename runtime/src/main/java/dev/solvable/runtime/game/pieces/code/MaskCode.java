package dev.solvable.runtime.game.pieces.code;

/** Planes of masks side by side, see {@link PieceCode#masks}. */
final class MaskCode extends PieceCode {
    private final int cells;
    private final long full;

    /** The lowest bit of each plane. A mask of cells multiplied by it is these cells in every plane. */
    private final long everyPlane;

    private final long side;

    /** The lowest bit of the number of pieces in hand of each plane; 0 if they are not counted. */
    private final long[] handUnit;

    /** Every bit that a position can have set. */
    private final long used;

    MaskCode(PieceSet set) {
        super(set);
        cells = set.board().cells();
        full = set.board().mask();
        int planes = set.planes();
        long lowest = 0;
        for (int plane = 0; plane < planes; plane++) {
            lowest |= 1L << plane * cells;
        }
        everyPlane = lowest;
        side = 1L << planes * cells;
        handUnit = new long[planes];
        int bit = planes * cells + 1;
        for (int plane = 0; plane < planes; plane++) {
            if (set.countsHand(plane)) {
                handUnit[plane] = 1L << bit;
                bit += bits(inHand[plane]);
            }
        }
        used = -1L >>> Long.SIZE - bit;
    }

    private static int bits(int most) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(most);
    }

    @Override
    public int positionBits() {
        return Long.bitCount(used);
    }

    @Override
    public long plane(long position, int plane) {
        return position >>> plane * cells & full;
    }

    @Override
    public long side() {
        return side;
    }

    @Override
    public boolean secondMoves(long position) {
        return (position & side) != 0;
    }

    @Override
    public int countedHand(long position, int plane) {
        return (int) (position >>> Long.numberOfTrailingZeros(handUnit[plane])) & (1 << bits(inHand[plane])) - 1;
    }

    @Override
    public boolean contains(long number) {
        if ((number & ~used) != 0) {
            return false;
        }
        for (int plane = 0; plane < handUnit.length; plane++) {
            if (handUnit[plane] != 0 && countedHand(number, plane) > inHand[plane]) {
                return false;
            }
        }
        return true;
    }

    @Override
    public long number(long[] masks, int[] hands, boolean secondMoves) {
        long number = secondMoves ? side : 0;
        for (int plane = 0; plane < handUnit.length; plane++) {
            number |= masks[plane] << plane * cells | handUnit[plane] * hands[plane];
        }
        return number;
    }

    @Override
    public long moved(long position, int plane, long from, long to) {
        return position ^ side ^ (from | to) << plane * cells;
    }

    @Override
    public long cleared(long position, long where) {
        return position & ~(where * everyPlane);
    }

    @Override
    public long promoted(long position, int plane, int becomes, long cell) {
        return position ^ cell << plane * cells ^ cell << becomes * cells;
    }

    @Override
    public long placed(long position, int plane, long cell) {
        return (position ^ side ^ cell << plane * cells) - handUnit[plane];
    }
}
