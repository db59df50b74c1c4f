package dev.solvable.processor.plan;

import dev.solvable.Algorithm;
import dev.solvable.processor.game.tiles.DeclaredTiles;
import dev.solvable.processor.game.tiles.TileShapes;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.partizan.CountedOutcomes;
import dev.solvable.runtime.search.tiles.OutcomeEngine;
import dev.solvable.runtime.search.tiles.PlayersTiles;
import dev.solvable.runtime.search.tiles.TileSearchEngine;
import dev.solvable.runtime.source.TakenTable;
import dev.solvable.runtime.sums.TileSums;
import dev.solvable.runtime.sweep.tiles.WordOutcomes;
import java.util.Optional;

/**
 * How a game of tiles is solved. Engines that find only outcomes (by a word sweep, by sums or by counting) search for
 * distances.
 *
 * @param cacheEntries the entries of the transposition table of scores, and of that of Grundy values or regions
 * @param shapes the shapes of the tiles; empty if the engine does not use them
 * @param order the order of the cells in a table of outcomes; empty if it is that of their numbers
 */
public record TilePlan(
        DeclaredTiles rules,
        Algorithm engine,
        int tableEntries,
        int cacheEntries,
        NimberMethod nimbers,
        boolean folds,
        Optional<TileShapes> shapes,
        Optional<SweepOrder> order,
        int splitDepth)
        implements EnginePlan {
    @Override
    public boolean provesRegions() {
        return nimbers == NimberMethod.SUMS && TileSums.provesRegions(rules.game(), cacheEntries);
    }

    @Override
    public Memory memoryOfSums(MarksCode code) {
        return TileSums.memory(rules.game(), cacheEntries);
    }

    @Override
    public Memory memory(MarksCode code) {
        Memory ofEngine = switch (engine) {
            case SWEEP -> TakenTable.memory(tableEntries, 0).and(memoryOfNimbers(code));
            case WORD_SWEEP ->
                WordOutcomes.memory(tableEntries)
                        .and(OutcomeEngine.memory(cacheEntries))
                        .and(memoryOfNimbers(code));
            case SUMS -> OutcomeEngine.memory(cacheEntries).and(memoryOfSums(code));
            case OUTCOME_SEARCH ->
                CountedOutcomes.memory(rules.game(), cacheEntries).and(OutcomeEngine.memory(cacheEntries));
            case SEARCH ->
                TileSearchEngine.memory(rules.game(), cacheEntries, splitDepth).and(memoryOfNimbers(code));
            default -> throw Planner.noPlan(rules, engine);
        };
        return engine == Algorithm.SWEEP ? ofEngine : ofEngine.and(PlayersTiles.memory(rules.game()));
    }

    @Override
    public SharedWork sharedWork() {
        return switch (engine) {
            case WORD_SWEEP -> SharedWork.SWEEP;
            case OUTCOME_SEARCH -> SharedWork.OUTCOMES;
            default -> EnginePlan.super.sharedWork();
        };
    }
}
