package dev.solvable.runtime.search;

import dev.solvable.runtime.ForGeneratedCode;

/**
 * Which moves of a shared state a thread searches now. A move that another thread is searching is put off, unless it is
 * the first, and searched after the others if it is still needed.
 */
@ForGeneratedCode
public final class PutOffMoves {
    /** The depth of the state. */
    final int depth;

    /** The bit of the next move; of those beyond 64 none is put off. */
    private long next = 1;

    private long putOff;
    private boolean again;

    /** None was put off yet of the moves of a state with this depth. */
    public PutOffMoves(int depth) {
        this.depth = depth;
    }

    /** Whether the next move can be put off. */
    boolean mayPutOff() {
        return !again && next != 1 && next != 0;
    }

    /** Puts the next move off. */
    void putOff() {
        putOff |= next;
        next <<= 1;
    }

    /** Whether the next move, which is not put off now, is to be searched. */
    boolean takesNext() {
        boolean takes = !again || (putOff & next) != 0;
        next <<= 1;
        return takes;
    }

    /** Begins with the moves that were put off; false where there are none. */
    public boolean goesRoundAgain() {
        again = true;
        next = 1;
        return putOff != 0;
    }
}
