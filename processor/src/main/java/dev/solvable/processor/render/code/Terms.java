package dev.solvable.processor.render.code;

import java.util.ArrayList;
import java.util.List;

/** The terms of an expression, one to a line, each with a comment beside it. */
public final class Terms {
    private final List<String> terms = new ArrayList<>();
    private final List<String> comments = new ArrayList<>();

    /**
     * Adds a term.
     *
     * @param comment its meaning; empty if the term is clear
     */
    public void add(String term, String comment) {
        terms.add(term);
        comments.add(comment);
    }

    /** The number of terms. */
    public int size() {
        return terms.size();
    }

    /**
     * The lines of the expression.
     *
     * @param operator the operator before each term but the first, with its indent
     * @param end the text after the last term
     */
    public String lines(String operator, String end) {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < size(); i++) {
            lines.append(i == 0 ? "" : operator)
                    .append(terms.get(i))
                    .append(i == size() - 1 ? end : "")
                    .append(comments.get(i).isEmpty() ? "" : " // ")
                    .append(comments.get(i))
                    .append('\n');
        }
        return lines.toString();
    }
}
