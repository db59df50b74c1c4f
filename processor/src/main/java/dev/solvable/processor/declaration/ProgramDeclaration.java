package dev.solvable.processor.declaration;

import java.util.List;

/**
 * How an object is made of a type that implements {@code GameRules}.
 *
 * @param isAbstract whether the type is an abstract class
 * @param hasConstructor whether it has a constructor without arguments that is not private
 * @param checkedExceptions the checked exceptions that this constructor declares
 */
public record ProgramDeclaration(boolean isAbstract, boolean hasConstructor, List<String> checkedExceptions) {
    /** Copies the list. */
    public ProgramDeclaration {
        checkedExceptions = List.copyOf(checkedExceptions);
    }
}
