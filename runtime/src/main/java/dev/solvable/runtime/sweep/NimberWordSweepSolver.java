package dev.solvable.runtime.sweep;

import dev.solvable.ImpartialSolver;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.TakenRules;
import dev.solvable.runtime.search.MaskKey;

/**
 * A word sweep of a small game of tiles that are the same for both players, with a table of Grundy values beside it.
 */
@ForGeneratedCode
public abstract class NimberWordSweepSolver extends WordSweepSolver implements ImpartialSolver {
    private final NimberTable nimbers;

    /**
     * A solver that has solved nothing yet.
     *
     * @param name the game's name, nested names joined with a dot
     * @param board its board
     * @param rules what the game declares; it has no draws
     * @param tiles every placement of a tile
     * @param players empty, as all tiles are both players'
     * @param ternary whether callers have numbers in base 3 for positions
     * @param threads how many threads may work at once on one question
     * @param keys the keys of masks of taken cells
     * @param entries the entries of the table of distances
     * @param sweep how the table of outcomes is filled
     */
    @SuppressWarnings("this-escape") // kept by what is made here, not called
    protected NimberWordSweepSolver(
            String name,
            Board board,
            TakenRules rules,
            long[] tiles,
            String players,
            boolean ternary,
            int threads,
            MaskKey keys,
            int entries,
            WordSweep sweep) {
        super(name, board, rules, tiles, players, ternary, threads, keys, entries, sweep);
        this.nimbers = new NimberTable(this, 1 << cells, new Moves(tiles));
    }

    @Override
    public final int nimber(long number) {
        long position = fromCaller(number);
        check(position);
        return nimbers.get()[(int) position];
    }
}
