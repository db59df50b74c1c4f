package dev.solvable.runtime;

import dev.solvable.Encoding;
import dev.solvable.Expectation;

/**
 * What the compiler chose for a game and counted.
 *
 * @param encoding how callers number positions
 * @param proved the outcome of the first position where the compiler has found it
 * @param symmetries the number of symmetries, the identity included
 * @param states an upper bound on the number of positions
 * @param entries those of the largest table
 * @param bytes what all tables take for one thread and whatever number of moves
 * @param bytesOfMove what each move takes besides
 * @param bytesOfHelper what each thread but the first takes besides
 */
@ForGeneratedCode
public record Plan(
        Encoding encoding,
        Expectation proved,
        long symmetries,
        long states,
        int entries,
        long bytes,
        int bytesOfMove,
        int bytesOfHelper) {
    /** A plan whose memory is known before the moves are, and the same for any number of threads. */
    public Plan(Encoding encoding, Expectation proved, long symmetries, long states, int entries, long bytes) {
        this(encoding, proved, symmetries, states, entries, bytes, 0, 0);
    }
}
