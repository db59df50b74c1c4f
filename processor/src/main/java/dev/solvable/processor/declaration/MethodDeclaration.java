package dev.solvable.processor.declaration;

import java.util.List;

/**
 * A method of the declared type that an annotation makes part of the game. Types are written as in source, with
 * qualified names and without annotations.
 *
 * @param name the name of the method
 * @param by whose moves it gives: the name of the enum constant, that for both players where nothing is said
 * @param isStatic whether it has the modifier static
 * @param isPrivate whether it has the modifier private
 * @param typeParameters the names of its type parameters
 * @param returnType what it returns
 * @param parameterTypes the types of its parameters
 * @param checkedExceptions the exceptions of its throws clause that a caller has to handle
 */
public record MethodDeclaration(
        String name,
        String by,
        boolean isStatic,
        boolean isPrivate,
        List<String> typeParameters,
        String returnType,
        List<String> parameterTypes,
        List<String> checkedExceptions) {
    /** Copies the lists. */
    public MethodDeclaration {
        typeParameters = List.copyOf(typeParameters);
        parameterTypes = List.copyOf(parameterTypes);
        checkedExceptions = List.copyOf(checkedExceptions);
    }
}
