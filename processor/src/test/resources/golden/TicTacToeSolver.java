package games;

import dev.solvable.Encoding;
import dev.solvable.Expectation;
import dev.solvable.GameFacts;
import dev.solvable.Generated;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.SolveListener;
import dev.solvable.Solver;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.LongStream;

/**
 * Perfect play for {@link TicTacToe}.
 *
 * <p>Two players take turns to put a mark of their own on an empty cell.
 * A player whose marks fill one of 8 lines wins.
 * A full board is a draw.
 *
 * <pre>
 *      a b c
 *    1 0 1 2
 *    2 3 4 5
 *    3 6 7 8
 * </pre>
 *
 * <p>The compiler has played it out: under perfect play it is a draw.
 *
 * <p>How it is solved:
 * <ul>
 * <li>A position is a number in base 3, a digit a cell: 0 empty, 1 first player, 2 second player, as the declaration asks.
 * <li>All 19,683 positions fit in a table, so the game is solved as a whole, end of the game first.
 * <li>The game has 8 symmetries, the identity included. Exchanging the marks keeps it as well.
 * <li>It keeps at most 19,683 bytes: 19,683 for the table of scores (19,683 entries).
 * </ul>
 */
@Generated("dev.solvable.processor.SolvableGameProcessor")
public final class TicTacToeSolver implements Solver {
    /**
     * The number of cells, holes not counted.
     */
    private static final int CELLS = 9;

    /**
     * Every cell of the board, cell i as bit i.
     */
    private static final long BOARD = 0b111_111_111L;

    /**
     * What the digit of each cell counts.
     */
    private static final long[] POWERS_OF_3 = {
        1L, // a1
        3L, // b1
        9L, // c1
        27L, // a2
        81L, // b2
        243L, // c2
        729L, // a3
        2187L, // b3
        6561L // c3
    };

    /**
     * The lines, each with its cells.
     */
    private static final long[] LINES = {
        0b000_000_111L, // a1 b1 c1
        0b000_111_000L, // a2 b2 c2
        0b111_000_000L, // a3 b3 c3
        0b001_001_001L, // a1 a2 a3
        0b010_010_010L, // b1 b2 b3
        0b100_100_100L, // c1 c2 c3
        0b100_010_001L, // a1 b2 c3
        0b001_010_100L // c1 b2 a3
    };

    /**
     * The score of a finished game that is won; a win in n plies scores WON - n, a loss n - WON, a draw 0.
     */
    private static final int WON = CELLS + 1;

    /**
     * The entries of a table.
     */
    private static final int POSITIONS = 19_683;

    /**
     * In the table: a number or filling that makes no sense.
     */
    private static final byte NONSENSE = Byte.MIN_VALUE;

    /**
     * In the table: a filling in which both players have a line.
     */
    private static final byte BOTH_ENDED = NONSENSE + 1;

    /**
     * The cells that vary within a row of the table, cell i as bit i: a1 c1 b2 a3 c3.
     */
    private static final int ROW_CELLS = 0b101_010_101;

    /**
     * The other cells, in the order in which they are filled: b3 c2 a2 b1.
     */
    private static final int[] OTHERS = {7, 5, 3, 1};

    /**
     * How many fillings a row has.
     */
    private static final int FILLINGS = 243;

    /**
     * What a mark of the first kind on each cell adds to a position.
     */
    private static final int[] FIRST_STEPS = {
        1, // a1
        3, // b1
        9, // c1
        27, // a2
        81, // b2
        243, // c2
        729, // a3
        2187, // b3
        6561 // c3
    };

    /**
     * What a mark of the second kind on each cell adds to a position.
     */
    private static final int[] SECOND_STEPS = {
        2, // a1
        6, // b1
        18, // c1
        54, // a2
        162, // b2
        486, // c2
        1458, // a3
        4374, // b3
        13122 // c3
    };

    /**
     * The fillings of a row, the fullest first: the cells with the first kind of marks, and 32 bits higher the second.
     */
    private static final long[] ROW = row();

    /**
     * The fillings of a row that leave both players as many marks, or the first one more,
     * by the lead of the first player on the other cells, from -5 to 6.
     */
    private static final int[][] TURNS = turns();

    /**
     * The symmetries that keep the cells of a row; the first moves nothing. Each says where cells 0, 1, 2 and so on go,
     * a digit a cell, from 10 on a letter.
     */
    private static final String[] SYMMETRIES = {
        "012345678",
        "678345012",
        "210543876",
        "876543210",
        "036147258",
        "258147036",
        "630741852",
        "852741630"
    };

    /**
     * For each symmetry where each cell goes.
     */
    private static final int[][] IMAGES = images();

    /**
     * For each symmetry what the image of each filling of a row adds to a position.
     */
    private static final int[][] ROW_STEPS = rowSteps();

    /**
     * The rows of the board from the top: a dot for a cell, a space for a hole.
     */
    private static final String[] MAP = {
        "...",
        "...",
        "..."
    };

    /**
     * The names of the cells: column letters and the number of the row.
     */
    private static final String[] CELL_NAMES = {
        "a1", "b1", "c1",
        "a2", "b2", "c2",
        "a3", "b3", "c3"
    };

    /**
     * Held by the thread that solves; the others wait for what it finds.
     */
    private final ReentrantLock solving = new ReentrantLock();

    /**
     * Whether the thread that solves is telling a listener how far it is.
     */
    private boolean tells;

    /**
     * The score of every position; null until the first question.
     */
    private volatile byte[] scores;

    /**
     * A solver that has solved nothing yet; it does at the first question, in the thread that asks.
     */
    public TicTacToeSolver() {
        this(1);
    }

    /**
     * A solver that has solved nothing yet, and may use several threads when it does.
     *
     * @param threads how many threads may work at once on one question, at least 1; this game is solved by one
     * @throws IllegalArgumentException where that is less than 1
     */
    public TicTacToeSolver(int threads) {
        if (threads < 1) {
            throw new IllegalArgumentException("at least 1 thread is needed, not " + threads);
        }
    }

    @Override
    public GameFacts facts() {
        return new GameFacts(
                "TicTacToe",
                3, // rows
                3, // columns
                CELLS,
                Encoding.TERNARY,
                "sweep of the whole state space, end of the game first",
                CELLS, // moves
                LINES.length, // lines
                8, // symmetries
                19683L, // states
                POSITIONS, // cache entries
                19683L, // cache bytes
                Expectation.DRAW,
                List.of(MAP),
                LongStream.range(0, CELLS).map(cell -> 1L << cell).boxed().toList(),
                LongStream.of(LINES).boxed().toList());
    }

    @Override
    public long initial() {
        return 0;
    }

    /**
     * The first kind of marks, a bit a cell.
     */
    private static long first(long position) {
        return cellsWith(1, position);
    }

    /**
     * The second kind of marks, a bit a cell.
     */
    private static long second(long position) {
        return cellsWith(2, position);
    }

    /**
     * The cells that have this digit in base 3.
     */
    private static long cellsWith(int digit, long position) {
        long cells = 0;
        long rest = position;
        for (int cell = 0; cell < CELLS; cell++) {
            if (rest % 3 == digit) {
                cells |= 1L << cell;
            }
            rest /= 3;
        }
        return cells;
    }

    /**
     * The number in base 3 with the digit 1 in these cells.
     */
    private static long ternary(long cells) {
        long sum = 0;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            sum += POWERS_OF_3[Long.numberOfTrailingZeros(rest)];
        }
        return sum;
    }

    /**
     * The position with one more mark, of the first or the second kind.
     */
    private static long marked(long position, int cell, boolean asFirst) {
        return position + (asFirst ? POWERS_OF_3[cell] : 2 * POWERS_OF_3[cell]);
    }

    /**
     * The position with these marks.
     */
    private static long positionOf(long first, long second) {
        return ternary(first) + 2 * ternary(second);
    }

    /**
     * Whether a number is a filling of the board: it has no more digits than there are cells.
     */
    private static boolean isFilling(long position) {
        return position >= 0 && position < 3 * POWERS_OF_3[CELLS - 1];
    }

    /**
     * Refuses what is no filling of the board.
     */
    private static void checkFilling(long position) {
        if (!isFilling(position)) {
            throw new IllegalArgumentException(position + " is no position of TicTacToe");
        }
    }

    /**
     * Refuses what is no filling of the board, and fillings that no alternate play can make.
     */
    private static void check(long position) {
        checkFilling(position);
        long first = first(position);
        long second = second(position);
        int ahead = Long.bitCount(first) - Long.bitCount(second);
        if (ahead != 0 && ahead != 1) {
            throw new IllegalArgumentException("no turn order gives " + Long.bitCount(first) + " 'x' and "
                    + Long.bitCount(second) + " 'o' on\n" + text(position));
        }
        if (hasLine(first) && hasLine(second)) {
            throw new IllegalArgumentException("both players have a line on\n" + text(position));
        }
    }

    @Override
    public Player toMove(long position) {
        check(position);
        return firstMoves(position) ? Player.FIRST : Player.SECOND;
    }

    /**
     * Whether the first player is to move: both players have as many marks.
     */
    private static boolean firstMoves(long position) {
        return Long.bitCount(first(position)) == Long.bitCount(second(position));
    }

    @Override
    public boolean isTerminal(long position) {
        check(position);
        return isOver(first(position), second(position));
    }

    /**
     * Whether the game is over with these marks.
     */
    private static boolean isOver(long first, long second) {
        return (first | second) == BOARD || hasLine(first) || hasLine(second);
    }

    /**
     * Whether marks hold a line anywhere.
     */
    private static boolean hasLine(long marks) {
        for (long line : LINES) {
            if ((marks & line) == line) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether the mark on a cell, the last one made, is part of a line: no other line can be new.
     */
    private static boolean completesLine(long marks, int cell) {
        return switch (cell) {
            case 0 -> lineThroughA1(marks);
            case 1 -> lineThroughB1(marks);
            case 2 -> lineThroughC1(marks);
            case 3 -> lineThroughA2(marks);
            case 4 -> lineThroughB2(marks);
            case 5 -> lineThroughC2(marks);
            case 6 -> lineThroughA3(marks);
            case 7 -> lineThroughB3(marks);
            case 8 -> lineThroughC3(marks);
            default -> false;
        };
    }

    /**
     * Whether marks hold a line through a1.
     */
    private static boolean lineThroughA1(long marks) {
        return (marks & 0b000_000_111L) == 0b000_000_111L // a1 b1 c1
                || (marks & 0b001_001_001L) == 0b001_001_001L // a1 a2 a3
                || (marks & 0b100_010_001L) == 0b100_010_001L; // a1 b2 c3
    }

    /**
     * Whether marks hold a line through b1.
     */
    private static boolean lineThroughB1(long marks) {
        return (marks & 0b000_000_111L) == 0b000_000_111L // a1 b1 c1
                || (marks & 0b010_010_010L) == 0b010_010_010L; // b1 b2 b3
    }

    /**
     * Whether marks hold a line through c1.
     */
    private static boolean lineThroughC1(long marks) {
        return (marks & 0b000_000_111L) == 0b000_000_111L // a1 b1 c1
                || (marks & 0b100_100_100L) == 0b100_100_100L // c1 c2 c3
                || (marks & 0b001_010_100L) == 0b001_010_100L; // c1 b2 a3
    }

    /**
     * Whether marks hold a line through a2.
     */
    private static boolean lineThroughA2(long marks) {
        return (marks & 0b000_111_000L) == 0b000_111_000L // a2 b2 c2
                || (marks & 0b001_001_001L) == 0b001_001_001L; // a1 a2 a3
    }

    /**
     * Whether marks hold a line through b2.
     */
    private static boolean lineThroughB2(long marks) {
        return (marks & 0b000_111_000L) == 0b000_111_000L // a2 b2 c2
                || (marks & 0b010_010_010L) == 0b010_010_010L // b1 b2 b3
                || (marks & 0b100_010_001L) == 0b100_010_001L // a1 b2 c3
                || (marks & 0b001_010_100L) == 0b001_010_100L; // c1 b2 a3
    }

    /**
     * Whether marks hold a line through c2.
     */
    private static boolean lineThroughC2(long marks) {
        return (marks & 0b000_111_000L) == 0b000_111_000L // a2 b2 c2
                || (marks & 0b100_100_100L) == 0b100_100_100L; // c1 c2 c3
    }

    /**
     * Whether marks hold a line through a3.
     */
    private static boolean lineThroughA3(long marks) {
        return (marks & 0b111_000_000L) == 0b111_000_000L // a3 b3 c3
                || (marks & 0b001_001_001L) == 0b001_001_001L // a1 a2 a3
                || (marks & 0b001_010_100L) == 0b001_010_100L; // c1 b2 a3
    }

    /**
     * Whether marks hold a line through b3.
     */
    private static boolean lineThroughB3(long marks) {
        return (marks & 0b111_000_000L) == 0b111_000_000L // a3 b3 c3
                || (marks & 0b010_010_010L) == 0b010_010_010L; // b1 b2 b3
    }

    /**
     * Whether marks hold a line through c3.
     */
    private static boolean lineThroughC3(long marks) {
        return (marks & 0b111_000_000L) == 0b111_000_000L // a3 b3 c3
                || (marks & 0b100_100_100L) == 0b100_100_100L // c1 c2 c3
                || (marks & 0b100_010_001L) == 0b100_010_001L; // a1 b2 c3
    }

    /**
     * Whether the cell of a move is free.
     */
    private static boolean fits(long position, int move) {
        return ((first(position) | second(position)) >>> move & 1) == 0;
    }

    /**
     * The position after a move that fits.
     */
    private static long after(long position, int move) {
        return marked(position, move, firstMoves(position));
    }

    @Override
    public int[] moves(long position) {
        if (isTerminal(position)) {
            return new int[0];
        }
        int[] moves = new int[CELLS];
        int legal = 0;
        for (int move = 0; move < CELLS; move++) {
            if (fits(position, move)) {
                moves[legal] = move;
                legal++;
            }
        }
        return Arrays.copyOf(moves, legal);
    }

    @Override
    public long play(long position, int move) {
        String name = moveName(move);
        if (isTerminal(position) || !fits(position, move)) {
            throw new IllegalArgumentException(name + " is not legal on\n" + text(position));
        }
        return after(position, move);
    }

    @Override
    public int bestMove(long position) {
        int best = -1;
        int bestScore = -WON;
        if (!isTerminal(position)) {
            for (int move = 0; move < CELLS; move++) {
                if (fits(position, move)) {
                    int score = before(score(after(position, move)));
                    if (score > bestScore) {
                        best = move;
                        bestScore = score;
                    }
                }
            }
        }
        return best;
    }

    /**
     * The mover's score, given the other player's after the move: the end is a ply farther away.
     */
    private static int before(int score) {
        return score > 0 ? 1 - score : score < 0 ? -1 - score : 0;
    }

    @Override
    public Outcome outcome(long position) {
        int score = score(position);
        return score > 0 ? Outcome.WIN : score < 0 ? Outcome.LOSS : Outcome.DRAW;
    }

    @Override
    public int distance(long position) {
        int score = score(position);
        if (score == 0) {
            return CELLS - Long.bitCount(first(position) | second(position)); // a draw fills the board
        }
        return WON - Math.abs(score);
    }

    /**
     * Waits for the turn to solve. A listener has none: what it is told of is not finished.
     */
    private void enter() throws InterruptedException {
        if (solving.isHeldByCurrentThread() && tells) {
            throw new IllegalStateException("a listener cannot ask the solver that it listens to");
        }
        solving.lockInterruptibly();
    }

    /**
     * Tells a listener, who cannot ask meanwhile.
     */
    private SolveListener told(SolveListener listener) {
        return (done, total) -> {
            tells = true;
            try {
                listener.progress(done, total);
            } finally {
                tells = false;
            }
        };
    }

    /**
     * The thread was interrupted: it stays so, and the question has no answer.
     */
    private static CancellationException cancelled() {
        Thread.currentThread().interrupt();
        return new CancellationException("interrupted while solving TicTacToe");
    }

    /**
     * The heap has no room for a table or cache: says how much it needs.
     */
    private static OutOfMemoryError noRoom(String what, long bytes, OutOfMemoryError cause) {
        OutOfMemoryError error = new OutOfMemoryError(String.format(
                Locale.ROOT,
                "%s: the %s needs %,d bytes, more than is left of this JVM's heap; a larger -Xmx may help",
                "TicTacToe",
                what,
                bytes));
        error.initCause(cause);
        return error;
    }

    /**
     * The score of a position for the player to move.
     */
    private int score(long position) {
        if (position < 0 || position >= POSITIONS) {
            check(position); // says what is wrong with it
        }
        int score = scores()[(int) position];
        if (score < -WON) {
            check(position); // says why it makes no sense
        }
        return score;
    }

    /**
     * The table, filled where it is not.
     */
    private byte[] scores() {
        byte[] table = scores;
        if (table == null) {
            try {
                solve((done, total) -> {});
            } catch (InterruptedException e) {
                throw cancelled();
            }
            table = scores;
        }
        return table;
    }

    @Override
    public void solve(SolveListener listener) throws InterruptedException {
        if (scores == null) {
            enter();
            try {
                if (scores == null) {
                    scores = sweep(told(listener));
                }
            } catch (OutOfMemoryError e) {
                throw noRoom("table", POSITIONS, e);
            } finally {
                solving.unlock();
            }
        }
        listener.progress(POSITIONS, POSITIONS);
    }

    /**
     * What these marks add to a position, each put on the image of its cell.
     */
    private static int steps(int first, int second, int[] images) {
        int sum = 0;
        for (int rest = first; rest != 0; rest &= rest - 1) {
            sum += FIRST_STEPS[images[Integer.numberOfTrailingZeros(rest)]];
        }
        for (int rest = second; rest != 0; rest &= rest - 1) {
            sum += SECOND_STEPS[images[Integer.numberOfTrailingZeros(rest)]];
        }
        return sum;
    }

    private static long[] row() {
        long[] row = new long[FILLINGS];
        int filling = 0;
        for (int marks = Integer.bitCount(ROW_CELLS); marks >= 0; marks--) {
            int taken = ROW_CELLS;
            do { // every subset of the cells
                if (Integer.bitCount(taken) == marks) {
                    int first = taken;
                    do { // every subset of the taken ones
                        row[filling] = first | (long) (taken ^ first) << 32;
                        filling++;
                        first = first - 1 & taken;
                    } while (first != taken);
                }
                taken = taken - 1 & ROW_CELLS;
            } while (taken != ROW_CELLS);
        }
        return row;
    }

    private static int[][] turns() {
        int[][] turns = new int[2 * Integer.bitCount(ROW_CELLS) + 2][];
        for (int i = 0; i < turns.length; i++) {
            int lead = i - Integer.bitCount(ROW_CELLS);
            int[] fillings = new int[FILLINGS];
            int count = 0;
            for (int filling = 0; filling < FILLINGS; filling++) {
                int ahead = lead + Integer.bitCount((int) ROW[filling]) - Long.bitCount(ROW[filling] >>> 32);
                if (ahead == 0 || ahead == 1) {
                    fillings[count] = filling;
                    count++;
                }
            }
            turns[i] = Arrays.copyOf(fillings, count);
        }
        return turns;
    }

    private static int[][] images() {
        int[][] images = new int[SYMMETRIES.length][CELLS];
        for (int i = 0; i < images.length; i++) {
            for (int cell = 0; cell < CELLS; cell++) {
                images[i][cell] = Character.digit(SYMMETRIES[i].charAt(cell), Character.MAX_RADIX);
            }
        }
        return images;
    }

    private static int[][] rowSteps() {
        int[][] steps = new int[IMAGES.length][FILLINGS];
        for (int i = 0; i < steps.length; i++) {
            for (int filling = 0; filling < FILLINGS; filling++) {
                steps[i][filling] = steps((int) ROW[filling], (int) (ROW[filling] >>> 32), IMAGES[i]);
            }
        }
        return steps;
    }

    /**
     * Fills the table.
     */
    private static byte[] sweep(SolveListener listener) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        listener.progress(0, POSITIONS);
        byte[] scores = new byte[POSITIONS];
        Arrays.fill(scores, NONSENSE);
        sweepRows(scores, lineSets(), 0, 0, 0, 0);
        return scores;
    }

    /**
     * Scores every row of which so many of the other cells are filled as given. A mark in a cell comes before none, so every
     * row comes after those that its moves lead to.
     */
    private static void sweepRows(byte[] scores, long[] lineSets, int filled, int row, int first,
            int second) {
        if (filled == OTHERS.length) {
            sweepRow(scores, lineSets, row, first, second);
            return;
        }
        int cell = OTHERS[filled];
        int mark = 1 << cell;
        sweepRows(scores, lineSets, filled + 1, row + FIRST_STEPS[cell], first | mark, second);
        sweepRows(scores, lineSets, filled + 1, row + SECOND_STEPS[cell], first, second | mark);
        sweepRows(scores, lineSets, filled + 1, row, first, second);
    }

    /**
     * Scores the fillings of a row, and of its images, given the rows that its moves lead to.
     */
    private static void sweepRow(byte[] scores, long[] lineSets, int row, int first, int second) {
        int turn = Integer.bitCount(first) - Integer.bitCount(second) + Integer.bitCount(ROW_CELLS);
        if (turn < 0 || turn >= TURNS.length) {
            return; // one player has too many marks, however the row is filled
        }
        int[] fillings = TURNS[turn];
        int[] steps = ROW_STEPS[0];
        if (scores[row + steps[fillings[0]]] != NONSENSE) {
            return; // copied from an image
        }
        for (int filling : fillings) {
            int position = row + steps[filling];
            int allFirst = first | (int) ROW[filling];
            int allSecond = second | (int) (ROW[filling] >>> 32);
            scores[position] = (byte) scoreOf(scores, lineSets, position, allFirst, allSecond);
        }
        for (int i = 1; i < IMAGES.length; i++) {
            int image = steps(first, second, IMAGES[i]);
            int[] imageSteps = ROW_STEPS[i];
            if (scores[image + imageSteps[fillings[0]]] == NONSENSE) {
                for (int filling : fillings) {
                    scores[image + imageSteps[filling]] = scores[row + steps[filling]];
                }
            }
        }
    }

    /**
     * The score of a filling, given those of its successors.
     */
    private static int scoreOf(byte[] scores, long[] lineSets, int position, int first,
            int second) {
        boolean firstMoves = Integer.bitCount(first) == Integer.bitCount(second);
        boolean firstEnded = holdsLine(lineSets, first);
        boolean secondEnded = holdsLine(lineSets, second);
        if (firstEnded && secondEnded) {
            return BOTH_ENDED;
        }
        if (firstEnded || secondEnded) {
            return firstEnded == firstMoves ? WON : -WON;
        }
        int free = (int) BOARD & ~(first | second);
        if (free == 0) {
            return 0;
        }
        return before(leastAfter(scores, position, free, firstMoves ? FIRST_STEPS : SECOND_STEPS));
    }

    /**
     * The least score of the positions to which marks on free cells lead: the best for the mover.
     */
    private static int leastAfter(byte[] scores, int position, int free, int[] steps) {
        int least = WON;
        for (int rest = free; rest != 0; rest &= rest - 1) {
            least = Math.min(least, scores[position + steps[Integer.numberOfTrailingZeros(rest)]]);
        }
        return least;
    }

    /**
     * Whether a set of cells holds a line.
     */
    private static boolean holdsLine(long[] lineSets, int cells) {
        return (lineSets[cells >>> 6] >>> cells & 1) != 0;
    }

    /**
     * All sets of cells that hold a line: bit b of word w stands for the set 64 w + b.
     */
    private static long[] lineSets() {
        long[] lineSets = new long[(1 << CELLS) + 63 >>> 6];
        for (int set = 1; set < 1 << CELLS; set++) {
            int last = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(set);
            if (holdsLine(lineSets, set ^ 1 << last) || completesLine(set, last)) {
                lineSets[set >>> 6] |= 1L << set;
            }
        }
        return lineSets;
    }

    @Override
    public boolean isReachable(long position) {
        checkFilling(position);
        long first = first(position);
        long second = second(position);
        int ahead = Long.bitCount(first) - Long.bitCount(second);
        if (hasLine(first)) {
            return ahead == 1 && !hasLine(second) && justCompleted(first, first);
        }
        if (hasLine(second)) {
            return ahead == 0 && justCompleted(second, second);
        }
        return ahead == 0 || ahead == 1;
    }

    /**
     * Whether one of these marks, a candidate, can have been the last, so that there was no line before.
     */
    private static boolean justCompleted(long marks, long candidates) {
        for (long rest = marks & candidates; rest != 0; rest &= rest - 1) {
            long last = rest & -rest;
            if (!hasLine(marks & ~last)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public long parse(String board) {
        long first = 0;
        long second = 0;
        int cell = 0;
        for (int i = 0; i < board.length(); i++) {
            char mark = board.charAt(i);
            if (Character.isWhitespace(mark)) {
                continue;
            }
            if (mark != 'x' && mark != 'o' && mark != '.') {
                throw new IllegalArgumentException(
                        "expected 'x', 'o' or '.', found '" + mark + "' as character " + (i + 1) + " of the board");
            }
            if (cell < CELLS) {
                first |= (mark == 'x' ? 1L : 0) << cell;
                second |= (mark == 'o' ? 1L : 0) << cell;
            }
            cell++;
        }
        if (cell != CELLS) {
            throw new IllegalArgumentException("expected " + CELLS + " cells, found " + cell);
        }
        return positionOf(first, second);
    }

    @Override
    public long parse(String board, Player toMove) {
        long position = parse(board);
        int ahead = Long.bitCount(first(position)) - Long.bitCount(second(position));
        if (toMove != (ahead == 0 ? Player.FIRST : Player.SECOND) || ahead < 0 || ahead > 1) {
            throw new IllegalArgumentException("it cannot be the turn of " + toMove + " on\n" + text(position));
        }
        return position;
    }

    @Override
    public String format(long position) {
        checkFilling(position);
        return text(position);
    }

    /**
     * The text of a filling.
     */
    private static String text(long position) {
        long first = first(position);
        long second = second(position);
        int cell = 0;
        StringBuilder text = new StringBuilder();
        for (String row : MAP) {
            if (text.length() > 0) {
                text.append('\n');
            }
            for (char square : row.toCharArray()) {
                if (square == ' ') {
                    text.append(' ');
                } else {
                    text.append((first >>> cell & 1) != 0 ? 'x' : (second >>> cell & 1) != 0 ? 'o' : '.');
                    cell++;
                }
            }
        }
        return text.toString();
    }

    @Override
    public String moveName(int move) {
        if (move < 0 || move >= CELLS) {
            throw new IllegalArgumentException("there is no move " + move + "; moves are numbered from 0, and there are " + CELLS);
        }
        return CELL_NAMES[move];
    }
}
