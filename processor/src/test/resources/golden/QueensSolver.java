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
import dev.solvable.runtime.source.SourceSearchEngine;

/**
 * Perfect play for {@link Queens}.
 *
 * <p>Two players take turns with the moves of {@code queens()}.
 * A player who cannot move loses.
 *
 * <pre>
 *       a  b  c  d  e  f  g  h
 *    1  0  1  2  3  4  5  6  7
 *    2  8  9 10 11 12 13 14 15
 *    3 16 17 18 19 20 21 22 23
 *    4 24 25 26 27 28 29 30 31
 *    5 32 33 34 35 36 37 38 39
 *    6 40 41 42 43 44 45 46 47
 *    7 48 49 50 51 52 53 54 55
 *    8 56 57 58 59 60 61 62 63
 * </pre>
 *
 * <p>How it is solved:
 * <ul>
 * <li>A position is the mask of the taken cells, cell i as bit i.
 * <li>The 18,446,744,073,709,551,616 positions are too many for a table, so each question is a search.
 * <li>Free cells that no move joins are independent games, so a Grundy value is the nim-sum over regions. The player to
 *     move loses where it is 0. Large regions are searched by proof numbers (df-pn).
 * <li>No symmetry of the board is known.
 * <li>It keeps at most 117,441,292 bytes and 1,824 for each move: 52,428,800 for the cache of regions (4,194,304
 *     entries), 12,582,912 for the cache of proof numbers (524,288 entries), 780 for the order of moves; once a
 *     distance is asked for, 52,428,800 for the cache of scores (4,194,304 entries). A growing cache is counted with
 *     its former array. A full cache costs time, never correctness.
 * </ul>
 */
@Generated("dev.solvable.processor.SolvableGameProcessor")
public final class QueensSolver extends ImpartialShell {
    /** The board. Another version of the runtime refuses this source. */
    private static final Board BOARD = RuntimeVersion.require(1, "QueensSolver").board(8, 8);

    /** The plan: encoding, expected result, symmetries, states, table entries, bytes, bytes a move, bytes a thread. */
    private static final Plan PLAN =
            new Plan(Encoding.BITMASK, Expectation.UNSTATED, 1, Long.MAX_VALUE, 4_194_304, 117_441_292L, 1_824, 0);

    /** A solver that has solved nothing yet; the first question solves, in the thread that asks. */
    public QueensSolver() {
        this(1);
    }

    /** As above, with at most this many threads, at least 1; this game is solved by one. */
    public QueensSolver(int threads) {
        this(new SourceSearchEngine(rules(), PLAN.entries(), true, threads));
    }

    private QueensSolver(SourceSearchEngine engine) {
        super(PLAN, engine, engine);
    }

    /** The rules, with the moves that the declaration gives. */
    private static TakenRules rules() {
        TakenGame game = TakenGame.ofRows("Queens", BOARD, Ending.LOSES, "Queens.queens()", Queens::queens);
        return new TakenRules(game, PLAN.encoding(), MaskKey.ITSELF);
    }
}
