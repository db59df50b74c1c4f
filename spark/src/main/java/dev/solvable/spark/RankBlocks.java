package dev.solvable.spark;

import dev.solvable.Solver;
import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.PositionRanks;
import dev.solvable.runtime.retrograde.RetrogradeEngine;
import dev.solvable.spark.bytes.ByteReader;
import dev.solvable.spark.bytes.NumberSet;
import dev.solvable.spark.bytes.RankSets;
import dev.solvable.spark.storage.WorkFolder;
import java.io.IOException;
import java.io.Serializable;
import java.util.Optional;

/**
 * The ranks of a game's positions in consecutive blocks of 2^n, and the turned ranks likewise, see
 * {@link PositionRanks}.
 *
 * @param bits n
 * @param count the number of ranks
 * @param turnedCount the number of turned ranks
 */
record RankBlocks(GameClass game, int bits, int count, int turnedCount) implements Serializable {
    /** The default minimum of n: in most rounds a task over fewer ranks takes longer to start than to run. */
    static final int LEAST_BITS = 20;

    /** The maximum of n: the number of ranks of a block is an {@code int}. */
    private static final int MOST_BITS = 30;

    /** The maximum number of moves that a byte can count. */
    private static final int MOST_MOVES = 0xFF;

    /** The rules of each solver's class, whose tables of ranks all tasks of a process share. */
    private static final ClassValue<EndlessRules> RULES = new ClassValue<EndlessRules>() {
        @Override
        protected EndlessRules computeValue(Class<?> solver) {
            Solver made = new GameClass(solver.getName()).newSolver();
            return RetrogradeEngine.of(made).orElseThrow().rules();
        }
    };

    /**
     * The blocks of a game; empty if its positions have no ranks or too many moves.
     *
     * @param parts the maximum number of blocks of ranks; where it is 1, there may be two of 2^30 ranks
     * @param leastBits the minimum of n
     */
    static Optional<RankBlocks> of(GameClass game, Solver solver, int parts, int leastBits) {
        Optional<PositionRanks> ranks = RetrogradeEngine.of(solver)
                .map(RetrogradeEngine::rules)
                .filter(rules -> rules.mostMoves() <= MOST_MOVES)
                .flatMap(EndlessRules::ranks);
        return ranks.map(known -> {
            int bits = leastBits;
            while (bits < MOST_BITS && blocks(known.count(), bits) > parts) {
                bits++;
            }
            return new RankBlocks(game, bits, known.count(), known.turnedCount());
        });
    }

    private static int blocks(int count, int bits) {
        return (count - 1 >>> bits) + 1;
    }

    /** The rules of the game, shared by the tasks of a process. */
    EndlessRules rules() {
        return RULES.get(game.newSolver().getClass());
    }

    PositionRanks ranks() {
        return rules().ranks().orElseThrow();
    }

    /** The larger of the numbers of blocks of ranks and of turned ranks. */
    int blocks() {
        return Math.max(parts(), blocks(turnedCount, bits));
    }

    /** The number of blocks of ranks. */
    int parts() {
        return blocks(count, bits);
    }

    /** The set that a stage has written for a block. */
    NumberSet read(WorkFolder work, String stage, int block) throws IOException {
        return NumberSet.read(new ByteReader(work.read(stage, block)), size());
    }

    /** An empty set of ranks or turned ranks. */
    RankSets newSets() {
        return new RankSets(bits, blocks());
    }

    /** The first rank of a block, or the first turned rank. */
    int first(int block) {
        return block << bits;
    }

    /** The number of ranks, or turned ranks, of each block but the last. */
    int size() {
        return 1 << bits;
    }

    /** The number of ranks of a block. */
    int size(int block) {
        return Math.max(0, Math.min(size(), count - first(block)));
    }
}
