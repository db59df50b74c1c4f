package dev.solvable.processor.plan;

import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.marks.MarkRules;
import dev.solvable.processor.game.tiles.MoveSourceRules;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.forward.ForwardSearchEngine;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksGame;
import dev.solvable.runtime.game.tiles.SourceMoves;
import dev.solvable.runtime.game.tiles.TakenGame;
import dev.solvable.runtime.partizan.CountedOutcomes;
import dev.solvable.runtime.points.PointsSearchEngine;
import dev.solvable.runtime.retrograde.RetrogradeEngine;
import dev.solvable.runtime.search.NimberSearch;
import dev.solvable.runtime.search.marks.MarksSearchEngine;
import dev.solvable.runtime.search.threat.ThreatSearchEngine;
import dev.solvable.runtime.search.tiles.OutcomeEngine;
import dev.solvable.runtime.search.tiles.PlayersTiles;
import dev.solvable.runtime.search.tiles.TileSearchEngine;
import dev.solvable.runtime.source.SourceNimbers;
import dev.solvable.runtime.source.SourceSearchEngine;
import dev.solvable.runtime.source.TakenTable;
import dev.solvable.runtime.sums.TileSums;
import dev.solvable.runtime.sweep.marks.MarksTable;
import dev.solvable.runtime.sweep.marks.PointsTable;
import dev.solvable.runtime.sweep.tiles.NimberTable;
import dev.solvable.runtime.sweep.tiles.WordOutcomes;

/** Adds up what the parts of a solver take, as each part tells it. */
final class MemoryPlanner implements EnginePlan.Visitor<Memory> {
    private static final String NIMBER = "a Grundy value";

    private final MarksCode code;
    private final int cells;

    private MemoryPlanner(Game game, Form form) {
        this.code = form.code(game.board());
        this.cells = game.board().cells();
    }

    /**
     * The memory of a solver.
     *
     * @param form what a position holds
     */
    static Memory of(Game game, EnginePlan solving, Form form) {
        return solving.accept(new MemoryPlanner(game, form));
    }

    /** Whether sums are searched by proof numbers where regions are large, and there may be such regions. */
    static boolean usesProofNumbers(Game game, EnginePlan solving) {
        if (solving.nimbers() != NimberMethod.SUMS) {
            return false;
        }
        return game.tiles()
                .map(tiles -> TileSums.provesRegions(tiles.game(), solving.cacheEntries()))
                .orElseGet(() -> SourceNimbers.provesRegions(solving.cacheEntries()));
    }

    private MarksGame declared(MarkRules marks) {
        return marks.game().in(code);
    }

    @Override
    public Memory marksSweep(MarksPlan.Sweep plan) {
        return MarksTable.memory(plan.tableEntries()).and(nimbers(plan));
    }

    @Override
    public Memory marksSearch(MarksPlan.Search plan) {
        return MarksSearchEngine.memory(declared(plan.rules()), plan.cacheEntries(), plan.splitDepth())
                .and(nimbers(plan));
    }

    @Override
    public Memory pointsSweep(MarksPlan.PointsSweep plan) {
        return PointsTable.memory(declared(plan.rules()), plan.tableEntries());
    }

    @Override
    public Memory pointsSearch(MarksPlan.PointsSearch plan) {
        return PointsSearchEngine.memory(declared(plan.rules()), plan.cacheEntries());
    }

    @Override
    public Memory threatSearch(MarksPlan.Threats plan) {
        return ThreatSearchEngine.memory(code, plan.cacheEntries(), plan.splitDepth());
    }

    @Override
    public Memory tileSweep(TilePlan.Sweep plan) {
        return TakenTable.memory(plan.tableEntries(), 0).and(nimbers(plan));
    }

    @Override
    public Memory wordSweep(TilePlan.Words plan) {
        TakenGame declared = plan.rules().game();
        return WordOutcomes.memory(plan.tableEntries())
                .and(OutcomeEngine.memory(plan.cacheEntries()))
                .and(nimbers(plan, declared))
                .and(PlayersTiles.memory(declared));
    }

    @Override
    public Memory tileSums(TilePlan.Sums plan) {
        TakenGame declared = plan.rules().game();
        return OutcomeEngine.memory(plan.cacheEntries())
                .and(TileSums.memory(declared, plan.cacheEntries()))
                .and(PlayersTiles.memory(declared));
    }

    @Override
    public Memory outcomeSearch(TilePlan.Outcomes plan) {
        TakenGame declared = plan.rules().game();
        return CountedOutcomes.memory(declared, plan.cacheEntries())
                .and(OutcomeEngine.memory(plan.cacheEntries()))
                .and(PlayersTiles.memory(declared));
    }

    @Override
    public Memory tileSearch(TilePlan.Search plan) {
        TakenGame declared = plan.rules().game();
        return TileSearchEngine.memory(declared, plan.cacheEntries(), plan.splitDepth())
                .and(nimbers(plan, declared))
                .and(PlayersTiles.memory(declared));
    }

    @Override
    public Memory sourceSweep(SourcePlan.Sweep plan) {
        return TakenTable.memory(plan.tableEntries(), plan.cacheEntries())
                .and(nimbers(plan))
                .and(moves(plan.rules()));
    }

    @Override
    public Memory sourceSums(SourcePlan.Sums plan) {
        return SourceSearchEngine.memory(plan.cacheEntries(), true)
                .and(SourceNimbers.memory(cells, plan.cacheEntries()))
                .and(moves(plan.rules()));
    }

    @Override
    public Memory sourceSearch(SourcePlan.Search plan) {
        Memory regions = plan.nimbers() == NimberMethod.SUMS
                ? SourceNimbers.memory(cells, plan.cacheEntries()).onceAskedFor(NIMBER)
                : Memory.NONE;
        return SourceSearchEngine.memory(plan.cacheEntries(), false)
                .and(regions)
                .and(moves(plan.rules()));
    }

    @Override
    public Memory programmed(EnginePlan.Programmed plan) {
        return plan.cacheEntries() > 0 ? ForwardSearchEngine.memory(plan.cacheEntries()) : Memory.NONE;
    }

    @Override
    public Memory pieceSearch(PiecePlan.Search plan) {
        return ForwardSearchEngine.memory(plan.cacheEntries())
                .ofMoves(plan.moves().most());
    }

    @Override
    public Memory pieceAnalysis(PiecePlan.Analysis plan) {
        return plan.unmoves().isPresent() ? plan.ranking().memory() : RetrogradeEngine.memory(plan.positions());
    }

    private Memory moves(MoveSourceRules source) {
        return SourceMoves.memory(cells, source.partizan());
    }

    private static Memory nimbers(EnginePlan plan, TakenGame declared) {
        return plan.nimbers() == NimberMethod.SUMS
                ? TileSums.memory(declared, plan.cacheEntries()).onceAskedFor(NIMBER)
                : nimbers(plan);
    }

    /** The memory of Grundy values that are found in a table or by a search. */
    private static Memory nimbers(EnginePlan plan) {
        return switch (plan.nimbers()) {
            case NONE -> Memory.NONE;
            case TABLE -> NimberTable.memory(plan.tableEntries());
            case SEARCH -> NimberSearch.memory(plan.cacheEntries());
            case SUMS -> throw new IllegalStateException("sums are told with the moves of their game");
        };
    }
}
