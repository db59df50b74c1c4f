import dev.solvable.*;

@SolvableGame(
        cells = 9,
        // expect: ERROR ExpectOfCode expect = FIRST_WINS cannot be checked, as the compiler cannot run the method won, which is not compiled yet; remove expect, and test the solver's outcome instead.
        expect = Expectation.FIRST_WINS)
@Marks
final class ExpectOfCode {
    @WinCheck
    static boolean won(long own, long other, Player owner) {
        return false;
    }

    @SolvableGame(
            cells = 9,
            // expect: ERROR ExpectOfCode expect = DRAW cannot be checked, as the compiler cannot run the method moves, which is not compiled yet; remove expect, and test the solver's outcome instead.
            expect = Expectation.DRAW)
    static final class OfMoveSource {
        @MoveSource
        static long[][] moves() {
            return new long[][] {{1, 1}};
        }
    }
}
