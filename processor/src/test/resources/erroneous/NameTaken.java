import dev.solvable.*;

@SolvableGame(cells = 9)
@Marks
// expect: ERROR NameTaken the solver of NameTaken is to be called NameTakenSolver, and there is another type of that name; rename that type or the game.
class NameTaken {}

class NameTakenSolver {}
