import dev.solvable.*;

interface NothingWins {
    @SolvableGame(cells = 9)
    @Board(rows = 3, columns = 3)
    // expect: NOTE NothingWins nothing but a full board ends this game, as it has no @Lines and no @WinCheck, so whatever the players do FIRST wins; add @Lines or a method with @WinCheck.
    @Marks
    final class Forgotten {
        static final Solver SOLVER = new NothingWins_ForgottenSolver();
    }

    @SolvableGame(cells = 4)
    // expect: NOTE NothingWins nothing but a full board ends this game, as it has no @Lines and no @WinCheck, so whatever the players do SECOND wins; add @Lines.
    @Marks(choice = Choice.SHARED)
    final class EvenNumber {}

    @SolvableGame(cells = 4)
    @Board(rows = 2, columns = 2)
    // expect: NOTE NothingWins nothing but a full board ends this game, as it has no @Lines and no @WinCheck, so whatever the players do FIRST wins; add @Lines.
    @Marks(choice = Choice.ANY, gravity = true)
    @NoMoves(Ending.WINS)
    final class EvenNumberMisere {}

    @SolvableGame(cells = 5)
    // expect: NOTE NothingWins nothing but a full board ends this game, as it has no @Lines and no @WinCheck, so whatever the players do SECOND wins; add @Lines or a method with @WinCheck.
    @Marks
    @NoMoves(Ending.WINS)
    final class OddNumberMisere {}

    @SolvableGame(cells = 5)
    // expect: NOTE NothingWins nothing but a full board ends this game, as it has no @Lines and no @WinCheck, so whatever the players do the game is a draw; add @Lines or a method with @WinCheck.
    @Marks
    @NoMoves(Ending.DRAWS)
    final class Drawn {}

    @SolvableGame(cells = 5)
    @Marks
    // expect: NOTE NothingWins nothing but a full board ends this game, as no player ever has more than 3 marks and each line takes more, so whatever the players do the game is a draw; make the lines shorter.
    @Lines(length = 4, patterns = "0 1 2 4")
    final class LongLines {}

    /** A player has three of these marks. */
    @SolvableGame(cells = 5)
    @Marks
    @Lines(length = 3)
    final class ShorterLines {}

    /** Here four lie on the board. */
    @SolvableGame(cells = 5)
    @Marks(choice = Choice.SHARED)
    @Lines(length = 4, completes = Ending.LOSES)
    final class SharedLines {}

    @SolvableGame(cells = 2)
    @Marks
    final class Checked {
        @WinCheck
        static boolean won(long own, long other, Player owner) {
            return own != 0;
        }
    }

    @SolvableGame(cells = 5)
    @Marks
    // expect: NOTE NothingWins nothing but a full board ends this game, as SECOND never has more than 2 marks and each line takes more, so whatever the players do FIRST wins; make the lines shorter.
    @Lines(length = 3, by = Player.SECOND)
    final class BreakerOfNothing {}
}
