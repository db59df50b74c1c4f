package dev.solvable.processor.game;

/** What a move is, and what ends the game, the methods of {@code GameRules} say, which only run with the solver. */
public record ProgrammedRules() implements Rules {}
