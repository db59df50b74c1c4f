package dev.solvable.processor.declaration;

import java.util.List;

/**
 * How an object is made of a type that implements {@code GameRules}.
 *
 * @param isAbstract whether the type is an abstract class
 * @param hasConstructor whether it has a constructor without arguments that is not private
 * @param checkedExceptions the checked exceptions that this constructor declares
 * @param isScored whether the type implements {@code ScoredRules}, too
 * @param boundsPlies whether it overrides {@code pliesLeft}, or inherits it from a type that does
 */
public record ProgramDeclaration(
        boolean isAbstract,
        boolean hasConstructor,
        List<String> checkedExceptions,
        boolean isScored,
        boolean boundsPlies) {
    /** Copies the list. */
    public ProgramDeclaration {
        checkedExceptions = List.copyOf(checkedExceptions);
    }
}
