import dev.solvable.*;

@SolvableGame(cells = 9)
@Marks
// expect: ERROR GenericType GenericType has the type parameters <A, B>, but a game is one game for all types; remove the type parameters.
interface GenericType<A, B extends A> {
    Solver SOLVER = new GenericTypeSolver();
}
