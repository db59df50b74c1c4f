import dev.solvable.*;

@SolvableGame(
        cells = 9,
        // expect: ERROR TernaryTiles tiles only take cells, so there is no third kind of cell for TERNARY; use encoding = BITMASK or AUTO.
        encoding = Encoding.TERNARY)
@Tiles("##")
final class TernaryTiles {
    static int nimber(TernaryTilesSolver solver) {
        return solver.nimber(solver.initial());
    }
}
