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

/** One answer about a game, everything being solved already, from each of the programs. */
@State(Scope.Benchmark)
public abstract class Answers {
    /** How many positions are asked about, one after the other. */
    static final int POSITIONS = 1_024;

    /** The generated solver. */
    final Solver solver;

    /** What is asked about. */
    final long[] positions;

    private final Interpreter interpreter;
    private final Position[] interpreted;

    /**
     * The programs and what they are asked.
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

    /** Asks each of the programs once, so that they have solved what they are asked about. */
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

    /** The textbook's outcome. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int textbook() {
        int won = 0;
        for (int i = 0; i < POSITIONS; i++) {
            won += textbookWins(i) ? 1 : 0;
        }
        return won;
    }

    /** Whether the textbook's program finds a position won, given by its index. */
    abstract boolean textbookWins(int index);
}
