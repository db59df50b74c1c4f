package example;

import dev.solvable.Choice;
import dev.solvable.Ending;
import dev.solvable.Lines;
import dev.solvable.Marks;
import dev.solvable.SolvableGame;

/** Both players write crosses into a row; completing three in a row wins. */
@SolvableGame(cells = 12)
@Marks(choice = Choice.SHARED)
@Lines(length = 3, completes = Ending.WINS)
final class Treblecross {}
