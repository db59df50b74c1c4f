package dev.solvable.benchmarks.measure;

import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.benchmarks.games.AppGames;
import dev.solvable.benchmarks.games.Game;
import dev.solvable.benchmarks.interpreter.Interpreter;
import dev.solvable.benchmarks.interpreter.Position;
import dev.solvable.benchmarks.textbook.HandTunedBlockGame;
import dev.solvable.benchmarks.textbook.TextbookTiles;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** One answer about BLOCKGAME, everything being solved already: random boards, half of the cells taken. */
@State(Scope.Benchmark)
public class BlockGameAnswers {
    private static final int BOARDS = 1_024;
    private static final int CELLS = 25;
    private static final long SEED = 5;

    private final Solver solver;
    private final Interpreter interpreter;
    private final TextbookTiles textbook = TextbookTiles.blockGame(5, CELLS);
    private final HandTunedBlockGame handTuned = new HandTunedBlockGame();
    private final int[] boards;
    private final Position[] interpreted = new Position[BOARDS];

    /** Makes the boards. */
    public BlockGameAnswers() {
        Game game = AppGames.find("BlockGame");
        solver = game.solver().get();
        interpreter = new Interpreter(game.interpreted());
        handTuned.solve();
        boards = new Random(SEED).ints(BOARDS, 0, 1 << CELLS).toArray();
        for (int i = 0; i < BOARDS; i++) {
            interpreted[i] = interpreter.parse(solver.format(boards[i]), Player.EITHER);
        }
    }

    /** Asks each of the programs once, so that they have solved what they are asked about. */
    @Setup
    public void solve() {
        generated();
        interpreter();
        textbook();
    }

    /** The generated solver. */
    @Benchmark
    @OperationsPerInvocation(BOARDS)
    public int generated() {
        int won = 0;
        for (int board : boards) {
            won += solver.outcome(board) == Outcome.WIN ? 1 : 0;
        }
        return won;
    }

    /** The interpreter. */
    @Benchmark
    @OperationsPerInvocation(BOARDS)
    public int interpreter() {
        int won = 0;
        for (Position position : interpreted) {
            won += interpreter.outcome(position) == Outcome.WIN ? 1 : 0;
        }
        return won;
    }

    /** The textbook solution. */
    @Benchmark
    @OperationsPerInvocation(BOARDS)
    public int textbook() {
        int won = 0;
        for (int board : boards) {
            won += textbook.canWin(board) ? 1 : 0;
        }
        return won;
    }

    /** The expert's program. */
    @Benchmark
    @OperationsPerInvocation(BOARDS)
    public int handTuned() {
        int won = 0;
        for (int board : boards) {
            won += handTuned.wins(board) ? 1 : 0;
        }
        return won;
    }
}
