package dev.solvable.runtime.search.tiles;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.game.tiles.TakenRules;
import dev.solvable.runtime.search.SearchEngine;

/** An engine of games of tiles that searches scores: it shares its turn and its count of states with Grundy values. */
@ForGeneratedCode
public interface TileEngine extends SearchEngine {
    @Override
    TakenRules rules();
}
