import dev.solvable.*;

class PrivateType {
    static final Solver[] SOLVERS = {new PrivateType_OneSolver(), new PrivateType_Two_ThreeSolver()};

    @SolvableGame(cells = 9)
    @Marks
    // expect: ERROR PrivateType PrivateType.One is private, so the solver beside it cannot belong to it; remove the modifier private from PrivateType.One.
    private static class One {}

    private static class Two {
        @SolvableGame(cells = 9)
        @Marks
        // expect: ERROR PrivateType PrivateType.Two is private, so the solver beside it cannot belong to PrivateType.Two.Three; remove the modifier private from PrivateType.Two.
        static class Three {}
    }
}
