import dev.solvable.*;

interface WhoseLine {
    @SolvableGame(cells = 9)
    @Board(rows = 3, columns = 3)
    @Marks(
            // expect: NOTE WhoseLine with choice = ANY no mark belongs to a player, so a line of equal marks wins for whoever completes it, be it with marks that the other player put; write completes = WINS if that is meant, or use choice = OWN for lines of own marks.
            choice = Choice.ANY)
    @Lines(length = 3)
    final class PerhapsOwn {
        static final Solver SOLVER = new WhoseLine_PerhapsOwnSolver();
    }

    @SolvableGame(cells = 4)
    // expect: NOTE WhoseLine with choice = SHARED no mark belongs to a player, so a line of equal marks wins for whoever completes it, be it with marks that the other player put; write completes = WINS if that is meant, or use choice = OWN for lines of own marks.
    @Marks(choice = Choice.SHARED)
    @Lines(patterns = "0 1")
    final class PerhapsOwnShared {}

    @SolvableGame(cells = 9)
    @Marks(choice = Choice.ANY)
    @Lines(length = 3, completes = Ending.WINS)
    final class Meant {}

    @SolvableGame(cells = 9)
    @Marks(choice = Choice.ANY)
    @Lines(length = 3, completes = Ending.LOSES)
    final class MeantMisere {}

    /** Who can tell the result knows the game. */
    @SolvableGame(cells = 3, expect = Expectation.FIRST_WINS)
    @Marks(choice = Choice.SHARED)
    @Lines(length = 3)
    final class Known {}

    @SolvableGame(cells = 9)
    @Marks
    @Lines(length = 3)
    final class Own {}
}
