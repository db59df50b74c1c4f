package dev.solvable.benchmarks.games;

import dev.solvable.Board;
import dev.solvable.GameRules;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.SolvableGame;

/**
 * Dobutsu shogi ("animal chess") by Madoka Kitao (2008): lion, giraffe, elephant and chick on three by four. A player
 * wins by taking the enemy lion, or by bringing the own lion to the far row where it cannot be taken. T. Tanaka solved
 * it in 2009: the first player loses in 78 plies.
 *
 * <p>The rules are a program. A position has four bits per cell: the piece, plus 8 for the second player. From bit 48
 * on it has two bits for the number of each kind in hand, the first player's before the second player's. Bit 60 is the
 * side. If a lion can be taken, that is the only move. It leads to an empty board, because other pieces no longer
 * matter.
 */
@SolvableGame(cells = 18)
@Board(rows = 6, columns = 3)
public final class Dobutsu implements GameRules {
    private static final int COLUMNS = 3;

    private static final int CELLS = 12;

    private static final int CHICK = 1;

    private static final int ELEPHANT = 2;

    private static final int GIRAFFE = 3;

    private static final int LION = 4;

    private static final int HEN = 5;

    /** Added to a piece of the player who moves down. */
    private static final int SECONDS = 8;

    private static final String PIECES = ".ceglh";

    private static final int HAND = 4 * CELLS;

    private static final long BOARD = (1L << HAND) - 1;

    private static final long SIDE = 1L << 60;

    /** The lowest of the four bits of each cell. A set of cells is a set of these bits. */
    private static final long LOWEST = 0x1111_1111_1111L;

    /** The first bit of the first player's home row. */
    private static final int LAST_ROW = 4 * (CELLS - COLUMNS);

    /** The cells that a piece of the player who moves up can reach, by piece and cell. */
    private static final long[][] STEPS = new long[HEN + 1][CELLS];

    static {
        for (int cell = 0; cell < CELLS; cell++) {
            for (int down = -1; down <= 1; down++) {
                for (int right = -1; right <= 1; right++) {
                    int row = cell / COLUMNS + down;
                    int column = cell % COLUMNS + right;
                    boolean isStep = down != 0 || right != 0;
                    if (isStep && row >= 0 && row < CELLS / COLUMNS && column >= 0 && column < COLUMNS) {
                        addStep(cell, down, right);
                    }
                }
            }
        }
    }

    private static void addStep(int cell, int down, int right) {
        long to = 1L << 4 * (cell + COLUMNS * down + right);
        boolean isStraight = down == 0 || right == 0;
        STEPS[LION][cell] |= to;
        STEPS[GIRAFFE][cell] |= isStraight ? to : 0;
        STEPS[ELEPHANT][cell] |= isStraight ? 0 : to;
        STEPS[CHICK][cell] |= down < 0 && right == 0 ? to : 0;
        STEPS[HEN][cell] |= isStraight || down < 0 ? to : 0;
    }

    @Override
    public long start() {
        return parse("gle .c. .C. ELG 000 000", Player.FIRST);
    }

    @Override
    public Player toMove(long position) {
        return (position & SIDE) == 0 ? Player.FIRST : Player.SECOND;
    }

    @Override
    public int mostMoves() {
        return 64;
    }

    /** The board and the hands from the other side of the table, with the other player to move. */
    private static long turned(long position) {
        long board = position & BOARD ^ taken(position) << 3;
        board = (board & 0x0F0F_0F0F_0F0FL) << 4 | board >>> 4 & 0x0F0F_0F0F_0F0FL;
        board = Long.reverseBytes(board) >>> Long.SIZE - HAND;
        long hands = position >>> HAND & 0xFFF;
        return board | (hands >>> 6 | (hands & 0x3F) << 6) << HAND | ~position & SIDE;
    }

    private static long mirrored(long position) {
        return position & ~BOARD
                | position & 0x0F0_0F0_0F0_0F0L
                | position << 8 & 0xF00_F00_F00_F00L
                | position >>> 8 & 0x00F_00F_00F_00FL;
    }

    /** The lesser of two mirror images, with the first player to move. */
    @Override
    public long canonical(long position) {
        long seen = (position & SIDE) == 0 ? position : turned(position);
        return Math.min(seen, mirrored(seen));
    }

    @Override
    public int successors(long position, long[] into) {
        boolean isFirst = (position & SIDE) == 0;
        int count = isFirst ? moves(position, into) : moves(turned(position), into);
        if (!isFirst) {
            for (int i = 0; i < count; i++) {
                into[i] = turned(into[i]);
            }
        }
        return count;
    }

    /** The moves of the player who moves up. */
    private static int moves(long position, long[] into) {
        long lion = cellsOf(position, LION | SECONDS);
        if (lion == 0 || cellsOf(position, LION) == 0) {
            return 0;
        }
        long taken = taken(position);
        long own = taken & ~(position >>> 3);
        if (isReached(position, own, lion)) {
            into[0] = SIDE;
            return 1;
        }
        if (lion >>> LAST_ROW != 0) {
            return 0;
        }
        int count = 0;
        for (long movers = own; movers != 0; movers &= movers - 1) {
            int from = Long.numberOfTrailingZeros(movers);
            int piece = (int) (position >>> from) & 15;
            long without = position & ~(15L << from) | SIDE;
            for (long rest = STEPS[piece][from >> 2] & ~own; rest != 0; rest &= rest - 1) {
                into[count++] = moved(without, piece, Long.numberOfTrailingZeros(rest));
            }
        }
        for (int kind = CHICK; kind <= GIRAFFE; kind++) {
            int hand = HAND + 2 * (kind - 1);
            if ((position >>> hand & 3) != 0) {
                long without = position - (1L << hand) | SIDE;
                for (long rest = LOWEST & ~taken; rest != 0; rest &= rest - 1) {
                    into[count++] = without + kind * (rest & -rest);
                }
            }
        }
        return count;
    }

    private static long moved(long without, int piece, int to) {
        long becomes = piece == CHICK && to < 4 * COLUMNS ? HEN : piece;
        int there = (int) (without >>> to) & 7;
        long next = without & ~(15L << to) | becomes << to;
        return there == 0 ? next : next + (1L << HAND + 2 * ((there == HEN ? CHICK : there) - 1));
    }

    /** Whether both lions are on the board; the board is empty after one was taken. */
    static boolean hasLions(long position) {
        return cellsOf(position, LION) != 0 && cellsOf(position, LION | SECONDS) != 0;
    }

    /** Whether the first player, if to move, takes the lion; then there is no other move. */
    static boolean takesLion(long position) {
        long own = taken(position) & ~(position >>> 3);
        return hasLions(position) && isReached(position, own, cellsOf(position, LION | SECONDS));
    }

    /** The cells with any piece. */
    private static long taken(long position) {
        return (position | position >>> 1 | position >>> 2) & LOWEST;
    }

    /** The cells with a piece. */
    private static long cellsOf(long position, int piece) {
        long different = position ^ piece * LOWEST;
        return LOWEST & ~(different | different >>> 1 | different >>> 2 | different >>> 3);
    }

    /** Whether one of the pieces of the player who moves up reaches a cell. */
    private static boolean isReached(long position, long own, long cell) {
        for (long rest = own; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            if ((STEPS[(int) (position >>> from) & 15][from >> 2] & cell) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The own lion is taken, or the enemy lion has arrived. */
    @Override
    public Outcome atEnd(long position) {
        return Outcome.LOSS;
    }

    /** The board in four rows, capitals for the first player, and a row for each hand: chicks, elephants, giraffes. */
    @Override
    public String format(long position) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < CELLS; cell++) {
            int piece = (int) (position >>> 4 * cell) & 15;
            char letter = PIECES.charAt(piece & 7);
            text.append(piece > SECONDS ? letter : Character.toUpperCase(letter));
            text.append(cell % COLUMNS == COLUMNS - 1 ? "\n" : "");
        }
        for (int kind = 0; kind < 6; kind++) {
            text.append(position >>> HAND + 2 * kind & 3).append(kind == 2 ? "\n" : "");
        }
        return text.toString();
    }

    @Override
    public long parse(String board, Player toMove) {
        String text = board.replaceAll("\\s", "");
        if (!text.matches("[.CEGLHceglh]{12}[0-2]{6}")) {
            throw new IllegalArgumentException("expected 12 cells of '.' or a letter and 6 digits, found " + text);
        }
        long position = toMove == Player.FIRST ? 0 : SIDE;
        for (int cell = 0; cell < CELLS; cell++) {
            char letter = text.charAt(cell);
            long piece = PIECES.indexOf(Character.toLowerCase(letter));
            position |= (Character.isLowerCase(letter) ? piece | SECONDS : piece) << 4 * cell;
        }
        for (int kind = 0; kind < 6; kind++) {
            position |= (long) (text.charAt(CELLS + kind) - '0') << HAND + 2 * kind;
        }
        return position;
    }
}
