package dev.solvable.runtime.forward;

import dev.solvable.Outcome;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.PositionKeys;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Breakthrough by Dan Troyka (2000) on a board of at most 31 cells: pieces step forward, straight onto empty cells,
 * diagonally onto empty or enemy ones. The first player moves up from cell 0. Who reaches the last row has won, but on
 * the first column that may be a draw.
 */
final class SmallBreakthrough extends EndlessRules {
    /** What a position tells about ends without a list of its moves. */
    enum Tells {
        NOTHING,
        ENDS,
        WINS
    }

    private final int rows;
    private final int columns;
    private final boolean hasDraws;
    private final Tells tells;

    SmallBreakthrough(int rows, int columns, boolean hasDraws, Tells tells) {
        super("Breakthrough", Board.full(rows, columns));
        this.rows = rows;
        this.columns = columns;
        this.hasDraws = hasDraws;
        this.tells = tells;
    }

    /** A position of masks, cell i as bit i. */
    private long position(long first, long second, boolean isFirst) {
        return first | second << cells | (isFirst ? 0 : 1L << 2 * cells);
    }

    private long pieces(long position, boolean first) {
        return (first ? position : position >>> cells) & (1L << cells) - 1;
    }

    private long row(int row) {
        return (1L << columns) - 1 << row * columns;
    }

    /** The pieces of a player on the last row ahead. */
    private long arrived(long position, boolean first) {
        return pieces(position, first) & row(first ? rows - 1 : 0);
    }

    @Override
    public long initial() {
        return position(row(0) | row(1), row(rows - 2) | row(rows - 1), true);
    }

    @Override
    public boolean isFirstToMove(long position) {
        return (position >>> 2 * cells & 1) == 0;
    }

    @Override
    public int mostMoves() {
        return 2 * columns * 3;
    }

    @Override
    public int successors(long position, long[] into) {
        return isAtGoal(position) ? 0 : list(position, into);
    }

    private boolean isAtGoal(long position) {
        return (arrived(position, true) | arrived(position, false)) != 0;
    }

    private int list(long position, long[] into) {
        boolean isFirst = isFirstToMove(position);
        long own = pieces(position, isFirst);
        long other = pieces(position, !isFirst);
        int count = 0;
        for (int cell : Board.cellsOf(own)) {
            for (int aside = -1; aside <= 1; aside++) {
                int column = cell % columns + aside;
                int to = cell + aside + (isFirst ? columns : -columns);
                boolean isFree = ((aside == 0 ? own | other : own) >>> to & 1) == 0;
                if (column >= 0 && column < columns && isFree) {
                    long moved = own & ~(1L << cell) | 1L << to;
                    long left = other & ~(1L << to);
                    into[count] = position(isFirst ? moved : left, isFirst ? left : moved, !isFirst);
                    count++;
                }
            }
        }
        return count;
    }

    /** The player who has moved has arrived, or else the player to move has no piece or is stuck. */
    @Override
    public Outcome atEnd(long position) {
        long arrived = arrived(position, !isFirstToMove(position));
        boolean isInFirstColumn = Long.numberOfTrailingZeros(arrived) % columns == 0;
        return hasDraws && arrived != 0 && isInFirstColumn ? Outcome.DRAW : Outcome.LOSS;
    }

    @Override
    public boolean hasEnded(long position) {
        return tells != Tells.NOTHING && isAtGoal(position);
    }

    @Override
    public boolean seesWins() {
        return tells == Tells.WINS;
    }

    /** Whether one of the moves that the player would have arrives. */
    @Override
    public boolean canWin(long position, boolean first) {
        long asked = position(pieces(position, true), pieces(position, false), first);
        long[] into = new long[mostMoves()];
        return Arrays.stream(into, 0, list(asked, into)).anyMatch(after -> arrived(after, first) != 0);
    }

    @Override
    public int pliesLeft(long position) {
        return IntStream.range(0, rows)
                .map(row -> Long.bitCount(pieces(position, true) & row(row)) * (rows - 1 - row)
                        + Long.bitCount(pieces(position, false) & row(row)) * row)
                .sum();
    }

    @Override
    public PositionKeys keys() {
        return PositionKeys.ITSELF;
    }

    @Override
    public PositionKeys keysFromStart() {
        return PositionKeys.ITSELF;
    }

    @Override
    public void check(long position) {
        if (!makesSense(position)) {
            throw noPosition(position);
        }
    }

    @Override
    public boolean makesSense(long position) {
        return position >>> 2 * cells < 2 && (pieces(position, true) & pieces(position, false)) == 0;
    }

    @Override
    public int moveCount() {
        return mostMoves();
    }

    @Override
    public boolean fits(long position, int move) {
        return move < successors(position, new long[mostMoves()]);
    }

    @Override
    public long after(long position, int move) {
        long[] into = new long[mostMoves()];
        successors(position, into);
        return into[move];
    }

    @Override
    public String nameOf(int move) {
        return "move " + move;
    }

    @Override
    public long cellsOf(int move) {
        return 0;
    }

    /** The last row first, as the first player sees it. */
    @Override
    public String text(long position) {
        StringBuilder text = new StringBuilder(isFirstToMove(position) ? "X to move" : "o to move");
        for (int row = rows - 1; row >= 0; row--) {
            text.append('\n');
            for (int cell = row * columns; cell < (row + 1) * columns; cell++) {
                boolean isFirst = (pieces(position, true) >>> cell & 1) != 0;
                text.append(isFirst ? 'X' : (pieces(position, false) >>> cell & 1) != 0 ? 'o' : '.');
            }
        }
        return text.toString();
    }

    @Override
    public String format(long position) {
        check(position);
        return text(position);
    }

    @Override
    protected long parse(String text, boolean first) {
        throw new UnsupportedOperationException();
    }
}
