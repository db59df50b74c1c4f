package dev.solvable.benchmarks.games;

import dev.solvable.Solver;
import dev.solvable.benchmarks.interpreter.Rules;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** The games that are declared here, and the positions of Connect Four by which its solvers are compared. */
public final class OwnGames {
    /** How many cells the first of the growing boards has. */
    public static final int FEWEST_CELLS = 20;

    // Lambdas on purpose: a constructor reference would load its class when the list is filled.
    private static final List<Supplier<Solver>> GROWING = List.of(
            () -> new GrowingBoards_Cells20Solver(),
            () -> new GrowingBoards_Cells21Solver(),
            () -> new GrowingBoards_Cells22Solver(),
            () -> new GrowingBoards_Cells23Solver(),
            () -> new GrowingBoards_Cells24Solver(),
            () -> new GrowingBoards_Cells25Solver(),
            () -> new GrowingBoards_Cells26Solver(),
            () -> new GrowingBoards_Cells27Solver(),
            () -> new GrowingBoards_Cells28Solver(),
            () -> new GrowingBoards_Cells29Solver(),
            () -> new GrowingBoards_Cells30Solver());

    private OwnGames() {}

    /** A new solver of BLOCKGAME on its board of five by five that may use so many threads. */
    public static Solver blockGame(int threads) {
        return new GrowingBoards_Cells25Solver(threads);
    }

    /** Domineering on larger boards. */
    public static List<Game> domineering() {
        return List.of(
                new Game("Domineering 6x6", () -> new DomineeringBoards_Rows6Columns6Solver(), Rules::domineering, ""),
                new Game("Domineering 8x8", () -> new DomineeringBoards_Rows8Columns8Solver(), Rules::domineering, ""),
                new Game("Domineering 7x9", () -> new DomineeringBoards_Rows7Columns9Solver(), Rules::domineering, ""));
    }

    /** Games that fall apart. */
    public static List<Game> sums() {
        return List.of(
                new Game("Cram 5x6", () -> new CramBoards_Rows5Columns6Solver(), Rules::tiles, ""),
                new Game("Cram 6x6", () -> new CramBoards_Rows6Columns6Solver(), Rules::tiles, ""),
                new Game("Kayles 1x60", () -> new LongKaylesSolver(), Rules::tiles, ""));
    }

    /** BLOCKGAME's tiles on boards of {@link #FEWEST_CELLS} cells, one more, and so on. */
    public static List<Game> growing() {
        return IntStream.range(0, GROWING.size())
                .mapToObj(i -> new Game(FEWEST_CELLS + i + " cells", GROWING.get(i), Rules::tiles, ""))
                .toList();
    }

    /** Connect Four after eight moves: a win, a loss and a draw for the side to move. */
    public static List<Game> connectFour() {
        Game game = AppGames.find("ConnectFour7x6");
        return List.of("45461667", "35333571", "13333111").stream()
                .map(moves -> new Game("Connect Four 7x6 after " + moves, game.solver(), game.rules(), moves))
                .toList();
    }
}
