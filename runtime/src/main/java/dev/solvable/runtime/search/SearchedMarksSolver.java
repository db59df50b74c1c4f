package dev.solvable.runtime.search;

import dev.solvable.Choice;
import dev.solvable.SolveListener;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.MarksGame;
import dev.solvable.runtime.MarksSolver;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.Progress;

/** What games of marks tell the searches that solve them, whichever it is: threats and keys. */
@ForGeneratedCode
public abstract class SearchedMarksSolver extends MarksSolver {
    /** The entries of the transposition table that threads share. */
    protected final int entries;

    /** Where the thread that asks counts states. */
    protected final Progress progress = new Progress(this);

    /** The lines that end the game, in the bits of the code. */
    final long[] lines;

    /** Threads share the work on states in which fewer cells than these are taken; 0 where they share none. */
    final int sharedCells;

    SearchedMarksSolver(MarksGame game, Plan plan, int threads, int entries, int sharedCells) {
        super(game, plan, AbdadaTeam.members(threads, sharedCells));
        this.lines = game.lines();
        this.entries = entries;
        this.sharedCells = sharedCells;
    }

    /** The cells that complete a line for these marks, be they free or not. */
    protected long threats(long marks) {
        long threats = 0;
        for (long line : lines) {
            long missing = line & ~marks;
            if ((missing & missing - 1) == 0) {
                threats |= missing;
            }
        }
        return threats;
    }

    @Override
    protected boolean hasLine(long marks) { // for the searches, too
        return super.hasLine(marks);
    }

    /**
     * The state as one number, the same for all images of it that are searched once: the position of one of them, or
     * the mask where marks are of one kind.
     */
    protected long key(long own, long other) {
        return game.choice() == Choice.SHARED ? own : code.positionOf(own, other);
    }

    /** The least image has the same marks of each player, whoever is to move. */
    @Override
    public final long canonical(long number) {
        long position = fromCaller(number);
        long key = key(code.first(position), code.second(position));
        return toCaller(game.choice() == Choice.SHARED ? code.positionOf(key, 0) : key);
    }

    @Override
    public final void solve(SolveListener listener) throws InterruptedException {
        nothingToSolve(listener);
    }

    @Override
    public final void solve(long number, SolveListener listener) throws InterruptedException {
        solveBySearch(number, listener, progress);
    }
}
