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
import java.util.Objects;
import java.util.concurrent.CancellationException;
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
 * <li>The table has 33,554,432 bits, the cache 4,194,304 entries for scores and as many for Grundy values: 88,080,384 bytes
 *     together. The cache never grows.
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
     * The words of a block, whose boards differ in their lowest cells only.
     */
    private static final int BLOCK = 1 << 9;

    /**
     * For each set of the six lowest cells the fillings of them, as bits of a word, that leave it free.
     */
    private static final long[] FREE = free();

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
     * The entries of the cache.
     */
    private static final int CACHE_ENTRIES = 4_194_304;

    /**
     * Who listens to a question that nobody asked to be told about.
     */
    private static final SolveListener NOBODY = (done, total) -> {};

    /**
     * Marks a Grundy value in the cache; below it are bits for numbers.
     */
    private static final int EXACT = 1 << 15;

    /**
     * The columns of the board.
     */
    private static final int COLUMNS = 5;

    /**
     * The squares of the first row.
     */
    private static final long ROW = 0b00000_00000_00000_00000_11111L;

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
     * Held by the thread that solves; the others wait for what it finds.
     */
    private final ReentrantLock solving = new ReentrantLock();

    /**
     * Bit b of word w: whether the board with the six lowest cells b and the others w is won; null until the first question.
     */
    private volatile long[] won;

    /**
     * The keys of the cached states; empty until the first question.
     */
    private long[] keys = {};

    /**
     * For each key an upper and a lower bound on its score, in 8 bits each, above -WON - 1; 0 for none.
     */
    private char[] bounds = {};

    /**
     * The states searched so far.
     */
    private long nodes;

    /**
     * Told how many states were searched.
     */
    private SolveListener listener = NOBODY;

    /**
     * The names of the regions of which something is known; empty until the first question.
     */
    private long[] names = {};

    /**
     * For each name {@code EXACT} and its Grundy value, or a bit for each number that is not its value; 0 for none.
     */
    private char[] nimbers = {};

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
     * @param threads how many threads may work at once on one question, at least 1; this game is solved by one
     * @throws IllegalArgumentException where that is less than 1
     */
    public BlockGameSolver(int threads) {
        if (threads < 1) {
            throw new IllegalArgumentException("at least 1 thread is needed, not " + threads);
        }
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
                88080384L, // cache bytes
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
     * The thread was interrupted: it stays so, and the question has no answer.
     */
    private static CancellationException cancelled() {
        Thread.currentThread().interrupt();
        return new CancellationException("interrupted while solving BlockGame");
    }

    private static long[] free() {
        long[] free = new long[64];
        for (int cells = 0; cells < 64; cells++) {
            for (int filling = 0; filling < 64; filling++) {
                free[cells] |= ((filling & cells) == 0 ? 1L : 0) << filling;
            }
        }
        return free;
    }

    /**
     * Whether the player to move wins.
     */
    private static boolean isWon(long[] won, long taken) {
        return (won[(int) (taken >>> 6)] >>> taken & 1) != 0;
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
            solving.lockInterruptibly();
            try {
                if (won == null) {
                    won = sweep(listener);
                }
            } finally {
                solving.unlock();
            }
        }
        listener.progress(1L << CELLS, 1L << CELLS);
    }

    /**
     * Fills the table, fullest boards first.
     */
    private static long[] sweep(SolveListener listener) throws InterruptedException {
        long[] won = new long[WORDS];
        long[][] tilesInside = tilesInside();
        long[] wins = new long[BLOCK];
        for (int block = WORDS - BLOCK; block >= 0; block -= BLOCK) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            listener.progress((long) (WORDS - BLOCK - block) << 6, 1L << CELLS);
            Arrays.fill(wins, 0);
            for (long tile : TILES) {
                int above = (int) (tile >>> 6) & -BLOCK;
                if (above != 0 && (block & above) == 0) {
                    gather(wins, won, block | above, tile);
                }
            }
            for (int inside = BLOCK - 1; inside >= 0; inside--) {
                long word = wins[inside];
                for (long tile : tilesInside[inside]) {
                    int low = (int) tile & 63;
                    word |= ~won[block | inside | (int) (tile >>> 6)] >>> low & FREE[low];
                }
                won[block | inside] = settled(word);
            }
        }
        return won;
    }

    /**
     * For each filling of a block's cells the tiles that fit and cover one of them, but no cell above the block.
     */
    private static long[][] tilesInside() {
        long[][] inside = new long[BLOCK][];
        for (int filling = 0; filling < BLOCK; filling++) {
            long taken = filling;
            inside[filling] = Arrays.stream(TILES)
                    .filter(tile -> tile >>> 6 != 0 && tile >>> 6 < BLOCK && (tile >>> 6 & taken) == 0)
                    .toArray();
        }
        return inside;
    }

    /**
     * Adds what a tile wins that covers cells above the block.
     *
     * @param after the block that the tile leads to
     */
    private static void gather(long[] wins, long[] won, int after, long tile) {
        int covered = (int) (tile >>> 6) & BLOCK - 1;
        int low = (int) tile & 63;
        long free = FREE[low];
        if (covered == 0) {
            for (int inside = 0; inside < BLOCK; inside++) {
                wins[inside] |= ~won[after + inside] >>> low & free;
            }
            return;
        }
        // Adding 1 with the covered cells set counts through the fillings of the other cells.
        for (int inside = 0; inside < BLOCK; inside = (inside | covered) + 1 & ~covered) {
            wins[inside] |= ~won[after | inside | covered] >>> low & free;
        }
    }

    /**
     * Adds what the tiles within the six lowest cells win, where other tiles win these boards; their successors are in the word itself.
     */
    private static long settled(long wins) {
        long settled = wins;
        // boards on which at most 1 of them can be laid
        settled = wins
                | ~settled >>> 3 & FREE[3] // a1 b1
                | ~settled >>> 33 & FREE[33] // a1 a2
                | ~settled >>> 6 & FREE[6] // b1 c1
                | ~settled >>> 12 & FREE[12] // c1 d1
                | ~settled >>> 24 & FREE[24] // d1 e1
                | ~settled >>> 35 & FREE[35]; // a1 b1 a2
        // boards on which at most 2 of them can be laid
        settled = wins
                | ~settled >>> 3 & FREE[3] // a1 b1
                | ~settled >>> 33 & FREE[33] // a1 a2
                | ~settled >>> 6 & FREE[6] // b1 c1
                | ~settled >>> 12 & FREE[12] // c1 d1
                | ~settled >>> 24 & FREE[24] // d1 e1
                | ~settled >>> 35 & FREE[35]; // a1 b1 a2
        // boards on which at most 3 of them can be laid
        settled = wins
                | ~settled >>> 3 & FREE[3] // a1 b1
                | ~settled >>> 33 & FREE[33] // a1 a2
                | ~settled >>> 6 & FREE[6] // b1 c1
                | ~settled >>> 12 & FREE[12] // c1 d1
                | ~settled >>> 24 & FREE[24] // d1 e1
                | ~settled >>> 35 & FREE[35]; // a1 b1 a2
        return settled;
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
     * Where in the cache a key belongs: the upper bits of a product scatter neighbours (Knuth, 6.4).
     */
    private static int slot(long key) {
        return (int) ((key * 0x9E3779B97F4A7C15L >>> 32) * CACHE_ENTRIES >>> 32);
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
            solving.lockInterruptibly();
        } catch (InterruptedException e) {
            throw cancelled();
        }
        try {
            if (keys.length == 0) {
                bounds = new char[CACHE_ENTRIES];
                keys = new long[CACHE_ENTRIES];
            }
            return search(taken, alpha, beta);
        } finally {
            solving.unlock();
        }
    }

    /**
     * The score of a state that no line has ended: exact between alpha and beta; at most alpha an upper bound, at least beta a
     * lower one.
     */
    private int search(long taken, int alpha, int beta) {
        countNode();
        long key = key(taken);
        int slot = slot(key);
        int lower = -WON;
        int upper = WON;
        char known = cached(slot, key);
        if (known != 0) {
            lower = (known & 0xFF) - (WON + 1);
            upper = (known >> 8) - (WON + 1);
        } else {
            int plies = (CELLS - Long.bitCount(taken)) / 2; // at most
            boolean isWon = isWon(won, taken);
            lower = isWon ? WON - (plies - 1 | 1) : -WON; // a win takes an odd number of them
            upper = isWon ? WON - 1 : (plies & ~1) - WON;
        }
        if (lower >= beta || lower == upper) {
            return lower;
        }
        if (upper <= alpha) {
            return upper;
        }
        int from = Math.max(alpha, lower);
        int to = Math.min(beta, upper);
        int best = -WON - 1;
        for (long tile : TILES) {
            if ((taken & tile) != 0) {
                continue;
            }
            int score = before(search(taken | tile, after(to), after(Math.max(from, best))));
            if (score > best) {
                best = score;
                if (best >= to) {
                    remember(slot, key, best, upper);
                    return best;
                }
            }
        }
        if (best < -WON) {
            return -WON;
        }
        remember(slot, key, best > from ? best : lower, best);
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
        solving.lockInterruptibly();
        try {
            this.listener = listener;
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
     * The cached bounds on the score of a state; 0 for none.
     */
    private char cached(int slot, long key) {
        return keys[slot] == key ? bounds[slot] : 0;
    }

    /**
     * Caches bounds on the score of a state, in place of what was there.
     */
    private void remember(int slot, long key, int lower, int upper) {
        keys[slot] = key;
        bounds[slot] = (char) (upper + (WON + 1) << 8 | lower + (WON + 1));
    }

    /**
     * Makes the cache where there is none; nothing is in use after an interrupt.
     */
    private void prepareRegions() {
        tried = 0;
        if (names.length == 0) {
            int most = TILES.length * 12;
            wanted = new char[most];
            leavings = new long[most];
            nimbers = new char[CACHE_ENTRIES];
            names = new long[CACHE_ENTRIES];
        }
    }

    /**
     * What the cache knows of the regions of a name; 0 for nothing.
     */
    private int knownOf(long name) {
        int slot = slot(name);
        return names[slot] == name ? nimbers[slot] : 0;
    }

    /**
     * Adds to what the cache knows of the regions of a name; what it knew of another in its place is lost.
     */
    private void learn(long name, int fact) {
        int slot = slot(name);
        int known = names[slot] == name ? nimbers[slot] : 0;
        names[slot] = name;
        nimbers[slot] = (char) (fact >= EXACT ? fact : known | fact);
    }

    /**
     * The bit that says of a region that this is not its Grundy value; large numbers have none.
     */
    private static int bit(int nimber) {
        return nimber < 15 ? 1 << nimber : 0;
    }

    @Override
    public int nimber(long position) {
        check(position);
        try {
            solving.lockInterruptibly();
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
            columns |= rest & ROW;
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
            reversed = reversed << COLUMNS | rest & ROW;
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
        int known = knownOf(name);
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
        int known = knownOf(name);
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
            int known = knownOf(nameOf(region));
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
            throw new IllegalArgumentException("there is no move " + move + "; moves run from 0 to " + (TILES.length - 1));
        }
        StringBuilder name = new StringBuilder();
        for (int cell : COLUMN_ORDER) {
            if ((TILES[move] >>> cell & 1) != 0) {
                name.append(name.length() == 0 ? "" : "-").append(CELL_NAMES[cell]);
            }
        }
        return name.toString();
    }
}
