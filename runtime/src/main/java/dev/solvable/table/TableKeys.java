package dev.solvable.table;

import dev.solvable.Solver;
import dev.solvable.runtime.PositionRanks;
import dev.solvable.runtime.retrograde.RetrogradeEngine;
import java.util.function.LongUnaryOperator;
import java.util.function.Supplier;

/**
 * The keys under which a table has the positions of its game. Threads may share it.
 *
 * @param keyOf the key of a position that makes sense; one that no table has where play never leads to the position
 * @param positionsOfThread finds, in a thread of its own, a position for each key that a table can have, best in
 *     ascending order
 */
record TableKeys(LongUnaryOperator keyOf, Supplier<LongUnaryOperator> positionsOfThread) {
    /**
     * The keys of a table of a solver's game.
     *
     * @throws TableException where they are ranks that are not the solver's: every value would be another position's
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
