package dev.solvable.runtime.retrograde;

/** A walk that goes no further where the value is known from before. */
final class WalkToKnown extends Walk {
    private final Walk walk;

    WalkToKnown(Walk walk) {
        super(walk.rules, walk.keys);
        this.walk = walk;
    }

    @Override
    int expand(long key) {
        int known = rules.known(key);
        if (known != 0) {
            moves = 0;
            return Values.isOpen(known) ? Values.ENDLESS : known;
        }
        int value = walk.expand(key);
        moves = walk.moves;
        return value;
    }
}
