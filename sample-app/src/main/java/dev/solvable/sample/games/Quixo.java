package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.GameRules;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.SolvableGame;

/**
 * Quixo by Thierry Chapeau (1995) on three by three cubes: a player takes a blank or own cube from the border, pushes
 * the others of its row or column up and puts it back at the other end, its own mark on top. A line of three wins for
 * the player of its mark. A player who completes a line of the other's mark loses, even when completing one of their
 * own too.
 *
 * <p>The rules are a program. A position has x as bits 0 to 8, o as bits 9 to 17, and the side to move as bit 18.
 */
@SolvableGame(cells = 9)
@Board(rows = 3, columns = 3)
final class Quixo implements GameRules {
    private static final int SIDE = 3;

    private static final int CELLS = SIDE * SIDE;

    private static final long ALL = (1 << CELLS) - 1;

    private static final long[] LINES = {
        0b000_000_111,
        0b000_111_000,
        0b111_000_000,
        0b001_001_001,
        0b010_010_010,
        0b100_100_100,
        0b100_010_001,
        0b001_010_100
    };

    /** Where each cell goes under the rotations and reflections of the board. */
    private static final int[][] IMAGES = images();

    @Override
    public long start() {
        return 0;
    }

    @Override
    public Player toMove(long position) {
        return position >>> 2 * CELLS == 0 ? Player.FIRST : Player.SECOND;
    }

    private long own(long position) {
        return toMove(position) == Player.FIRST ? position & ALL : position >>> CELLS & ALL;
    }

    private long others(long position) {
        return toMove(position) == Player.FIRST ? position >>> CELLS & ALL : position & ALL;
    }

    private static long position(long mover, long waiting, boolean isFirst) {
        return isFirst ? mover | waiting << CELLS : waiting | mover << CELLS | 1L << 2 * CELLS;
    }

    private static boolean hasLine(long marks) {
        for (long line : LINES) {
            if ((marks & line) == line) {
                return true;
            }
        }
        return false;
    }

    /** The border has eight cubes: a corner can be pushed from two ends, the others from three. */
    @Override
    public int mostMoves() {
        return 4 * 2 + 4 * 3;
    }

    @Override
    public int successors(long position, long[] into) {
        long own = own(position);
        long others = others(position);
        if (hasLine(own) || hasLine(others)) {
            return 0;
        }
        int count = 0;
        for (int cell = 0; cell < CELLS; cell++) {
            int row = cell / SIDE;
            int column = cell % SIDE;
            boolean isBorder = row % (SIDE - 1) == 0 || column % (SIDE - 1) == 0;
            if (isBorder && (others >>> cell & 1) == 0) {
                count = push(position, cell, row * SIDE, -1, into, count);
                count = push(position, cell, row * SIDE + SIDE - 1, 1, into, count);
                count = push(position, cell, column, -SIDE, into, count);
                count = push(position, cell, column + CELLS - SIDE, SIDE, into, count);
            }
        }
        return count;
    }

    /** Adds the position after taking a cube and putting it back at another cell, unless it is listed already. */
    private int push(long position, int cell, int end, int step, long[] into, int count) {
        if (cell == end) {
            return count;
        }
        long own = pushed(own(position), cell, end, step) | 1L << end;
        long others = pushed(others(position), cell, end, step);
        long next = position(others, own, toMove(position) == Player.SECOND);
        for (int i = 0; i < count; i++) {
            if (into[i] == next) {
                return count;
            }
        }
        into[count] = next;
        return count + 1;
    }

    /** Marks that have moved up to close the gap; the end is empty. */
    private static long pushed(long marks, int cell, int end, int step) {
        long moved = marks;
        for (int to = cell; to != end; to += step) {
            moved = moved & ~(1L << to) | (marks >>> to + step & 1) << to;
        }
        return moved & ~(1L << end);
    }

    /** A line of the player to move was completed by the other player, who loses by it. */
    @Override
    public Outcome atEnd(long position) {
        return hasLine(own(position)) ? Outcome.WIN : Outcome.LOSS;
    }

    /** The least image of the board, with the players exchanged if the second is to move. */
    @Override
    public long canonical(long position) {
        long own = own(position);
        long others = others(position);
        long least = Long.MAX_VALUE;
        for (int[] image : IMAGES) {
            least = Math.min(least, position(moved(own, image), moved(others, image), true));
        }
        return least;
    }

    private static long moved(long marks, int[] image) {
        long moved = 0;
        for (long rest = marks; rest != 0; rest &= rest - 1) {
            moved |= 1L << image[Long.numberOfTrailingZeros(rest)];
        }
        return moved;
    }

    private static int[][] images() {
        int[][] images = new int[8][CELLS];
        for (int motion = 0; motion < images.length; motion++) {
            for (int cell = 0; cell < CELLS; cell++) {
                int row = (motion & 1) == 0 ? cell / SIDE : SIDE - 1 - cell / SIDE;
                int column = (motion & 2) == 0 ? cell % SIDE : SIDE - 1 - cell % SIDE;
                images[motion][cell] = (motion & 4) == 0 ? row * SIDE + column : column * SIDE + row;
            }
        }
        return images;
    }

    @Override
    public String format(long position) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < CELLS; cell++) {
            boolean isX = (position >>> cell & 1) != 0;
            boolean isO = (position >>> CELLS + cell & 1) != 0;
            text.append(cell > 0 && cell % SIDE == 0 ? "\n" : "").append(isX ? 'x' : isO ? 'o' : '.');
        }
        return text.toString();
    }

    @Override
    public long parse(String board, Player toMove) {
        String marks = board.replaceAll("\\s", "");
        if (!marks.matches("[xo.]{" + CELLS + "}")) {
            throw new IllegalArgumentException("expected " + CELLS + " cells of 'x', 'o' or '.', found " + marks);
        }
        long x = 0;
        long o = 0;
        for (int cell = 0; cell < CELLS; cell++) {
            x |= marks.charAt(cell) == 'x' ? 1L << cell : 0;
            o |= marks.charAt(cell) == 'o' ? 1L << cell : 0;
        }
        return toMove == Player.FIRST ? position(x, o, true) : position(o, x, false);
    }
}
