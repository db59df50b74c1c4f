package dev.solvable.benchmarks.games;

import dev.solvable.Choice;
import dev.solvable.Solver;
import dev.solvable.benchmarks.interpreter.Rules;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The games that are declared in this package. */
public final class OwnGames {
    /** The number of cells of the smallest growing board. */
    public static final int FEWEST_CELLS = 20;

    // Lambdas, because a constructor reference would load its class when the list is filled.
    private static final List<IntFunction<Solver>> GROWING = List.of(
            threads -> new GrowingBoards_Cells20Solver(threads),
            threads -> new GrowingBoards_Cells21Solver(threads),
            threads -> new GrowingBoards_Cells22Solver(threads),
            threads -> new GrowingBoards_Cells23Solver(threads),
            threads -> new GrowingBoards_Cells24Solver(threads),
            threads -> new GrowingBoards_Cells25Solver(threads),
            threads -> new GrowingBoards_Cells26Solver(threads),
            threads -> new GrowingBoards_Cells27Solver(threads),
            threads -> new GrowingBoards_Cells28Solver(threads),
            threads -> new GrowingBoards_Cells29Solver(threads),
            threads -> new GrowingBoards_Cells30Solver(threads));

    private OwnGames() {}

    /** A new solver of BLOCKGAME on its board of five by five that may use this many threads. */
    public static Solver blockGame(int threads) {
        return new GrowingBoards_Cells25Solver(threads);
    }

    /** Games that are too large for a table, whose outcome several threads can search together. */
    public static List<Game> searches() {
        return Stream.of(
                        connectFour("45461667"),
                        connectFour("35333571"),
                        connectFour("13333111"),
                        domineering("6x6", threads -> new DomineeringBoards_Rows6Columns6Solver(threads)),
                        domineering("8x8", threads -> new DomineeringBoards_Rows8Columns8Solver(threads)),
                        domineering("7x9", threads -> new DomineeringBoards_Rows7Columns9Solver(threads)),
                        new Game(
                                "Three in a row loses, 4x6",
                                threads -> new LongMisereSolver(threads),
                                facts -> Rules.marks(facts, Choice.OWN).completingLoses(),
                                ""))
                .toList();
    }

    /** Connect Four after eight moves: a win, a loss and a draw for the side to move. */
    private static Game connectFour(String moves) {
        return new Game(
                "Connect Four 7x6 after " + moves,
                threads -> new LongConnectFourSolver(threads),
                Rules::fallingMarks,
                moves);
    }

    /** Domineering on a larger board. */
    private static Game domineering(String board, IntFunction<Solver> solvers) {
        return new Game("Domineering " + board, solvers, Rules::domineering, "");
    }

    /** Games whose positions split into independent regions. */
    public static List<Game> sums() {
        return List.of(
                new Game("Cram 5x6", threads -> new CramBoards_Rows5Columns6Solver(threads), Rules::tiles, ""),
                new Game("Cram 6x6", threads -> new CramBoards_Rows6Columns6Solver(threads), Rules::tiles, ""),
                new Game("Kayles 1x60", threads -> new LongKaylesSolver(threads), Rules::tiles, ""));
    }

    /** BLOCKGAME's tiles on boards of {@link #FEWEST_CELLS} and more cells, one by one. */
    public static List<Game> growing() {
        return IntStream.range(0, GROWING.size())
                .mapToObj(i -> new Game(FEWEST_CELLS + i + " cells", GROWING.get(i), Rules::tiles, ""))
                .toList();
    }
}
