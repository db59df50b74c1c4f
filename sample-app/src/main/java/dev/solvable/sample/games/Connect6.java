package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.GameRules;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.SolvableGame;

/**
 * Connect6 made small: four in a row on four by four. The first player begins with one stone; from then on a turn is
 * two stones, and each stone is a move. Completing a row, column or diagonal wins.
 *
 * <p>A position has the first player's stones as bits 0 to 15 and the second player's as bits 16 to 31. Their number
 * tells whose turn it is and how many plies are left at most, so the game is searched.
 */
@SolvableGame(cells = 16)
@Board(rows = 4, columns = 4)
final class Connect6 implements GameRules {
    private static final int SIDE = 4;

    private static final int CELLS = SIDE * SIDE;

    /** Rows, columns and diagonals. */
    private static final int[] LINES = {
        0x000F, 0x00F0, 0x0F00, 0xF000, 0x1111, 0x2222, 0x4444, 0x8888, 0x8421, 0x1248,
    };

    @Override
    public long start() {
        return 0;
    }

    /** After 1, 3, 5, ... stones the turn passes. */
    @Override
    public Player toMove(long position) {
        return (Long.bitCount(position) + 1) / 2 % 2 == 0 ? Player.FIRST : Player.SECOND;
    }

    @Override
    public int mostMoves() {
        return CELLS;
    }

    @Override
    public int pliesLeft(long position) {
        return CELLS - Long.bitCount(position);
    }

    @Override
    public int successors(long position, long[] into) {
        if (hasLine(position) || hasLine(position >>> CELLS)) {
            return 0;
        }
        int shift = toMove(position) == Player.FIRST ? 0 : CELLS;
        int count = 0;
        for (int cell = 0; cell < CELLS; cell++) {
            if (((position | position >>> CELLS) >>> cell & 1) == 0) {
                into[count] = position | 1L << cell + shift;
                count++;
            }
        }
        return count;
    }

    private static boolean hasLine(long stones) {
        for (int line : LINES) {
            if ((stones & line) == line) {
                return true;
            }
        }
        return false;
    }

    /** Who completed the line may be to move again. */
    @Override
    public Outcome atEnd(long position) {
        boolean isFirst = toMove(position) == Player.FIRST;
        if (hasLine(isFirst ? position : position >>> CELLS)) {
            return Outcome.WIN;
        }
        return hasLine(isFirst ? position >>> CELLS : position) ? Outcome.LOSS : Outcome.DRAW;
    }

    /** The least of the rotations and reflections of the board. */
    @Override
    public long canonical(long position) {
        long least = position;
        long image = position;
        for (int motion = 0; motion < 4; motion++) {
            long mirrored = image(image, true);
            least = Math.min(least, Math.min(image, mirrored));
            image = image(mirrored, false);
        }
        return least;
    }

    /** The board with each row reversed, or else transposed. Reversed and then transposed, it makes a quarter turn. */
    private static long image(long position, boolean reversed) {
        long image = 0;
        for (long rest = position; rest != 0; rest &= rest - 1) {
            int bit = Long.numberOfTrailingZeros(rest);
            int row = bit % CELLS / SIDE;
            int column = bit % SIDE;
            int cell = reversed ? row * SIDE + SIDE - 1 - column : column * SIDE + row;
            image |= 1L << bit - bit % CELLS + cell;
        }
        return image;
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
        String stones = board.replaceAll("\\s", "");
        if (!stones.matches("[xo.]{" + CELLS + "}")) {
            throw new IllegalArgumentException("expected " + CELLS + " cells of 'x', 'o' or '.', found " + stones);
        }
        long position = 0;
        for (int cell = 0; cell < CELLS; cell++) {
            position |= stones.charAt(cell) == 'x' ? 1L << cell : 0;
            position |= stones.charAt(cell) == 'o' ? 1L << CELLS + cell : 0;
        }
        if (toMove(position) != toMove || Long.bitCount(position >>> CELLS) != secondStones(position)) {
            throw new IllegalArgumentException("no " + toMove + " to move after these numbers of stones: " + stones);
        }
        return position;
    }

    /** The number of the second player's stones. After the first stone the players alternate in pairs of stones. */
    private static int secondStones(long position) {
        int after = Long.bitCount(position) + 1; // as if the first turn were two stones, too
        return after / 4 * 2 + Math.max(0, after % 4 - 2);
    }
}
