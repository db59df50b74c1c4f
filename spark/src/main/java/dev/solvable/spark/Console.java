package dev.solvable.spark;

import java.util.Locale;
import java.util.function.Consumer;

/** Tells how far the work is, a line a step. */
final class Console {
    private final String game;
    private final Consumer<String> lines;
    private String step = "";

    /**
     * A console.
     *
     * @param game what is solved
     * @param lines gets the lines
     */
    Console(String game, Consumer<String> lines) {
        this.game = game;
        this.lines = lines;
    }

    /** Begins a step; what it is called on Spark's own pages. */
    String step(String name) {
        step = name;
        return game + ": " + name;
    }

    /** Ends a step that has found so many positions. */
    void found(long positions) {
        lines.accept(String.format(Locale.ROOT, "%s: %,d", step, positions));
    }
}
