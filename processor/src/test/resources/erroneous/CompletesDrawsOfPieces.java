import dev.solvable.*;

@SolvableGame(cells = 9)
@Pieces({"o.o", ".X.", "X.."})
@Move(way = "W")
@Lines(
        length = 3,
        // expect: ERROR CompletesDraws completes = DRAWS, but a completed line wins, loses or takes; use completes = WINS, LOSES or TAKES.
        completes = Ending.DRAWS)
final class CompletesDrawsOfPieces {
    static final Solver SOLVER = new CompletesDrawsOfPiecesSolver();
}
