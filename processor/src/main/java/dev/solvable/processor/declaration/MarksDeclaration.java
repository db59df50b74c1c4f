package dev.solvable.processor.declaration;

/** What {@code @Marks} says; {@code choice} is the name of the enum constant. */
public record MarksDeclaration(char first, char second, char empty, String choice, boolean gravity) {}
