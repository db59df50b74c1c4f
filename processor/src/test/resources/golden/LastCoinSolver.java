package games;

import dev.solvable.Encoding;
import dev.solvable.Expectation;
import dev.solvable.Generated;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.RuntimeVersion;
import dev.solvable.runtime.SolverShell;
import dev.solvable.runtime.forward.ForwardSearchEngine;
import dev.solvable.runtime.game.program.ProgramRules;

/**
 * Perfect play for {@link LastCoin}.
 *
 * <p>Two players take turns with the moves of {@code successors()}; {@code toMove()} tells whose turn it is.
 * {@code atEnd()} tells who has won at the end.
 *
 * <pre>
 *      a b c d e f
 *    1 0 1 2 3 4 5
 * </pre>
 *
 * <p>How it is solved:
 * <ul>
 * <li>The rules, a program, define the number of a position.
 * <li>The declaration asks for a cache of 2,000 entries, and {@code pliesLeft()} bounds the plies, so that play cannot
 *     return to a position: each question is a search from its position. Outcomes are searched by proof numbers
 *     (df-pn), distances within them by alpha-beta.
 * <li>Positions with the same {@code canonical()} position are solved once.
 * <li>It keeps at most 46,600 bytes, 59 for each move and 6,440 for each further thread: 32,000 for the cache of scores
 *     (2,000 entries), 6,440 for the line of play, 8,160 for those of proofs and of distances. A growing cache is
 *     counted with its former array. A full cache costs time, never correctness.
 * <li>A solver with several threads shares the work on a distance that takes long.
 * </ul>
 */
@Generated("dev.solvable.processor.SolvableGameProcessor")
public final class LastCoinSolver extends SolverShell {
    /** The board. Another version of the runtime refuses this source. */
    private static final Board BOARD = RuntimeVersion.require(1, "LastCoinSolver").board(1, 6);

    /** The plan: encoding, expected result, symmetries, states, table entries, bytes, bytes a move, bytes a thread. */
    private static final Plan PLAN =
            new Plan(Encoding.BITMASK, Expectation.UNSTATED, 1, Long.MAX_VALUE, 2_000, 46_600L, 59, 6_440);

    /** A solver that has solved nothing yet; the first question solves, in the thread that asks. */
    public LastCoinSolver() {
        this(1);
    }

    /** As above, with at most this many threads, at least 1; they share searches for distances, not for outcomes. */
    public LastCoinSolver(int threads) {
        super(PLAN, new ForwardSearchEngine(rules(), PLAN.entries(), threads));
    }

    /** The rules, an object for each solver. */
    private static ProgramRules rules() {
        return new ProgramRules("LastCoin", BOARD, LastCoin::new);
    }
}
