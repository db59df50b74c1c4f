package dev.solvable.processor.plan;

import dev.solvable.Algorithm;
import dev.solvable.processor.game.tiles.DeclaredMoveSource;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.tiles.SourceMoves;
import dev.solvable.runtime.source.SourceSearchEngine;
import dev.solvable.runtime.source.TakenTable;

/**
 * How a game with a move source is solved. How many positions play reaches is not known in advance, so questions are
 * searched until a table pays.
 *
 * @param cacheEntries the entries of the transposition table of scores, and of that of regions; with a table of all
 *     positions also the number of states that are searched before it is filled
 */
public record SourcePlan(
        DeclaredMoveSource rules, Algorithm engine, int tableEntries, int cacheEntries, NimberMethod nimbers)
        implements EnginePlan {
    @Override
    public boolean provesRegions() {
        return nimbers == NimberMethod.SUMS && SourceSearchEngine.provesRegions(cacheEntries);
    }

    @Override
    public Memory memoryOfSums(MarksCode code) {
        return SourceSearchEngine.memoryOfRegions(Long.bitCount(code.full()), cacheEntries);
    }

    @Override
    public Memory memory(MarksCode code) {
        boolean sums = engine == Algorithm.SUMS;
        Memory scores = engine == Algorithm.SWEEP
                ? TakenTable.memory(tableEntries, cacheEntries)
                : SourceSearchEngine.memory(cacheEntries, sums);
        return scores.and(sums ? memoryOfSums(code) : memoryOfNimbers(code))
                .and(SourceMoves.memory(Long.bitCount(code.full()), rules.partizan()));
    }
}
