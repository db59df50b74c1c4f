package dev.solvable.processor.diagnostic;

import java.util.ArrayList;
import java.util.List;

/** The problems of one declaration, collected so that all of them are printed at once. */
public final class Problems {
    private final List<Problem> problems = new ArrayList<>();

    /** Adds a problem; the arguments are those of the message's template. */
    public void add(Message message, Place place, Object... arguments) {
        problems.add(new Problem(message, place, message.text(arguments)));
    }

    /** Whether one of the problems forbids a solver. */
    public boolean hasErrors() {
        return problems.stream().anyMatch(problem -> problem.message().severity() == Severity.ERROR);
    }

    /** The problems in the order in which they were found. */
    public List<Problem> list() {
        return List.copyOf(problems);
    }
}
