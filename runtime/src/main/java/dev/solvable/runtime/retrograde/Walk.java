package dev.solvable.runtime.retrograde;

import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.PositionKeys;
import dev.solvable.runtime.retrograde.analysis.Values;
import java.util.function.LongToIntFunction;
import org.jspecify.annotations.Nullable;

/** One thread's view of the rules: expands positions one by one. */
final class Walk {
    /** The keys of the successors of the position that was expanded last. */
    final long[] keys;

    /** Which of these moves keep the turn. */
    final boolean[] kept;

    int moves;

    private final EndlessRules rules;
    private final PositionKeys.OfSuccessors ofSuccessors;
    private final @Nullable LongToIntFunction known;

    /**
     * A walk of a thread.
     *
     * @param known the value of a key from earlier analyses, which the walk does not expand; 0 for all other keys; null
     *     if there are none
     */
    Walk(EndlessRules rules, PositionKeys keys, @Nullable LongToIntFunction known) {
        this.rules = rules;
        this.keys = new long[rules.mostMoves()];
        this.kept = new boolean[this.keys.length];
        this.ofSuccessors = keys.ofSuccessors();
        this.known = known;
    }

    /** Finds the moves of a key. Returns its present value, see {@link Values}. */
    int expand(long key) {
        int value = known == null ? 0 : known.applyAsInt(key);
        if (value != 0) {
            moves = 0;
            return Values.isOpen(value) ? Values.ENDLESS : value;
        }
        moves = rules.successors(key, keys);
        if (rules.hasMovesInARow()) {
            for (int move = 0; move < moves; move++) {
                kept[move] = rules.keepsTurn(key, keys[move]);
            }
        }
        ofSuccessors.replace(key, keys, moves);
        return moves == 0 ? Values.of(rules.atEnd(key), 0) : moves;
    }
}
