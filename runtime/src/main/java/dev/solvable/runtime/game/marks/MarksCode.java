package dev.solvable.runtime.game.marks;

import dev.solvable.runtime.Board;
import dev.solvable.runtime.TernaryNumbers;

/**
 * An encoding of the marks on a board as a position. Inside a solver the marks of each kind are a mask with a bit for
 * each cell: bit i for cell i, except in a {@link ColumnBitboard}.
 */
public abstract class MarksCode {
    /** The maximum number of cells for which two masks fit in a {@code long}. */
    public static final int MOST_CELLS_OF_TWO_MASKS = Long.SIZE / 2;

    final Board board;
    private final long full;

    MarksCode(Board board, long full) {
        this.board = board;
        this.full = full;
    }

    /** One kind of mark: the mask of the marked cells. */
    public static MarksCode oneMask(Board board) {
        return new OneMask(board);
    }

    /** Two kinds: the mask of the first kind, and above its bits that of the second. At most 32 cells. */
    public static MarksCode twoMasks(Board board) {
        return new TwoMasks(board);
    }

    /** Two kinds: a number in base 3, see {@link TernaryNumbers}. At most 40 cells. */
    public static MarksCode baseThree(Board board) {
        return new BaseThree(board);
    }

    /** Marks that fall: see {@link ColumnBitboard}. */
    public static MarksCode columns(Board board) {
        return new ColumnBitboard(board);
    }

    /** The bits of all cells. */
    public final long full() {
        return full;
    }

    /** Whether marks fall, so that the bit of a cell is not its number; also on a board of one row. */
    public boolean marksFall() {
        return false;
    }

    /** The empty board. */
    public long initial() {
        return 0;
    }

    /** The first kind of marks. */
    public abstract long first(long position);

    /** The second kind of marks; none if there is one kind. */
    public abstract long second(long position);

    /** The marks of both kinds. */
    public long taken(long position) {
        return first(position) | second(position);
    }

    /** The position with one more mark, of the first or the second kind, on the cell with this bit. */
    public abstract long marked(long position, int bit, boolean asFirst);

    /** The position with these marks. */
    public abstract long positionOf(long first, long second);

    /** An upper bound on the bits of a position. */
    public final int positionBits() {
        return Long.SIZE - Long.numberOfLeadingZeros(positionOf(full, 0) | positionOf(0, full));
    }

    /** Whether a number is the position of a filling of the board. */
    public abstract boolean isFilling(long position);

    /** The cells that can be marked, given the taken ones. */
    public long playable(long taken) {
        return full & ~taken;
    }

    /** The taken cells that may have been marked last. */
    long possiblyLast(long taken) {
        return taken;
    }

    /**
     * Refuses marks that hang above an empty cell.
     *
     * @throws IllegalArgumentException if marks fall and one is above an empty cell of its column
     */
    void checkSettled(long taken, String name) {}

    /** The bit of a cell. */
    public int bit(int cell) {
        return cell;
    }

    /** The cells of a mask of bits, cell i as bit i. */
    public long cells(long bits) {
        return bits;
    }

    /** The bits of a mask of cells. */
    public long bits(long cells) {
        return cells;
    }

    private static final class OneMask extends MarksCode {
        OneMask(Board board) {
            super(board, board.mask());
        }

        @Override
        public long first(long position) {
            return position;
        }

        @Override
        public long second(long position) {
            return 0;
        }

        @Override
        public long taken(long position) {
            return position;
        }

        @Override
        public long marked(long position, int bit, boolean asFirst) {
            return position | 1L << bit;
        }

        @Override
        public long positionOf(long first, long second) {
            return first;
        }

        @Override
        public boolean isFilling(long position) {
            return (position & ~full()) == 0;
        }
    }

    private static final class TwoMasks extends MarksCode {
        private final int cells;

        TwoMasks(Board board) {
            super(board, board.mask());
            this.cells = board.cells();
        }

        @Override
        public long first(long position) {
            return position & full();
        }

        @Override
        public long second(long position) {
            return position >>> cells;
        }

        @Override
        public long marked(long position, int bit, boolean asFirst) {
            return position | 1L << (asFirst ? bit : cells + bit);
        }

        @Override
        public long positionOf(long first, long second) {
            return first | second << cells;
        }

        @Override
        public boolean isFilling(long position) {
            return (second(position) & ~full()) == 0 && (first(position) & second(position)) == 0;
        }
    }

    static final class BaseThree extends MarksCode {
        private final TernaryNumbers numbers;

        BaseThree(Board board) {
            super(board, board.mask());
            this.numbers = new TernaryNumbers(board.cells());
        }

        @Override
        public long first(long position) {
            return numbers.cellsWith(1, position);
        }

        @Override
        public long second(long position) {
            return numbers.cellsWith(2, position);
        }

        @Override
        public long marked(long position, int bit, boolean asFirst) {
            return position + (asFirst ? numbers.power(bit) : 2 * numbers.power(bit));
        }

        @Override
        public long positionOf(long first, long second) {
            return numbers.number(first, second);
        }

        @Override
        public boolean isFilling(long position) {
            return numbers.contains(position);
        }
    }
}
