package dev.solvable.processor.diagnostic;

/**
 * Something that is wrong in a declaration.
 *
 * @param message which kind of problem it is
 * @param place where it stands
 * @param text the whole text to print
 */
public record Problem(Message message, Place place, String text) {}
