package dev.solvable.benchmarks.measure;

import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.benchmarks.games.AppGames;
import dev.solvable.benchmarks.games.Game;
import dev.solvable.benchmarks.interpreter.Interpreter;
import dev.solvable.benchmarks.interpreter.Position;
import dev.solvable.benchmarks.textbook.TextbookTicTacToe;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** One answer about tic-tac-toe, everything being solved already: random positions that play leads to. */
@State(Scope.Benchmark)
public class TicTacToeAnswers {
    private static final int POSITIONS = 1_024;
    private static final long SEED = 3;

    private final Solver solver;
    private final Interpreter interpreter;
    private final TextbookTicTacToe textbook = new TextbookTicTacToe(3);
    private final long[] positions = new long[POSITIONS];
    private final Position[] interpreted = new Position[POSITIONS];
    private final String[] boards = new String[POSITIONS];

    /** Plays at random to some positions. */
    public TicTacToeAnswers() {
        Game game = AppGames.find("TicTacToe");
        solver = game.solver().get();
        interpreter = new Interpreter(game.interpreted());
        Random random = new Random(SEED);
        for (int i = 0; i < POSITIONS; i++) {
            long position = solver.initial();
            for (int plies = random.nextInt(9); plies > 0 && !solver.isTerminal(position); plies--) {
                int[] moves = solver.moves(position);
                position = solver.play(position, moves[random.nextInt(moves.length)]);
            }
            Player toMove = solver.toMove(position);
            positions[i] = position;
            boards[i] = solver.format(position).replace("\n", "");
            interpreted[i] = interpreter.parse(boards[i], toMove);
        }
    }

    /** Asks each of the programs once, so that they have solved what they are asked about. */
    @Setup
    public void solve() {
        generated();
        generatedDistance();
        interpreter();
        textbook();
    }

    /** The generated solver's outcome. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int generated() {
        int won = 0;
        for (long position : positions) {
            won += solver.outcome(position) == Outcome.WIN ? 1 : 0;
        }
        return won;
    }

    /** The generated solver's distance. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int generatedDistance() {
        int sum = 0;
        for (long position : positions) {
            sum += solver.distance(position);
        }
        return sum;
    }

    /** The generated solver's best move. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int generatedBestMove() {
        int sum = 0;
        for (long position : positions) {
            sum += solver.bestMove(position);
        }
        return sum;
    }

    /** The interpreter's outcome. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int interpreter() {
        int won = 0;
        for (Position position : interpreted) {
            won += interpreter.outcome(position) == Outcome.WIN ? 1 : 0;
        }
        return won;
    }

    /** The textbook's outcome. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int textbook() {
        int won = 0;
        for (String board : boards) {
            won += textbook.outcome(board) == Outcome.WIN ? 1 : 0;
        }
        return won;
    }
}
