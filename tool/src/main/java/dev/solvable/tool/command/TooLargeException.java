package dev.solvable.tool.command;

import dev.solvable.tool.analysis.Estimate;
import dev.solvable.tool.input.BadInputException;

/** The tables of a game are larger than the heap of this JVM. */
final class TooLargeException extends BadInputException {
    private static final long serialVersionUID = 1;

    private final String shortage;

    TooLargeException(Estimate estimate) {
        super(estimate.refusal());
        shortage = estimate.shortage();
    }

    /** What is missing and what to do, without the name of the game. */
    String shortage() {
        return shortage;
    }
}
