package games;

import dev.solvable.Choice;
import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.Generated;
import dev.solvable.runtime.ImpartialShell;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.RuntimeVersion;
import dev.solvable.runtime.game.marks.CanonicalKey;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksGame;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.search.marks.MarksNimberSearch;
import dev.solvable.runtime.search.marks.MarksSearchEngine;

/**
 * Perfect play for {@link WildSearched}.
 *
 * <p>Two players take turns to put either of two marks on an empty cell.
 * A player who completes one of 8 lines wins.
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
 * <li>The compiler has played it out: under perfect play the first player wins.
 * <li>A position is two masks of 9 bits: marks of the first kind below, marks of the second kind above.
 * <li>The declaration asks for a cache of 1,000 entries, so the 19,683 positions are searched, not tabulated.
 * <li>The game has 8 symmetries, the identity included; symmetric positions are searched once. Exchanging the marks is
 *     a symmetry, too.
 * <li>It keeps at most 25,120 bytes: 12,560 for the cache of scores (1,000 entries); once a Grundy value is asked for,
 *     12,560 for the cache of Grundy values (1,000 entries). A growing cache is counted with its former array. A full
 *     cache costs time, never correctness.
 * </ul>
 */
@Generated("dev.solvable.processor.SolvableGameProcessor")
public final class WildSearchedSolver extends ImpartialShell {
    /** The board, and how marks are encoded. Another version of the runtime refuses this source. */
    private static final MarksCode CODE =
            MarksCode.twoMasks(RuntimeVersion.require(1, "WildSearchedSolver").board(3, 3));

    /** The plan: encoding, expected result, symmetries, states, table entries, bytes. */
    private static final Plan PLAN = new Plan(Encoding.BITMASK, Expectation.FIRST_WINS, 8, 19_683L, 1_000, 25_120L);

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
            new MarksGame("WildSearched", CODE, "xo.", Choice.ANY, Ending.WINS, Ending.DRAWS, LINES);

    /** The split depth: threads share no states. */
    private static final int SPLIT_DEPTH = 0;

    /** The rotations and reflections of the board: where each cell goes. */
    private static final CanonicalKey IMAGES = CanonicalKey.of(
            new int[] {6, 7, 8, 3, 4, 5, 0, 1, 2},
            new int[] {2, 1, 0, 5, 4, 3, 8, 7, 6},
            new int[] {8, 7, 6, 5, 4, 3, 2, 1, 0},
            new int[] {0, 3, 6, 1, 4, 7, 2, 5, 8},
            new int[] {2, 5, 8, 1, 4, 7, 0, 3, 6},
            new int[] {6, 3, 0, 7, 4, 1, 8, 5, 2},
            new int[] {8, 5, 2, 7, 4, 1, 6, 3, 0});

    /** A solver that has solved nothing yet; the first question solves, in the thread that asks. */
    public WildSearchedSolver() {
        this(1);
    }

    /** As above, with at most this many threads, at least 1; this game is solved by one. */
    public WildSearchedSolver(int threads) {
        this(new MarksSearchEngine(
                new MarksRules(GAME, PLAN.encoding(), IMAGES), PLAN.entries(), SPLIT_DEPTH, threads));
    }

    private WildSearchedSolver(MarksSearchEngine engine) {
        super(PLAN, engine, new MarksNimberSearch(engine));
    }
}
