package dev.solvable.spark;

import dev.solvable.Board;
import dev.solvable.Choice;
import dev.solvable.Ending;
import dev.solvable.Lines;
import dev.solvable.Marks;
import dev.solvable.SolvableGame;

/** A game that is played for points. */
@SolvableGame(cells = 4)
@Board(rows = 2, columns = 2)
@Marks(choice = Choice.SHARED)
@Lines(
        patterns = {"0 1", "2 3"},
        completes = Ending.SCORES,
        again = true)
final class Pairs {}
