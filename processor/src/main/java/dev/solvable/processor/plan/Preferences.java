package dev.solvable.processor.plan;

import dev.solvable.Algorithm;
import java.util.Optional;

/**
 * Preferences for a plan, for measurements and tests; they do not change any answer.
 *
 * @param mayFold whether symmetric positions may be folded where it pays
 * @param engine the engine to use if it can solve the game; empty to let the planner choose
 */
public record Preferences(boolean mayFold, Optional<Algorithm> engine) {
    boolean prefers(Algorithm asked) {
        return engine.filter(asked::equals).isPresent();
    }
}
