package dev.solvable.runtime.sums;

import dev.solvable.Algorithm;
import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.Nimbers;
import dev.solvable.runtime.game.tiles.TakenGame;
import dev.solvable.runtime.game.tiles.TakenRules;
import dev.solvable.runtime.search.Outcomes;
import org.jspecify.annotations.Nullable;

/**
 * Grundy values of games in which both players lay the same tiles, as nim-sums of regions; and outcomes under normal
 * play.
 */
public final class TileSums implements Outcomes, Nimbers {
    private final TakenRules rules;
    private final RegionShapes shapes;
    private final int entries;
    private final Work work;

    /** Created at the first question. */
    private @Nullable TileRegions regions;

    /**
     * Sums without known values, for outcomes.
     *
     * @param rules the rules of the game
     * @param shapes finds regions and their names
     * @param entries the maximum number of entries of the table of regions
     * @param threads the maximum number of threads; one is used
     */
    public TileSums(TakenRules rules, RegionShapes shapes, int entries, int threads) {
        this(rules, Work.on(rules, Algorithm.SUMS, threads), shapes, entries);
    }

    /**
     * Sums without known values, beside an engine that finds outcomes in another way.
     *
     * @param rules the rules of the game
     * @param work the work of the engine
     * @param shapes finds regions and their names
     * @param entries the maximum number of entries of the table of regions
     */
    public TileSums(TakenRules rules, Work work, RegionShapes shapes, int entries) {
        this.rules = rules;
        this.work = work;
        this.shapes = shapes;
        this.entries = entries;
    }

    /**
     * The memory of the sums.
     *
     * @param entries the maximum number of entries of the table of regions
     */
    public static Memory memory(TakenGame game, int entries) {
        return RegionSums.memory(entries, provesRegions(game, entries))
                .and(Memory.of("lists of their moves", 0, TileRegions.bytesOfLists(game)));
    }

    /** Whether large regions are searched by proof numbers. */
    public static boolean provesRegions(TakenGame game, int entries) {
        return TileRegions.proves(game, entries);
    }

    @Override
    public TakenRules rules() {
        return rules;
    }

    @Override
    public Work work() {
        return work;
    }

    /** Called by the thread that has the turn. */
    private TileRegions regions() {
        if (regions == null) {
            regions = new TileRegions(work.progress(), rules.game, shapes, entries);
        }
        return regions;
    }

    @Override
    public boolean isWon(long taken, boolean firstMoves) {
        return regions().isWon(taken);
    }

    @Override
    public int nimber(long position) {
        work.turn().enterOrCancel();
        try {
            return regions().nimber(rules.taken(position));
        } finally {
            work.turn().leave();
        }
    }
}
