package games;

import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.Generated;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.ImpartialShell;
import dev.solvable.runtime.MaskKey;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.RuntimeVersion;
import dev.solvable.runtime.game.tiles.TakenGame;
import dev.solvable.runtime.game.tiles.TakenRules;
import dev.solvable.runtime.source.TakenTable;
import dev.solvable.runtime.sweep.tiles.NimberTable;

/**
 * Perfect play for {@link Chomp}.
 *
 * <p>Two players take turns with the moves of {@code bites()}.
 * A player who cannot move loses.
 *
 * <pre>
 *       a  b  c  d
 *    1  0  1  2  3
 *    2  4  5  6  7
 *    3  8  9 10 11
 * </pre>
 *
 * <p>How it is solved:
 * <ul>
 * <li>A position is the mask of the taken cells, cell i as bit i.
 * <li>All 4,096 positions fit in a table, so retrograde analysis solves the game as a whole.
 * <li>Play may reach few of them, so questions are searched until 256 states were visited; then the table is filled.
 * <li>No symmetry of the board is known.
 * <li>It keeps at most 10,908 bytes and 32 for each move: 4,096 for the table of scores (4,096 entries), 2,560 for the
 *     cache of scores (256 entries), 156 for the order of moves; once a Grundy value is asked for, 4,096 for the table
 *     of Grundy values (4,096 entries). A growing cache is counted with its former array. A full cache costs time,
 *     never correctness.
 * </ul>
 */
@Generated("dev.solvable.processor.SolvableGameProcessor")
public final class ChompSolver extends ImpartialShell {
    /** The board. Another version of the runtime refuses this source. */
    private static final Board BOARD = RuntimeVersion.require(1, "ChompSolver").board(3, 4);

    /** The plan: encoding, expected result, symmetries, states, table entries, bytes, bytes a move, bytes a thread. */
    private static final Plan PLAN = new Plan(Encoding.BITMASK, Expectation.UNSTATED, 1, 4_096L, 4_096, 10_908L, 32, 0);

    /** The states that are searched before the table is filled. */
    private static final int CACHE_ENTRIES = 256;

    /** A solver that has solved nothing yet; the first question solves, in the thread that asks. */
    public ChompSolver() {
        this(1);
    }

    /** As above, with at most this many threads, at least 1; this game is solved by one. */
    public ChompSolver(int threads) {
        this(new TakenTable(rules(), CACHE_ENTRIES, threads));
    }

    private ChompSolver(TakenTable engine) {
        super(PLAN, engine, new NimberTable(engine.rules(), engine.work()));
    }

    /** The rules, with the moves that the declaration gives. */
    private static TakenRules rules() {
        TakenGame game = TakenGame.ofRows("Chomp", BOARD, Ending.LOSES, "Chomp.bites()", Chomp::bites);
        return new TakenRules(game, PLAN.encoding(), MaskKey.ITSELF);
    }
}
