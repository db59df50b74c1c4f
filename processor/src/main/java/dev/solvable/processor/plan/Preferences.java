package dev.solvable.processor.plan;

import dev.solvable.Algorithm;
import java.util.Optional;

/**
 * What a plan is asked to do, for measurements and tests; answers are the same whatever it is.
 *
 * @param mayFold whether symmetric positions may be taken for one where it pays
 * @param engine the engine to take where it can solve the game; empty where the plan is to choose
 */
public record Preferences(boolean mayFold, Optional<Algorithm> engine) {
    /** Whether this engine is asked for. */
    boolean prefers(Algorithm asked) {
        return engine.filter(asked::equals).isPresent();
    }
}
