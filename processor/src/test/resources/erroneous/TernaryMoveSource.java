import dev.solvable.*;

@SolvableGame(
        cells = 9,
        // expect: ERROR TernaryMoveSource a @MoveSource gives its moves as masks of cells, and a position in base 3 is none; use encoding = BITMASK or AUTO.
        encoding = Encoding.TERNARY)
interface TernaryMoveSource {
    @MoveSource
    static long[][] moves() {
        return new long[][] {{1, 1}};
    }

    static int nimber(TernaryMoveSourceSolver solver) {
        return solver.nimber(solver.initial());
    }
}
