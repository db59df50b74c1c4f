package dev.solvable.processor.declaration;

import dev.solvable.processor.diagnostic.Place;
import java.util.List;
import java.util.Optional;

/**
 * What the annotations of a type say, defaults filled in, nothing checked.
 *
 * @param type the declared type
 * @param shape what kind of type it is
 * @param cells the element of {@code @SolvableGame}
 * @param encoding the name of the enum constant
 * @param cacheEntries the element of {@code @SolvableGame}
 * @param expect the name of the enum constant in {@code @SolvableGame}
 * @param board what {@code @Board} says, if it is there
 * @param marks what {@code @Marks} says, if it is there
 * @param tiles what each {@code @Tiles} says, in source order
 * @param lines what {@code @Lines} says, if it is there
 * @param noMoves the name of the enum constant in {@code @NoMoves}, if it is there
 * @param moving what the annotations of pieces say
 * @param moveSources the methods with {@code @MoveSource}, in source order
 * @param winChecks the methods with {@code @WinCheck}, in source order
 * @param unknown the elements that are set and that this version of the processor does not know
 */
public record GameDeclaration(
        GameType type,
        TypeShape shape,
        int cells,
        String encoding,
        int cacheEntries,
        String expect,
        Optional<BoardDeclaration> board,
        Optional<MarksDeclaration> marks,
        List<TilesDeclaration> tiles,
        Optional<LinesDeclaration> lines,
        Optional<String> noMoves,
        MovingDeclaration moving,
        List<MethodDeclaration> moveSources,
        List<MethodDeclaration> winChecks,
        List<Place> unknown) {
    /** Copies the lists. */
    public GameDeclaration {
        tiles = List.copyOf(tiles);
        moveSources = List.copyOf(moveSources);
        winChecks = List.copyOf(winChecks);
        unknown = List.copyOf(unknown);
    }
}
