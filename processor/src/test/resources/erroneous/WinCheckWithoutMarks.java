import dev.solvable.*;

@SolvableGame(cells = 9)
@Tiles("##")
final class WinCheckWithoutMarks {
    // expect: ERROR WinCheckWithoutMarks a @WinCheck is asked about a player's marks, and a game of tiles has no marks; remove @WinCheck or use @Marks.
    @WinCheck
    static boolean won(long own, long other, Player owner) {
        return false;
    }

    @SolvableGame(cells = 9)
    static final class OfMoveSource {
        @MoveSource
        static long[][] moves() {
            return new long[][] {{1, 1}};
        }

        // expect: ERROR WinCheckWithoutMarks a @WinCheck is asked about a player's marks, and a game with a @MoveSource has no marks; remove @WinCheck or use @Marks.
        @WinCheck
        static boolean won(long own, long other, Player owner) {
            return false;
        }
    }
}
