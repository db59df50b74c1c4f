package dev.solvable.benchmarks.contest;

/** The programs that are compared. */
public enum Competitor {
    GENERATED("generated"),
    INTERPRETER("interpreter"),
    TEXTBOOK("textbook"),
    HAND_TUNED("hand-tuned"),
    GENERATED_TWO_THREADS("generated, 2 threads"),
    HAND_TUNED_TWO_THREADS("hand-tuned, 2 threads");

    private final String text;

    Competitor(String text) {
        this.text = text;
    }

    /** The name in tables. */
    public String text() {
        return text;
    }
}
