package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.GameRules;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.SolvableGame;

/**
 * Othello on four by four: a player puts a disc so that it encloses discs of the other player in a straight line, and
 * these change sides. A player who cannot move passes; when neither can, more discs win.
 *
 * <p>The rules are a program; a pass is a move. A position has the first player's discs as bits 0 to 15, the second
 * player's as bits 16 to 31, and the side to move as bit 32.
 */
@SolvableGame(cells = 16)
@Board(rows = 4, columns = 4)
class Othello implements GameRules {
    private static final int SIDE = 4;

    static final int CELLS = SIDE * SIDE;

    static final long ALL = (1 << CELLS) - 1;

    /** Where each cell goes under the rotations and reflections of the board. */
    private static final int[][] IMAGES = images();

    @Override
    public long start() {
        return parse(".... .ox. .xo. ....", Player.FIRST);
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

    private static long position(long toMove, long waiting, boolean isFirst) {
        return isFirst ? toMove | waiting << CELLS : waiting | toMove << CELLS | 1L << 2 * CELLS;
    }

    /** A disc on each cell that is empty at the start. */
    @Override
    public int mostMoves() {
        return CELLS - 4;
    }

    @Override
    public int successors(long position, long[] into) {
        long own = own(position);
        long others = others(position);
        boolean isFirst = toMove(position) == Player.FIRST;
        int count = 0;
        for (int cell = 0; cell < CELLS; cell++) {
            long flipped = flipped(own, others, cell);
            if (flipped != 0) {
                into[count] = position(others & ~flipped, own | flipped | 1L << cell, !isFirst);
                count++;
            }
        }
        if (count == 0 && hasMove(others, own)) {
            into[0] = position(others, own, !isFirst);
            return 1;
        }
        return count;
    }

    private static boolean hasMove(long toMove, long waiting) {
        for (int cell = 0; cell < CELLS; cell++) {
            if (flipped(toMove, waiting, cell) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The discs that change sides if a disc is put on a cell; none if it cannot be put there. */
    private static long flipped(long own, long others, int cell) {
        if (((own | others) >>> cell & 1) != 0) {
            return 0;
        }
        long flipped = 0;
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                flipped |= enclosed(own, others, cell, down, right);
            }
        }
        return flipped;
    }

    private static long enclosed(long own, long others, int cell, int down, int right) {
        long between = 0;
        int row = cell / SIDE + down;
        int column = cell % SIDE + right;
        while (row >= 0 && row < SIDE && column >= 0 && column < SIDE) {
            long disc = 1L << row * SIDE + column;
            if ((own & disc) != 0) {
                return between;
            }
            if ((others & disc) == 0) {
                return 0;
            }
            between |= disc;
            row += down;
            column += right;
        }
        return 0;
    }

    @Override
    public Outcome atEnd(long position) {
        int ahead = Long.bitCount(own(position)) - Long.bitCount(others(position));
        return ahead > 0 ? Outcome.WIN : ahead < 0 ? Outcome.LOSS : Outcome.DRAW;
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

    private static long moved(long discs, int[] image) {
        long moved = 0;
        for (long rest = discs; rest != 0; rest &= rest - 1) {
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
        String discs = board.replaceAll("\\s", "");
        if (!discs.matches("[xo.]{" + CELLS + "}")) {
            throw new IllegalArgumentException("expected " + CELLS + " cells of 'x', 'o' or '.', found " + discs);
        }
        long x = 0;
        long o = 0;
        for (int cell = 0; cell < CELLS; cell++) {
            x |= discs.charAt(cell) == 'x' ? 1L << cell : 0;
            o |= discs.charAt(cell) == 'o' ? 1L << cell : 0;
        }
        return toMove == Player.FIRST ? position(x, o, true) : position(o, x, false);
    }

    /** The placed disc's cell; a pass changes nothing. */
    @Override
    public String moveName(long position, long successor) {
        long placed = (own(successor) | others(successor)) & ~(own(position) | others(position));
        if (placed == 0) {
            return "pass";
        }
        int cell = Long.numberOfTrailingZeros(placed);
        return (char) ('a' + cell % SIDE) + String.valueOf(cell / SIDE + 1);
    }
}
