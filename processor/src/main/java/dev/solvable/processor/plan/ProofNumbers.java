package dev.solvable.processor.plan;

import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.Tile;
import dev.solvable.processor.game.TileRules;

/** Whether sums are searched by proof numbers where regions are large, as the runtime's {@code RegionSums} decides. */
final class ProofNumbers {
    /** A region of so many moves is large. */
    private static final int LARGE = 28;

    /** A smaller cache of regions forgets too soon. */
    private static final int LEAST_ENTRIES = 1 << 12;

    private ProofNumbers() {}

    /** Whether there may be large regions, and the cache for them. */
    static boolean serve(Game game, EnginePlan solving) {
        if (solving.nimbers() != Nimbers.SUMS || solving.cacheEntries() < LEAST_ENTRIES) {
            return false;
        }
        if (!(game.rules() instanceof TileRules tiles)) {
            return true; // how many moves a source has it tells when it is called
        }
        boolean isLine = game.board().rows() == 1 || game.board().columns() == 1;
        return !isLine && tiles.tiles().stream().map(Tile::cells).distinct().count() >= LARGE;
    }
}
