package dev.solvable.processor.reference;

import dev.solvable.processor.reference.Declaration.Side;

/**
 * A filling of the cells and who is to move.
 *
 * @param board a character a cell in the order of their numbers
 * @param toMove {@link Side#EITHER} exactly for tiles that both players may use and for move sources
 */
public record Position(String board, Side toMove) {}
