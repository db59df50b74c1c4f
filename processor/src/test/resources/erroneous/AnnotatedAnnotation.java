import dev.solvable.*;

@SolvableGame(cells = 9)
@Marks
// expect: ERROR GameTypeKind AnnotatedAnnotation is an annotation type, which cannot declare a game; move the annotations to a class, an interface or a record.
@interface AnnotatedAnnotation {
    Solver SOLVER = new AnnotatedAnnotationSolver();

    @SolvableGame(cells = 9)
    // expect: ERROR GameTypeKind AnnotatedAnnotation.WithoutRules is an annotation type, which cannot declare a game; move the annotations to a class, an interface or a record.
    @interface WithoutRules {}
}
