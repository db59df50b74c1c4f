package dev.solvable.processor.reference;

import java.util.List;
import java.util.Optional;

/**
 * A game as its author would declare it, in the tests' own terms.
 *
 * @param name the simple name of the declared class
 * @param grid the cells
 * @param rule what a move is and, for marks, what line ends the game
 * @param noMoves the ending stated for a player without a move, empty for the default
 * @param encoding the encoding asked for
 * @param cacheEntries the cache asked for, 0 for the plan's choice
 */
public record Declaration(
        String name, Grid grid, Rule rule, Optional<Ends> noMoves, Encoded encoding, int cacheEntries) {
    /** {@code dev.solvable.Encoding}. */
    public enum Encoded {
        AUTO,
        BITMASK,
        TERNARY
    }

    /** {@code dev.solvable.Ending}. */
    public enum Ends {
        WINS,
        LOSES,
        DRAWS,
        /** Of lines only. */
        SCORES;

        /** What it may mean that no move is left. */
        public static Ends[] ofGames() {
            return new Ends[] {WINS, LOSES, DRAWS};
        }
    }

    /** {@code dev.solvable.Player}. */
    public enum Side {
        FIRST,
        SECOND,
        EITHER;

        Side other() {
            return this == FIRST ? SECOND : this == SECOND ? FIRST : EITHER;
        }
    }

    /** {@code dev.solvable.Choice}. */
    public enum Choice {
        OWN,
        ANY,
        SHARED
    }

    /** What a move is: exactly one of these. */
    public sealed interface Rule permits Marks, Tiles, MoveRows {
        /** Whether both players have the same moves in every position. */
        default boolean impartial() {
            return this instanceof Marks marks ? marks.choice() != Choice.OWN && !marks.scores() : !partizan();
        }

        /** Whether the players have tiles or moves of their own, so that a position includes the side to move. */
        default boolean partizan() {
            return false;
        }

        /** The characters of a board text, the empty cell's first. */
        default String alphabet() {
            if (this instanceof Marks marks) {
                String shared = "" + marks.empty() + marks.first();
                return marks.choice() == Choice.SHARED ? shared : shared + marks.second();
            }
            return this instanceof Tiles tiles ? "" + tiles.empty() + tiles.filled() : ".#";
        }
    }

    /** {@code @Marks} with what may end the game early. */
    public record Marks(char first, char second, char empty, Choice choice, boolean gravity, Finish finish)
            implements Rule {
        public Marks(Choice choice, boolean gravity, Finish finish) {
            this('x', 'o', '.', choice, gravity, finish);
        }

        /** Whether lines give points. */
        public boolean scores() {
            return finish instanceof Lines lines && lines.completes() == Ends.SCORES;
        }

        /** Whether who scores moves again. */
        boolean again() {
            return finish instanceof Lines lines && lines.again();
        }
    }

    /** All {@code @Tiles} of a game. */
    public record Tiles(List<TileSet> sets, char filled, char empty) implements Rule {
        /** Whether some tile is kept for one player. */
        @Override
        public boolean partizan() {
            return sets.stream().anyMatch(set -> set.by() != Side.EITHER);
        }
    }

    /** One {@code @Tiles}. */
    public record TileSet(List<String> pictures, boolean rotate, boolean reflect, Side by) {}

    /**
     * A {@code @MoveSource}: the rows {@code {requiredEmpty, filled}}; or two, for the first player and for the second.
     */
    public record MoveRows(List<List<Long>> rows, Optional<List<List<Long>>> ofSecond) implements Rule {
        public MoveRows(List<List<Long>> rows) {
            this(rows, Optional.empty());
        }

        public static MoveRows ofEach(List<List<Long>> first, List<List<Long>> second) {
            return new MoveRows(first, Optional.of(second));
        }

        @Override
        public boolean partizan() {
            return ofSecond.isPresent();
        }
    }

    /** What ends a game of marks before the board is full. */
    public sealed interface Finish permits Nothing, Lines, Checked {}

    /** Neither lines nor a win check. */
    public record Nothing() implements Finish {}

    /** {@code @Lines}. */
    public record Lines(
            int length,
            boolean rows,
            boolean columns,
            boolean diagonals,
            List<String> patterns,
            Ends completes,
            Side by,
            boolean again)
            implements Finish {
        public Lines(
                int length, boolean rows, boolean columns, boolean diagonals, List<String> patterns, Ends completes) {
            this(length, rows, columns, diagonals, patterns, completes, Side.EITHER, false);
        }

        public static Lines straight(int length) {
            return new Lines(length, true, true, true, List.of(), Ends.WINS);
        }

        public static Lines patterns(String... patterns) {
            return new Lines(0, true, true, true, List.of(patterns), Ends.WINS);
        }

        public Lines completing(Ends completes) {
            return new Lines(length, rows, columns, diagonals, patterns, completes);
        }

        /** The same lines, by which one player alone wins. */
        public Lines by(Side maker) {
            return new Lines(length, rows, columns, diagonals, patterns, completes, maker, false);
        }

        /** The same lines, which give points; who scores may move again. */
        public Lines scoring(boolean movesAgain) {
            return new Lines(length, rows, columns, diagonals, patterns, Ends.SCORES, Side.EITHER, movesAgain);
        }

        public Lines directed(boolean rows, boolean columns, boolean diagonals) {
            return new Lines(length, rows, columns, diagonals, patterns, completes);
        }

        public Lines beside(String... patterns) {
            return new Lines(length, rows, columns, diagonals, List.of(patterns), completes);
        }
    }

    /** {@code @WinCheck}. */
    record Checked(WinCheck check) implements Finish {}

    /** Marks of their own for both players. */
    public static Declaration marks(String name, Grid grid, Finish finish) {
        return game(name, grid, new Marks(Choice.OWN, false, finish));
    }

    /** Tiles that may be turned and mirrored, for both players. */
    public static Declaration tiles(String name, Grid grid, String... pictures) {
        TileSet set = new TileSet(List.of(pictures), true, true, Side.EITHER);
        return game(name, grid, new Tiles(List.of(set), '#', '.'));
    }

    public static Declaration game(String name, Grid grid, Rule rule) {
        return new Declaration(name, grid, rule, Optional.empty(), Encoded.AUTO, 0);
    }

    public Declaration named(String newName) {
        return new Declaration(newName, grid, rule, noMoves, encoding, cacheEntries);
    }

    Declaration playedBy(Rule newRule) {
        return new Declaration(name, grid, newRule, noMoves, encoding, cacheEntries);
    }

    Declaration withoutNoMoves() {
        return new Declaration(name, grid, rule, Optional.empty(), encoding, cacheEntries);
    }

    public Declaration on(Grid newGrid) {
        return new Declaration(name, newGrid, rule, noMoves, encoding, cacheEntries);
    }

    public Declaration noMoves(Ends ending) {
        return new Declaration(name, grid, rule, Optional.of(ending), encoding, cacheEntries);
    }

    public Declaration encoded(Encoded newEncoding) {
        return new Declaration(name, grid, rule, noMoves, newEncoding, cacheEntries);
    }

    public Declaration cached(int entries) {
        return new Declaration(name, grid, rule, noMoves, encoding, entries);
    }

    /** Who alone wins by lines, {@link Side#EITHER} where both do. */
    Side maker() {
        return rule instanceof Marks marks && marks.finish() instanceof Lines lines ? lines.by() : Side.EITHER;
    }

    /**
     * What it means to have no move: as stated, else a draw where marks may end the game early, else a loss. Where one
     * player alone wins by lines the other one has won, which {@link Rules} knows.
     */
    Ends withoutMoves() {
        boolean mayEndEarly = rule instanceof Marks marks && !(marks.finish() instanceof Nothing);
        return noMoves.orElse(mayEndEarly ? Ends.DRAWS : Ends.LOSES);
    }

    /** The declaration in Java. */
    public String source() {
        return DeclarationSource.of(this);
    }
}
