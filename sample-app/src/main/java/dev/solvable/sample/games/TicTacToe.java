package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.Encoding;
import dev.solvable.Expectation;
import dev.solvable.Lines;
import dev.solvable.Marks;
import dev.solvable.SolvableGame;

/**
 * Tic-tac-toe, or noughts and crosses. A. S. Douglas's OXO (EDSAC, Cambridge, 1952) already played it perfectly, and
 * was among the first computer games with a screen.
 *
 * <p>A draw under perfect play: 5,478 positions can occur, 958 of them final.
 */
@SolvableGame(cells = 9, encoding = Encoding.TERNARY, expect = Expectation.DRAW)
@Board(rows = 3, columns = 3)
@Marks
@Lines(length = 3)
final class TicTacToe {}
