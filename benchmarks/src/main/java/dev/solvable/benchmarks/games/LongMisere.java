package dev.solvable.benchmarks.games;

import dev.solvable.Board;
import dev.solvable.Ending;
import dev.solvable.Lines;
import dev.solvable.Marks;
import dev.solvable.SolvableGame;

/** Tic-tac-toe in which three in a row loses, on a board with too many positions for a table. */
@SolvableGame(cells = 24)
@Board(rows = 4, columns = 6)
@Marks
@Lines(length = 3, completes = Ending.LOSES)
public final class LongMisere {
    private LongMisere() {}
}
