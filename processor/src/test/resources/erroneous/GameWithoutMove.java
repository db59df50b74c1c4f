import dev.solvable.*;

@SolvableGame(cells = 4)
@Board(rows = 2, columns = 2)
// expect: ERROR GameWithoutMove no tile fits anywhere on this board, so the game has no move; use smaller tiles or a larger board.
@Tiles({"###", "#./.#/#."})
final class GameWithoutMove {
    static int nimber(GameWithoutMoveSolver solver) {
        return solver.nimber(solver.initial());
    }
}
