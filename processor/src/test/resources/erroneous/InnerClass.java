import dev.solvable.*;

class InnerClass {
    static final Solver SOLVER = new InnerClass_GameSolver();

    @SolvableGame(cells = 9)
    @Marks
    // expect: ERROR InnerClass InnerClass.Game is an inner class, and a game has no enclosing instance; add the modifier static or make it a top-level class.
    class Game {}
}
