package dev.solvable.benchmarks.textbook;

import java.util.Arrays;
import java.util.concurrent.ForkJoinPool;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * BLOCKGAME as an expert would write it for this one board of five by five: one bit per board, 64 boards per
 * {@code long}, fullest boards first. A board is won if some tile leads to a lost one.
 *
 * <p>A board's number has 25 bits. The low 6 choose a bit of a word. No two of their cells touch, so no tile lies
 * within them, and no board depends on another in its word. The next 5, the rest of rows 1 and 2, choose a word of a
 * group; the next 4, the rest of row 3, a group of a block; the high 10, rows 4 and 5, the block. Moves into other
 * blocks and groups are loops over runs of words, which the JIT vectorises; within a group each word has a list of its
 * moves.
 */
public final class HandTunedBlockGame {
    private static final int SIDE = 5;
    private static final int CELLS = SIDE * SIDE;

    /** The cell of each bit of a board's number. */
    private static final int[] CELL_OF_BIT = {
        0, 2, 4, 6, 8, 10, // a1 c1 e1 b2 d2 a3: a bit of a word
        1, 3, 5, 7, 9, // b1 d1 a2 c2 e2: a word of a group
        11, 12, 13, 14, // b3 c3 d3 e3: a group of a block
        15, 16, 17, 18, 19, 20, 21, 22, 23, 24, // rows 4 and 5: a block
    };

    private static final int BIT_OF_WORD = 6;
    private static final int WORDS_OF_GROUP = 1 << 5;
    private static final int WORDS_OF_BLOCK = 1 << 9;
    private static final int BLOCKS = 1 << 10;
    private static final int WORDS = WORDS_OF_BLOCK * BLOCKS;

    /** Bit b of entry i is set if bit i of b is not: the boards of a word in which a cell is free. */
    private static final long[] FREE = {
        0x5555_5555_5555_5555L,
        0x3333_3333_3333_3333L,
        0x0F0F_0F0F_0F0F_0F0FL,
        0x00FF_00FF_00FF_00FFL,
        0x0000_FFFF_0000_FFFFL,
        0x0000_0000_FFFF_FFFFL,
    };

    /**
     * A tile.
     *
     * @param words the difference that it makes to the number of a word
     * @param shift the difference that it makes to the number of a bit
     * @param free the boards of a word in which its low cells are free
     */
    private record Tile(int words, int shift, long free) {}

    /** The tiles that take cells of rows 4 and 5. */
    private final Tile[] betweenBlocks;

    /** The tiles that take cells of row 3 beyond a3, but none of rows 4 and 5. */
    private final Tile[] betweenGroups;

    /** For each word of a group the words after tiles within rows 1 and 2 and a3 that fit in it. */
    private final int[][] reached = new int[WORDS_OF_GROUP][];

    private final int[][] shifts = new int[WORDS_OF_GROUP][];
    private final long[][] masks = new long[WORDS_OF_GROUP][];

    /** Board numbers by the low 13 cells and by the high 12. */
    private final int[] numberOfLowCells = numbers(0, 13);

    private final int[] numberOfHighCells = numbers(13, 12);

    /** Bit b of word w is set if the player to move wins on board 64w + b. */
    private final long[] won = new long[WORDS];

    /** Lists the tiles. */
    public HandTunedBlockGame() {
        betweenBlocks = tiles(words -> words >= WORDS_OF_BLOCK);
        betweenGroups = tiles(words -> words < WORDS_OF_BLOCK && words >= WORDS_OF_GROUP);
        Tile[] within = tiles(words -> words < WORDS_OF_GROUP);
        for (int word = 0; word < WORDS_OF_GROUP; word++) {
            int taken = word;
            Tile[] fitting = Arrays.stream(within)
                    .filter(tile -> (tile.words() & taken) == 0)
                    .toArray(Tile[]::new);
            reached[word] = Arrays.stream(fitting)
                    .mapToInt(tile -> taken | tile.words())
                    .toArray();
            shifts[word] = Arrays.stream(fitting).mapToInt(Tile::shift).toArray();
            masks[word] = Arrays.stream(fitting).mapToLong(Tile::free).toArray();
        }
    }

    private static int[] numbers(int firstCell, int cells) {
        int[] numbers = new int[1 << cells];
        for (int bit = 0; bit < CELLS; bit++) {
            int cell = CELL_OF_BIT[bit] - firstCell;
            for (int taken = 0; cell >= 0 && taken < numbers.length; taken++) {
                numbers[taken] |= (taken >>> cell & 1) << bit;
            }
        }
        return numbers;
    }

    /** All dominoes and all three-cell corners whose part in word numbers is accepted. */
    private Tile[] tiles(IntPredicate words) {
        IntStream.Builder boards = IntStream.builder();
        for (int cell = 0; cell < CELLS; cell++) {
            boolean right = cell % SIDE < SIDE - 1;
            boolean below = cell / SIDE < SIDE - 1;
            if (right) {
                boards.add(0b11 << cell);
            }
            if (below) {
                boards.add((1 << cell) | (1 << (cell + SIDE)));
            }
            if (right && below) {
                int square = (0b11 << cell) | (0b11 << (cell + SIDE));
                for (int corner : new int[] {cell, cell + 1, cell + SIDE, cell + SIDE + 1}) {
                    boards.add(square & ~(1 << corner));
                }
            }
        }
        return boards.build()
                .map(this::number)
                .mapToObj(
                        number -> new Tile(number >>> BIT_OF_WORD, number & (1 << BIT_OF_WORD) - 1, freeBoards(number)))
                .filter(tile -> words.test(tile.words()))
                .toArray(Tile[]::new);
    }

    private static long freeBoards(int number) {
        long boards = -1;
        for (int bit = 0; bit < BIT_OF_WORD; bit++) {
            boards &= (number >>> bit & 1) == 0 ? -1 : FREE[bit];
        }
        return boards;
    }

    private int number(int board) {
        return numberOfLowCells[board & (1 << 13) - 1] | numberOfHighCells[board >>> 13];
    }

    /** Solves all boards. */
    public void solve() {
        for (int block = BLOCKS - 1; block >= 0; block--) {
            solve(block * WORDS_OF_BLOCK);
        }
    }

    /** Solves all boards with two threads: blocks with equally many taken cells do not depend on each other. */
    public void solveOnTwoThreads() {
        ForkJoinPool pool = new ForkJoinPool(2);
        try {
            for (int cells = Integer.bitCount(BLOCKS - 1); cells >= 0; cells--) {
                int taken = cells;
                pool.submit(() -> IntStream.range(0, BLOCKS)
                                .filter(block -> Integer.bitCount(block) == taken)
                                .parallel()
                                .forEach(block -> solve(block * WORDS_OF_BLOCK)))
                        .join();
            }
        } finally {
            pool.shutdown();
        }
    }

    private void solve(int block) {
        for (Tile tile : betweenBlocks) {
            if ((block & tile.words()) == 0) {
                addRuns(block, WORDS_OF_BLOCK, tile);
            }
        }
        for (int group = block + WORDS_OF_BLOCK - WORDS_OF_GROUP; group >= block; group -= WORDS_OF_GROUP) {
            for (Tile tile : betweenGroups) {
                if ((group & tile.words()) == 0) {
                    addRuns(group, WORDS_OF_GROUP, tile);
                }
            }
            for (int word = WORDS_OF_GROUP - 1; word >= 0; word--) {
                finish(group, word);
            }
        }
    }

    /** Adds the wins by a tile in a block or group, in runs of words whose lower bits leave its cells free. */
    private void addRuns(int start, int length, Tile tile) {
        int inside = tile.words() & length - 1;
        int run = inside == 0 ? length : Integer.lowestOneBit(inside);
        for (int word = start; word < start + length; word += run) {
            if ((word & inside) == 0) {
                addRun(word | tile.words(), word, run, tile.shift(), tile.free());
            }
        }
    }

    private void addRun(int from, int to, int length, int shift, long free) {
        long[] words = won;
        for (int i = 0; i < length; i++) {
            words[to + i] |= ~words[from + i] >>> shift & free;
        }
    }

    private void finish(int group, int word) {
        int[] from = reached[word];
        int[] shift = shifts[word];
        long[] free = masks[word];
        long boards = won[group + word];
        for (int i = 0; i < from.length; i++) {
            boards |= ~won[group + from[i]] >>> shift[i] & free[i];
        }
        won[group + word] = boards;
    }

    /** Whether the player to move wins on a solved board, with cell i as bit i. */
    public boolean wins(int board) {
        int number = number(board);
        return (won[number >>> BIT_OF_WORD] >>> number & 1) != 0;
    }

    /** The number of boards that the player to move wins, after all are solved. */
    public int wonBoards() {
        return Arrays.stream(won).mapToInt(Long::bitCount).sum();
    }
}
