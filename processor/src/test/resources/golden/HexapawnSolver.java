package games;

import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.Generated;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.RuntimeVersion;
import dev.solvable.runtime.pieces.PieceCode;
import dev.solvable.runtime.pieces.PieceSet;
import dev.solvable.runtime.pieces.PiecesGame;
import dev.solvable.runtime.pieces.PiecesSolver;

/**
 * Perfect play for {@link Hexapawn}.
 *
 * <p>Two players take turns to move a piece of their own.
 * A piece moves a step along its row or column, forward.
 * A piece moves a step along a diagonal, forward, only onto an enemy, which it takes.
 * A piece wins by getting onto the far side.
 * A player who cannot move loses.
 *
 * <pre>
 *      a b c
 *    1 0 1 2
 *    2 3 4 5
 *    3 6 7 8
 * </pre>
 *
 * <p>The compiler has played it out: under perfect play the second player wins.
 *
 * <p>How it is solved:
 * <ul>
 * <li>A position is a mask of 9 bits each for P, p, the lowest first, above them a bit for the side to move: 19 bits.
 * <li>Where play leads the moves alone can tell, so the positions that can be reached, at most 13,598, are enumerated, and
 *     values spread from the ends backwards.
 * <li>Positions that are images of each other, the players exchanged or not, under 2 symmetries of the board are taken for
 *     one.
 * <li>The game has 2 symmetries, the identity included, and as many more that exchange the players.
 * <li>It keeps at most 335,042 bytes for the table of positions (6,799 entries), if all positions could be reached; while it
 *     solves the moves take 8 each besides, as long as two fifths of the heap hold them.
 * <li>Several threads share the work on a question that takes long, where the solver was given them.
 * </ul>
 */
@Generated("dev.solvable.processor.SolvableGameProcessor")
public final class HexapawnSolver extends PiecesSolver {
    /** The board. Another version of the runtime refuses this source. */
    private static final Board BOARD = RuntimeVersion.require(1, "HexapawnSolver").board(3, 3);

    /** What was chosen, and symmetries, states, entries of the largest table, bytes of all. */
    private static final Plan PLAN = new Plan(Encoding.BITMASK, Expectation.SECOND_WINS, 2, 13_598L, 6_799, 335_042L);

    /**
     * The letters of the pieces, the board at the start, row by row, what is in hand, and what may be taken or leave.
     */
    private static final PieceSet PIECES = new PieceSet(BOARD, "Pp", "ppp ... PPP", "", "Pp");

    /** The moves by name, in the order of their indices; a colon where something is taken. */
    private static final String[] MOVES = {
        "a1-a2 a1:b2 b1:a2 b1-b2 b1:c2 c1:b2 c1-c2 a2-a1 a2:b1 a2-a3 a2:b3 b2:a1 b2-b1 b2:c1 b2:a3 b2-b3",
        "b2:c3 c2:b1 c2-c1 c2:b3 c2-c3 a3-a2 a3:b2 b3:a2 b3-b2 b3:c2 c3:b2 c3-c2"
    };

    /** What a line does for its owner, and no move for the player to move; the most moves there can be. */
    private static final PiecesGame GAME = new PiecesGame("Hexapawn", PieceCode.masks(PIECES), Ending.WINS, Ending.LOSES, 8,
            PiecesGame.Symmetry.WITH_EXCHANGE, MOVES);

    /** A solver that has solved nothing yet; the first question solves, in the thread that asks. */
    public HexapawnSolver() {
        this(1);
    }

    /** The same for at most this many threads, at least 1; they share the analysis. */
    public HexapawnSolver(int threads) {
        super(GAME, PLAN, threads);
    }

    @Override
    protected int moves(long position, boolean first, long own, long other, long from, long[] out) {
        return first ? movesOfFirst(position, own, other, from, out) : movesOfSecond(position, own, other, from, out);
    }

    /** The moves of P. */
    private int movesOfFirst(long position, long own, long other, long from, long[] out) {
        long empty = ~(own | other);
        // P up: a2 b2 c2 a3 b3 c3
        int count = step(position, 0, from & 0b111_111_000L & empty << 3, -3, out, 0);
        // P up and right, taking: a2 b2 a3 b3
        count = take(position, 0, from & 0b011_011_000L & other << 2, -2, -2, out, count);
        // P up and left, taking: b2 c2 b3 c3
        return take(position, 0, from & 0b110_110_000L & other << 4, -4, -4, out, count);
    }

    /** The moves of p. */
    private int movesOfSecond(long position, long own, long other, long from, long[] out) {
        long empty = ~(own | other);
        // p down: a1 b1 c1 a2 b2 c2
        int count = step(position, 1, from & 0b000_111_111L & empty >>> 3, 3, out, 0);
        // p down and right, taking: a1 b1 a2 b2
        count = take(position, 1, from & 0b000_011_011L & other >>> 4, 4, 4, out, count);
        // p down and left, taking: b1 c1 b2 c2
        return take(position, 1, from & 0b000_110_110L & other >>> 2, 2, 2, out, count);
    }

    @Override
    protected boolean hasGoal(long position, boolean first) {
        return first
                ? (plane(position, 0) & 0b000_000_111L) != 0 // P on a1 b1 c1
                : (plane(position, 1) & 0b111_000_000L) != 0; // p on a3 b3 c3
    }

    @Override
    protected long[] images(long position) {
        return new long[] {position, mirrored(position)};
    }

    /** The position with its pieces on other cells. */
    private static long mirrored(long position) {
        return (position & 0b100_100_100__100_100_100L) >>> 2 // c1 c2 c3 to a1 a2 a3
                | (position & 0b1__010_010_010__010_010_010L) // b1 b2 b3, the side
                | (position & 0b001_001_001__001_001_001L) << 2; // a1 a2 a3 to c1 c2 c3
    }

    @Override
    protected long exchanged(long position) {
        return (position & 0b111_000_000__000_000_000L) >>> 15 // p as P on a3 b3 c3 to a1 b1 c1
                | (position & 0b000_111_000__000_000_000L) >>> 9 // p as P on a2 b2 c2
                | (position & 0b000_000_111__000_000_000L) >>> 3 // p as P on a1 b1 c1 to a3 b3 c3
                | (position & 0b111_000_000L) << 3 // P as p on a3 b3 c3 to a1 b1 c1
                | (position & 0b000_111_000L) << 9 // P as p on a2 b2 c2
                | (position & 0b000_000_111L) << 15; // P as p on a1 b1 c1 to a3 b3 c3
    }
}
