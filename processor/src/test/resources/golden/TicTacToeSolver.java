package games;

import dev.solvable.Choice;
import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.Generated;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.RuntimeVersion;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksGame;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.sweep.marks.MarksTable;
import dev.solvable.runtime.sweep.marks.MarksTableShell;

/**
 * Perfect play for {@link TicTacToe}.
 *
 * <p>Two players take turns to put a mark of their own on an empty cell.
 * A player whose marks fill one of 8 lines wins.
 * A full board is a draw.
 *
 * <pre>
 *      a b c
 *    1 0 1 2
 *    2 3 4 5
 *    3 6 7 8
 * </pre>
 *
 * <p>How it is solved:
 * <ul>
 * <li>The compiler has played it out: under perfect play it is a draw.
 * <li>A position is a number in base 3, a digit a cell: 0 empty, 1 first, 2 second player, as the declaration asks.
 * <li>All 19,683 positions fit in a table, so retrograde analysis solves the game as a whole.
 * <li>The game has 8 symmetries, the identity included. Exchanging the marks is a symmetry, too.
 * <li>It keeps at most 19,683 bytes for the table of scores (19,683 entries).
 * </ul>
 */
@Generated("dev.solvable.processor.SolvableGameProcessor")
public final class TicTacToeSolver extends MarksTableShell {
    /** The board, and how marks are encoded. Another version of the runtime refuses this source. */
    private static final MarksCode CODE = MarksCode.baseThree(RuntimeVersion.require(1, "TicTacToeSolver").board(3, 3));

    /** The plan: encoding, expected result, symmetries, states, table entries, bytes. */
    private static final Plan PLAN = new Plan(Encoding.TERNARY, Expectation.DRAW, 8, 19_683L, 19_683, 19_683L);

    /** The cells of each line. */
    private static final long[] LINES = {
        0b000_000_111L, // a1 b1 c1
        0b000_111_000L, // a2 b2 c2
        0b111_000_000L, // a3 b3 c3
        0b001_001_001L, // a1 a2 a3
        0b010_010_010L, // b1 b2 b3
        0b100_100_100L, // c1 c2 c3
        0b100_010_001L, // a1 b2 c3
        0b001_010_100L // c1 b2 a3
    };

    /** The marks, who may put which, and the results of a line and of a full board. */
    private static final MarksGame GAME =
            new MarksGame("TicTacToe", CODE, "xo.", Choice.OWN, Ending.WINS, Ending.DRAWS, LINES);

    /** The rules, with the checks that only this game has. */
    private static final MarksRules RULES = new MarksRules(GAME, PLAN.encoding()) {
        @Override
        public boolean completesLine(long marks, int bit) {
            return switch (bit) {
                case 2 -> holds(marks, 0b000_000_111L); // a1 b1 c1
                case 5 -> holds(marks, 0b000_111_000L); // a2 b2 c2
                case 6 -> holds(marks, 0b001_001_001L) || holds(marks, 0b001_010_100L); // a1 a2 a3, c1 b2 a3
                case 7 -> holds(marks, 0b010_010_010L); // b1 b2 b3
                case 8 -> // a3 b3 c3, c1 c2 c3, a1 b2 c3
                        holds(marks, 0b111_000_000L) || holds(marks, 0b100_100_100L) || holds(marks, 0b100_010_001L);
                default -> false;
            };
        }
    };

    /** A solver that has solved nothing yet; the first question solves, in the thread that asks. */
    public TicTacToeSolver() {
        this(1);
    }

    /** As above, with at most this many threads, at least 1; this game is solved by one. */
    public TicTacToeSolver(int threads) {
        super(PLAN, new MarksTable(RULES, PLAN.entries(), threads));
    }
}
