package dev.solvable.runtime;

/** Grundy values: the part of a solver that knows them, where the game is impartial. */
@ForGeneratedCode
public interface Nimbers {
    /** The Grundy value of a position that makes sense. */
    int nimber(long position);
}
