package example;

import dev.solvable.Board;
import dev.solvable.Lines;
import dev.solvable.Marks;
import dev.solvable.SolvableGame;

@SolvableGame(cells = 9)
@Board(rows = 3, columns = 3)
@Marks
@Lines(length = 3)
public final class TicTacToe {
    private TicTacToe() {}
}
