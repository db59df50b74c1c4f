package games;

import dev.solvable.Choice;
import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.Generated;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.RuntimeVersion;
import dev.solvable.runtime.SolverShell;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksGame;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.search.threat.ThreatSearchEngine;

/**
 * Perfect play for {@link FallingOwn7x6}.
 *
 * <p>Two players take turns to put a mark of their own on the lowest empty cell of a column.
 * A player whose marks fill one of 69 lines wins.
 * A full board is a draw.
 *
 * <pre>
 *       a  b  c  d  e  f  g
 *    1  0  1  2  3  4  5  6
 *    2  7  8  9 10 11 12 13
 *    3 14 15 16 17 18 19 20
 *    4 21 22 23 24 25 26 27
 *    5 28 29 30 31 32 33 34
 *    6 35 36 37 38 39 40 41
 * </pre>
 *
 * <p>How it is solved:
 * <ul>
 * <li>A position has a run of bits for each column from the bottom up: the first player's marks, and a guard bit above
 *     the highest mark.
 * <li>The 532,875,860,165,503 positions are too many for a table, so each question is a search. Forced replies are
 *     played at once, and moves that allow a win in one ply are left out.
 * <li>The game has 2 symmetries, the identity included; symmetric positions are searched once. Exchanging the marks is
 *     a symmetry, too.
 * <li>It keeps at most 42,616,124 bytes and 673,084 for each further thread: 41,943,040 for the cache of scores
 *     (4,194,304 entries), 655,360 for the cache of states near the end (65,536 entries), 17,724 for lists of moves. A
 *     growing cache is counted with its former array. A full cache costs time, never correctness.
 * <li>A solver with several threads shares the work on a question that takes long.
 * </ul>
 */
@Generated("dev.solvable.processor.SolvableGameProcessor")
public final class FallingOwn7x6Solver extends SolverShell {
    /** The board, and how marks are encoded. Another version of the runtime refuses this source. */
    private static final MarksCode CODE =
            MarksCode.columns(RuntimeVersion.require(1, "FallingOwn7x6Solver").board(6, 7));

    /** The plan: encoding, expected result, symmetries, states, table entries, bytes, bytes a move, bytes a thread. */
    private static final Plan PLAN = new Plan(
            Encoding.BITMASK, Expectation.UNSTATED, 2, 532_875_860_165_503L, 4_194_304, 42_616_124L, 0, 673_084);

    /** The cells of each line. */
    private static final long[] LINES = {
        0b0000000_0000000_0000000_0100000_0100000_0100000_0100000L, // a1 b1 c1 d1
        0b0000000_0000000_0100000_0100000_0100000_0100000_0000000L, // b1 c1 d1 e1
        0b0000000_0100000_0100000_0100000_0100000_0000000_0000000L, // c1 d1 e1 f1
        0b0100000_0100000_0100000_0100000_0000000_0000000_0000000L, // d1 e1 f1 g1
        0b0000000_0000000_0000000_0010000_0010000_0010000_0010000L, // a2 b2 c2 d2
        0b0000000_0000000_0010000_0010000_0010000_0010000_0000000L, // b2 c2 d2 e2
        0b0000000_0010000_0010000_0010000_0010000_0000000_0000000L, // c2 d2 e2 f2
        0b0010000_0010000_0010000_0010000_0000000_0000000_0000000L, // d2 e2 f2 g2
        0b0000000_0000000_0000000_0001000_0001000_0001000_0001000L, // a3 b3 c3 d3
        0b0000000_0000000_0001000_0001000_0001000_0001000_0000000L, // b3 c3 d3 e3
        0b0000000_0001000_0001000_0001000_0001000_0000000_0000000L, // c3 d3 e3 f3
        0b0001000_0001000_0001000_0001000_0000000_0000000_0000000L, // d3 e3 f3 g3
        0b0000000_0000000_0000000_0000100_0000100_0000100_0000100L, // a4 b4 c4 d4
        0b0000000_0000000_0000100_0000100_0000100_0000100_0000000L, // b4 c4 d4 e4
        0b0000000_0000100_0000100_0000100_0000100_0000000_0000000L, // c4 d4 e4 f4
        0b0000100_0000100_0000100_0000100_0000000_0000000_0000000L, // d4 e4 f4 g4
        0b0000000_0000000_0000000_0000010_0000010_0000010_0000010L, // a5 b5 c5 d5
        0b0000000_0000000_0000010_0000010_0000010_0000010_0000000L, // b5 c5 d5 e5
        0b0000000_0000010_0000010_0000010_0000010_0000000_0000000L, // c5 d5 e5 f5
        0b0000010_0000010_0000010_0000010_0000000_0000000_0000000L, // d5 e5 f5 g5
        0b0000000_0000000_0000000_0000001_0000001_0000001_0000001L, // a6 b6 c6 d6
        0b0000000_0000000_0000001_0000001_0000001_0000001_0000000L, // b6 c6 d6 e6
        0b0000000_0000001_0000001_0000001_0000001_0000000_0000000L, // c6 d6 e6 f6
        0b0000001_0000001_0000001_0000001_0000000_0000000_0000000L, // d6 e6 f6 g6
        0b0000000_0000000_0000000_0000000_0000000_0000000_0111100L, // a1 a2 a3 a4
        0b0000000_0000000_0000000_0000000_0000000_0111100_0000000L, // b1 b2 b3 b4
        0b0000000_0000000_0000000_0000000_0111100_0000000_0000000L, // c1 c2 c3 c4
        0b0000000_0000000_0000000_0111100_0000000_0000000_0000000L, // d1 d2 d3 d4
        0b0000000_0000000_0111100_0000000_0000000_0000000_0000000L, // e1 e2 e3 e4
        0b0000000_0111100_0000000_0000000_0000000_0000000_0000000L, // f1 f2 f3 f4
        0b0111100_0000000_0000000_0000000_0000000_0000000_0000000L, // g1 g2 g3 g4
        0b0000000_0000000_0000000_0000000_0000000_0000000_0011110L, // a2 a3 a4 a5
        0b0000000_0000000_0000000_0000000_0000000_0011110_0000000L, // b2 b3 b4 b5
        0b0000000_0000000_0000000_0000000_0011110_0000000_0000000L, // c2 c3 c4 c5
        0b0000000_0000000_0000000_0011110_0000000_0000000_0000000L, // d2 d3 d4 d5
        0b0000000_0000000_0011110_0000000_0000000_0000000_0000000L, // e2 e3 e4 e5
        0b0000000_0011110_0000000_0000000_0000000_0000000_0000000L, // f2 f3 f4 f5
        0b0011110_0000000_0000000_0000000_0000000_0000000_0000000L, // g2 g3 g4 g5
        0b0000000_0000000_0000000_0000000_0000000_0000000_0001111L, // a3 a4 a5 a6
        0b0000000_0000000_0000000_0000000_0000000_0001111_0000000L, // b3 b4 b5 b6
        0b0000000_0000000_0000000_0000000_0001111_0000000_0000000L, // c3 c4 c5 c6
        0b0000000_0000000_0000000_0001111_0000000_0000000_0000000L, // d3 d4 d5 d6
        0b0000000_0000000_0001111_0000000_0000000_0000000_0000000L, // e3 e4 e5 e6
        0b0000000_0001111_0000000_0000000_0000000_0000000_0000000L, // f3 f4 f5 f6
        0b0001111_0000000_0000000_0000000_0000000_0000000_0000000L, // g3 g4 g5 g6
        0b0000000_0000000_0000000_0000100_0001000_0010000_0100000L, // a1 b2 c3 d4
        0b0000000_0000000_0000100_0001000_0010000_0100000_0000000L, // b1 c2 d3 e4
        0b0000000_0000100_0001000_0010000_0100000_0000000_0000000L, // c1 d2 e3 f4
        0b0000100_0001000_0010000_0100000_0000000_0000000_0000000L, // d1 e2 f3 g4
        0b0000000_0000000_0000000_0000010_0000100_0001000_0010000L, // a2 b3 c4 d5
        0b0000000_0000000_0000010_0000100_0001000_0010000_0000000L, // b2 c3 d4 e5
        0b0000000_0000010_0000100_0001000_0010000_0000000_0000000L, // c2 d3 e4 f5
        0b0000010_0000100_0001000_0010000_0000000_0000000_0000000L, // d2 e3 f4 g5
        0b0000000_0000000_0000000_0000001_0000010_0000100_0001000L, // a3 b4 c5 d6
        0b0000000_0000000_0000001_0000010_0000100_0001000_0000000L, // b3 c4 d5 e6
        0b0000000_0000001_0000010_0000100_0001000_0000000_0000000L, // c3 d4 e5 f6
        0b0000001_0000010_0000100_0001000_0000000_0000000_0000000L, // d3 e4 f5 g6
        0b0000000_0000000_0000000_0100000_0010000_0001000_0000100L, // d1 c2 b3 a4
        0b0000000_0000000_0100000_0010000_0001000_0000100_0000000L, // e1 d2 c3 b4
        0b0000000_0100000_0010000_0001000_0000100_0000000_0000000L, // f1 e2 d3 c4
        0b0100000_0010000_0001000_0000100_0000000_0000000_0000000L, // g1 f2 e3 d4
        0b0000000_0000000_0000000_0010000_0001000_0000100_0000010L, // d2 c3 b4 a5
        0b0000000_0000000_0010000_0001000_0000100_0000010_0000000L, // e2 d3 c4 b5
        0b0000000_0010000_0001000_0000100_0000010_0000000_0000000L, // f2 e3 d4 c5
        0b0010000_0001000_0000100_0000010_0000000_0000000_0000000L, // g2 f3 e4 d5
        0b0000000_0000000_0000000_0001000_0000100_0000010_0000001L, // d3 c4 b5 a6
        0b0000000_0000000_0001000_0000100_0000010_0000001_0000000L, // e3 d4 c5 b6
        0b0000000_0001000_0000100_0000010_0000001_0000000_0000000L, // f3 e4 d5 c6
        0b0001000_0000100_0000010_0000001_0000000_0000000_0000000L // g3 f4 e5 d6
    };

    /** The marks, who may put which, and the results of a line and of a full board. */
    private static final MarksGame GAME =
            new MarksGame("FallingOwn7x6", CODE, "xo.", Choice.OWN, Ending.WINS, Ending.DRAWS, LINES);

    /** The rank of each bit: the number of columns with fewer lines; 0 for guards. */
    private static final int[] CELL_RANKS = {1, 1, 1, 1, 1, 1, 0, 2, 2, 2, 2, 2, 2, 0, 3, 3, 3, 3, 3, 3, 0, 4, 4, 4, 4,
            4, 4, 0, 3, 3, 3, 3, 3, 3, 0, 2, 2, 2, 2, 2, 2, 0, 1, 1, 1, 1, 1, 1, 0};

    /** The split depth: threads share states with fewer cells taken than this. */
    private static final int SPLIT_DEPTH = 22;

    /** The rules, with the checks that only this game has. */
    private static final MarksRules RULES = new MarksRules(GAME, PLAN.encoding()) {
        /** Starts of lines of 4 in rows: a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4 a5 b5 c5 d5 a6 b6 c6 d6. */
        private static final long ROWS = 0b0000000_0000000_0000000_0111111_0111111_0111111_0111111L;

        /** Starts of lines of 4 in columns: a4 b4 c4 d4 e4 f4 g4 a5 b5 c5 d5 e5 f5 g5 a6 b6 c6 d6 e6 f6 g6. */
        private static final long COLUMNS = 0b0000111_0000111_0000111_0000111_0000111_0000111_0000111L;

        /** Starts of lines of 4 in falling diagonals: a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3. */
        private static final long FALLING = 0b0000000_0000000_0000000_0111000_0111000_0111000_0111000L;

        /** Starts of lines of 4 in rising diagonals: a4 b4 c4 d4 a5 b5 c5 d5 a6 b6 c6 d6. */
        private static final long RISING = 0b0000000_0000000_0000000_0000111_0000111_0000111_0000111L;

        @Override
        public boolean hasLine(long marks) {
            return (linesInRows(marks) | linesInColumns(marks) | linesInFalling(marks) | linesInRising(marks)) != 0;
        }

        @Override
        public long threats(long marks) {
            return threatsInRows(marks) | threatsInColumns(marks) | threatsInFalling(marks) | threatsInRising(marks);
        }

        @Override
        public boolean mayHaveLineFirst(long ours, long theirs) {
            return (linesInRows(ours) & below(linesInRows(theirs))) != 0
                    || (linesInColumns(ours) & below(linesInColumns(theirs))) != 0
                    || (linesInFalling(ours) & below(linesInFalling(theirs))) != 0
                    || (linesInRising(ours) & below(linesInRising(theirs))) != 0;
        }

        /** Starts of complete lines of 4 in rows. */
        private static long linesInRows(long marks) {
            return marks & marks >>> 7 & marks >>> 14 & marks >>> 21 & ROWS;
        }

        /** The cells that complete lines of 4 in rows. */
        private static long threatsInRows(long marks) {
            long first1 = ROWS & marks;
            long first2 = first1 & marks >>> 7;
            long first3 = first2 & marks >>> 14;
            long last1 = marks >>> 21;
            long last2 = last1 & marks >>> 14;
            long last3 = last2 & marks >>> 7;
            return last3 & ROWS | (first1 & last2) << 7 | (first2 & last1) << 14 | first3 << 21;
        }

        /** Starts of complete lines of 4 in columns. */
        private static long linesInColumns(long marks) {
            return marks & marks >>> 1 & marks >>> 2 & marks >>> 3 & COLUMNS;
        }

        /** The cells that complete lines of 4 in columns. Marks fall, so the top cell is always the last. */
        private static long threatsInColumns(long marks) {
            long first1 = COLUMNS & marks;
            long first2 = first1 & marks >>> 1;
            long first3 = first2 & marks >>> 2;
            return first3 << 3;
        }

        /** Starts of complete lines of 4 in falling diagonals. */
        private static long linesInFalling(long marks) {
            return marks & marks >>> 6 & marks >>> 12 & marks >>> 18 & FALLING;
        }

        /** The cells that complete lines of 4 in falling diagonals. */
        private static long threatsInFalling(long marks) {
            long first1 = FALLING & marks;
            long first2 = first1 & marks >>> 6;
            long first3 = first2 & marks >>> 12;
            long last1 = marks >>> 18;
            long last2 = last1 & marks >>> 12;
            long last3 = last2 & marks >>> 6;
            return last3 & FALLING | (first1 & last2) << 6 | (first2 & last1) << 12 | first3 << 18;
        }

        /** Starts of complete lines of 4 in rising diagonals. */
        private static long linesInRising(long marks) {
            return marks & marks >>> 8 & marks >>> 16 & marks >>> 24 & RISING;
        }

        /** The cells that complete lines of 4 in rising diagonals. */
        private static long threatsInRising(long marks) {
            long first1 = RISING & marks;
            long first2 = first1 & marks >>> 8;
            long first3 = first2 & marks >>> 16;
            long last1 = marks >>> 24;
            long last2 = last1 & marks >>> 16;
            long last3 = last2 & marks >>> 8;
            return last3 & RISING | (first1 & last2) << 8 | (first2 & last1) << 16 | first3 << 24;
        }

        @Override
        public long key(long own, long other) {
            long position = own | (own | other)
                    + 0b0000001_0000001_0000001_0000001_0000001_0000001_0000001L; // a6 b6 c6 d6 e6 f6 g6
            return Math.min(position, mirrored(position));
        }

        /** The position with its columns permuted. */
        private static long mirrored(long position) {
            return (position & 0b0000000_0000000_0000000_0000000_0000000_0000000_1111111L) << 42 // a to g
                    | (position & 0b0000000_0000000_0000000_0000000_0000000_1111111_0000000L) << 28 // b to f
                    | (position & 0b0000000_0000000_0000000_0000000_1111111_0000000_0000000L) << 14 // c to e
                    | (position & 0b0000000_0000000_0000000_1111111_0000000_0000000_0000000L) // d to d
                    | (position & 0b0000000_0000000_1111111_0000000_0000000_0000000_0000000L) >>> 14 // e to c
                    | (position & 0b0000000_1111111_0000000_0000000_0000000_0000000_0000000L) >>> 28 // f to b
                    | (position & 0b1111111_0000000_0000000_0000000_0000000_0000000_0000000L) >>> 42; // g to a
        }
    };

    /** A solver that has solved nothing yet; the first question solves, in the thread that asks. */
    public FallingOwn7x6Solver() {
        this(1);
    }

    /** As above, with at most this many threads, at least 1; they share searches that take long. */
    public FallingOwn7x6Solver(int threads) {
        super(PLAN, new ThreatSearchEngine(RULES, CELL_RANKS, PLAN.entries(), SPLIT_DEPTH, threads));
    }
}
