import dev.solvable.*;

@SolvableGame(cells = 9)
// expect: ERROR SameCharacter first and second are both 'o' in board texts; choose different characters.
@Marks(first = 'o')
final class SameAsDefault {
    static final Solver SOLVER = new SameAsDefaultSolver();
}
