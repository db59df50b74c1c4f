package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.Marks;
import dev.solvable.Player;
import dev.solvable.SolvableGame;
import dev.solvable.WinCheck;

/**
 * Hex on three by three, by Piet Hein (1942) and John Nash (1948): the first player connects top and bottom, the second
 * player left and right. Each row lies half a cell further right than the one above, so a cell also touches the one
 * above to its right and the one below to its left.
 *
 * <p>The first player wins on every square board, because an extra mark never hurts (Nash's strategy stealing). No game
 * is drawn.
 */
@SolvableGame(cells = 9)
@Board(rows = 3, columns = 3)
@Marks
final class Hex {
    private static final long TOP = 0b000_000_111;
    private static final long BOTTOM = 0b111_000_000;
    private static final long LEFT = 0b001_001_001;
    private static final long RIGHT = 0b100_100_100;

    private Hex() {}

    /** Whether the owner's marks connect the owner's sides: floods them from one side until nothing is added. */
    @WinCheck
    static boolean connects(long own, long other, Player owner) {
        long from = owner == Player.FIRST ? TOP : LEFT;
        long to = owner == Player.FIRST ? BOTTOM : RIGHT;
        long reached = own & from;
        long before;
        do {
            before = reached;
            reached |= own & neighbours(reached);
        } while (reached != before);
        return (reached & to) != 0;
    }

    private static long neighbours(long cells) {
        long notLeft = cells & ~LEFT;
        long notRight = cells & ~RIGHT;
        return cells << 3 | cells >> 3 | notRight << 1 | notLeft >> 1 | notLeft << 2 | notRight >> 2;
    }
}
