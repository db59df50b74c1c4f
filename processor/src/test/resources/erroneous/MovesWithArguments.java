import dev.solvable.*;

interface MovesWithArguments {
    @SolvableGame(cells = 9)
    final class ByPlayer {
        // expect: ERROR MovesForAPlayer the method moves with @MoveSource takes a Player, but the solver asks for moves once and names nobody; write two methods without parameters, one with @MoveSource(by = Player.FIRST) and one with @MoveSource(by = Player.SECOND).
        @MoveSource
        static long[][] moves(Player player) {
            return new long[][] {{1, 1}};
        }
    }

    @SolvableGame(cells = 9)
    final class ByPosition {
        // expect: ERROR MovesInAPosition the method moves with @MoveSource takes a long, but the solver asks for all moves once, before there is a position; write it without parameters, and say of each move in {requiredEmpty, filled} which cells must be empty for it.
        @MoveSource
        static long[] moves(long taken) {
            return new long[] {~taken};
        }
    }

    @SolvableGame(cells = 9)
    final class ByMarks {
        // expect: ERROR MovesInAPosition the method moves with @MoveSource takes longs, but the solver asks for all moves once, before there is a position; write it without parameters, and say of each move in {requiredEmpty, filled} which cells must be empty for it.
        @MoveSource
        static long[][] moves(long own, long other) {
            return new long[][] {{~other, own}};
        }
    }
}
