import dev.solvable.*;

@SolvableGame(cells = 9)
@Marks
// expect: ERROR NoLines @Lines defines no line, as rows, columns and diagonals are all false and there are no patterns; allow one of the directions, add patterns or remove @Lines.
@Lines(length = 3, rows = false, columns = false, diagonals = false)
final class LinesWithoutDirection {
    static final Solver SOLVER = new LinesWithoutDirectionSolver();
}
