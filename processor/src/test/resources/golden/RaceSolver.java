package games;

import dev.solvable.Encoding;
import dev.solvable.Expectation;
import dev.solvable.GameRules;
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
 * <p>Two players take turns with the moves of {@code successors()}.
 * Who has won at the end, {@code atEnd()} says.
 *
 * <pre>
 *      a b c d e
 *    1 0 1 2 3 4
 * </pre>
 *
 * <p>How it is solved:
 * <ul>
 * <li>A position is what the rules say, which are a program.
 * <li>Play may return to a position, so the reachable positions are enumerated and values spread from the ends backwards.
 * <li>Positions with the same {@code canonical()} position are solved once.
 * <li>How many positions there are nobody knows before: it keeps 13 bytes for each, and up to some 30 while they are found;
 *     while it solves the moves take 8 each besides, as long as two fifths of the heap hold them.
 * <li>Several threads share the work on a question that takes long, where the solver was given them.
 * </ul>
 */
@Generated("dev.solvable.processor.SolvableGameProcessor")
public final class RaceSolver extends SolverShell {
    /** The board. Another version of the runtime refuses this source. */
    private static final Board BOARD = RuntimeVersion.require(1, "RaceSolver").board(1, 5);

    /** What was chosen, and symmetries, states, entries of the largest table, bytes of all. */
    private static final Plan PLAN = new Plan(Encoding.BITMASK, Expectation.UNSTATED, 1, 9_223_372_036_854_775_807L, 0, 0L);

    /** A solver that has solved nothing yet; the first question solves, in the thread that asks. */
    public RaceSolver() {
        this(1);
    }

    /** The same for at most this many threads, at least 1; they share the analysis. */
    public RaceSolver(int threads) {
        super(PLAN, new RetrogradeEngine(new ProgramRules("Race", BOARD, rules()), threads));
    }

    /** The rules, an object for each solver. */
    private static GameRules rules() {
        try {
            return new Race();
        } catch (StackOverflowError e) {
            throw ProgramRules.endless("new Race()", e);
        }
    }
}
