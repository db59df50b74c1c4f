package games;

import dev.solvable.Encoding;
import dev.solvable.Expectation;
import dev.solvable.Generated;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.RuntimeVersion;
import dev.solvable.runtime.SolverShell;
import dev.solvable.runtime.game.program.ProgramRules;
import dev.solvable.runtime.retrograde.RetrogradeEngine;

/**
 * Perfect play for {@link Race}.
 *
 * <p>Two players take turns with the moves of {@code successors()}; {@code toMove()} tells whose turn it is.
 * {@code atEnd()} tells who has won at the end.
 *
 * <pre>
 *      a b c d e
 *    1 0 1 2 3 4
 * </pre>
 *
 * <p>How it is solved:
 * <ul>
 * <li>The rules, a program, define the number of a position.
 * <li>Play may return to a position, so the reachable positions are enumerated, and retrograde analysis finds their
 *     values.
 * <li>Positions with the same {@code canonical()} position are solved once.
 * <li>The number of positions is not known before: it keeps 8 to 10 bytes for each, and up to 16 while they are found;
 *     while it solves, each move takes some 4 bytes more as long as all fits in seven tenths of the heap.
 * <li>A solver with several threads shares the work on a question that takes long.
 * </ul>
 */
@Generated("dev.solvable.processor.SolvableGameProcessor")
public final class RaceSolver extends SolverShell {
    /** The board. Another version of the runtime refuses this source. */
    private static final Board BOARD = RuntimeVersion.require(1, "RaceSolver").board(1, 5);

    /** The plan: encoding, expected result, symmetries, states, table entries, bytes. */
    private static final Plan PLAN = new Plan(Encoding.BITMASK, Expectation.UNSTATED, 1, Long.MAX_VALUE, 0, 0L);

    /** A solver that has solved nothing yet; the first question solves, in the thread that asks. */
    public RaceSolver() {
        this(1);
    }

    /** As above, with at most this many threads, at least 1; they share the analysis. */
    public RaceSolver(int threads) {
        super(PLAN, new RetrogradeEngine(rules(), threads));
    }

    /** The rules, an object for each solver. */
    private static ProgramRules rules() {
        return new ProgramRules("Race", BOARD, Race::new);
    }
}
