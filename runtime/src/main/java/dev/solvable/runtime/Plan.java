package dev.solvable.runtime;

import dev.solvable.Encoding;
import dev.solvable.Expectation;

/**
 * The plan of the compiler for a game: encoding, expected result, symmetries, states and memory.
 *
 * @param encoding how callers number positions
 * @param proved the outcome of the first position, if the compiler has found it
 * @param symmetries the number of symmetries, the identity included
 * @param states an upper bound on the number of positions
 * @param entries the entries of the largest table
 * @param bytes the bytes of all tables for one thread, without those for each move
 * @param bytesOfMove additional bytes for each move
 * @param bytesOfHelper additional bytes for each thread after the first
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
    /** A plan whose memory depends neither on the moves nor on the number of threads. */
    public Plan(Encoding encoding, Expectation proved, long symmetries, long states, int entries, long bytes) {
        this(encoding, proved, symmetries, states, entries, bytes, 0, 0);
    }
}
