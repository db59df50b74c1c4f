import dev.solvable.*;
import java.io.IOException;

@SolvableGame(cells = 9)
final class MethodThrows {
    // expect: ERROR MethodThrows the method moves with @MoveSource throws java.io.IOException, java.lang.Throwable, for which the solver has no answer; handle it in the method.
    @MoveSource
    static long[][] moves() throws IOException, IllegalStateException, StackOverflowError, Throwable {
        return new long[][] {{1, 1}};
    }

    static int nimber(MethodThrowsSolver solver) {
        return solver.nimber(solver.initial());
    }
}
