package dev.solvable.runtime.forward;

import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.PositionKeys;

/** The moves of positions as one thread asks the rules for them. */
final class Moves {
    /** The keys of the positions that the moves of the last position lead to. */
    final long[] keys;

    /** The points that its mover gets by each of them. */
    final int[] gains;

    /** Which of them keep the turn. */
    final boolean[] kept;

    /** How many they are. */
    int count;

    private final EndlessRules rules;
    private final PositionKeys.OfSuccessors ofSuccessors;

    Moves(EndlessRules rules, PositionKeys keys) {
        this.rules = rules;
        this.ofSuccessors = keys.ofSuccessors();
        this.keys = new long[rules.mostMoves()];
        this.gains = new int[this.keys.length];
        this.kept = new boolean[this.keys.length];
    }

    /** Lists the moves of a key; none where the game is over. */
    void list(long key) {
        count = rules.successors(key, keys);
        for (int move = 0; move < count; move++) {
            kept[move] = rules.hasMovesInARow() && rules.keepsTurn(key, keys[move]);
            gains[move] = rules.gain(key, keys[move]);
        }
        ofSuccessors.replace(key, keys, count);
    }
}
