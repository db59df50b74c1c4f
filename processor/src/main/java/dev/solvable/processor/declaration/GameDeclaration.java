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
        Shape shape,
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
    /**
     * The type that carries the annotations.
     *
     * @param privateType the outermost private type of the declared type and its enclosing types
     * @param inner whether instances need an enclosing instance
     * @param typeParameters their names
     * @param program how the type is instantiated, if it implements {@code GameRules}
     */
    public record Shape(
            Kind kind,
            Optional<String> privateType,
            boolean inner,
            List<String> typeParameters,
            Optional<Program> program) {
        /** A kind of type. */
        public enum Kind {
            CLASS,
            INTERFACE,
            RECORD,
            ENUM,
            ANNOTATION_TYPE;

            /** Whether a type of this kind can declare a game. */
            public boolean declaresGames() {
                return this != ENUM && this != ANNOTATION_TYPE;
            }
        }

        /**
         * How a type that implements {@code GameRules} is instantiated.
         *
         * @param isAbstract whether the type is an abstract class
         * @param hasConstructor whether it has a constructor without arguments that is not private
         * @param checkedExceptions the checked exceptions that this constructor declares
         * @param isScored whether the type implements {@code ScoredRules}, too
         * @param boundsPlies whether it overrides {@code pliesLeft}, or inherits it from a type that does
         */
        public record Program(
                boolean isAbstract,
                boolean hasConstructor,
                List<String> checkedExceptions,
                boolean isScored,
                boolean boundsPlies) {}
    }

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
