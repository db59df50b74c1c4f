package dev.solvable.processor.plan;

import dev.solvable.Algorithm;
import dev.solvable.processor.game.marks.DeclaredMarks;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.points.PointsSearchEngine;
import dev.solvable.runtime.search.marks.MarksSearchEngine;
import dev.solvable.runtime.search.threat.ThreatSearchEngine;
import dev.solvable.runtime.sweep.marks.MarksTable;
import dev.solvable.runtime.sweep.marks.PointsTable;
import java.util.List;
import java.util.Optional;

/**
 * How a game of marks is solved. If its lines score, the engines are those for points.
 *
 * @param cacheEntries the entries of the caches of scores and of Grundy values; 0 if nothing is searched
 * @param images the symmetries that the search folds, without the identity
 * @param rows how the table is cut into rows; empty if that does not pay
 */
public record MarksPlan(
        DeclaredMarks rules,
        Algorithm engine,
        int tableEntries,
        int cacheEntries,
        NimberMethod nimbers,
        List<int[]> images,
        Optional<SweepRows> rows,
        int splitDepth)
        implements EnginePlan {
    @Override
    public boolean folds() {
        return !images.isEmpty();
    }

    @Override
    public Memory memory(MarksCode code) {
        Memory ofEngine = switch (engine) {
            case SWEEP ->
                rules.scores()
                        ? PointsTable.memory(rules.game().in(code), tableEntries)
                        : MarksTable.memory(tableEntries);
            case THREAT_SEARCH -> ThreatSearchEngine.memory(code, cacheEntries, splitDepth);
            case SEARCH ->
                rules.scores()
                        ? PointsSearchEngine.memory(rules.game().in(code), cacheEntries)
                        : MarksSearchEngine.memory(rules.game().in(code), cacheEntries, splitDepth);
            default -> throw Planner.noPlan(rules, engine);
        };
        return ofEngine.and(memoryOfNimbers(code));
    }
}
