package dev.solvable.runtime.search.tiles;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.ScoreEngine;
import dev.solvable.runtime.game.tiles.TakenRules;

/** An engine of games of tiles that searches scores: it shares its turn and its count of states with Grundy values. */
@ForGeneratedCode
public interface TileEngine extends ScoreEngine {
    @Override
    TakenRules rules();

    /** Where the thread that asks counts states. */
    Progress progress();
}
