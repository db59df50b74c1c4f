import dev.solvable.*;

@SolvableGame(cells = 9)
@Marks
class MethodModifiers {
    // expect: ERROR MethodNotStatic the method won with @WinCheck is not static, and a solver has no instance of the game to call it on; add the modifier static.
    @WinCheck
    boolean won(long own, long other, Player owner) {
        return false;
    }

    @SolvableGame(cells = 9)
    interface InInterface {
        // expect: ERROR MethodPrivate the method moves with @MoveSource is private, so the solver beside the game cannot call it; remove the modifier private.
        @MoveSource
        private static long[][] moves() {
            return new long[][] {{1, 1}};
        }
    }

    @SolvableGame(cells = 9)
    interface Abstract {
        // expect: ERROR MethodNotStatic the method moves with @MoveSource is not static, and a solver has no instance of the game to call it on; add the modifier static.
        @MoveSource
        long[][] moves();
    }
}
