package example;

import dev.solvable.Board;
import dev.solvable.SolvableGame;
import dev.solvable.Tiles;

/** Games in another class: the solver of the square is {@code Tilings_SquareSolver}. */
final class Tilings {
    private Tilings() {}

    @SolvableGame(cells = 4)
    @Board(rows = 2, columns = 2)
    @Tiles("##")
    interface Square {}
}
