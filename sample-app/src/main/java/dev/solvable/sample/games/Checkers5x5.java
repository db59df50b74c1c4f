package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.GameRules;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.SolvableGame;
import java.util.Arrays;

/**
 * Checkers on the 13 dark squares of five by five, by the rules of English draughts. Men step and jump forward along
 * diagonals, kings backward as well. Jumping is compulsory, and the same piece goes on while it can jump; each jump is
 * a move. A man that reaches the far side becomes a king, which ends the turn. A player who cannot move loses. Endless
 * play is a draw.
 *
 * <p>A position has three bits a square, an index into {@link #PIECES}, and above them the side to move. The first
 * player has {@code x} and moves up, kings are capitals, and {@code j} or {@code J} is a piece that goes on jumping.
 */
@SolvableGame(cells = 13)
@Board(
        rows = 5,
        columns = 5,
        map = {". . .", " . . ", ". . .", " . . ", ". . ."})
final class Checkers5x5 implements GameRules {
    private static final int SIDE = 5;

    private static final int SQUARES = 13;

    private static final String PIECES = ".xXoOjJ";

    private static final long SIDE_BIT = 1L << 3 * SQUARES;

    /** A row has two and a half dark squares: a step down adds 2 to the square to the left, 3 to the right. */
    private static final int[] STEPS = {-3, -2, 2, 3};

    @Override
    public long start() {
        return parse("ooo .. ... .. xxx", Player.FIRST);
    }

    @Override
    public Player toMove(long position) {
        return position < SIDE_BIT ? Player.FIRST : Player.SECOND;
    }

    /** Three pieces, four directions. */
    @Override
    public int mostMoves() {
        return 12;
    }

    @Override
    public int successors(long position, long[] into) {
        int jumper = jumper(position);
        int count = 0;
        for (int from = 0; from < SQUARES; from++) {
            if (jumper < 0 || jumper == from) {
                count = addJumps(position, from, into, count);
            }
        }
        if (count == 0) {
            for (int from = 0; from < SQUARES; from++) {
                count = addSteps(position, from, into, count);
            }
        }
        return count;
    }

    private int addJumps(long position, int from, long[] into, int count) {
        int all = count;
        for (int step : STEPS) {
            if (canJump(position, from, step)) {
                into[all] = jumped(position, from, step);
                all++;
            }
        }
        return all;
    }

    private int addSteps(long position, int from, long[] into, int count) {
        int all = count;
        for (int step : STEPS) {
            int to = next(from, step);
            if (canGo(position, from, step) && to >= 0 && piece(position, to) == '.') {
                into[all] = moved(position, from, to) ^ SIDE_BIT;
                all++;
            }
        }
        return all;
    }

    private boolean isMovers(long position, int square) {
        return (toMove(position) == Player.FIRST ? "xXjJ" : "oOjJ").indexOf(piece(position, square)) >= 0;
    }

    /** Whether the mover has a piece there that may go in this direction. */
    private boolean canGo(long position, int from, int step) {
        boolean isForward = step < 0 == (toMove(position) == Player.FIRST);
        return isMovers(position, from) && (isForward || isKing(piece(position, from)));
    }

    private boolean canJump(long position, int from) {
        return Arrays.stream(STEPS).anyMatch(step -> canJump(position, from, step));
    }

    private boolean canJump(long position, int from, int step) {
        int over = next(from, step);
        int to = over < 0 ? -1 : next(over, step);
        String enemies = toMove(position) == Player.FIRST ? "oO" : "xX";
        return to >= 0
                && canGo(position, from, step)
                && enemies.indexOf(piece(position, over)) >= 0
                && piece(position, to) == '.';
    }

    /** The position after a jump: still the same player's turn if the piece can go on. */
    private long jumped(long position, int from, int step) {
        int to = from + 2 * step;
        long next = moved(with(position, from + step, '.'), from, to);
        boolean isCrowned = isKing(piece(next, to)) && !isKing(piece(position, from));
        return isCrowned || !canJump(next, to) ? next ^ SIDE_BIT : with(next, to, isKing(piece(next, to)) ? 'J' : 'j');
    }

    /** The mover's piece on its new square, as a king if it is one or becomes one. */
    private long moved(long position, int from, int to) {
        boolean isFirst = toMove(position) == Player.FIRST;
        boolean isFar = isFirst ? to < 3 : to >= SQUARES - 3;
        char own = isFirst ? 'x' : 'o';
        char piece = isFar || isKing(piece(position, from)) ? Character.toUpperCase(own) : own;
        return with(with(position, from, '.'), to, piece);
    }

    private static boolean isKing(char piece) {
        return Character.isUpperCase(piece);
    }

    private static char piece(long position, int square) {
        return PIECES.charAt((int) (position >>> 3 * square & 7));
    }

    private static long with(long position, int square, char piece) {
        return position & ~(7L << 3 * square) | (long) PIECES.indexOf(piece) << 3 * square;
    }

    /** The square of the piece that goes on jumping, or -1. */
    private static int jumper(long position) {
        for (int square = 0; square < SQUARES; square++) {
            if ("jJ".indexOf(piece(position, square)) >= 0) {
                return square;
            }
        }
        return -1;
    }

    /** The square that a step leads to, or -1 off the board. */
    private static int next(int square, int step) {
        int column = 2 * square % SIDE;
        boolean goesLeft = step == -3 || step == 2;
        int next = square + step;
        return column == (goesLeft ? 0 : SIDE - 1) || next < 0 || next >= SQUARES ? -1 : next;
    }

    @Override
    public Outcome atEnd(long position) {
        return Outcome.LOSS;
    }

    /** The board turned round, with the players exchanged. */
    @Override
    public long canonical(long position) {
        if (position < SIDE_BIT) {
            return position;
        }
        long turned = 0;
        for (int square = 0; square < SQUARES; square++) {
            char piece = piece(position, SQUARES - 1 - square);
            turned = with(turned, square, ".oOxXjJ".charAt(PIECES.indexOf(piece)));
        }
        return turned;
    }

    @Override
    public String format(long position) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < SIDE * SIDE; cell++) {
            text.append(cell > 0 && cell % SIDE == 0 ? "\n" : "")
                    .append(cell % 2 == 0 ? piece(position, cell / 2) : ' ');
        }
        return text.toString();
    }

    @Override
    public long parse(String board, Player toMove) {
        String pieces = board.replaceAll("\\s", "");
        if (!pieces.matches("[.xXoOjJ]{" + SQUARES + "}")) {
            throw new IllegalArgumentException(
                    "expected " + SQUARES + " squares of " + PIECES + ", found '" + pieces + "'");
        }
        long position = toMove == Player.FIRST ? 0 : SIDE_BIT;
        for (int square = 0; square < SQUARES; square++) {
            position = with(position, square, pieces.charAt(square));
        }
        int jumper = jumper(position);
        if (jumper >= 0 && (pieces.replaceAll("[^jJ]", "").length() > 1 || !canJump(position, jumper))) {
            throw new IllegalArgumentException(
                    "'j' and 'J' are one piece that goes on jumping, found '" + pieces + "'");
        }
        return position;
    }

    /** From where, and to where: {@code c5-d4}, {@code c5xe3}. */
    @Override
    public String moveName(long position, long successor) {
        int from = -1;
        int to = -1;
        for (int square = 0; square < SQUARES; square++) {
            boolean wasEmpty = piece(position, square) == '.';
            to = wasEmpty && piece(successor, square) != '.' ? square : to;
            from = !wasEmpty && piece(successor, square) == '.' && isMovers(position, square) ? square : from;
        }
        return name(from) + (Math.abs(to - from) > 3 ? "x" : "-") + name(to);
    }

    private static String name(int square) {
        return (char) ('a' + 2 * square % SIDE) + String.valueOf(2 * square / SIDE + 1);
    }
}
