import dev.solvable.*;

@SolvableGame(cells = 9)
@Marks
// expect: ERROR NoLines @Lines defines no line, as length = 0 and there are no patterns; write the length of a line, add patterns or remove @Lines.
@Lines
final class LinesWithoutLength {
    static final Solver SOLVER = new LinesWithoutLengthSolver();
}
