package dev.solvable.processor.declaration;

/**
 * What {@code @Marks} says.
 *
 * @param statesSecond whether {@code second} is written, be it the default
 * @param choice the name of the enum constant
 */
public record MarksDeclaration(
        char first, char second, boolean statesSecond, char empty, String choice, boolean gravity) {}
