package dev.solvable.runtime.retrograde;

import java.util.function.LongToIntFunction;

/** A walk that goes no further where the value is known from before. */
final class WalkToKnown extends Walk {
    private final Walk walk;
    private final LongToIntFunction known;

    /**
     * A walk that goes as another one.
     *
     * @param known the value of a key, 0 where it is not known
     */
    WalkToKnown(Walk walk, LongToIntFunction known) {
        super(walk.rules, walk.keys);
        this.walk = walk;
        this.known = known;
    }

    @Override
    int expand(long key) {
        int value = known.applyAsInt(key);
        if (value != 0) {
            moves = 0;
            return Values.isOpen(value) ? Values.ENDLESS : value;
        }
        int found = walk.expand(key);
        moves = walk.moves;
        return found;
    }
}
