package dev.solvable.runtime.retrograde;

import dev.solvable.Outcome;

/** The rules of a game as one thread asks for them, step by step. */
class Walk {
    final RetrogradeRules rules;

    /** Where the moves of the position that was expanded last lead to. */
    final long[] keys;

    /** How many moves it has. */
    int moves;

    private final SuccessorKeys stands;

    Walk(RetrogradeRules rules) {
        this(rules, new long[rules.mostMoves()]);
    }

    Walk(RetrogradeRules rules, long[] keys) {
        this.rules = rules;
        this.keys = keys;
        this.stands = rules.newKeys();
    }

    /** Finds the moves of a key. Returns its value as far as it is known, see {@link Values}. */
    int expand(long key) {
        moves = rules.successors(key, keys);
        if (moves == 0) {
            Outcome outcome = rules.atEnd(key);
            return Values.of(outcome, 0);
        }
        stands.replace(key, keys, moves);
        return moves;
    }
}
