package dev.solvable.runtime;

/** The part of the solver of an impartial game that knows Grundy values. */
@ForGeneratedCode
public interface Nimbers {
    /** The Grundy value of a position that makes sense. */
    int nimber(long position);
}
