import dev.solvable.*;

@SolvableGame(cells = 9)
@Marks(
        first = 'x',
        // expect: ERROR SameCharacter first and second are both 'x' in board texts; choose different characters.
        second = 'x',
        // expect: ERROR SameCharacter first and empty are both 'x' in board texts; choose different characters.
        empty = 'x')
final class SameMarks {
    static final Solver SOLVER = new SameMarksSolver();
}
