package dev.solvable.processor.game;

import dev.solvable.Choice;
import dev.solvable.runtime.Board;
import java.math.BigInteger;
import java.util.List;

/** How large a game is. */
public final class StateSpace {
    private StateSpace() {}

    /**
     * The number of positions: the fillings of the board, times the sides to move where a filling does not say whose
     * turn it is. Of pieces: the ways to have as many of each on the board, and in hand, as there may ever be.
     */
    public static BigInteger size(Game game) {
        int cells = game.board().cells();
        if (game.rules() instanceof ProgrammedRules) {
            return BigInteger.TWO.pow(Long.SIZE); // whatever a long can be
        }
        if (game.rules() instanceof MarkRules marks) {
            BigInteger kinds = BigInteger.valueOf(marks.choice() == Choice.SHARED ? 1 : 2);
            return marks.gravity()
                    ? settled(game.board(), kinds)
                    : kinds.add(BigInteger.ONE).pow(cells);
        }
        if (game.rules() instanceof PieceRules pieces) {
            return PieceSpace.size(pieces, cells);
        }
        // With 64 cells the side follows from the number of tiles, so no filling counts twice.
        boolean partizan = game.rules() instanceof TileRules tiles
                ? tiles.partizan()
                : ((MoveSourceRules) game.rules()).partizan();
        boolean sides = partizan && cells < Long.SIZE;
        return BigInteger.TWO.pow(sides ? cells + 1 : cells);
    }

    /** The fillings in which every mark lies on another one or at the bottom. */
    private static BigInteger settled(Board board, BigInteger kinds) {
        BigInteger settled = BigInteger.ONE;
        for (List<Integer> column : board.stacks()) {
            BigInteger ways = BigInteger.ZERO;
            for (int height = 0; height <= column.size(); height++) {
                ways = ways.add(kinds.pow(height));
            }
            settled = settled.multiply(ways);
        }
        return settled;
    }
}
