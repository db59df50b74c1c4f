package dev.solvable.processor.game;

/**
 * Each turn puts one mark on an empty cell, each player with a mark of their own.
 *
 * @param first the mark of the player who starts
 * @param second the mark of the other player
 * @param empty the character of an empty cell
 * @param lines the lines that end the game
 */
public record MarkRules(char first, char second, char empty, Lines lines) implements Rules {}
