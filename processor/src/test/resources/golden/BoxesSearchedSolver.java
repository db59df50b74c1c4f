package games;

import dev.solvable.Choice;
import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.Generated;
import dev.solvable.Player;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.RuntimeVersion;
import dev.solvable.runtime.ScoreShell;
import dev.solvable.runtime.game.marks.CanonicalKey;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksGame;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.points.PointsSearchEngine;

/**
 * Perfect play for {@link BoxesSearched}.
 *
 * <p>Two players take turns to put a mark that both share on an empty cell.
 * A move that completes one of 4 lines scores a point, and its player moves again.
 * Once the board is full, the player with more points wins.
 *
 * <pre>
 *       a  b  c  d  e
 *    1     0     1
 *    2  2     3     4
 *    3     5     6
 *    4  7     8     9
 *    5    10    11
 * </pre>
 *
 * <p>How it is solved:
 * <ul>
 * <li>The compiler has played it out: under perfect play the first player wins.
 * <li>A position is the mask of the taken cells, cell i as bit i.
 * <li>The declaration asks for a cache of 100 entries, so the 4,096 positions are searched, not tabulated.
 * <li>The game has 128 symmetries, the identity included; symmetric positions are searched once.
 * <li>It keeps at most 10,368 bytes: 1,600 for the cache of scores (100 entries), 736 for two graphs, 8,032 for lists
 *     of moves. A growing cache is counted with its former array. A full cache costs time, never correctness.
 * </ul>
 */
@Generated("dev.solvable.processor.SolvableGameProcessor")
public final class BoxesSearchedSolver extends ScoreShell {
    /**
     * The board, and how marks are encoded: a dot for a cell, a space for a hole. Another version of the runtime
     * refuses this source.
     */
    private static final MarksCode CODE = MarksCode.oneMask(
            RuntimeVersion.require(1, "BoxesSearchedSolver").board(" . . ", ". . .", " . . ", ". . .", " . . "));

    /** The plan: encoding, expected result, symmetries, states, table entries, bytes. */
    private static final Plan PLAN = new Plan(Encoding.BITMASK, Expectation.FIRST_WINS, 128, 4_096L, 100, 10_368L);

    /** The cells of each line. */
    private static final long[] LINES = {
        0b00_000_01_011_01L, // b1 a2 c2 b3
        0b00_000_10_110_10L, // d1 c2 e2 d3
        0b01_011_01_000_00L, // b3 a4 c4 b5
        0b10_110_10_000_00L // d3 c4 e4 d5
    };

    /** The marks, who may put which, and the results of a line and of a full board; a player who scores moves again. */
    private static final MarksGame GAME = new MarksGame(
            "BoxesSearched", CODE, "#.", Choice.SHARED, Ending.SCORES, Ending.DRAWS, Player.EITHER, true, LINES);

    /** The rotations and reflections of the board: where each cell goes. */
    private static final CanonicalKey IMAGES = CanonicalKey.of(
            new int[] {0, 7, 2, 5, 10, 3, 8, 1, 6, 9, 4, 11},
            new int[] {1, 0, 4, 3, 2, 6, 5, 9, 8, 7, 11, 10},
            new int[] {1, 9, 4, 6, 11, 3, 8, 0, 5, 7, 2, 10},
            new int[] {7, 0, 10, 5, 2, 8, 3, 9, 6, 1, 11, 4},
            new int[] {7, 9, 10, 8, 11, 5, 6, 0, 3, 1, 2, 4},
            new int[] {9, 1, 11, 6, 4, 8, 3, 7, 5, 0, 10, 2},
            new int[] {9, 7, 11, 8, 10, 6, 5, 1, 3, 0, 4, 2});

    /** A solver that has solved nothing yet; the first question solves, in the thread that asks. */
    public BoxesSearchedSolver() {
        this(1);
    }

    /** As above, with at most this many threads, at least 1; this game is solved by one. */
    public BoxesSearchedSolver(int threads) {
        super(PLAN, new PointsSearchEngine(new MarksRules(GAME, PLAN.encoding(), IMAGES), PLAN.entries(), threads));
    }
}
