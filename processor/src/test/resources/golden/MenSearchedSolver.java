package games;

import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.Generated;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.RuntimeVersion;
import dev.solvable.runtime.SolverShell;
import dev.solvable.runtime.forward.ForwardSearchEngine;
import dev.solvable.runtime.game.pieces.PieceSymmetries;
import dev.solvable.runtime.game.pieces.PieceUnmoves;
import dev.solvable.runtime.game.pieces.PieceWay;
import dev.solvable.runtime.game.pieces.PiecesGame;
import dev.solvable.runtime.game.pieces.PiecesRules;
import dev.solvable.runtime.game.pieces.code.PieceCode;
import dev.solvable.runtime.game.pieces.code.PiecePromotion;
import dev.solvable.runtime.game.pieces.code.PieceSet;

/**
 * Perfect play for {@link MenSearched}.
 *
 * <p>Two players take turns to move a piece of their own.
 * A piece M moves a step along a diagonal, forward.
 * A piece jumps along a diagonal, over an enemy, which it takes, onto the cell behind.
 * A piece M becomes a piece K by getting onto the far side.
 * A player who cannot move loses.
 *
 * <pre>
 *       a  b  c  d
 *    1  0  1  2  3
 *    2  4  5  6  7
 *    3  8  9 10 11
 *    4 12 13 14 15
 *    5 16 17 18 19
 * </pre>
 *
 * <p>How it is solved:
 * <ul>
 * <li>Masks would not fit, so a position is a number with a digit a cell, 0 for an empty one, 1 for M, 2 for m, 3 for
 *     K, 4 for k, times the sides: 48 bits.
 * <li>Play cannot return to a position. The potential that proves it is the steps that the first player's pieces have
 *     ahead, and 3 for each piece that the first player may take: each move of the first player lowers it, and none of
 *     the second player raises it. It is 26 at the start, so play ends within 52 plies.
 * <li>The declaration asks for a cache of 100,000 entries, so each question is a search from its position. Outcomes are
 *     searched by proof numbers (df-pn), distances within them by alpha-beta.
 * <li>The game has 2 symmetries, the identity included, and as many more that exchange the players.
 * <li>It keeps at most 2,664,002 bytes and 6,440 for each further thread: 2,648,576 for the cache of scores (100,000
 *     entries), 6,440 for the line of play, 8,160 for those of proofs and of distances, 826 for the lists of moves (14
 *     entries). A growing cache is counted with its former array. A full cache costs time, never correctness.
 * <li>A solver with several threads shares the work on a distance that takes long.
 * </ul>
 */
@Generated("dev.solvable.processor.SolvableGameProcessor")
public final class MenSearchedSolver extends SolverShell {
    /** The board. Another version of the runtime refuses this source. */
    private static final Board BOARD = RuntimeVersion.require(1, "MenSearchedSolver").board(5, 4);

    /** The plan: encoding, expected result, symmetries, states, table entries, bytes, bytes a move, bytes a thread. */
    private static final Plan PLAN =
            new Plan(Encoding.BITMASK, Expectation.UNSTATED, 2, 6_184_387_682L, 100_000, 2_664_002L, 0, 6_440);

    /**
     * The letters of the pieces, the rows at the start, the pieces in hand, and which may be taken or leave; then where
     * they become others.
     */
    private static final PieceSet PIECES =
            new PieceSet(BOARD, "MmKk", "m.m. .m.m .... M.M. .M.M", "", "MmKk",
                    new PiecePromotion('M', 'K', 0b0000_0000_0000_0000_1111L),
                    new PiecePromotion('m', 'k', 0b1111_0000_0000_0000_0000L));

    /** The moves of pieces: where they begin, the offset to where they end, and how many pieces they take. */
    private static final PieceWay[] MOVES = {
        new PieceWay(0b0000_0000_0011_0011_0011L, 10, 1), // 2 down and 2 right, taking
        new PieceWay(0b0000_0000_1100_1100_1100L, 6, 1), // 2 down and 2 left, taking
        new PieceWay(0b0111_0111_0111_0111_0000L, -3, 0), // up and right
        new PieceWay(0b1110_1110_1110_1110_0000L, -5, 0), // up and left
        new PieceWay(0b0011_0011_0011_0000_0000L, -6, 1), // 2 up and 2 right, taking
        new PieceWay(0b1100_1100_1100_0000_0000L, -10, 1), // 2 up and 2 left, taking
        new PieceWay(0b0000_0111_0111_0111_0111L, 5, 0), // down and right
        new PieceWay(0b0000_1110_1110_1110_1110L, 3, 0) // down and left
    };

    /** The results of a line for its owner and of no move for the player to move, and the most moves of a position. */
    private static final PiecesGame GAME =
            new PiecesGame("MenSearched", PieceCode.digits(PIECES), Ending.WINS, Ending.LOSES, 14, MOVES,
                    PieceSymmetries.NONE, PieceUnmoves.NONE);

    /** The rules: where pieces go, and what ends the game. */
    private static final PiecesRules RULES = new PiecesRules(GAME) {
        @Override
        public int moves(long position, boolean first, long own, long other, long from, long[] to) {
            return first ? movesOfFirst(position, own, other, from, to) : movesOfSecond(position, own, other, from, to);
        }

        /** The moves of M, K. */
        private int movesOfFirst(long position, long own, long other, long from, long[] to) {
            int count = movesOfFirst1(position, own, other, from, to, 0);
            return movesOfFirst2(position, own, other, from, to, count);
        }

        /** Part 1 of 2: moves of M. */
        private int movesOfFirst1(long position, long own, long other, long from, long[] to, int listed) {
            long empty = ~(own | other);
            long fromM = from & plane(position, 0);
            // M 2 down and 2 right, taking: a1 b1 a2 b2 a3 b3
            int count = lists.take(
                    position, 0, fromM & 0b0000_0000_0011_0011_0011L & empty >>> 10 & other >>> 5, 10, 5, to, listed);
            // M 2 down and 2 left, taking: c1 d1 c2 d2 c3 d3
            count = lists.take(
                    position, 0, fromM & 0b0000_0000_1100_1100_1100L & empty >>> 6 & other >>> 3, 6, 3, to, count);
            // M up and right: a2 b2 c2 a3 b3 c3 a4 b4 c4 a5 b5 c5
            count = lists.step(position, 0, fromM & 0b0111_0111_0111_0111_0000L & empty << 3, -3, to, count);
            // M up and left: b2 c2 d2 b3 c3 d3 b4 c4 d4 b5 c5 d5
            count = lists.step(position, 0, fromM & 0b1110_1110_1110_1110_0000L & empty << 5, -5, to, count);
            // M 2 up and 2 right, taking: a3 b3 a4 b4 a5 b5
            count = lists.take(
                    position, 0, fromM & 0b0011_0011_0011_0000_0000L & empty << 6 & other << 3, -6, -3, to, count);
            // M 2 up and 2 left, taking: c3 d3 c4 d4 c5 d5
            return lists.take(
                    position, 0, fromM & 0b1100_1100_1100_0000_0000L & empty << 10 & other << 5, -10, -5, to, count);
        }

        /** Part 2 of 2: moves of K. */
        private int movesOfFirst2(long position, long own, long other, long from, long[] to, int listed) {
            long empty = ~(own | other);
            long fromK = from & plane(position, 2);
            // K 2 down and 2 right, taking: a1 b1 a2 b2 a3 b3
            int count = lists.take(
                    position, 2, fromK & 0b0000_0000_0011_0011_0011L & empty >>> 10 & other >>> 5, 10, 5, to, listed);
            // K 2 down and 2 left, taking: c1 d1 c2 d2 c3 d3
            count = lists.take(
                    position, 2, fromK & 0b0000_0000_1100_1100_1100L & empty >>> 6 & other >>> 3, 6, 3, to, count);
            // K 2 up and 2 right, taking: a3 b3 a4 b4 a5 b5
            count = lists.take(
                    position, 2, fromK & 0b0011_0011_0011_0000_0000L & empty << 6 & other << 3, -6, -3, to, count);
            // K 2 up and 2 left, taking: c3 d3 c4 d4 c5 d5
            return lists.take(
                    position, 2, fromK & 0b1100_1100_1100_0000_0000L & empty << 10 & other << 5, -10, -5, to, count);
        }

        /** The moves of m, k. */
        private int movesOfSecond(long position, long own, long other, long from, long[] to) {
            int count = movesOfSecond1(position, own, other, from, to, 0);
            return movesOfSecond2(position, own, other, from, to, count);
        }

        /** Part 1 of 2: moves of m. */
        private int movesOfSecond1(long position, long own, long other, long from, long[] to, int listed) {
            long empty = ~(own | other);
            long fromM = from & plane(position, 1);
            // m down and right: a1 b1 c1 a2 b2 c2 a3 b3 c3 a4 b4 c4
            int count = lists.step(position, 1, fromM & 0b0000_0111_0111_0111_0111L & empty >>> 5, 5, to, listed);
            // m 2 down and 2 right, taking: a1 b1 a2 b2 a3 b3
            count = lists.take(
                    position, 1, fromM & 0b0000_0000_0011_0011_0011L & empty >>> 10 & other >>> 5, 10, 5, to, count);
            // m down and left: b1 c1 d1 b2 c2 d2 b3 c3 d3 b4 c4 d4
            count = lists.step(position, 1, fromM & 0b0000_1110_1110_1110_1110L & empty >>> 3, 3, to, count);
            // m 2 down and 2 left, taking: c1 d1 c2 d2 c3 d3
            count = lists.take(
                    position, 1, fromM & 0b0000_0000_1100_1100_1100L & empty >>> 6 & other >>> 3, 6, 3, to, count);
            // m 2 up and 2 right, taking: a3 b3 a4 b4 a5 b5
            count = lists.take(
                    position, 1, fromM & 0b0011_0011_0011_0000_0000L & empty << 6 & other << 3, -6, -3, to, count);
            // m 2 up and 2 left, taking: c3 d3 c4 d4 c5 d5
            return lists.take(
                    position, 1, fromM & 0b1100_1100_1100_0000_0000L & empty << 10 & other << 5, -10, -5, to, count);
        }

        /** Part 2 of 2: moves of k. */
        private int movesOfSecond2(long position, long own, long other, long from, long[] to, int listed) {
            long empty = ~(own | other);
            long fromK = from & plane(position, 3);
            // k 2 down and 2 right, taking: a1 b1 a2 b2 a3 b3
            int count = lists.take(
                    position, 3, fromK & 0b0000_0000_0011_0011_0011L & empty >>> 10 & other >>> 5, 10, 5, to, listed);
            // k 2 down and 2 left, taking: c1 d1 c2 d2 c3 d3
            count = lists.take(
                    position, 3, fromK & 0b0000_0000_1100_1100_1100L & empty >>> 6 & other >>> 3, 6, 3, to, count);
            // k 2 up and 2 right, taking: a3 b3 a4 b4 a5 b5
            count = lists.take(
                    position, 3, fromK & 0b0011_0011_0011_0000_0000L & empty << 6 & other << 3, -6, -3, to, count);
            // k 2 up and 2 left, taking: c3 d3 c4 d4 c5 d5
            return lists.take(
                    position, 3, fromK & 0b1100_1100_1100_0000_0000L & empty << 10 & other << 5, -10, -5, to, count);
        }

        /** Each move of FIRST lowers the potential, and no other move raises it. */
        @Override
        public int pliesLeft(long position) {
            int moves = Long.bitCount(plane(position, 0) & 0b1111_1111_1111_1111_0000L) // M with a step ahead or more
                    + Long.bitCount(plane(position, 0) & 0b1111_1111_1111_0000_0000L) // M with 2 steps ahead or more
                    + Long.bitCount(plane(position, 0) & 0b1111_1111_0000_0000_0000L) // M with 3 steps ahead or more
                    + Long.bitCount(plane(position, 0) & 0b1111_0000_0000_0000_0000L) // M with 4 steps ahead
                    + 3 * Long.bitCount(plane(position, 1)) // m that may be taken
                    + 3 * Long.bitCount(plane(position, 3)); // k that may be taken
            return 2 * moves + (isFirstToMove(position) ? 0 : 1);
        }
    };

    /** A solver that has solved nothing yet; the first question solves, in the thread that asks. */
    public MenSearchedSolver() {
        this(1);
    }

    /** As above, with at most this many threads, at least 1; they share searches for distances, not for outcomes. */
    public MenSearchedSolver(int threads) {
        super(PLAN, new ForwardSearchEngine(RULES, PLAN.entries(), threads));
    }
}
