package games;

import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.Generated;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.RuntimeVersion;
import dev.solvable.runtime.SolverShell;
import dev.solvable.runtime.game.pieces.PieceSymmetries;
import dev.solvable.runtime.game.pieces.PieceUnmoves;
import dev.solvable.runtime.game.pieces.PieceWay;
import dev.solvable.runtime.game.pieces.PiecesGame;
import dev.solvable.runtime.game.pieces.PiecesRules;
import dev.solvable.runtime.game.pieces.code.PieceCode;
import dev.solvable.runtime.game.pieces.code.PieceSet;
import dev.solvable.runtime.retrograde.RetrogradeEngine;

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
 * <p>How it is solved:
 * <ul>
 * <li>The compiler has played it out: under perfect play the second player wins.
 * <li>A position is a mask of 9 bits each for P, p, the lowest first, above them a bit for the side to move: 19 bits.
 * <li>Retrograde analysis finds the values of all positions that can be reached.
 * <li>Positions would have 4,006 ranks, of which play reaches about 1 % (sampled), so the reachable positions, at most
 *     13,598, are enumerated.
 * <li>Positions that are images of each other, the players exchanged or not, under 2 symmetries of the board are solved
 *     once.
 * <li>The game has 2 symmetries, the identity included, and as many more that exchange the players.
 * <li>It keeps at most 218,872 bytes for the table of positions (3,512 entries), if all positions could be reached;
 *     while it solves, each move takes some 4 bytes more as long as all fits in seven tenths of the heap.
 * <li>A solver with several threads shares the work on a question that takes long.
 * </ul>
 */
@Generated("dev.solvable.processor.SolvableGameProcessor")
public final class HexapawnSolver extends SolverShell {
    /** The board. Another version of the runtime refuses this source. */
    private static final Board BOARD = RuntimeVersion.require(1, "HexapawnSolver").board(3, 3);

    /** The plan: encoding, expected result, symmetries, states, table entries, bytes. */
    private static final Plan PLAN = new Plan(Encoding.BITMASK, Expectation.SECOND_WINS, 2, 13_598L, 3_512, 218_872L);

    /** The letters of the pieces, the rows at the start, the pieces in hand, and which may be taken or leave. */
    private static final PieceSet PIECES = new PieceSet(BOARD, "Pp", "ppp ... PPP", "", "Pp");

    /** The moves of pieces: where they begin, the offset to where they end, and how many pieces they take. */
    private static final PieceWay[] MOVES = {
        new PieceWay(0b111_111_000L, -3, 0), // up
        new PieceWay(0b011_011_000L, -2, 1), // up and right, taking
        new PieceWay(0b110_110_000L, -4, 1), // up and left, taking
        new PieceWay(0b000_111_111L, 3, 0), // down
        new PieceWay(0b000_011_011L, 4, 1), // down and right, taking
        new PieceWay(0b000_110_110L, 2, 1) // down and left, taking
    };

    /** The symmetries whose images are solved once: where each cell goes. */
    private static final PieceSymmetries SYMMETRIES = PieceSymmetries.of(
            new int[] {2, 1, 0, 5, 4, 3, 8, 7, 6})
            .exchanging("pP", 6, 7, 8, 3, 4, 5, 0, 1, 2);

    /** The results of a line for its owner and of no move for the player to move, and the most moves of a position. */
    private static final PiecesGame GAME = new PiecesGame(
            "Hexapawn", PieceCode.masks(PIECES), Ending.WINS, Ending.LOSES, 8, MOVES, SYMMETRIES, PieceUnmoves.NONE);

    /** The rules: where pieces go, and what ends the game. */
    private static final PiecesRules RULES = new PiecesRules(GAME) {
        @Override
        public int moves(long position, boolean first, long own, long other, long from, long[] to) {
            return first ? movesOfFirst(position, own, other, from, to) : movesOfSecond(position, own, other, from, to);
        }

        /** The moves of P. */
        private int movesOfFirst(long position, long own, long other, long from, long[] to) {
            long empty = ~(own | other);
            // P up: a2 b2 c2 a3 b3 c3
            int count = lists.step(position, 0, from & 0b111_111_000L & empty << 3, -3, to, 0);
            // P up and right, taking: a2 b2 a3 b3
            count = lists.take(position, 0, from & 0b011_011_000L & other << 2, -2, -2, to, count);
            // P up and left, taking: b2 c2 b3 c3
            return lists.take(position, 0, from & 0b110_110_000L & other << 4, -4, -4, to, count);
        }

        /** The moves of p. */
        private int movesOfSecond(long position, long own, long other, long from, long[] to) {
            long empty = ~(own | other);
            // p down: a1 b1 c1 a2 b2 c2
            int count = lists.step(position, 1, from & 0b000_111_111L & empty >>> 3, 3, to, 0);
            // p down and right, taking: a1 b1 a2 b2
            count = lists.take(position, 1, from & 0b000_011_011L & other >>> 4, 4, 4, to, count);
            // p down and left, taking: b1 c1 b2 c2
            return lists.take(position, 1, from & 0b000_110_110L & other >>> 2, 2, 2, to, count);
        }

        @Override
        public boolean hasGoal(long position, boolean first) {
            return first
                    ? (plane(position, 0) & 0b000_000_111L) != 0 // P on a1 b1 c1
                    : (plane(position, 1) & 0b111_000_000L) != 0; // p on a3 b3 c3
        }
    };

    /** A solver that has solved nothing yet; the first question solves, in the thread that asks. */
    public HexapawnSolver() {
        this(1);
    }

    /** As above, with at most this many threads, at least 1; they share the analysis. */
    public HexapawnSolver(int threads) {
        super(PLAN, new RetrogradeEngine(RULES, threads));
    }
}
