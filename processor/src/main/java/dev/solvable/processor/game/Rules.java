package dev.solvable.processor.game;

/** What a move is. */
public sealed interface Rules permits MarkRules, TileRules, MoveSourceRules, ProgrammedRules, PieceRules {}
