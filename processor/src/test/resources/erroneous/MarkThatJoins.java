import dev.solvable.*;

@SolvableGame(cells = 9)
@Marks(
        // An accent: it would join the mark before it.
        // expect: ERROR BadCharacter first = U+0301 cannot be seen in a board text; choose a visible character.
        first = '\u0301')
final class MarkThatJoins {
    static final Solver SOLVER = new MarkThatJoinsSolver();
}
