package dev.solvable.runtime;

/** Maps each position to its key: the canonical position among its images under symmetries. Threads may share it. */
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

    /** The keys of successors, for use by one thread. */
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
         * @param count the number of successors, 0 if the game is over
         */
        void replace(long position, long[] successors, int count);
    }
}
