package games;

import dev.solvable.Encoding;
import dev.solvable.Expectation;
import dev.solvable.GameFacts;
import dev.solvable.Generated;
import dev.solvable.ImpartialSolver;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.SolveListener;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.LongStream;

/**
 * Perfect play for {@link BlockGame}.
 *
 * <p>Two players take turns to cover free cells with a tile; there are 104 ways to place one on an empty board.
 * A player who cannot move loses.
 *
 * <pre>
 *       a  b  c  d  e
 *    1  0  1  2  3  4
 *    2  5  6  7  8  9
 *    3 10 11 12 13 14
 *    4 15 16 17 18 19
 *    5 20 21 22 23 24
 * </pre>
 *
 * <p>How it is solved:
 * <ul>
 * <li>A position is the mask of the taken cells, cell i as bit i, as the declaration asks.
 * <li>The outcomes of all 33,554,432 positions fit in a table of a bit each, so they are found as a whole, 64 at a time, end
 *     of the game first; distances are searched.
 * <li>Free cells that no move joins are independent games: the Grundy value is the nim-sum of those of the regions, each found
 *     from what moves leave of the region; it is found once wherever the region lies and however it is turned or mirrored.
 * <li>Positions that are turned or mirrored images of each other are searched once.
 * <li>The game has 8 symmetries, the identity included.
 * <li>It keeps at most 56,635,584 bytes: 4,194,304 for the table of outcomes (33,554,432 entries), 20,971,520 for the cache of
 *     scores (2,097,152 entries) once a distance is asked for, 31,457,280 for the cache of regions (2,097,152 entries) once a
 *     Grundy value is asked for, 12,480 for places for their moves. A full cache costs time, never correctness.
 * <li>Several threads share the work on a question that takes long, where the solver was given them.
 * </ul>
 */
@Generated("dev.solvable.processor.SolvableGameProcessor")
public final class BlockGameSolver implements ImpartialSolver {
    /**
     * The number of cells, holes not counted.
     */
    private static final int CELLS = 25;

    /**
     * Every cell of the board, cell i as bit i.
     */
    private static final long BOARD = 0b11111_11111_11111_11111_11111L;

    /**
     * Every placement of a tile, with the cells that it covers; a move is an index into this array.
     */
    private static final long[] TILES = {
        0b00000_00000_00000_00000_00011L, // a1 b1
        0b00000_00000_00000_00001_00001L, // a1 a2
        0b00000_00000_00000_00000_00110L, // b1 c1
        0b00000_00000_00000_00010_00010L, // b1 b2
        0b00000_00000_00000_00000_01100L, // c1 d1
        0b00000_00000_00000_00100_00100L, // c1 c2
        0b00000_00000_00000_00000_11000L, // d1 e1
        0b00000_00000_00000_01000_01000L, // d1 d2
        0b00000_00000_00000_10000_10000L, // e1 e2
        0b00000_00000_00000_00011_00000L, // a2 b2
        0b00000_00000_00001_00001_00000L, // a2 a3
        0b00000_00000_00000_00110_00000L, // b2 c2
        0b00000_00000_00010_00010_00000L, // b2 b3
        0b00000_00000_00000_01100_00000L, // c2 d2
        0b00000_00000_00100_00100_00000L, // c2 c3
        0b00000_00000_00000_11000_00000L, // d2 e2
        0b00000_00000_01000_01000_00000L, // d2 d3
        0b00000_00000_10000_10000_00000L, // e2 e3
        0b00000_00000_00011_00000_00000L, // a3 b3
        0b00000_00001_00001_00000_00000L, // a3 a4
        0b00000_00000_00110_00000_00000L, // b3 c3
        0b00000_00010_00010_00000_00000L, // b3 b4
        0b00000_00000_01100_00000_00000L, // c3 d3
        0b00000_00100_00100_00000_00000L, // c3 c4
        0b00000_00000_11000_00000_00000L, // d3 e3
        0b00000_01000_01000_00000_00000L, // d3 d4
        0b00000_10000_10000_00000_00000L, // e3 e4
        0b00000_00011_00000_00000_00000L, // a4 b4
        0b00001_00001_00000_00000_00000L, // a4 a5
        0b00000_00110_00000_00000_00000L, // b4 c4
        0b00010_00010_00000_00000_00000L, // b4 b5
        0b00000_01100_00000_00000_00000L, // c4 d4
        0b00100_00100_00000_00000_00000L, // c4 c5
        0b00000_11000_00000_00000_00000L, // d4 e4
        0b01000_01000_00000_00000_00000L, // d4 d5
        0b10000_10000_00000_00000_00000L, // e4 e5
        0b00011_00000_00000_00000_00000L, // a5 b5
        0b00110_00000_00000_00000_00000L, // b5 c5
        0b01100_00000_00000_00000_00000L, // c5 d5
        0b11000_00000_00000_00000_00000L, // d5 e5
        0b00000_00000_00000_00001_00011L, // a1 b1 a2
        0b00000_00000_00000_00010_00011L, // a1 b1 b2
        0b00000_00000_00000_00011_00001L, // a1 a2 b2
        0b00000_00000_00000_00010_00110L, // b1 c1 b2
        0b00000_00000_00000_00100_00110L, // b1 c1 c2
        0b00000_00000_00000_00011_00010L, // b1 a2 b2
        0b00000_00000_00000_00110_00010L, // b1 b2 c2
        0b00000_00000_00000_00100_01100L, // c1 d1 c2
        0b00000_00000_00000_01000_01100L, // c1 d1 d2
        0b00000_00000_00000_00110_00100L, // c1 b2 c2
        0b00000_00000_00000_01100_00100L, // c1 c2 d2
        0b00000_00000_00000_01000_11000L, // d1 e1 d2
        0b00000_00000_00000_10000_11000L, // d1 e1 e2
        0b00000_00000_00000_01100_01000L, // d1 c2 d2
        0b00000_00000_00000_11000_01000L, // d1 d2 e2
        0b00000_00000_00000_11000_10000L, // e1 d2 e2
        0b00000_00000_00001_00011_00000L, // a2 b2 a3
        0b00000_00000_00010_00011_00000L, // a2 b2 b3
        0b00000_00000_00011_00001_00000L, // a2 a3 b3
        0b00000_00000_00010_00110_00000L, // b2 c2 b3
        0b00000_00000_00100_00110_00000L, // b2 c2 c3
        0b00000_00000_00011_00010_00000L, // b2 a3 b3
        0b00000_00000_00110_00010_00000L, // b2 b3 c3
        0b00000_00000_00100_01100_00000L, // c2 d2 c3
        0b00000_00000_01000_01100_00000L, // c2 d2 d3
        0b00000_00000_00110_00100_00000L, // c2 b3 c3
        0b00000_00000_01100_00100_00000L, // c2 c3 d3
        0b00000_00000_01000_11000_00000L, // d2 e2 d3
        0b00000_00000_10000_11000_00000L, // d2 e2 e3
        0b00000_00000_01100_01000_00000L, // d2 c3 d3
        0b00000_00000_11000_01000_00000L, // d2 d3 e3
        0b00000_00000_11000_10000_00000L, // e2 d3 e3
        0b00000_00001_00011_00000_00000L, // a3 b3 a4
        0b00000_00010_00011_00000_00000L, // a3 b3 b4
        0b00000_00011_00001_00000_00000L, // a3 a4 b4
        0b00000_00010_00110_00000_00000L, // b3 c3 b4
        0b00000_00100_00110_00000_00000L, // b3 c3 c4
        0b00000_00011_00010_00000_00000L, // b3 a4 b4
        0b00000_00110_00010_00000_00000L, // b3 b4 c4
        0b00000_00100_01100_00000_00000L, // c3 d3 c4
        0b00000_01000_01100_00000_00000L, // c3 d3 d4
        0b00000_00110_00100_00000_00000L, // c3 b4 c4
        0b00000_01100_00100_00000_00000L, // c3 c4 d4
        0b00000_01000_11000_00000_00000L, // d3 e3 d4
        0b00000_10000_11000_00000_00000L, // d3 e3 e4
        0b00000_01100_01000_00000_00000L, // d3 c4 d4
        0b00000_11000_01000_00000_00000L, // d3 d4 e4
        0b00000_11000_10000_00000_00000L, // e3 d4 e4
        0b00001_00011_00000_00000_00000L, // a4 b4 a5
        0b00010_00011_00000_00000_00000L, // a4 b4 b5
        0b00011_00001_00000_00000_00000L, // a4 a5 b5
        0b00010_00110_00000_00000_00000L, // b4 c4 b5
        0b00100_00110_00000_00000_00000L, // b4 c4 c5
        0b00011_00010_00000_00000_00000L, // b4 a5 b5
        0b00110_00010_00000_00000_00000L, // b4 b5 c5
        0b00100_01100_00000_00000_00000L, // c4 d4 c5
        0b01000_01100_00000_00000_00000L, // c4 d4 d5
        0b00110_00100_00000_00000_00000L, // c4 b5 c5
        0b01100_00100_00000_00000_00000L, // c4 c5 d5
        0b01000_11000_00000_00000_00000L, // d4 e4 d5
        0b10000_11000_00000_00000_00000L, // d4 e4 e5
        0b01100_01000_00000_00000_00000L, // d4 c5 d5
        0b11000_01000_00000_00000_00000L, // d4 d5 e5
        0b11000_10000_00000_00000_00000L // e4 d5 e5
    };

    /**
     * The cells column by column: the name of a move lists them so.
     */
    private static final int[] COLUMN_ORDER = {0, 5, 10, 15, 20, 1, 6, 11, 16, 21, 2, 7, 12, 17, 22, 3, 8, 13, 18, 23, 4, 9, 14, 19, 24};

    /**
     * The score of a finished game that is won; a win in n plies scores WON - n, a loss n - WON, a draw 0.
     */
    private static final int WON = CELLS + 1;

    /**
     * The words of the table: a bit for every filling.
     */
    private static final int WORDS = 1 << CELLS - 6;

    /**
     * The table is filled in so many parts, each of the boards that are alike in their last 6 cells.
     */
    private static final int PARTS = 1 << 6;

    /**
     * The cells in the order that numbers the boards in the table. No tile fits within the first 13: of boards that differ in
     * these only, none leads to another.
     */
    private static final int[] TABLE_ORDER = {6, 8, 12, 16, 18, 2, 0, 4, 20, 24, 10, 14, 22, 1, 3, 5, 7, 11, 13, 17, 9, 15, 19, 21, 23};

    /**
     * What every 8 bits of a position add to the board's number in the table, 256 for the lowest 8, 256 for the next.
     */
    private static final int[] NUMBERS = numbers();

    /**
     * The words of a row, whose boards differ in the first 13 cells of the order only.
     */
    private static final int ROW = 1 << 7;

    /**
     * The words of a block, whose boards differ in the first 16 cells of the order only.
     */
    private static final int BLOCK = 1 << 10;

    /**
     * The boards of a word on which b2 is free.
     */
    private static final long FREE_B2 = 0x5555_5555_5555_5555L;

    /**
     * The boards of a word on which d2 is free.
     */
    private static final long FREE_D2 = 0x3333_3333_3333_3333L;

    /**
     * The boards of a word on which c3 is free.
     */
    private static final long FREE_C3 = 0x0F0F_0F0F_0F0F_0F0FL;

    /**
     * The boards of a word on which b4 is free.
     */
    private static final long FREE_B4 = 0x00FF_00FF_00FF_00FFL;

    /**
     * The boards of a word on which d4 is free.
     */
    private static final long FREE_D4 = 0x0000_FFFF_0000_FFFFL;

    /**
     * The boards of a word on which c1 is free.
     */
    private static final long FREE_C1 = 0x0000_0000_FFFF_FFFFL;

    /**
     * In the number of a word: a1 is taken.
     */
    private static final int A1 = 1 << 0;

    /**
     * In the number of a word: e1 is taken.
     */
    private static final int E1 = 1 << 1;

    /**
     * In the number of a word: a5 is taken.
     */
    private static final int A5 = 1 << 2;

    /**
     * In the number of a word: e5 is taken.
     */
    private static final int E5 = 1 << 3;

    /**
     * In the number of a word: a3 is taken.
     */
    private static final int A3 = 1 << 4;

    /**
     * In the number of a word: e3 is taken.
     */
    private static final int E3 = 1 << 5;

    /**
     * In the number of a word: c5 is taken.
     */
    private static final int C5 = 1 << 6;

    /**
     * In the number of a word: b1 is taken.
     */
    private static final int B1 = 1 << 7;

    /**
     * In the number of a word: d1 is taken.
     */
    private static final int D1 = 1 << 8;

    /**
     * In the number of a word: a2 is taken.
     */
    private static final int A2 = 1 << 9;

    /**
     * In the number of a word: c2 is taken.
     */
    private static final int C2 = 1 << 10;

    /**
     * In the number of a word: b3 is taken.
     */
    private static final int B3 = 1 << 11;

    /**
     * In the number of a word: d3 is taken.
     */
    private static final int D3 = 1 << 12;

    /**
     * In the number of a word: c4 is taken.
     */
    private static final int C4 = 1 << 13;

    /**
     * In the number of a word: e2 is taken.
     */
    private static final int E2 = 1 << 14;

    /**
     * In the number of a word: a4 is taken.
     */
    private static final int A4 = 1 << 15;

    /**
     * In the number of a word: e4 is taken.
     */
    private static final int E4 = 1 << 16;

    /**
     * In the number of a word: b5 is taken.
     */
    private static final int B5 = 1 << 17;

    /**
     * In the number of a word: d5 is taken.
     */
    private static final int D5 = 1 << 18;

    /**
     * For each word of a block all ones where it leaves a1 free.
     */
    private static final long[] OPEN_A1 = open(A1);

    /**
     * For each word of a block all ones where it leaves e1 free.
     */
    private static final long[] OPEN_E1 = open(E1);

    /**
     * For each word of a block all ones where it leaves a5 free.
     */
    private static final long[] OPEN_A5 = open(A5);

    /**
     * For each word of a block all ones where it leaves e5 free.
     */
    private static final long[] OPEN_E5 = open(E5);

    /**
     * For each word of a block all ones where it leaves a3 free.
     */
    private static final long[] OPEN_A3 = open(A3);

    /**
     * For each word of a block all ones where it leaves e3 free.
     */
    private static final long[] OPEN_E3 = open(E3);

    /**
     * The turned and mirrored images of the board: where each cell goes.
     */
    private static final int[][] SYMMETRIES = {
        {20, 21, 22, 23, 24, 15, 16, 17, 18, 19, 10, 11, 12, 13, 14, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4},
        {4, 3, 2, 1, 0, 9, 8, 7, 6, 5, 14, 13, 12, 11, 10, 19, 18, 17, 16, 15, 24, 23, 22, 21, 20},
        {24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0},
        {0, 5, 10, 15, 20, 1, 6, 11, 16, 21, 2, 7, 12, 17, 22, 3, 8, 13, 18, 23, 4, 9, 14, 19, 24},
        {4, 9, 14, 19, 24, 3, 8, 13, 18, 23, 2, 7, 12, 17, 22, 1, 6, 11, 16, 21, 0, 5, 10, 15, 20},
        {20, 15, 10, 5, 0, 21, 16, 11, 6, 1, 22, 17, 12, 7, 2, 23, 18, 13, 8, 3, 24, 19, 14, 9, 4},
        {24, 19, 14, 9, 4, 23, 18, 13, 8, 3, 22, 17, 12, 7, 2, 21, 16, 11, 6, 1, 20, 15, 10, 5, 0}
    };

    /**
     * For each symmetry the images of every 8 bits of a mask, 256 for the lowest 8, 256 for the next.
     */
    private static final long[][] IMAGES = images();

    /**
     * Who listens to a question that nobody asked to be told about.
     */
    private static final SolveListener NOBODY = (done, total) -> {};

    /**
     * The entries of the cache.
     */
    private static final int CACHE_ENTRIES = 2_097_152;

    /**
     * The numbers below this one have a bit in the cache, which says that a region does not have that Grundy value.
     */
    private static final int EXCLUDED = 15;

    /**
     * Marks a Grundy value in the cache.
     */
    private static final int EXACT = 1 << EXCLUDED;

    /**
     * The columns of the board.
     */
    private static final int COLUMNS = 5;

    /**
     * The squares of the first row.
     */
    private static final long FIRST_ROW = 0b00000_00000_00000_00000_11111L;

    /**
     * The rows of the board from the top: a dot for a cell, a space for a hole.
     */
    private static final String[] MAP = {
        ".....",
        ".....",
        ".....",
        ".....",
        "....."
    };

    /**
     * The names of the cells: column letters and the number of the row.
     */
    private static final String[] CELL_NAMES = {
        "a1", "b1", "c1", "d1", "e1",
        "a2", "b2", "c2", "d2", "e2",
        "a3", "b3", "c3", "d3", "e3",
        "a4", "b4", "c4", "d4", "e4",
        "a5", "b5", "c5", "d5", "e5"
    };

    /**
     * How many threads may work at once on one question.
     */
    private final int threads;

    /**
     * Held by the thread that solves; the others wait for what it finds.
     */
    private final ReentrantLock solving = new ReentrantLock();

    /**
     * Whether the thread that solves is telling a listener how far it is.
     */
    private boolean tells;

    /**
     * Bit b of word w: whether the board is won whose number in the table is 64 w + b; null until the first question.
     */
    private volatile long[] won;

    /**
     * The states searched so far.
     */
    private long nodes;

    /**
     * Told how many states were searched.
     */
    private SolveListener listener = NOBODY;

    /**
     * The keys of the cached states; empty until the first question.
     */
    private long[] keys = {};

    /**
     * For each key an upper and a lower bound on its score, in 8 bits each, above -WON - 1; 0 for none.
     */
    private char[] bounds = {};

    /**
     * For the name of a region {@code EXACT} and its Grundy value, or a bit for each number that is not its value; null
     * until the first question.
     */
    private Cache nimbers;

    /**
     * What the moves that are to be tried leave open: those of the first region of a line of play, then those of the next.
     */
    private long[] leavings = {};

    /**
     * For each of these the size of the largest region in it, and in the lower 8 bits the Grundy value looked for.
     */
    private char[] wanted = {};

    /**
     * How many of these are in use.
     */
    private int tried;

    /**
     * A solver that has solved nothing yet; it does at the first question, in the thread that asks.
     */
    public BlockGameSolver() {
        this(1);
    }

    /**
     * A solver that has solved nothing yet, and may use several threads when it does.
     *
     * @param threads how many threads may work at once on one question, at least 1; they share the sweep, not searches
     * @throws IllegalArgumentException where that is less than 1
     */
    public BlockGameSolver(int threads) {
        if (threads < 1) {
            throw new IllegalArgumentException("at least 1 thread is needed, not " + threads);
        }
        this.threads = threads;
    }

    @Override
    public GameFacts facts() {
        return new GameFacts(
                "BlockGame",
                5, // rows
                5, // columns
                CELLS,
                Encoding.BITMASK,
                "sweep of the whole state space, 64 boards at a time; search for distances",
                TILES.length, // moves
                0, // lines
                8, // symmetries
                33554432L, // states
                33554432, // cache entries
                56635584L, // cache bytes
                Expectation.UNSTATED,
                List.of(MAP),
                LongStream.of(TILES).boxed().toList(),
                List.of());
    }

    @Override
    public long initial() {
        return 0;
    }

    /**
     * Refuses bits outside the board.
     */
    private static void check(long position) {
        if ((position & ~BOARD) != 0) {
            throw new IllegalArgumentException(position + " is no position of BlockGame");
        }
    }

    @Override
    public Player toMove(long position) {
        check(position);
        return Player.EITHER;
    }

    @Override
    public boolean isTerminal(long position) {
        check(position);
        for (int move = 0; move < TILES.length; move++) {
            if (fits(position, move)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether the cells of a move are free.
     */
    private static boolean fits(long position, int move) {
        return (position & TILES[move]) == 0;
    }

    /**
     * The position after a move that fits.
     */
    private static long after(long position, int move) {
        return position | TILES[move];
    }

    @Override
    public int[] moves(long position) {
        if (isTerminal(position)) {
            return new int[0];
        }
        int[] moves = new int[TILES.length];
        int legal = 0;
        for (int move = 0; move < TILES.length; move++) {
            if (fits(position, move)) {
                moves[legal] = move;
                legal++;
            }
        }
        return Arrays.copyOf(moves, legal);
    }

    @Override
    public long play(long position, int move) {
        String name = moveName(move);
        if (isTerminal(position) || !fits(position, move)) {
            throw new IllegalArgumentException(name + " is not legal on\n" + text(position));
        }
        return after(position, move);
    }

    @Override
    public int bestMove(long position) {
        if (!isTerminal(position)) {
            int score = after(score(position)); // what the best moves leave to the other player
            for (int move = 0; move < TILES.length; move++) {
                if (fits(position, move) && score(after(position, move), score, score + 1) <= score) {
                    return move;
                }
            }
        }
        return -1;
    }

    /**
     * The mover's score, given the other player's after the move: the end is a ply farther away.
     */
    private static int before(int score) {
        return score > 0 ? 1 - score : score < 0 ? -1 - score : 0;
    }

    /**
     * The bound on the score after a move that belongs to a bound on the score before it.
     */
    private static int after(int bound) {
        return bound > 0 ? -1 - bound : bound < 0 ? 1 - bound : 0;
    }

    @Override
    public Outcome outcome(long position) {
        check(position);
        return isWon(won(), position) ? Outcome.WIN : Outcome.LOSS;
    }

    @Override
    public int distance(long position) {
        return WON - Math.abs(score(position));
    }

    /**
     * Waits for the turn to solve. A listener has none: what it is told of is not finished.
     */
    private void enter() throws InterruptedException {
        if (solving.isHeldByCurrentThread() && tells) {
            throw new IllegalStateException("a listener cannot ask the solver that it listens to");
        }
        solving.lockInterruptibly();
    }

    /**
     * Tells a listener, who cannot ask meanwhile.
     */
    private SolveListener told(SolveListener listener) {
        return (done, total) -> {
            tells = true;
            try {
                listener.progress(done, total);
            } finally {
                tells = false;
            }
        };
    }

    /**
     * The thread was interrupted: it stays so, and the question has no answer.
     */
    private static CancellationException cancelled() {
        Thread.currentThread().interrupt();
        return new CancellationException("interrupted while solving BlockGame");
    }

    /**
     * The heap has no room for a table or cache: says how much it needs.
     */
    private static OutOfMemoryError noRoom(String what, long bytes, OutOfMemoryError cause) {
        OutOfMemoryError error = new OutOfMemoryError(String.format(
                Locale.ROOT,
                "%s: the %s needs %,d bytes, more than is left of this JVM's heap; a larger -Xmx may help",
                "BlockGame",
                what,
                bytes));
        error.initCause(cause);
        return error;
    }

    private static int[] numbers() {
        int[] numbers = new int[256 * 4];
        for (int bit = 0; bit < CELLS; bit++) {
            int cell = TABLE_ORDER[bit];
            for (int bits = 0; bits < 256; bits++) {
                numbers[cell / 8 * 256 + bits] |= (bits >>> cell % 8 & 1) << bit;
            }
        }
        return numbers;
    }

    /**
     * Whether the player to move wins.
     */
    private static boolean isWon(long[] won, long taken) {
        int number = NUMBERS[(int) taken & 0xFF]
                | NUMBERS[256 | (int) (taken >>> 8) & 0xFF]
                | NUMBERS[512 | (int) (taken >>> 16) & 0xFF]
                | NUMBERS[768 | (int) (taken >>> 24) & 0xFF];
        return (won[number >>> 6] >>> number & 1) != 0;
    }

    /**
     * The table, filled where it is not.
     */
    private long[] won() {
        long[] table = won;
        if (table == null) {
            try {
                solve((done, total) -> {});
            } catch (InterruptedException e) {
                throw cancelled();
            }
            table = won;
        }
        return table;
    }

    @Override
    public void solve(SolveListener listener) throws InterruptedException {
        if (won == null) {
            enter();
            try {
                if (won == null) {
                    won = sweep(told(listener));
                }
            } catch (OutOfMemoryError e) {
                throw noRoom("table", (long) WORDS * Long.BYTES, e);
            } finally {
                solving.unlock();
            }
        }
        listener.progress(1L << CELLS, 1L << CELLS);
    }

    /**
     * Fills the table, fullest boards first.
     */
    private long[] sweep(SolveListener listener) throws InterruptedException {
        long[] won = new long[WORDS];
        if (threads > 1) {
            sweepTogether(won, listener);
            return won;
        }
        for (int part = PARTS - 1; part >= 0; part--) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            listener.progress((PARTS - 1L - part) * (WORDS / PARTS) << 6, 1L << CELLS);
            sweepPart(won, part);
        }
        return won;
    }

    /**
     * Fills the table with several threads, this one among them; it alone tells the listener.
     */
    private void sweepTogether(long[] won, SolveListener listener) throws InterruptedException {
        AtomicLong begun = new AtomicLong(); // bit p: part p is filled or being filled
        AtomicLong filled = new AtomicLong(); // bit p: part p is filled
        Runnable help = () -> {
            while (Long.bitCount(filled.get()) < PARTS && !Thread.currentThread().isInterrupted()) {
                sweepNext(won, begun, filled);
            }
        };
        ExecutorService helpers = Executors.newFixedThreadPool(threads - 1);
        try {
            for (int helper = 1; helper < threads; helper++) {
                helpers.submit(help); // should one fail, the others fill its part
            }
            for (int told = 0; told < PARTS; told++) { // as many reports as parts, whoever fills them
                if (Thread.interrupted()) {
                    throw new InterruptedException();
                }
                listener.progress((long) told * (WORDS / PARTS) << 6, 1L << CELLS);
                while (Long.bitCount(filled.get()) <= told) {
                    sweepNext(won, begun, filled);
                }
            }
        } finally {
            helpers.shutdownNow();
        }
    }

    /**
     * Fills a part of the table that nobody has begun, the fuller boards first. A tile frees no cell, so the boards of a
     * part lead to those of the same part and of parts with more cells taken: once those with one more are filled, so
     * are all. Where no part is ready, other threads are let go on.
     */
    private static void sweepNext(long[] won, AtomicLong begun, AtomicLong filled) {
        for (int part = PARTS - 1; part >= 0; part--) {
            long needed = 0; // the parts with one more cell taken
            for (int cell = 1; cell < PARTS; cell <<= 1) {
                needed |= (part & cell) == 0 ? 1L << (part | cell) : 0;
            }
            long before = begun.get();
            if ((before >>> part & 1) == 0 && (needed & ~filled.get()) == 0
                    && begun.compareAndSet(before, before | 1L << part)) {
                try {
                    sweepPart(won, part);
                } catch (RuntimeException | Error e) {
                    begun.addAndGet(-(1L << part));
                    throw e;
                }
                filled.addAndGet(1L << part);
                return;
            }
        }
        Thread.yield();
    }

    private static long[] open(int cells) {
        long[] open = new long[BLOCK];
        for (int word = 0; word < BLOCK; word++) {
            open[word] = (word & cells) == 0 ? -1L : 0;
        }
        return open;
    }

    /**
     * Fills a part of the table, those that it leads to being filled.
     */
    private static void sweepPart(long[] won, int part) {
        long[] wins = new long[BLOCK];
        long[] next = new long[BLOCK]; // the boards that a tile leads to
        long[] row = new long[ROW];
        int words = WORDS / PARTS;
        for (int block = (part + 1) * words - BLOCK; block >= part * words; block -= BLOCK) {
            Arrays.fill(wins, 0);
            winOutside(wins, won, block, next);
            for (int inside = BLOCK - ROW; inside >= 0; inside -= ROW) {
                System.arraycopy(wins, inside, row, 0, ROW);
                winInside(row, won, block | inside, next);
                System.arraycopy(row, 0, won, block | inside, ROW);
            }
        }
    }

    /**
     * Adds what the tiles win that cover cells by which blocks differ.
     */
    private static void winOutside(long[] wins, long[] won, int block, long[] next) {
        coverC2(wins, won, block, next);
        coverB3(wins, won, block, next);
        coverC2B3(wins, won, block, next);
        coverD3(wins, won, block, next);
        coverC2D3(wins, won, block, next);
        coverC4(wins, won, block, next);
        coverB3C4(wins, won, block, next);
        coverD3C4(wins, won, block, next);
        coverE2(wins, won, block, next);
        coverD3E2(wins, won, block, next);
        coverA4(wins, won, block, next);
        coverB3A4(wins, won, block, next);
        coverE4(wins, won, block, next);
        coverD3E4(wins, won, block, next);
        coverB5(wins, won, block, next);
        coverC4B5(wins, won, block, next);
        coverA4B5(wins, won, block, next);
        coverD5(wins, won, block, next);
        coverC4D5(wins, won, block, next);
        coverE4D5(wins, won, block, next);
    }

    /**
     * Adds what the tiles win that cover a cell by which the rows of a block differ.
     */
    private static void winInside(long[] wins, long[] won, int row, long[] next) {
        coverB1(wins, won, row, next);
        coverD1(wins, won, row, next);
        coverA2(wins, won, row, next);
        coverB1A2(wins, won, row, next);
        coverB1C2(wins, won, row, next);
        coverD1C2(wins, won, row, next);
        coverA2B3(wins, won, row, next);
        coverD1E2(wins, won, row, next);
    }

    /**
     * Adds what tiles win that cover, of the cells above a row, just b1.
     */
    private static void coverB1(long[] wins, long[] won, int row, long[] next) {
        if ((row & B1) != 0) {
            return;
        }
        int after = row | B1;
        System.arraycopy(won, after, next, 0, ROW);
        for (int i = 0; i < ROW; i++) {
            wins[i] |= ~next[i] >>> 32 & FREE_C1 // b1 c1
                    | ~next[i] >>> 1 & FREE_B2 // b1 b2
                    | ~next[i] >>> 33 & FREE_B2 & FREE_C1; // b1 c1 b2
        }
        System.arraycopy(won, after | A1, next, 0, ROW - A1);
        for (int i = 0; i < ROW; i++) {
            wins[i] |= OPEN_A1[i] & (~next[i] // a1 b1
                    | ~next[i] >>> 1 & FREE_B2); // a1 b1 b2
        }
    }

    /**
     * Adds what tiles win that cover, of the cells above a row, just d1.
     */
    private static void coverD1(long[] wins, long[] won, int row, long[] next) {
        if ((row & D1) != 0) {
            return;
        }
        int after = row | D1;
        System.arraycopy(won, after, next, 0, ROW);
        for (int i = 0; i < ROW; i++) {
            wins[i] |= ~next[i] >>> 32 & FREE_C1 // c1 d1
                    | ~next[i] >>> 2 & FREE_D2 // d1 d2
                    | ~next[i] >>> 34 & FREE_D2 & FREE_C1; // c1 d1 d2
        }
        System.arraycopy(won, after | E1, next, 0, ROW - E1);
        for (int i = 0; i < ROW; i++) {
            wins[i] |= OPEN_E1[i] & (~next[i] // d1 e1
                    | ~next[i] >>> 2 & FREE_D2); // d1 e1 d2
        }
    }

    /**
     * Adds what tiles win that cover, of the cells above a row, just a2.
     */
    private static void coverA2(long[] wins, long[] won, int row, long[] next) {
        if ((row & A2) != 0) {
            return;
        }
        int after = row | A2;
        System.arraycopy(won, after, next, 0, ROW);
        for (int i = 0; i < ROW; i++) {
            wins[i] |= ~next[i] >>> 1 & FREE_B2; // a2 b2
        }
        System.arraycopy(won, after | A1, next, 0, ROW - A1);
        for (int i = 0; i < ROW; i++) {
            wins[i] |= OPEN_A1[i] & (~next[i] // a1 a2
                    | ~next[i] >>> 1 & FREE_B2); // a1 a2 b2
        }
        System.arraycopy(won, after | A3, next, 0, ROW - A3);
        for (int i = 0; i < ROW; i++) {
            wins[i] |= OPEN_A3[i] & (~next[i] // a2 a3
                    | ~next[i] >>> 1 & FREE_B2); // a2 b2 a3
        }
    }

    /**
     * Adds what tiles win that cover, of the cells above a row, just b1 and a2.
     */
    private static void coverB1A2(long[] wins, long[] won, int row, long[] next) {
        if ((row & (B1 | A2)) != 0) {
            return;
        }
        int after = row | B1 | A2;
        System.arraycopy(won, after, next, 0, ROW);
        for (int i = 0; i < ROW; i++) {
            wins[i] |= ~next[i] >>> 1 & FREE_B2; // b1 a2 b2
        }
        System.arraycopy(won, after | A1, next, 0, ROW - A1);
        for (int i = 0; i < ROW; i++) {
            wins[i] |= OPEN_A1[i] & ~next[i]; // a1 b1 a2
        }
    }

    /**
     * Adds what tiles win that cover, of the cells above a row, just c2.
     */
    private static void coverC2(long[] wins, long[] won, int block, long[] next) {
        if ((block & C2) != 0) {
            return;
        }
        int after = block | C2;
        System.arraycopy(won, after, next, 0, BLOCK);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= ~next[i] >>> 32 & FREE_C1 // c1 c2
                    | ~next[i] >>> 1 & FREE_B2 // b2 c2
                    | ~next[i] >>> 2 & FREE_D2 // c2 d2
                    | ~next[i] >>> 4 & FREE_C3; // c2 c3
        }
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= ~next[i] >>> 33 & FREE_B2 & FREE_C1 // c1 b2 c2
                    | ~next[i] >>> 34 & FREE_D2 & FREE_C1 // c1 c2 d2
                    | ~next[i] >>> 5 & FREE_B2 & FREE_C3 // b2 c2 c3
                    | ~next[i] >>> 6 & FREE_D2 & FREE_C3; // c2 d2 c3
        }
    }

    /**
     * Adds what tiles win that cover, of the cells above a row, just b1 and c2.
     */
    private static void coverB1C2(long[] wins, long[] won, int row, long[] next) {
        if ((row & (B1 | C2)) != 0) {
            return;
        }
        int after = row | B1 | C2;
        System.arraycopy(won, after, next, 0, ROW);
        for (int i = 0; i < ROW; i++) {
            wins[i] |= ~next[i] >>> 32 & FREE_C1 // b1 c1 c2
                    | ~next[i] >>> 1 & FREE_B2; // b1 b2 c2
        }
    }

    /**
     * Adds what tiles win that cover, of the cells above a row, just d1 and c2.
     */
    private static void coverD1C2(long[] wins, long[] won, int row, long[] next) {
        if ((row & (D1 | C2)) != 0) {
            return;
        }
        int after = row | D1 | C2;
        System.arraycopy(won, after, next, 0, ROW);
        for (int i = 0; i < ROW; i++) {
            wins[i] |= ~next[i] >>> 32 & FREE_C1 // c1 d1 c2
                    | ~next[i] >>> 2 & FREE_D2; // d1 c2 d2
        }
    }

    /**
     * Adds what tiles win that cover, of the cells above a row, just b3.
     */
    private static void coverB3(long[] wins, long[] won, int block, long[] next) {
        if ((block & B3) != 0) {
            return;
        }
        int after = block | B3;
        System.arraycopy(won, after, next, 0, BLOCK);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= ~next[i] >>> 1 & FREE_B2 // b2 b3
                    | ~next[i] >>> 4 & FREE_C3 // b3 c3
                    | ~next[i] >>> 8 & FREE_B4 // b3 b4
                    | ~next[i] >>> 5 & FREE_B2 & FREE_C3; // b2 b3 c3
        }
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= ~next[i] >>> 12 & FREE_C3 & FREE_B4; // b3 c3 b4
        }
        System.arraycopy(won, after | A3, next, 0, BLOCK - A3);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= OPEN_A3[i] & (~next[i] // a3 b3
                    | ~next[i] >>> 1 & FREE_B2 // b2 a3 b3
                    | ~next[i] >>> 8 & FREE_B4); // a3 b3 b4
        }
    }

    /**
     * Adds what tiles win that cover, of the cells above a row, just a2 and b3.
     */
    private static void coverA2B3(long[] wins, long[] won, int row, long[] next) {
        if ((row & (A2 | B3)) != 0) {
            return;
        }
        int after = row | A2 | B3;
        System.arraycopy(won, after, next, 0, ROW);
        for (int i = 0; i < ROW; i++) {
            wins[i] |= ~next[i] >>> 1 & FREE_B2; // a2 b2 b3
        }
        System.arraycopy(won, after | A3, next, 0, ROW - A3);
        for (int i = 0; i < ROW; i++) {
            wins[i] |= OPEN_A3[i] & ~next[i]; // a2 a3 b3
        }
    }

    /**
     * Adds what tiles win that cover, of the cells above a row, just c2 and b3.
     */
    private static void coverC2B3(long[] wins, long[] won, int block, long[] next) {
        if ((block & (C2 | B3)) != 0) {
            return;
        }
        int after = block | C2 | B3;
        System.arraycopy(won, after, next, 0, BLOCK);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= ~next[i] >>> 1 & FREE_B2 // b2 c2 b3
                    | ~next[i] >>> 4 & FREE_C3; // c2 b3 c3
        }
    }

    /**
     * Adds what tiles win that cover, of the cells above a row, just d3.
     */
    private static void coverD3(long[] wins, long[] won, int block, long[] next) {
        if ((block & D3) != 0) {
            return;
        }
        int after = block | D3;
        System.arraycopy(won, after, next, 0, BLOCK);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= ~next[i] >>> 2 & FREE_D2 // d2 d3
                    | ~next[i] >>> 4 & FREE_C3 // c3 d3
                    | ~next[i] >>> 16 & FREE_D4 // d3 d4
                    | ~next[i] >>> 6 & FREE_D2 & FREE_C3; // d2 c3 d3
        }
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= ~next[i] >>> 20 & FREE_C3 & FREE_D4; // c3 d3 d4
        }
        System.arraycopy(won, after | E3, next, 0, BLOCK - E3);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= OPEN_E3[i] & (~next[i] // d3 e3
                    | ~next[i] >>> 2 & FREE_D2 // d2 d3 e3
                    | ~next[i] >>> 16 & FREE_D4); // d3 e3 d4
        }
    }

    /**
     * Adds what tiles win that cover, of the cells above a row, just c2 and d3.
     */
    private static void coverC2D3(long[] wins, long[] won, int block, long[] next) {
        if ((block & (C2 | D3)) != 0) {
            return;
        }
        int after = block | C2 | D3;
        System.arraycopy(won, after, next, 0, BLOCK);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= ~next[i] >>> 2 & FREE_D2 // c2 d2 d3
                    | ~next[i] >>> 4 & FREE_C3; // c2 c3 d3
        }
    }

    /**
     * Adds what tiles win that cover, of the cells above a row, just c4.
     */
    private static void coverC4(long[] wins, long[] won, int block, long[] next) {
        if ((block & C4) != 0) {
            return;
        }
        int after = block | C4;
        System.arraycopy(won, after, next, 0, BLOCK);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= ~next[i] >>> 4 & FREE_C3 // c3 c4
                    | ~next[i] >>> 8 & FREE_B4 // b4 c4
                    | ~next[i] >>> 16 & FREE_D4 // c4 d4
                    | ~next[i] >>> 12 & FREE_C3 & FREE_B4; // c3 b4 c4
        }
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= ~next[i] >>> 20 & FREE_C3 & FREE_D4; // c3 c4 d4
        }
        for (int run = 0; run < BLOCK; run += 2 * C5) { // c5 is free
            System.arraycopy(won, after | run | C5, next, run, C5);
            for (int i = run; i < run + C5; i++) {
                wins[i] |= ~next[i] // c4 c5
                        | ~next[i] >>> 8 & FREE_B4 // b4 c4 c5
                        | ~next[i] >>> 16 & FREE_D4; // c4 d4 c5
            }
        }
    }

    /**
     * Adds what tiles win that cover, of the cells above a row, just b3 and c4.
     */
    private static void coverB3C4(long[] wins, long[] won, int block, long[] next) {
        if ((block & (B3 | C4)) != 0) {
            return;
        }
        int after = block | B3 | C4;
        System.arraycopy(won, after, next, 0, BLOCK);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= ~next[i] >>> 4 & FREE_C3 // b3 c3 c4
                    | ~next[i] >>> 8 & FREE_B4; // b3 b4 c4
        }
    }

    /**
     * Adds what tiles win that cover, of the cells above a row, just d3 and c4.
     */
    private static void coverD3C4(long[] wins, long[] won, int block, long[] next) {
        if ((block & (D3 | C4)) != 0) {
            return;
        }
        int after = block | D3 | C4;
        System.arraycopy(won, after, next, 0, BLOCK);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= ~next[i] >>> 4 & FREE_C3 // c3 d3 c4
                    | ~next[i] >>> 16 & FREE_D4; // d3 c4 d4
        }
    }

    /**
     * Adds what tiles win that cover, of the cells above a row, just e2.
     */
    private static void coverE2(long[] wins, long[] won, int block, long[] next) {
        if ((block & E2) != 0) {
            return;
        }
        int after = block | E2;
        System.arraycopy(won, after, next, 0, BLOCK);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= ~next[i] >>> 2 & FREE_D2; // d2 e2
        }
        System.arraycopy(won, after | E1, next, 0, BLOCK - E1);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= OPEN_E1[i] & (~next[i] // e1 e2
                    | ~next[i] >>> 2 & FREE_D2); // e1 d2 e2
        }
        System.arraycopy(won, after | E3, next, 0, BLOCK - E3);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= OPEN_E3[i] & (~next[i] // e2 e3
                    | ~next[i] >>> 2 & FREE_D2); // d2 e2 e3
        }
    }

    /**
     * Adds what tiles win that cover, of the cells above a row, just d1 and e2.
     */
    private static void coverD1E2(long[] wins, long[] won, int row, long[] next) {
        if ((row & (D1 | E2)) != 0) {
            return;
        }
        int after = row | D1 | E2;
        System.arraycopy(won, after, next, 0, ROW);
        for (int i = 0; i < ROW; i++) {
            wins[i] |= ~next[i] >>> 2 & FREE_D2; // d1 d2 e2
        }
        System.arraycopy(won, after | E1, next, 0, ROW - E1);
        for (int i = 0; i < ROW; i++) {
            wins[i] |= OPEN_E1[i] & ~next[i]; // d1 e1 e2
        }
    }

    /**
     * Adds what tiles win that cover, of the cells above a row, just d3 and e2.
     */
    private static void coverD3E2(long[] wins, long[] won, int block, long[] next) {
        if ((block & (D3 | E2)) != 0) {
            return;
        }
        int after = block | D3 | E2;
        System.arraycopy(won, after, next, 0, BLOCK);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= ~next[i] >>> 2 & FREE_D2; // d2 e2 d3
        }
        System.arraycopy(won, after | E3, next, 0, BLOCK - E3);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= OPEN_E3[i] & ~next[i]; // e2 d3 e3
        }
    }

    /**
     * Adds what tiles win that cover, of the cells above a row, just a4.
     */
    private static void coverA4(long[] wins, long[] won, int block, long[] next) {
        if ((block & A4) != 0) {
            return;
        }
        int after = block | A4;
        System.arraycopy(won, after, next, 0, BLOCK);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= ~next[i] >>> 8 & FREE_B4; // a4 b4
        }
        System.arraycopy(won, after | A5, next, 0, BLOCK - A5);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= OPEN_A5[i] & (~next[i] // a4 a5
                    | ~next[i] >>> 8 & FREE_B4); // a4 b4 a5
        }
        System.arraycopy(won, after | A3, next, 0, BLOCK - A3);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= OPEN_A3[i] & (~next[i] // a3 a4
                    | ~next[i] >>> 8 & FREE_B4); // a3 a4 b4
        }
    }

    /**
     * Adds what tiles win that cover, of the cells above a row, just b3 and a4.
     */
    private static void coverB3A4(long[] wins, long[] won, int block, long[] next) {
        if ((block & (B3 | A4)) != 0) {
            return;
        }
        int after = block | B3 | A4;
        System.arraycopy(won, after, next, 0, BLOCK);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= ~next[i] >>> 8 & FREE_B4; // b3 a4 b4
        }
        System.arraycopy(won, after | A3, next, 0, BLOCK - A3);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= OPEN_A3[i] & ~next[i]; // a3 b3 a4
        }
    }

    /**
     * Adds what tiles win that cover, of the cells above a row, just e4.
     */
    private static void coverE4(long[] wins, long[] won, int block, long[] next) {
        if ((block & E4) != 0) {
            return;
        }
        int after = block | E4;
        System.arraycopy(won, after, next, 0, BLOCK);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= ~next[i] >>> 16 & FREE_D4; // d4 e4
        }
        System.arraycopy(won, after | E5, next, 0, BLOCK - E5);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= OPEN_E5[i] & (~next[i] // e4 e5
                    | ~next[i] >>> 16 & FREE_D4); // d4 e4 e5
        }
        System.arraycopy(won, after | E3, next, 0, BLOCK - E3);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= OPEN_E3[i] & (~next[i] // e3 e4
                    | ~next[i] >>> 16 & FREE_D4); // e3 d4 e4
        }
    }

    /**
     * Adds what tiles win that cover, of the cells above a row, just d3 and e4.
     */
    private static void coverD3E4(long[] wins, long[] won, int block, long[] next) {
        if ((block & (D3 | E4)) != 0) {
            return;
        }
        int after = block | D3 | E4;
        System.arraycopy(won, after, next, 0, BLOCK);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= ~next[i] >>> 16 & FREE_D4; // d3 d4 e4
        }
        System.arraycopy(won, after | E3, next, 0, BLOCK - E3);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= OPEN_E3[i] & ~next[i]; // d3 e3 e4
        }
    }

    /**
     * Adds what tiles win that cover, of the cells above a row, just b5.
     */
    private static void coverB5(long[] wins, long[] won, int block, long[] next) {
        if ((block & B5) != 0) {
            return;
        }
        int after = block | B5;
        System.arraycopy(won, after, next, 0, BLOCK);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= ~next[i] >>> 8 & FREE_B4; // b4 b5
        }
        System.arraycopy(won, after | A5, next, 0, BLOCK - A5);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= OPEN_A5[i] & (~next[i] // a5 b5
                    | ~next[i] >>> 8 & FREE_B4); // b4 a5 b5
        }
        for (int run = 0; run < BLOCK; run += 2 * C5) { // c5 is free
            System.arraycopy(won, after | run | C5, next, run, C5);
            for (int i = run; i < run + C5; i++) {
                wins[i] |= ~next[i] // b5 c5
                        | ~next[i] >>> 8 & FREE_B4; // b4 b5 c5
            }
        }
    }

    /**
     * Adds what tiles win that cover, of the cells above a row, just c4 and b5.
     */
    private static void coverC4B5(long[] wins, long[] won, int block, long[] next) {
        if ((block & (C4 | B5)) != 0) {
            return;
        }
        int after = block | C4 | B5;
        System.arraycopy(won, after, next, 0, BLOCK);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= ~next[i] >>> 8 & FREE_B4; // b4 c4 b5
        }
        for (int run = 0; run < BLOCK; run += 2 * C5) { // c5 is free
            System.arraycopy(won, after | run | C5, next, run, C5);
            for (int i = run; i < run + C5; i++) {
                wins[i] |= ~next[i]; // c4 b5 c5
            }
        }
    }

    /**
     * Adds what tiles win that cover, of the cells above a row, just a4 and b5.
     */
    private static void coverA4B5(long[] wins, long[] won, int block, long[] next) {
        if ((block & (A4 | B5)) != 0) {
            return;
        }
        int after = block | A4 | B5;
        System.arraycopy(won, after, next, 0, BLOCK);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= ~next[i] >>> 8 & FREE_B4; // a4 b4 b5
        }
        System.arraycopy(won, after | A5, next, 0, BLOCK - A5);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= OPEN_A5[i] & ~next[i]; // a4 a5 b5
        }
    }

    /**
     * Adds what tiles win that cover, of the cells above a row, just d5.
     */
    private static void coverD5(long[] wins, long[] won, int block, long[] next) {
        if ((block & D5) != 0) {
            return;
        }
        int after = block | D5;
        System.arraycopy(won, after, next, 0, BLOCK);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= ~next[i] >>> 16 & FREE_D4; // d4 d5
        }
        System.arraycopy(won, after | E5, next, 0, BLOCK - E5);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= OPEN_E5[i] & (~next[i] // d5 e5
                    | ~next[i] >>> 16 & FREE_D4); // d4 d5 e5
        }
        for (int run = 0; run < BLOCK; run += 2 * C5) { // c5 is free
            System.arraycopy(won, after | run | C5, next, run, C5);
            for (int i = run; i < run + C5; i++) {
                wins[i] |= ~next[i] // c5 d5
                        | ~next[i] >>> 16 & FREE_D4; // d4 c5 d5
            }
        }
    }

    /**
     * Adds what tiles win that cover, of the cells above a row, just c4 and d5.
     */
    private static void coverC4D5(long[] wins, long[] won, int block, long[] next) {
        if ((block & (C4 | D5)) != 0) {
            return;
        }
        int after = block | C4 | D5;
        System.arraycopy(won, after, next, 0, BLOCK);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= ~next[i] >>> 16 & FREE_D4; // c4 d4 d5
        }
        for (int run = 0; run < BLOCK; run += 2 * C5) { // c5 is free
            System.arraycopy(won, after | run | C5, next, run, C5);
            for (int i = run; i < run + C5; i++) {
                wins[i] |= ~next[i]; // c4 c5 d5
            }
        }
    }

    /**
     * Adds what tiles win that cover, of the cells above a row, just e4 and d5.
     */
    private static void coverE4D5(long[] wins, long[] won, int block, long[] next) {
        if ((block & (E4 | D5)) != 0) {
            return;
        }
        int after = block | E4 | D5;
        System.arraycopy(won, after, next, 0, BLOCK);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= ~next[i] >>> 16 & FREE_D4; // d4 e4 d5
        }
        System.arraycopy(won, after | E5, next, 0, BLOCK - E5);
        for (int i = 0; i < BLOCK; i++) {
            wins[i] |= OPEN_E5[i] & ~next[i]; // e4 d5 e5
        }
    }

    private static long[][] images() {
        long[][] images = new long[SYMMETRIES.length][256 * 4];
        for (int i = 0; i < images.length; i++) {
            int[] symmetry = SYMMETRIES[i];
            for (int cell = 0; cell < CELLS; cell++) {
                int bit = cell;
                for (int bits = 0; bits < 256; bits++) {
                    images[i][bit / 8 * 256 + bits] |= (bits >>> bit % 8 & 1L) << symmetry[cell];
                }
            }
        }
        return images;
    }

    /**
     * The image of a mask under the symmetry with these images.
     */
    private static long image(long[] images, long mask) {
        return images[(int) mask & 0xFF]
                | images[256 | (int) (mask >>> 8) & 0xFF]
                | images[512 | (int) (mask >>> 16) & 0xFF]
                | images[768 | (int) (mask >>> 24) & 0xFF];
    }

    /**
     * The state as one number, the same for all its turned and mirrored images: the least of them counts.
     */
    private static long key(long taken) {
        long leastTaken = taken;
        for (long[] images : IMAGES) {
            long imageTaken = image(images, taken);
            leastTaken = Math.min(leastTaken, imageTaken);
        }
        return leastTaken;
    }

    /**
     * The exact score of a position for the player to move.
     */
    private int score(long position) {
        return score(position, -WON, WON);
    }

    /**
     * The score of a position for the player to move, exact between alpha and beta.
     */
    private int score(long position, int alpha, int beta) {
        check(position);
        long taken = position;
        won(); // the search looks outcomes up
        try {
            enter();
        } catch (InterruptedException e) {
            throw cancelled();
        }
        try {
            if (keys.length == 0) {
                allocateCache();
            }
            return search(taken, alpha, beta);
        } finally {
            solving.unlock();
        }
    }

    /**
     * The score of a state: exact between alpha and beta; at most alpha an upper bound, at least beta a lower one.
     */
    private int search(long taken, int alpha, int beta) {
        countNode();
        boolean isWon = isWon(won, taken);
        int lower = isWon ? longestWin(taken) : -WON;
        int upper = isWon ? WON - 1 : longestLoss(taken);
        if (lower >= beta || lower == upper) {
            return lower;
        }
        if (upper <= alpha) {
            return upper;
        }
        long key = key(taken);
        int known = lookUp(key);
        if (known != 0) {
            lower = lower(known);
            upper = upper(known);
            if (lower >= beta || lower == upper) {
                return lower;
            }
            if (upper <= alpha) {
                return upper;
            }
        }
        int from = Math.max(alpha, lower);
        int to = Math.min(beta, upper);
        int best = searchMoves(taken, from, to);
        remember(key, best > from ? best : lower, best < to ? best : upper);
        return best;
    }

    /**
     * The best score among the moves of a state, searched one after the other.
     */
    private int searchMoves(long taken, int alpha, int beta) {
        int best = -WON; // as where no move is left; every other is better
        for (long tile : TILES) {
            if ((taken & tile) != 0) {
                continue;
            }
            int score = before(search(taken | tile, after(beta), after(Math.max(alpha, best))));
            if (score > best) {
                best = score;
                if (best >= beta) {
                    return best;
                }
            }
        }
        return best;
    }

    /**
     * Counts a state, and now and then looks up from work.
     */
    private void countNode() {
        nodes++;
        if ((nodes & 0xFFFF) == 0) {
            report();
        }
    }

    /**
     * Looks whether the thread was interrupted, and tells how many states were searched.
     */
    private void report() {
        if (Thread.currentThread().isInterrupted()) {
            throw cancelled();
        }
        listener.progress(nodes, 0);
    }

    @Override
    public void solve(long position, SolveListener listener) throws InterruptedException {
        enter();
        try {
            this.listener = told(listener);
            nodes = 0;
            distance(position);
            listener.progress(nodes, nodes);
        } catch (CancellationException e) {
            Thread.interrupted(); // said by the exception from here on
            throw new InterruptedException(e.getMessage());
        } finally {
            this.listener = NOBODY;
            solving.unlock();
        }
    }

    /**
     * Makes the cache, empty.
     */
    private void allocateCache() {
        try {
            bounds = new char[CACHE_ENTRIES];
            keys = new long[CACHE_ENTRIES];
        } catch (OutOfMemoryError e) {
            throw noRoom("cache", (long) CACHE_ENTRIES * (Long.BYTES + Character.BYTES), e);
        }
    }

    /**
     * Where in the cache a key belongs: the upper bits of a product scatter neighbours (Knuth, 6.4).
     */
    private static int slot(long key) {
        return (int) ((key * 0x9E3779B97F4A7C15L >>> 32) * CACHE_ENTRIES >>> 32);
    }

    /**
     * What is known of the state with this key; 0 for nothing.
     */
    private int lookUp(long key) {
        int slot = slot(key);
        return keys[slot] == key ? bounds[slot] : 0;
    }

    /**
     * The lower bound in what is known of a state.
     */
    private static int lower(int known) {
        return (known & 0xFF) - (WON + 1);
    }

    /**
     * The upper bound in what is known of a state.
     */
    private static int upper(int known) {
        return (known >> 8) - (WON + 1);
    }

    /**
     * Caches bounds on the score of a state, in place of what was there.
     */
    private void remember(long key, int lower, int upper) {
        int slot = slot(key);
        keys[slot] = key;
        bounds[slot] = (char) (upper + (WON + 1) << 8 | lower + (WON + 1));
    }

    /**
     * The score of a win that takes as long as moves may be left: an odd number of plies.
     */
    private static int longestWin(long taken) {
        return WON - ((CELLS - Long.bitCount(taken)) / 2 - 1 | 1);
    }

    /**
     * The score of a loss that takes as long as moves may be left: an even number of plies.
     */
    private static int longestLoss(long taken) {
        return ((CELLS - Long.bitCount(taken)) / 2 & ~1) - WON;
    }

    /**
     * Makes the cache where there is none; nothing is in use after an interrupt.
     */
    private void prepareRegions() {
        tried = 0;
        if (nimbers == null) {
            int most = TILES.length * (CELLS / 2); // a play has no more plies than that
            wanted = new char[most];
            leavings = new long[most];
            nimbers = new Cache("cache of regions", CACHE_ENTRIES);
        }
    }

    /**
     * Adds to what the cache knows of the regions of a name.
     */
    private void learn(long name, int fact) {
        int known = fact >= EXACT ? fact : nimbers.get(name) | fact;
        if (known != 0) {
            nimbers.put(name, known);
        }
    }

    /**
     * The bit for a number that is not a region's Grundy value; large numbers have none.
     */
    private static int bit(int nimber) {
        return nimber < EXCLUDED ? 1 << nimber : 0;
    }

    @Override
    public int nimber(long position) {
        check(position);
        try {
            enter();
        } catch (InterruptedException e) {
            throw cancelled();
        }
        try {
            prepareRegions();
            return sum(BOARD & ~position);
        } finally {
            solving.unlock();
        }
    }

    /**
     * The region as one number, the same wherever it lies and however it is turned or mirrored: its least image in the top left corner.
     */
    private static long nameOf(long region) {
        long upper = region >>> Long.numberOfTrailingZeros(region) / COLUMNS * COLUMNS;
        long columns = 0; // with a square of the region
        for (long rest = upper; rest != 0; rest >>>= COLUMNS) {
            columns |= rest & FIRST_ROW;
        }
        long cornered = upper >>> Long.numberOfTrailingZeros(columns);
        int width = Long.SIZE - Long.numberOfLeadingZeros(columns) - Long.numberOfTrailingZeros(columns);
        int height = (Long.SIZE - 1 - Long.numberOfLeadingZeros(cornered)) / COLUMNS + 1;
        long least = cornered;
        long reversed = rowsReversed(cornered);
        least = Math.min(least, reversed);
        least = Math.min(least, turned(cornered, height, width));
        least = Math.min(least, turned(reversed, height, width));
        if (width <= 5 && height <= COLUMNS) {
            long transposed = transposed(cornered);
            least = Math.min(least, transposed);
            long transposedReversed = rowsReversed(transposed);
            least = Math.min(least, transposedReversed);
            least = Math.min(least, turned(transposed, width, height));
            least = Math.min(least, turned(transposedReversed, width, height));
        }
        return least;
    }

    /**
     * A region of the top left corner upside down.
     */
    private static long rowsReversed(long region) {
        long reversed = 0;
        for (long rest = region; rest != 0; rest >>>= COLUMNS) {
            reversed = reversed << COLUMNS | rest & FIRST_ROW;
        }
        return reversed;
    }

    /**
     * A region of the top left corner after a half turn.
     */
    private static long turned(long region, int height, int width) {
        return Long.reverse(region) >>> Long.SIZE - ((height - 1) * COLUMNS + width);
    }

    /**
     * A region of the top left corner with rows and columns exchanged.
     */
    private static long transposed(long region) {
        return (region & 0b00001_00000_00000_00000_00000L) >>> 16 // a5
                | (region & 0b00010_00001_00000_00000_00000L) >>> 12 // a4 b5
                | (region & 0b00100_00010_00001_00000_00000L) >>> 8 // a3 b4 c5
                | (region & 0b01000_00100_00010_00001_00000L) >>> 4 // a2 b3 c4 d5
                | (region & 0b10000_01000_00100_00010_00001L) // a1 b2 c3 d4 e5
                | (region & 0b00000_10000_01000_00100_00010L) << 4 // b1 c2 d3 e4
                | (region & 0b00000_00000_10000_01000_00100L) << 8 // c1 d2 e3
                | (region & 0b00000_00000_00000_10000_01000L) << 12 // d1 e2
                | (region & 0b00000_00000_00000_00000_10000L) << 16; // e1
    }

    /**
     * One of the regions of free cells, which tiles join; 0 where no tile fits.
     */
    private static long region(long free) {
        long region = 0;
        long before;
        do {
            before = region;
            for (long tile : TILES) {
                if ((tile & ~free) == 0 && (region == 0 || (tile & region) != 0)) {
                    region |= tile;
                }
            }
        } while (region != before);
        return region;
    }

    /**
     * The Grundy value of free cells: the nim-sum of those of the regions.
     */
    private int sum(long free) {
        int sum = 0;
        long rest = free;
        for (long region = region(rest); region != 0; region = region(rest)) {
            rest &= ~region;
            sum ^= nimberOf(region);
        }
        return sum;
    }

    /**
     * Whether this is the Grundy value of free cells; that of the largest region is compared only, not found.
     */
    private boolean isSum(long free, int nimber) {
        int missing = nimber;
        long largest = 0;
        long rest = free;
        for (long next = region(rest); next != 0; next = region(rest)) {
            rest &= ~next;
            boolean larger = Long.bitCount(next) > Long.bitCount(largest);
            long smaller = larger ? largest : next;
            largest = larger ? next : largest;
            if (smaller != 0) {
                missing ^= nimberOf(smaller);
            }
        }
        return largest == 0 ? missing == 0 : isNimber(largest, missing);
    }

    /**
     * The Grundy value of a region: the least number to which no move leads.
     */
    private int nimberOf(long region) {
        long name = nameOf(region);
        int known = nimbers.get(name);
        if (known >= EXACT) {
            return known - EXACT;
        }
        int nimber = 0;
        while ((known & bit(nimber)) != 0 || canReach(region, nimber)) {
            nimber++;
        }
        learn(name, EXACT + nimber);
        return nimber;
    }

    /**
     * Whether this is the Grundy value of a region: no move leads to the number, and to each lesser one a move leads.
     */
    private boolean isNimber(long region, int nimber) {
        if (nimber > Long.bitCount(region) / 2) {
            return false; // it takes as many moves
        }
        long name = nameOf(region);
        int known = nimbers.get(name);
        if (known >= EXACT) {
            return known == EXACT + nimber;
        }
        if ((known & bit(nimber)) != 0) {
            return false;
        }
        if (canReach(region, nimber)) {
            learn(name, bit(nimber));
            return false;
        }
        for (int less = 0; less < nimber; less++) {
            if ((known & bit(less)) == 0 && !canReach(region, less)) {
                learn(name, EXACT + less);
                return false;
            }
        }
        learn(name, EXACT + nimber);
        return true;
    }

    /**
     * Whether a move in a region leads to this Grundy value: what the cache knows first, then small regions first.
     */
    private boolean canReach(long region, int nimber) {
        int first = tried;
        boolean reached = false;
        for (long tile : TILES) {
            if ((tile & ~region) != 0) {
                continue;
            }
            countNode();
            if (leads(region & ~tile, nimber, first)) {
                reached = true;
                break;
            }
        }
        for (int next = first; next < tried && !reached; next++) {
            reached = isSum(leavings[next], wanted[next] & 0xFF);
        }
        tried = first;
        return reached;
    }

    /**
     * Whether free cells are known to have this Grundy value; where that is open they are put among those to try.
     *
     * @param first the first of these
     */
    private boolean leads(long free, int nimber, int first) {
        int missing = nimber;
        int largest = 0;
        int excluded = 0;
        long open = 0;
        long rest = free;
        for (long region = region(rest); region != 0; region = region(rest)) {
            rest &= ~region;
            int known = nimbers.get(nameOf(region));
            if (known >= EXACT) {
                missing ^= known - EXACT;
            } else {
                excluded = open == 0 ? known : 0; // where it is the only one
                open |= region;
                largest = Math.max(largest, Long.bitCount(region));
            }
        }
        if (open == 0) {
            return missing == 0;
        }
        if ((excluded & bit(missing)) != 0) {
            return false;
        }
        insert(open, largest << 8 | missing, first);
        return false;
    }

    /**
     * Puts what a move leaves open among those to try, behind what has no larger region.
     */
    private void insert(long open, int goal, int first) {
        int place = tried;
        while (place > first && wanted[place - 1] >> 8 > goal >> 8) {
            leavings[place] = leavings[place - 1];
            wanted[place] = wanted[place - 1];
            place--;
        }
        leavings[place] = open;
        wanted[place] = (char) goal;
        tried++;
    }

    @Override
    public boolean isReachable(long position) {
        check(position);
        return isCover(position);
    }

    /**
     * Whether tiles can cover exactly these cells: one of them covers the lowest cell.
     */
    private static boolean isCover(long cells) {
        if (cells == 0) {
            return true;
        }
        if (Thread.currentThread().isInterrupted()) {
            throw cancelled();
        }
        long lowest = cells & -cells;
        for (long tile : TILES) {
            if ((tile & -tile) == lowest && (tile & ~cells) == 0 && isCover(cells & ~tile)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public long parse(String board) {
        long taken = 0;
        int cell = 0;
        for (int i = 0; i < board.length(); i++) {
            char mark = board.charAt(i);
            if (Character.isWhitespace(mark)) {
                continue;
            }
            if (mark != '#' && mark != '.') {
                throw new IllegalArgumentException(
                        "expected '#' or '.', found '" + mark + "' as character " + (i + 1) + " of the board");
            }
            if (cell < CELLS && mark == '#') {
                taken |= 1L << cell;
            }
            cell++;
        }
        if (cell != CELLS) {
            throw new IllegalArgumentException("expected " + CELLS + " cells, found " + cell);
        }
        return taken;
    }

    @Override
    public long parse(String board, Player toMove) {
        Objects.requireNonNull(toMove);
        return parse(board); // the moves are the same whoever is to move
    }

    @Override
    public String format(long position) {
        check(position);
        return text(position);
    }

    /**
     * The text of a filling.
     */
    private static String text(long taken) {
        int cell = 0;
        StringBuilder text = new StringBuilder();
        for (String row : MAP) {
            if (text.length() > 0) {
                text.append('\n');
            }
            for (char square : row.toCharArray()) {
                if (square == ' ') {
                    text.append(' ');
                } else {
                    text.append((taken >>> cell & 1) != 0 ? '#' : '.');
                    cell++;
                }
            }
        }
        return text.toString();
    }

    @Override
    public String moveName(int move) {
        if (move < 0 || move >= TILES.length) {
            throw new IllegalArgumentException("there is no move " + move + "; moves are numbered from 0, and there are " + TILES.length);
        }
        StringBuilder name = new StringBuilder();
        for (int cell : COLUMN_ORDER) {
            if ((TILES[move] >>> cell & 1) != 0) {
                name.append(name.length() == 0 ? "" : "-").append(CELL_NAMES[cell]);
            }
        }
        return name.toString();
    }

    /**
     * What is known of states: a hash table that starts small and grows as it fills, to a size that was fixed when this class was
     * written; from then on what is new takes the place of what was there.
     */
    private static final class Cache {
        /**
         * The entries at first.
         */
        private static final int FEWEST = 256;

        /**
         * A key is in one of so many places beside each other.
         */
        private static final int PLACES = 4;

        private final String name;

        /**
         * The entries at last.
         */
        private final int most;

        private long[] keys;

        /**
         * What is known for each key; 0 where there is none.
         */
        private char[] facts;

        /**
         * How many entries have a key.
         */
        private int used;

        Cache(String name, int most) {
            this.name = name;
            this.most = most;
            allocate(Math.min(most, FEWEST));
        }

        /**
         * The first place for a key: the upper bits of a product scatter neighbours (Knuth, 6.4).
         */
        private int place(long key) {
            return (int) ((key * 0x9E3779B97F4A7C15L >>> 32) * keys.length >>> 32);
        }

        /**
         * What is known for a key; 0 for nothing.
         */
        private int get(long key) {
            int first = place(key);
            int end = Math.min(first + PLACES, keys.length);
            for (int place = first; place < end; place++) {
                if (keys[place] == key) {
                    return facts[place];
                }
                if (facts[place] == 0) {
                    return 0;
                }
            }
            return 0;
        }

        /**
         * Keeps what is known for a key, which is not 0, in place of what was.
         */
        private void put(long key, int fact) {
            if (used > keys.length / 2 && keys.length < most) {
                grow();
            }
            int first = place(key);
            int end = Math.min(first + PLACES, keys.length);
            int place = first;
            while (place < end && facts[place] != 0 && keys[place] != key) {
                place++;
            }
            if (place == end) {
                place = first; // all are taken: the first one goes
            } else if (facts[place] == 0) {
                used++;
            }
            keys[place] = key;
            facts[place] = (char) fact;
        }

        /**
         * Makes the cache larger and keeps what is known.
         */
        private void grow() {
            long[] oldKeys = keys;
            char[] oldFacts = facts;
            allocate((int) Math.min(most, 4L * keys.length));
            used = 0;
            for (int place = 0; place < oldKeys.length; place++) {
                if (oldFacts[place] != 0) {
                    put(oldKeys[place], oldFacts[place]);
                }
            }
        }

        private void allocate(int entries) {
            try {
                char[] newFacts = new char[entries];
                keys = new long[entries];
                facts = newFacts;
            } catch (OutOfMemoryError e) {
                throw noRoom(name, 10L * most, e);
            }
        }
    }
}
