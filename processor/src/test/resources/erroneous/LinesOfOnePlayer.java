import dev.solvable.*;

@SolvableGame(cells = 9)
@Board(rows = 3, columns = 3)
@Marks
@Lines(length = 3, by = Player.FIRST)
// expect: ERROR LinesByNoMoves @Lines(by = FIRST) means that the other player has won when no move is left, so there is nothing to say of it; remove @NoMoves or by.
@NoMoves(Ending.DRAWS)
final class LinesOfOnePlayer {
    static final Solver SOLVER = new LinesOfOnePlayerSolver();

    @SolvableGame(cells = 9)
    @Board(rows = 3, columns = 3)
    @Marks(choice = Choice.ANY)
    @Lines(
            length = 3,
            // expect: ERROR LinesByLoses completes = LOSES, but by = SECOND means that this player alone wins by lines; remove completes or by.
            completes = Ending.LOSES,
            by = Player.SECOND)
    static final class Misere {
        static final ImpartialSolver SOLVER = new LinesOfOnePlayer_MisereSolver();
    }
}
