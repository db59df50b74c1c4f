import dev.solvable.*;

@SolvableGame(cells = 4)
@Tiles("##")
// expect: ERROR NoMovesEnding @NoMoves(SCORES) is no ending of a game, but something that lines do; write WINS, LOSES or DRAWS.
@NoMoves(Ending.SCORES)
final class NoMovesEnding {
    static final Solver SOLVER = new NoMovesEndingSolver();
}
