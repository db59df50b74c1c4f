import dev.solvable.*;
import java.util.List;

interface MethodSignatures {
    enum Player {
        FIRST,
        SECOND
    }

    @SolvableGame(cells = 9)
    @Marks
    final class ForeignPlayer {
        // expect: ERROR MethodSignature the method with @WinCheck is boolean won(long, long, MethodSignatures.Player), but the solver calls boolean won(long, long, dev.solvable.Player); write it so.
        @WinCheck
        static boolean won(long own, long other, Player owner) {
            return false;
        }
    }

    @SolvableGame(cells = 9)
    final class Flat {
        // expect: ERROR MethodSignature the method with @MoveSource is long[] moves(int), but the solver calls long[][] moves(); write it so.
        @MoveSource
        static long[] moves(int cells) {
            return new long[cells];
        }
    }

    @SolvableGame(cells = 9)
    final class Collected {
        // expect: ERROR MethodSignature the method with @MoveSource is java.util.List<long[]> moves(), but the solver calls long[][] moves(); write it so.
        @MoveSource
        static List<long[]> moves() {
            return List.of();
        }
    }

    @SolvableGame(cells = 9)
    final class Generic {
        // expect: ERROR MethodSignature the method with @MoveSource is <T, X> long[][] moves(T, X[][]), but the solver calls long[][] moves(); write it so.
        @MoveSource
        static <T extends Number, X> long[][] moves(T number, X[][] others) {
            return new long[][] {{1, 1}};
        }
    }

    @SolvableGame(cells = 9)
    @Marks
    final class Boxed {
        // expect: ERROR MethodSignature the method with @WinCheck is void won(long, java.lang.Long, dev.solvable.Player), but the solver calls boolean won(long, long, dev.solvable.Player); write it so.
        @WinCheck
        static void won(long own, Long other, dev.solvable.Player owner) {}
    }
}
