package dev.solvable.processor.declaration;

import dev.solvable.Choice;
import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.Player;
import java.util.List;
import java.util.Optional;

/**
 * The annotations of a type with defaults filled in, unchecked. All lists are unmodifiable.
 *
 * @param tiles the elements of each {@code @Tiles}, in source order
 * @param moving the annotations of pieces
 * @param moveSources the methods with {@code @MoveSource}, in source order
 * @param winChecks the methods with {@code @WinCheck}, in source order
 */
public record GameDeclaration(
        GameType type,
        TypeShape shape,
        int cells,
        Encoding encoding,
        int cacheEntries,
        Expectation expect,
        Optional<Board> board,
        Optional<Marks> marks,
        List<Tiles> tiles,
        Optional<Lines> lines,
        Optional<Ending> noMoves,
        MovingDeclaration moving,
        List<Method> moveSources,
        List<Method> winChecks) {
    /** The elements of {@code @Board}. */
    public record Board(int rows, int columns, List<String> map, List<String> cellNames, List<String> links) {}

    /**
     * The elements of {@code @Marks}.
     *
     * @param statesSecond whether {@code second} is written, even with its default
     */
    public record Marks(char first, char second, boolean statesSecond, char empty, Choice choice, boolean gravity) {}

    /**
     * The elements of one {@code @Tiles}.
     *
     * @param statesReflect whether {@code reflect} is written, even with its default
     * @param statesBy whether {@code by} is written, even with its default
     */
    public record Tiles(
            List<String> pictures,
            boolean rotate,
            boolean reflect,
            boolean statesReflect,
            Player by,
            boolean statesBy,
            char filled,
            char empty) {}

    /**
     * The elements of {@code @Lines}.
     *
     * @param statesCompletes whether {@code completes} is written, even with its default
     * @param again whether a player who scores moves again
     */
    public record Lines(
            int length,
            boolean rows,
            boolean columns,
            boolean diagonals,
            List<String> patterns,
            Ending completes,
            boolean statesCompletes,
            Player by,
            boolean again) {}

    /**
     * A method of the declared type that an annotation makes part of the game. Types are written as in source, with
     * qualified names and without annotations.
     *
     * @param by the player whose moves it returns
     * @param typeParameters their names
     * @param checkedExceptions the checked exceptions of its throws clause
     */
    public record Method(
            String name,
            Player by,
            boolean isStatic,
            boolean isPrivate,
            List<String> typeParameters,
            String returnType,
            List<String> parameterTypes,
            List<String> checkedExceptions) {}
}
