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
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksGame;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.sweep.marks.PointsTable;

/**
 * Perfect play for {@link Boxes}.
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
 * <li>All 4,096 positions fit in a table, so retrograde analysis solves the game as a whole.
 * <li>The game has 128 symmetries, the identity included.
 * <li>It keeps at most 4,096 bytes for the table of scores (4,096 entries).
 * </ul>
 */
@Generated("dev.solvable.processor.SolvableGameProcessor")
public final class BoxesSolver extends ScoreShell {
    /**
     * The board, and how marks are encoded: a dot for a cell, a space for a hole. Another version of the runtime
     * refuses this source.
     */
    private static final MarksCode CODE = MarksCode.oneMask(
            RuntimeVersion.require(1, "BoxesSolver").board(" . . ", ". . .", " . . ", ". . .", " . . "));

    /** The plan: encoding, expected result, symmetries, states, table entries, bytes. */
    private static final Plan PLAN = new Plan(Encoding.BITMASK, Expectation.FIRST_WINS, 128, 4_096L, 4_096, 4_096L);

    /** The cells of each line. */
    private static final long[] LINES = {
        0b00_000_01_011_01L, // b1 a2 c2 b3
        0b00_000_10_110_10L, // d1 c2 e2 d3
        0b01_011_01_000_00L, // b3 a4 c4 b5
        0b10_110_10_000_00L // d3 c4 e4 d5
    };

    /** The marks, who may put which, and the results of a line and of a full board; a player who scores moves again. */
    private static final MarksGame GAME =
            new MarksGame("Boxes", CODE, "#.", Choice.SHARED, Ending.SCORES, Ending.DRAWS, Player.EITHER, true, LINES);

    /** A solver that has solved nothing yet; the first question solves, in the thread that asks. */
    public BoxesSolver() {
        this(1);
    }

    /** As above, with at most this many threads, at least 1; this game is solved by one. */
    public BoxesSolver(int threads) {
        super(PLAN, new PointsTable(new MarksRules(GAME, PLAN.encoding()), PLAN.entries(), threads));
    }
}
