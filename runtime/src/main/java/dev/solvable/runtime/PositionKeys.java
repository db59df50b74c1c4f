package dev.solvable.runtime;

/** Chooses one of the positions that are images of each other under symmetries: their key. Threads may share it. */
@ForGeneratedCode
@FunctionalInterface
public interface PositionKeys {
    /** Every position is its own key. */
    PositionKeys ITSELF = new PositionKeys() {
        @Override
        public long key(long position) {
            return position;
        }

        @Override
        public OfSuccessors ofSuccessors() {
            return (position, successors, count) -> {};
        }
    };

    /** The key of a position. */
    long key(long position);

    /** The keys of successors, for a thread of its own. */
    default OfSuccessors ofSuccessors() {
        return (position, successors, count) -> {
            for (int i = 0; i < count; i++) {
                successors[i] = key(successors[i]);
            }
        };
    }

    /** Finds the keys of all successors of a position at once; used by one thread. */
    @FunctionalInterface
    interface OfSuccessors {
        /**
         * Replaces the successors of a position by their keys.
         *
         * @param position a key
         * @param count how many successors there are, 0 where the game is over
         */
        void replace(long position, long[] successors, int count);
    }
}
