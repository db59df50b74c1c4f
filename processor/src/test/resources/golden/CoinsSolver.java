package games;

import dev.solvable.Encoding;
import dev.solvable.Expectation;
import dev.solvable.Generated;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.RuntimeVersion;
import dev.solvable.runtime.ScoreShell;
import dev.solvable.runtime.forward.PointsTableEngine;
import dev.solvable.runtime.game.program.ProgramRules;

/**
 * Perfect play for {@link Coins}.
 *
 * <p>Two players take turns with the moves of {@code successors()}; {@code toMove()} tells whose turn it is.
 * {@code gain()} tells the points of a move; who has more of them at the end wins.
 *
 * <pre>
 *      a b c d e f
 *    1 0 1 2 3 4 5
 * </pre>
 *
 * <p>How it is solved:
 * <ul>
 * <li>The rules, a program, define the number of a position.
 * <li>The reachable positions are enumerated depth first, and each gets its points and distance after all that its
 *     moves lead to. Play that can return to a position is refused.
 * <li>Positions with the same {@code canonical()} position are solved once.
 * <li>The number of positions is not known before: it keeps up to 43 bytes for each, and half as much more while their
 *     table grows.
 * </ul>
 */
@Generated("dev.solvable.processor.SolvableGameProcessor")
public final class CoinsSolver extends ScoreShell {
    /** The board. Another version of the runtime refuses this source. */
    private static final Board BOARD = RuntimeVersion.require(1, "CoinsSolver").board(1, 6);

    /** The plan: encoding, expected result, symmetries, states, table entries, bytes. */
    private static final Plan PLAN = new Plan(Encoding.BITMASK, Expectation.UNSTATED, 1, Long.MAX_VALUE, 0, 0L);

    /** A solver that has solved nothing yet; the first question solves, in the thread that asks. */
    public CoinsSolver() {
        this(1);
    }

    /** As above, with at most this many threads, at least 1; this game is solved by one. */
    public CoinsSolver(int threads) {
        super(PLAN, new PointsTableEngine(rules(), threads));
    }

    /** The rules, an object for each solver. */
    private static ProgramRules rules() {
        return new ProgramRules("Coins", BOARD, Coins::new);
    }
}
