package dev.solvable.runtime;

/** Numbers in base 3 that callers have for positions of another kind, or nothing where callers have the positions. */
final class TernaryPositions {
    private final boolean translates;
    private final TernaryNumbers numbers;

    private TernaryPositions(int cells, boolean translates) {
        this.translates = translates;
        this.numbers = new TernaryNumbers(translates ? cells : 0);
    }

    /** The numbers for a board of so many cells. */
    static TernaryPositions of(int cells, boolean translates) {
        return new TernaryPositions(cells, translates);
    }

    boolean translates() {
        return translates;
    }

    boolean contains(long number) {
        return numbers.contains(number);
    }

    long first(long number) {
        return numbers.cellsWith(1, number);
    }

    long second(long number) {
        return numbers.cellsWith(2, number);
    }

    long number(long first, long second) {
        return numbers.number(first) + 2 * numbers.number(second);
    }
}
