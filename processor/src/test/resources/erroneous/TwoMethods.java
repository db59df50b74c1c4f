import dev.solvable.*;

@SolvableGame(cells = 9)
@Marks
final class TwoMethods {
    @WinCheck
    static boolean won(long own, long other, Player owner) {
        return false;
    }

    // expect: ERROR TwoMethods won and reached both have @WinCheck, but a game has one such method; keep one of them, which is asked about either player, the owner.
    @WinCheck
    static boolean reached(long own, long other, Player owner) {
        return false;
    }

    @SolvableGame(cells = 9)
    static final class OfMoveSources {
        @MoveSource
        static long[][] moves() {
            return new long[][] {{1, 1}};
        }

        // expect: ERROR TwoMethods moves and more both have @MoveSource, but a game has one such method; give all moves in one of them, or write by = FIRST for one and by = SECOND for the other.
        @MoveSource
        static long[][] more() {
            return new long[][] {{1, 1}};
        }
    }
}
