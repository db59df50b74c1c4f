package dev.solvable.benchmarks.games;

import dev.solvable.Board;
import dev.solvable.Lines;
import dev.solvable.Marks;
import dev.solvable.SolvableGame;

/** Connect Four on its own board, seven columns of six: declared here because the app's solver is package-private. */
@SolvableGame(cells = 42)
@Board(rows = 6, columns = 7)
@Marks(gravity = true)
@Lines(length = 4)
public final class LongConnectFour {
    private LongConnectFour() {}
}
