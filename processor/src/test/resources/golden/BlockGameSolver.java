package games;

import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.Generated;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.RuntimeVersion;
import dev.solvable.runtime.game.marks.CanonicalKey;
import dev.solvable.runtime.game.tiles.TakenGame;
import dev.solvable.runtime.game.tiles.TakenRules;
import dev.solvable.runtime.search.tiles.OutcomeEngine;
import dev.solvable.runtime.search.tiles.OutcomeShell;
import dev.solvable.runtime.sums.RegionShapes;
import dev.solvable.runtime.sums.TileSums;
import dev.solvable.runtime.sweep.tiles.WordOutcomes;
import dev.solvable.runtime.sweep.tiles.WordSweep;

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
 * <li>The outcomes of all 33,554,432 positions fit in a table of a bit each, so retrograde analysis finds them, 64 at a
 *     time. Distances are searched.
 * <li>Free cells that no move joins are independent games, so a Grundy value is the nim-sum over regions. Congruent
 *     regions are solved once. Large regions are searched by proof numbers (df-pn).
 * <li>The game has 8 symmetries, the identity included; symmetric positions are searched once.
 * <li>It keeps at most 72,390,016 bytes: 4,194,304 for the table of outcomes (33,554,432 entries); once a distance is
 *     asked for, 31,457,280 for the cache of scores (2,097,152 entries); once a Grundy value is asked for, 31,457,280
 *     for the cache of regions (2,097,152 entries), 5,242,880 for the cache of proof numbers (262,144 entries), 38,272
 *     for lists of their moves. A growing cache is counted with its former array. A full cache costs time, never
 *     correctness.
 * <li>A solver with several threads shares the work on a question that takes long.
 * </ul>
 */
@Generated("dev.solvable.processor.SolvableGameProcessor")
public final class BlockGameSolver extends OutcomeShell {
    /** The board. Another version of the runtime refuses this source. */
    private static final Board BOARD = RuntimeVersion.require(1, "BlockGameSolver").board(5, 5);

    /** The plan: encoding, expected result, symmetries, states, table entries, bytes. */
    private static final Plan PLAN =
            new Plan(Encoding.BITMASK, Expectation.UNSTATED, 8, 33_554_432L, 33_554_432, 72_390_016L);

    /** Every placement of a tile, with the cells that it covers; a move is an index into this array. */
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

    /** The characters of a taken and of a free cell, and the result for a player who cannot move. */
    private static final TakenGame GAME = new TakenGame("BlockGame", BOARD, "#.", Ending.LOSES, TILES, "");

    /**
     * The order of the cells in the index of a board. No tile fits within the first 13, so boards that differ
     * in these alone do not lead to each other: they form a row. The first 16 form a block.
     */
    private static final int[] TABLE_ORDER = {6, 8, 12, 16, 18, 2, 0, 4, 20, 24, 10, 14, 22, 1, 3, 5, 7, 11, 13, 17, 9,
            15, 19, 21, 23};

    /** The moves of the sweep, for 64 boards at a time. */
    private static final WordSweep SWEEP = WordSweep.ofRows(GAME, TABLE_ORDER, 13, 16);

    /** The rotations and reflections of the board: where each cell goes. */
    private static final CanonicalKey IMAGES = CanonicalKey.of(
            new int[] {20, 21, 22, 23, 24, 15, 16, 17, 18, 19, 10, 11, 12, 13, 14, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4},
            new int[] {4, 3, 2, 1, 0, 9, 8, 7, 6, 5, 14, 13, 12, 11, 10, 19, 18, 17, 16, 15, 24, 23, 22, 21, 20},
            new int[] {24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0},
            new int[] {0, 5, 10, 15, 20, 1, 6, 11, 16, 21, 2, 7, 12, 17, 22, 3, 8, 13, 18, 23, 4, 9, 14, 19, 24},
            new int[] {4, 9, 14, 19, 24, 3, 8, 13, 18, 23, 2, 7, 12, 17, 22, 1, 6, 11, 16, 21, 0, 5, 10, 15, 20},
            new int[] {20, 15, 10, 5, 0, 21, 16, 11, 6, 1, 22, 17, 12, 7, 2, 23, 18, 13, 8, 3, 24, 19, 14, 9, 4},
            new int[] {24, 19, 14, 9, 4, 23, 18, 13, 8, 3, 22, 17, 12, 7, 2, 21, 16, 11, 6, 1, 20, 15, 10, 5, 0});

    /** The entries of the tables of distances and of regions. */
    private static final int TABLE_ENTRIES = 2_097_152;

    /** Regions of free cells, with a bit for each rotation and reflection that maps tiles to tiles. */
    private static final RegionShapes REGIONS = new RegionShapes(BOARD, 0b11111111);

    /** A solver that has solved nothing yet; the first question solves, in the thread that asks. */
    public BlockGameSolver() {
        this(1);
    }

    /** As above, with at most this many threads, at least 1; they share the sweep, not searches. */
    public BlockGameSolver(int threads) {
        this(new OutcomeEngine(
                new WordOutcomes(new TakenRules(GAME, PLAN.encoding(), IMAGES), SWEEP, threads), TABLE_ENTRIES));
    }

    private BlockGameSolver(OutcomeEngine engine) {
        super(PLAN, engine, new TileSums(engine.rules(), engine.work(), REGIONS, TABLE_ENTRIES));
    }
}
