import dev.solvable.*;

class SolverNameClash {
    static final Solver SOLVER = new SolverNameClash_GameSolver();

    @SolvableGame(cells = 9)
    @Marks
    // expect: ERROR SolverNameClash SolverNameClash.Game and SolverNameClash_Game would get the same solver, SolverNameClash_GameSolver; rename one of the two.
    static class Game {}
}

@SolvableGame(cells = 9)
@Marks
// expect: ERROR SolverNameClash SolverNameClash_Game and SolverNameClash.Game would get the same solver, SolverNameClash_GameSolver; rename one of the two.
class SolverNameClash_Game {}
