import dev.solvable.*;

@SolvableGame(cells = 9)
@Marks(
        // expect: ERROR WinCheckChoice a @WinCheck is asked about a player's own marks, and with choice = SHARED no player has any; use choice = OWN, or @Lines instead of @WinCheck.
        choice = Choice.SHARED)
final class WinCheckOfNobody {
    @WinCheck
    static boolean won(long own, long other, Player owner) {
        return false;
    }

    static int nimber(WinCheckOfNobodySolver solver) {
        return solver.nimber(solver.initial());
    }
}
