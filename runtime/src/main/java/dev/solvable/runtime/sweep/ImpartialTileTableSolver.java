package dev.solvable.runtime.sweep;

import dev.solvable.ImpartialSolver;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.TakenRules;

/** The same where all tiles are both players', with a table of Grundy values. */
@ForGeneratedCode
public abstract class ImpartialTileTableSolver extends TileTableSolver implements ImpartialSolver {
    private final NimberTable nimbers;

    /**
     * A solver that has solved nothing yet.
     *
     * @param name the game's name, nested names joined with a dot
     * @param board its board
     * @param rules what the game declares
     * @param tiles every placement of a tile
     * @param players empty, as all are both players'
     * @param ternary whether callers have numbers in base 3 for positions
     * @param threads how many threads may work at once on one question; this game is solved by one
     */
    @SuppressWarnings("this-escape") // kept by what is made here, not called
    protected ImpartialTileTableSolver(
            String name, Board board, TakenRules rules, long[] tiles, String players, boolean ternary, int threads) {
        super(name, board, rules, tiles, players, ternary, threads);
        this.nimbers = new NimberTable(this, 1 << cells, new Moves(tiles));
    }

    @Override
    public final int nimber(long number) {
        long position = fromCaller(number);
        check(position);
        return nimbers.get()[(int) position];
    }
}
