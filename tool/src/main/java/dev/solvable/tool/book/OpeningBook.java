package dev.solvable.tool.book;

import dev.solvable.Solver;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The values of all positions of a game's first plies. */
final class OpeningBook {
    private final Map<Long, Value> values = new HashMap<>();

    private OpeningBook() {}

    /**
     * A book of the values that a file has; they are not looked at.
     *
     * @param codes the value of each position, in the order of {@link FirstPositions}
     * @throws IllegalArgumentException where there are more or fewer positions
     */
    static OpeningBook of(Solver solver, int plies, byte[] codes) {
        Mirror mirror = new Mirror(solver);
        List<Long> positions = new ArrayList<>();
        FirstPositions.of(solver, mirror, plies).forEach(positions::addAll);
        if (positions.size() != codes.length) {
            throw new IllegalArgumentException(
                    "expected the values of " + positions.size() + " positions, found " + codes.length);
        }
        OpeningBook book = new OpeningBook();
        for (int i = 0; i < codes.length; i++) {
            Value value = Value.ofCode(codes[i] & 0xFF);
            book.values.put(positions.get(i), value);
            book.values.put(mirror.image(positions.get(i)), value);
        }
        return book;
    }

    /** The value of a position; empty where the book does not have it. */
    Optional<Value> value(long position) {
        return Optional.ofNullable(values.get(position));
    }
}
