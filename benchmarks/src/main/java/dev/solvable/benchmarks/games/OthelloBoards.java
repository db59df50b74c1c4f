package dev.solvable.benchmarks.games;

import dev.solvable.Board;
import dev.solvable.Player;
import dev.solvable.ScoredRules;
import dev.solvable.SolvableGame;

/**
 * Othello for discs, on square boards of several sizes. A player puts a disc that encloses discs of the other player in
 * straight lines, and these change sides. A player who cannot is passed over. When neither can, the game is over.
 *
 * <p>A move gains 1 and twice the number of discs that change sides. So the score of the start is the difference of
 * discs at the end.
 *
 * <p>A position has ten bits per row, from the first row on: a ternary number whose digits are the row's cells from the
 * left, 1 for a disc of the first player, 2 for one of the second. Bit 60 is the side. The rules convert it to two
 * bitboards with eight bits per row. With at most six columns, the unused bits between rows end all lines.
 */
abstract class OthelloBoards implements ScoredRules {
    private static final int MOST_COLUMNS = 6;

    private static final int ROW_BITS = 10;

    private static final long ROW = (1 << ROW_BITS) - 1;

    private static final long SIDE = 1L << 60;

    /** The steps from a cell to its neighbours of higher numbers: right, and the three below. */
    private static final int[] STEPS = {1, 7, 8, 9};

    /** For each set of cells of a row the ternary number with the digit 1 at these cells. */
    private static final long[] DIGITS = digits();

    /** For each ternary number of a row the cells of its digits 1 from bit 0 on, and of its digits 2 from bit 8 on. */
    private static final short[] DISCS = discs();

    private final int side;

    /** All cells. */
    private final long board;

    /** The cells in the order of search: corners, most others, those beside corners, those diagonal to corners. */
    private final long[] best;

    OthelloBoards(int side) {
        this.side = side;
        this.board = Squares.board(side);
        long end = 1L << side - 1;
        long corners = (1 | end) << 8 * (side - 1) | 1 | end;
        long across = (corners << 9 | corners << 7 | corners >>> 9 | corners >>> 7) & board;
        long beside = (corners << 1 | corners >>> 1 | corners << 8 | corners >>> 8) & board;
        this.best = new long[] {corners, board & ~(corners | across | beside), beside, across};
    }

    @SolvableGame(cells = 16, cacheEntries = 1 << 20)
    @Board(rows = 4, columns = 4)
    static final class Side4 extends OthelloBoards {
        Side4() {
            super(4);
        }
    }

    @SolvableGame(cells = 36, cacheEntries = 1 << 28)
    @Board(rows = 6, columns = 6)
    static final class Side6 extends OthelloBoards {
        Side6() {
            super(6);
        }
    }

    private static long[] digits() {
        long[] digits = new long[1 << MOST_COLUMNS];
        int power = 1;
        for (int column = 0; column < MOST_COLUMNS; column++) {
            for (int cells = 1 << column; cells < 2 << column; cells++) {
                digits[cells] = digits[cells - (1 << column)] + power;
            }
            power *= 3;
        }
        return digits;
    }

    private static short[] discs() {
        short[] discs = new short[1 << ROW_BITS];
        for (int first = 0; first < DIGITS.length; first++) {
            for (int second = 0; second < DIGITS.length; second++) {
                if ((first & second) == 0) {
                    discs[(int) (DIGITS[first] + 2 * DIGITS[second])] = (short) (first | second << 8);
                }
            }
        }
        return discs;
    }

    private long first(long position) {
        return discs(position, 0);
    }

    private long second(long position) {
        return discs(position, 8);
    }

    /** The discs of the player whose bits in {@link #DISCS} start at {@code begin}. */
    private long discs(long position, int begin) {
        long discs = 0;
        for (int row = 0; row < side; row++) {
            discs |= (DISCS[(int) (position >>> ROW_BITS * row & ROW)] >>> begin & 0xFFL) << 8 * row;
        }
        return discs;
    }

    private long position(long first, long second, boolean isFirst) {
        long position = isFirst ? 0 : SIDE;
        for (int row = 0; row < side; row++) {
            long digits = DIGITS[(int) (first >>> 8 * row & 0xFF)] + 2 * DIGITS[(int) (second >>> 8 * row & 0xFF)];
            position |= digits << ROW_BITS * row;
        }
        return position;
    }

    private static boolean isFirst(long position) {
        return (position & SIDE) == 0;
    }

    @Override
    public long start() {
        int upper = 9 * (side / 2 - 1);
        long white = 1L << upper | 1L << upper + 9;
        long black = 1L << upper + 1 | 1L << upper + 8;
        return position(black, white, true);
    }

    @Override
    public Player toMove(long position) {
        return isFirst(position) ? Player.FIRST : Player.SECOND;
    }

    /** A disc on each cell that is empty at the start. */
    @Override
    public int mostMoves() {
        return side * side - 4;
    }

    @Override
    public int successors(long position, long[] into) {
        boolean isFirst = isFirst(position);
        long own = isFirst ? first(position) : second(position);
        long others = isFirst ? second(position) : first(position);
        int count = 0;
        long moves = moves(own, others);
        for (long cells : best) {
            for (long rest = moves & cells; rest != 0; rest &= rest - 1) {
                long cell = rest & -rest;
                long flipped = flipped(own, others, cell);
                long after = own | flipped | cell;
                long left = others & ~flipped;
                boolean again = moves(left, after) == 0 && moves(after, left) != 0;
                into[count] = isFirst ? position(after, left, again) : position(left, after, !again);
                count++;
            }
        }
        return count;
    }

    /** The cells where a player can put a disc. */
    private long moves(long own, long others) {
        long moves = 0;
        for (int step : STEPS) {
            long down = others & own << step;
            long up = others & own >>> step;
            for (int enclosed = 1; enclosed < side - 2; enclosed++) {
                down |= others & down << step;
                up |= others & up >>> step;
            }
            moves |= down << step | up >>> step;
        }
        return moves & board & ~(own | others);
    }

    /** The discs that change sides when a disc is put on a cell. */
    private long flipped(long own, long others, long cell) {
        long flipped = 0;
        for (int step : STEPS) {
            long down = others & cell << step;
            long up = others & cell >>> step;
            for (int enclosed = 1; enclosed < side - 2; enclosed++) {
                down |= others & down << step;
                up |= others & up >>> step;
            }
            flipped |= (own & down << step) == 0 ? 0 : down;
            flipped |= (own & up >>> step) == 0 ? 0 : up;
        }
        return flipped;
    }

    @Override
    public int gain(long position, long successor) {
        int gained = lead(successor) - lead(position);
        return isFirst(position) ? gained : -gained;
    }

    /** The discs of the first player, less those of the second. */
    int lead(long position) {
        return Long.bitCount(first(position)) - Long.bitCount(second(position));
    }

    /** Each move fills a cell. */
    @Override
    public int pliesLeft(long position) {
        return Long.bitCount(board & ~(first(position) | second(position)));
    }

    /** The image of the board with the least bitboards, with the players exchanged if the second is to move. */
    @Override
    public long canonical(long position) {
        long own = isFirst(position) ? first(position) : second(position);
        long others = isFirst(position) ? second(position) : first(position);
        long leastOwn = own;
        long leastOthers = others;
        for (int motion = 1; motion < 8; motion++) {
            own = Squares.moved(own, motion, side);
            others = Squares.moved(others, motion, side);
            if (own < leastOwn || own == leastOwn && others < leastOthers) {
                leastOwn = own;
                leastOthers = others;
            }
        }
        return position(leastOwn, leastOthers, true);
    }

    @Override
    public String format(long position) {
        long first = first(position);
        long second = second(position);
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < side; row++) {
            for (int column = 0; column < side; column++) {
                long cell = 1L << 8 * row + column;
                text.append((first & cell) != 0 ? 'x' : (second & cell) != 0 ? 'o' : '.');
            }
            text.append('\n');
        }
        return text.toString();
    }

    /** Refuses a position in which only the other player can move. */
    @Override
    public long parse(String text, Player toMove) {
        String discs = text.replaceAll("\\s", "");
        if (!discs.matches("[xo.]{" + side * side + "}")) {
            throw new IllegalArgumentException(
                    "expected " + side * side + " cells of 'x', 'o' or '.', found '" + discs + "'");
        }
        long first = 0;
        long second = 0;
        for (int at = 0; at < discs.length(); at++) {
            long cell = 1L << 8 * (at / side) + at % side;
            first |= discs.charAt(at) == 'x' ? cell : 0;
            second |= discs.charAt(at) == 'o' ? cell : 0;
        }
        boolean isFirst = toMove == Player.FIRST;
        long own = isFirst ? first : second;
        long others = isFirst ? second : first;
        if (moves(own, others) == 0 && moves(others, own) != 0) {
            throw new IllegalArgumentException("only the other player can move on this board:\n" + text);
        }
        return position(first, second, isFirst);
    }

    /** The cell of the new disc, as on a printed board: a1 is the upper left corner. */
    @Override
    public String moveName(long position, long successor) {
        long put = (first(successor) | second(successor)) & ~(first(position) | second(position));
        int cell = Long.numberOfTrailingZeros(put);
        return (char) ('a' + cell % 8) + String.valueOf(cell / 8 + 1);
    }
}
