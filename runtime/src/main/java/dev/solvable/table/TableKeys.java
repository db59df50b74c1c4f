package dev.solvable.table;

import dev.solvable.Solver;
import dev.solvable.runtime.PositionRanks;
import dev.solvable.runtime.retrograde.RetrogradeEngine;
import java.util.function.LongUnaryOperator;

/** The keys under which a table has the positions of its game. Threads may share it. */
interface TableKeys {
    /** The key of a position that makes sense; one that no table has where play never leads to the position. */
    long key(long position);

    /** Finds a position for each key that a table can have, best in ascending order; for a thread of its own. */
    LongUnaryOperator positions();

    /**
     * The keys of a table of a solver's game.
     *
     * @throws TableException where they are ranks that are not the solver's: every value would be another position's
     */
    static TableKeys of(ValueTable table, Solver solver) {
        TableHeader header = table.header();
        if (header.isRanked()) {
            return new Ranks(RetrogradeEngine.of(solver)
                    .flatMap(engine -> engine.rules().ranks())
                    .filter(ranks -> ranks.count() == header.range())
                    .filter(ranks -> RulesDigest.ofRanks(ranks).equals(header.rankDigest()))
                    .orElseThrow(() -> new TableException(
                            table.path(),
                            "its values lie by ranks of positions, and this solver of " + header.game()
                                    + " has no or other ranks")));
        }
        return new Positions(header.isDense() ? LongUnaryOperator.identity() : RulesDigest.graph(solver)::canonical);
    }

    /**
     * Positions are their own keys.
     *
     * @param key the one of its images that has the value
     */
    record Positions(LongUnaryOperator key) implements TableKeys {
        @Override
        public long key(long position) {
            return key.applyAsLong(position);
        }

        @Override
        public LongUnaryOperator positions() {
            return LongUnaryOperator.identity();
        }
    }

    /** The keys are ranks. */
    record Ranks(PositionRanks ranks) implements TableKeys {
        @Override
        public long key(long position) {
            return ranks.rank(position); // NONE is no key of a table
        }

        @Override
        public LongUnaryOperator positions() {
            PositionRanks.OfThread walk = ranks.ofThread();
            return rank -> walk.position((int) rank);
        }
    }
}
