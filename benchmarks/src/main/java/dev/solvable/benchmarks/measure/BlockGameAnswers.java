package dev.solvable.benchmarks.measure;

import dev.solvable.benchmarks.textbook.HandTunedBlockGame;
import dev.solvable.benchmarks.textbook.TextbookTiles;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/** One answer about BLOCKGAME: random boards, half of the cells taken. */
public class BlockGameAnswers extends Answers {
    private static final int CELLS = 25;
    private static final long SEED = 5;

    private final TextbookTiles textbook = TextbookTiles.blockGame(5, CELLS);
    private final HandTunedBlockGame handTuned = new HandTunedBlockGame();

    /** Makes the boards. */
    public BlockGameAnswers() {
        super(
                "BlockGame",
                solver -> new Random(SEED)
                        .ints(POSITIONS, 0, 1 << CELLS)
                        .asLongStream()
                        .toArray());
        handTuned.solve();
    }

    /** The expert's program. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int handTuned() {
        int won = 0;
        for (long board : positions) {
            won += handTuned.wins((int) board) ? 1 : 0;
        }
        return won;
    }

    @Override
    boolean textbookWins(int index) {
        return textbook.canWin((int) positions[index]);
    }
}
