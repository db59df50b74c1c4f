package dev.solvable.processor.diagnostic;

/** How bad a problem is. */
public enum Severity {
    /** No solver is written. */
    ERROR,
    /** The solver is written; the declaration may still not say what was meant. */
    NOTE
}
