package dev.solvable.runtime.retrograde;

/** A walk for which positions are alike only where one can be reached if and only if the other can. */
final class WalkToReach extends Walk {
    WalkToReach(RetrogradeSolver rules) {
        super(rules);
    }

    @Override
    long key(long position) {
        return rules.reachableKey(position);
    }
}
