package dev.solvable.runtime.source;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.Nimbers;
import dev.solvable.runtime.sums.RegionSums;

/** Grundy values of games with a move source for both players, as sums of independent regions. */
@ForGeneratedCode
public final class SourceNimbers implements Nimbers {
    private final SourceSearchEngine engine;

    /** The Grundy values of a game with this engine. */
    public SourceNimbers(SourceSearchEngine engine) {
        this.engine = engine;
    }

    /**
     * The memory of the regions, whose lists grow with the number of moves.
     *
     * @param entries the maximum number of entries of the table of regions
     */
    public static Memory memory(int cells, int entries) {
        return RegionSums.memory(entries, provesRegions(entries))
                .and(Memory.ofEachMove(RegionSums.bytesOfLeavings(cells)));
    }

    /** Whether large regions are searched by proof numbers, given enough moves. */
    public static boolean provesRegions(int entries) {
        return RegionSums.proves(entries, Integer.MAX_VALUE, false);
    }

    @Override
    public int nimber(long position) {
        engine.turn().enterOrCancel();
        try {
            return engine.regions().nimber(position);
        } finally {
            engine.turn().leave();
        }
    }
}
