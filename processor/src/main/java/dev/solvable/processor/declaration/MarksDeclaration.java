package dev.solvable.processor.declaration;

/** What {@code @Marks} says. */
public record MarksDeclaration(char first, char second, char empty) {}
