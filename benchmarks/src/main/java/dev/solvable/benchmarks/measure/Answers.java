package dev.solvable.benchmarks.measure;

import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.benchmarks.games.AppGames;
import dev.solvable.benchmarks.games.Game;
import dev.solvable.benchmarks.interpreter.Interpreter;
import dev.solvable.benchmarks.interpreter.Position;
import java.util.function.Function;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** One answer from each program about a game that it has solved already. */
@State(Scope.Benchmark)
public abstract class Answers {
    /** The number of positions of an invocation. */
    static final int POSITIONS = 1_024;

    /** The generated solver. */
    final Solver solver;

    /** The positions that programs are asked about. */
    final long[] positions;

    private final Interpreter interpreter;
    private final Position[] interpreted;

    /**
     * Creates the programs and the positions.
     *
     * @param name the game of the app
     * @param choice chooses the positions, by the generated solver's rules
     */
    Answers(String name, Function<Solver, long[]> choice) {
        Game game = AppGames.find(name);
        solver = game.solver();
        interpreter = new Interpreter(game.interpreted());
        positions = choice.apply(solver);
        interpreted = new Position[positions.length];
        for (int i = 0; i < positions.length; i++) {
            interpreted[i] = interpreter.parse(solver.format(positions[i]), solver.toMove(positions[i]));
        }
    }

    /** Asks each program once, so that it has solved the positions. */
    @Setup
    public void solve() {
        generated();
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

    /** The textbook program's outcome. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int textbook() {
        int won = 0;
        for (int i = 0; i < POSITIONS; i++) {
            won += textbookWins(i) ? 1 : 0;
        }
        return won;
    }

    /** Whether a position is a win according to the textbook program. */
    abstract boolean textbookWins(int index);
}
