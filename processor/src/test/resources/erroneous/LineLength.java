import dev.solvable.*;

@SolvableGame(cells = 9)
@Marks
@Lines(
        // expect: ERROR LineLength length = -3, but a line has at least one cell; write a number from 1, or 0 for none.
        length = -3)
final class LineLength {
    static final Solver SOLVER = new LineLengthSolver();
}
