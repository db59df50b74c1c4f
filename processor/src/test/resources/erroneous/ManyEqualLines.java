import dev.solvable.*;

@SolvableGame(cells = 9)
@Board(rows = 3, columns = 3)
@Marks
@Lines(
        patterns = {
            "0 1 2",
            // expect: NOTE LineTwice the pattern "0 1 2" is the same line as the pattern "0 1 2"; remove it, or correct the one that was to be another line.
            "0 1 2",
            // expect: NOTE LineTwice the pattern "0 1 2" is the same line as the pattern "0 1 2"; remove it, or correct the one that was to be another line.
            "0 1 2",
            // expect: NOTE LineTwice the pattern "0 1 2" is the same line as the pattern "0 1 2"; remove it, or correct the one that was to be another line.
            "0 1 2",
            // expect: NOTE LineTwice the pattern "0 1 2" is the same line as the pattern "0 1 2"; remove it, or correct the one that was to be another line.
            "0 1 2",
            // expect: NOTE LineTwice the pattern "0 1 2" is the same line as the pattern "0 1 2"; remove it, or correct the one that was to be another line.
            "0 1 2",
            // expect: NOTE LineTwice the pattern "0 1 2" is the same line as the pattern "0 1 2"; remove it, or correct the one that was to be another line.
            "0 1 2",
            // expect: NOTE LineTwice the pattern "0 1 2" is the same line as the pattern "0 1 2"; remove it, or correct the one that was to be another line.
            "0 1 2",
            // expect: NOTE LineTwice the pattern "0 1 2" is the same line as the pattern "0 1 2"; remove it, or correct the one that was to be another line.
            "0 1 2",
            // expect: NOTE LineTwice the pattern "0 1 2" is the same line as the pattern "0 1 2"; remove it, or correct the one that was to be another line.
            "0 1 2",
            // expect: NOTE LineTwice the pattern "0 1 2" is the same line as the pattern "0 1 2"; remove it, or correct the one that was to be another line.
            "0 1 2",
            // expect: NOTE LineTwice the pattern "0 1 2" is the same line as the pattern "0 1 2"; remove it, or correct the one that was to be another line.
            "0 1 2",
            // expect: NOTE LineTwice the pattern "0 1 2" is the same line as the pattern "0 1 2"; remove it, or correct the one that was to be another line.
            "0 1 2",
            // expect: NOTE LineTwice the pattern "0 1 2" is the same line as the pattern "0 1 2"; remove it, or correct the one that was to be another line.
            "0 1 2",
            // expect: NOTE LineTwice the pattern "0 1 2" is the same line as the pattern "0 1 2"; remove it, or correct the one that was to be another line.
            "0 1 2",
            // expect: NOTE LineTwice the pattern "0 1 2" is the same line as the pattern "0 1 2"; remove it, or correct the one that was to be another line.
            "0 1 2",
            // expect: NOTE LineTwice the pattern "0 1 2" is the same line as the pattern "0 1 2"; remove it, or correct the one that was to be another line.
            "0 1 2",
            // expect: NOTE LineTwice the pattern "0 1 2" is the same line as the pattern "0 1 2"; remove it, or correct the one that was to be another line.
            "0 1 2",
            // expect: NOTE LineTwice the pattern "0 1 2" is the same line as the pattern "0 1 2"; remove it, or correct the one that was to be another line.
            "0 1 2",
            // expect: NOTE LineTwice the pattern "0 1 2" is the same line as the pattern "0 1 2"; remove it, or correct the one that was to be another line.
            "0 1 2",
            // expect: NOTE LineTwice the pattern "0 1 2" is the same line as the pattern "0 1 2"; remove it, or correct the one that was to be another line.
            "0 1 2",
            "0 1 2",
            "0 1 2",
            "0 1 2",
            "0 1 2"
        })
// expect: NOTE MoreOfAKind 4 more problems of the kind LineTwice are not shown; correct those that are first.
final class ManyEqualLines {
    static final Solver SOLVER = new ManyEqualLinesSolver();
}
