import dev.solvable.*;

@SolvableGame(cells = 9)
@Marks
// expect: ERROR GameTypeKind AnnotatedEnum is an enum, which cannot declare a game; move the annotations to a class, an interface or a record.
enum AnnotatedEnum {
    GAME;

    static final Solver SOLVER = new AnnotatedEnumSolver();

    @SolvableGame(cells = 9)
    // expect: ERROR GameTypeKind AnnotatedEnum.WithoutRules is an enum, which cannot declare a game; move the annotations to a class, an interface or a record.
    enum WithoutRules {}
}
