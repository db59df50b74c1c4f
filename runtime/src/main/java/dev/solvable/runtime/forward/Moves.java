package dev.solvable.runtime.forward;

import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.PositionKeys;

/** Lists the moves of positions for one thread. */
final class Moves {
    /** The bytes of a move: a key, a number of points and whether it keeps the turn. */
    static final int BYTES_OF_MOVE = Long.BYTES + Integer.BYTES + 1;

    /** The bytes of the lists beyond the moves of a position, as programs may write more. */
    static final long BYTES = 64L * BYTES_OF_MOVE + 3 * 24;

    /** For each listed move the key of the position after it. */
    final long[] keys;

    /** For each listed move the points that its player gains. */
    final int[] gains;

    /** For each listed move whether it keeps the turn. */
    final boolean[] kept;

    int count;

    private final EndlessRules rules;
    private final PositionKeys.OfSuccessors ofSuccessors;
    private final boolean checksPlies;

    /**
     * The moves of a thread.
     *
     * @param checksPlies whether to check that the bound on plies falls with every move, unless that is proved
     */
    Moves(EndlessRules rules, PositionKeys keys, boolean checksPlies) {
        this.rules = rules;
        this.ofSuccessors = keys.ofSuccessors();
        this.checksPlies = checksPlies && !rules.arePliesProved();
        this.keys = new long[rules.mostMoves()];
        this.gains = new int[this.keys.length];
        this.kept = new boolean[this.keys.length];
    }

    /** Lists the moves of a position; none if the game is over. */
    void list(long key) {
        count = rules.successors(key, keys);
        if (checksPlies && count > 0) {
            checkPlies(key);
        }
        for (int move = 0; move < count; move++) {
            kept[move] = rules.hasMovesInARow() && rules.keepsTurn(key, keys[move]);
            gains[move] = rules.gain(key, keys[move]);
        }
        ofSuccessors.replace(key, keys, count);
    }

    /** Refuses a key where the bound on plies does not fall with every move, for a search that does not go on there. */
    void check(long key) {
        if (checksPlies) {
            list(key);
        }
    }

    /** Refuses a path with more moves than the bound of its root: play returns to a position by way of its images. */
    void checkDepth(long root, int depth) {
        int plies = rules.pliesLeft(root);
        if (plies >= 0 && depth > plies) {
            throw rules.wrong(
                    "canonical() leads back: its positions go on after " + depth + " plies, and pliesLeft() says "
                            + plies + ",",
                    root);
        }
    }

    private void checkPlies(long key) {
        int plies = rules.pliesLeft(key);
        for (int move = 0; move < count; move++) {
            int after = rules.pliesLeft(keys[move]);
            if (after < 0 || after >= plies) {
                throw rules.wrong(
                        "pliesLeft() says " + plies + ", and has to fall, but says " + after + " after the move to\n"
                                + rules.shown(keys[move]) + "\n",
                        key);
            }
        }
    }
}
