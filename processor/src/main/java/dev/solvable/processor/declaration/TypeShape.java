package dev.solvable.processor.declaration;

import java.util.List;
import java.util.Optional;

/**
 * The type that carries the annotations.
 *
 * @param privateType the outermost private type of the declared type and its enclosing types
 * @param inner whether instances need an enclosing instance
 * @param typeParameters their names
 * @param program how the type is instantiated, if it implements {@code GameRules}
 */
public record TypeShape(
        Kind kind,
        Optional<String> privateType,
        boolean inner,
        List<String> typeParameters,
        Optional<Program> program) {
    /** A kind of type. */
    public enum Kind {
        CLASS,
        INTERFACE,
        RECORD,
        ENUM,
        ANNOTATION_TYPE;

        /** Whether a type of this kind can declare a game. */
        public boolean declaresGames() {
            return this != ENUM && this != ANNOTATION_TYPE;
        }
    }

    /**
     * How a type that implements {@code GameRules} is instantiated.
     *
     * @param isAbstract whether the type is an abstract class
     * @param hasConstructor whether it has a constructor without arguments that is not private
     * @param checkedExceptions the checked exceptions that this constructor declares
     * @param isScored whether the type implements {@code ScoredRules}, too
     * @param boundsPlies whether it overrides {@code pliesLeft}, or inherits it from a type that does
     */
    public record Program(
            boolean isAbstract,
            boolean hasConstructor,
            List<String> checkedExceptions,
            boolean isScored,
            boolean boundsPlies) {}
}
