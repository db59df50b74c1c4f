package dev.solvable.table;

import dev.solvable.Solver;
import dev.solvable.runtime.PositionRanks;
import dev.solvable.runtime.retrograde.RetrogradeEngine;
import java.util.function.LongUnaryOperator;
import java.util.function.Supplier;

/**
 * Maps positions of a game to the keys of its table, and back. It is thread-safe.
 *
 * @param keyOf maps a valid position to its key; an unreachable position may get a key that no table has
 * @param positionsOfThread makes a function for one thread that maps keys to positions, fastest in ascending order
 */
record TableKeys(LongUnaryOperator keyOf, Supplier<LongUnaryOperator> positionsOfThread) {
    /**
     * The keys of a table of a solver's game.
     *
     * @throws TableException if the keys are not the solver's ranks: every value would belong to another position
     */
    static TableKeys of(ValueTable table, Solver solver) {
        TableHeader header = table.header();
        if (header.isRanked()) {
            return ranks(RetrogradeEngine.of(solver)
                    .flatMap(engine -> engine.rules().ranks())
                    .filter(ranks -> ranks.count() == header.range())
                    .filter(ranks -> RulesDigest.ofRanks(ranks).equals(header.rankDigest()))
                    .orElseThrow(() -> new TableException(
                            table.path(),
                            "its values lie by ranks of positions, and this solver of " + header.game()
                                    + " has no or other ranks")));
        }
        return new TableKeys(
                header.isDense() ? LongUnaryOperator.identity() : RulesDigest.graph(solver)::canonical,
                LongUnaryOperator::identity);
    }

    private static TableKeys ranks(PositionRanks ranks) {
        return new TableKeys(
                ranks::rank,
                () -> { // rank NONE is no key of a table
                    PositionRanks.OfThread walk = ranks.ofThread();
                    return rank -> walk.position((int) rank);
                });
    }

    long key(long position) {
        return keyOf.applyAsLong(position);
    }
}
