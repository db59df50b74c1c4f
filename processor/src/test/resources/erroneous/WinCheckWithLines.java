import dev.solvable.*;

@SolvableGame(cells = 9)
@Board(rows = 3, columns = 3)
@Marks
@Lines(length = 3)
record WinCheckWithLines() {
    // expect: ERROR WinCheckWithLines @Lines and @WinCheck each say what ends the game; keep one of them.
    @WinCheck
    static boolean won(long own, long other, Player owner) {
        return false;
    }
}
