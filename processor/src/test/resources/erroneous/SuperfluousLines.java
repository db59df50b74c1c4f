import dev.solvable.*;

interface SuperfluousLines {
    @SolvableGame(cells = 6)
    @Board(rows = 2, columns = 3)
    @Marks
    @Lines(
            patterns = {
                // expect: NOTE LineWithinLine the pattern "0 1 2" contains the whole of the pattern "##./...", which is complete no later, so it never makes a difference; remove it or correct one of the two.
                "0 1 2",
                "##./...",
                // expect: NOTE LineTwice the pattern "1 0" is the same line as the pattern "##./..."; remove it, or correct the one that was to be another line.
                "1 0",
                "3 4"
            })
    final class Patterns {
        static final Solver SOLVER = new SuperfluousLines_PatternsSolver();
    }

    @SolvableGame(cells = 9)
    @Board(rows = 3, columns = 3)
    @Marks
    @Lines(
            length = 3,
            patterns = {
                // expect: NOTE LineTwice the pattern "0 4 8" is the same line as the straight line a1 b2 c3; remove it, or correct the one that was to be another line.
                "0 4 8",
                // expect: NOTE LineWithinLine the pattern "###/.#./..." contains the whole of the straight line a1 b1 c1, which is complete no later, so it never makes a difference; remove it or correct one of the two.
                "###/.#./...",
                "0 1 3",
                "7 8"
            })
    final class BesideStraightLines {}

    @SolvableGame(cells = 9)
    @Board(rows = 3, columns = 3)
    @Marks
    @Lines(
            patterns = {
                "0 1 2",
                // expect: NOTE LineOutOfReach the pattern "3 4 5 6 7 8" takes 6 marks, but on this board no player ever has more than 5, so nobody completes it; make it shorter.
                "3 4 5 6 7 8",
                "0 2 4 6 8"
            })
    final class TooLong {}

    @SolvableGame(cells = 6)
    @Board(rows = 1, columns = 6)
    @Marks
    @Lines(
            // expect: NOTE LineOutOfReach a straight line takes 4 marks, but on this board no player ever has more than 3, so nobody completes it; make it shorter.
            length = 4,
            patterns = "0 5")
    final class TooLongStraight {}
}
