package dev.solvable.runtime.search.tiles;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.game.tiles.TakenRules;
import dev.solvable.runtime.search.SearchEngine;

/** An engine of games of tiles that searches for scores. A search for Grundy values shares its turn and progress. */
@ForGeneratedCode
public interface TileEngine extends SearchEngine {
    @Override
    TakenRules rules();
}
