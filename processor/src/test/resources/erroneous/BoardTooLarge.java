import dev.solvable.*;

@SolvableGame(cells = 64)
// expect: ERROR BoardTooLarge the board of 100000 rows and 100000 columns has 10000000000 cells, but a game has from 1 to 64, and no larger game can be expressed; use fewer rows or columns, or a map with holes.
@Board(rows = 100_000, columns = 100_000)
@Tiles("##")
final class BoardTooLarge {
    static int nimber(BoardTooLargeSolver solver) {
        return solver.nimber(solver.initial());
    }
}
