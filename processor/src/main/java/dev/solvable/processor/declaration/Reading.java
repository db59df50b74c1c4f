package dev.solvable.processor.declaration;

/** What came of reading the annotations of a type. */
public sealed interface Reading {
    /** All of them could be read. */
    record Complete(GameDeclaration declaration) implements Reading {}

    /** A value is not known yet; another processor may still generate what it refers to. */
    record Unresolved() implements Reading {}

    /** A required element is missing, which the compiler reports by itself and no later round can change. */
    record Malformed() implements Reading {}
}
