package dev.solvable.processor.declaration;

/** What {@code @Fewer} says. */
public record FewerDeclaration(int than, String of) {}
