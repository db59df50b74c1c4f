package dev.solvable.processor.reference;

import dev.solvable.processor.reference.Declaration.Checked;
import dev.solvable.processor.reference.Declaration.Choice;
import dev.solvable.processor.reference.Declaration.Ends;
import dev.solvable.processor.reference.Declaration.Lines;
import dev.solvable.processor.reference.Declaration.Marks;
import dev.solvable.processor.reference.Declaration.MoveRows;
import dev.solvable.processor.reference.Declaration.Side;
import dev.solvable.processor.reference.Declaration.TileSet;
import dev.solvable.processor.reference.Declaration.Tiles;
import java.util.ArrayList;
import java.util.List;

/** Declarations of games that others have solved. */
public final class KnownGames {
    private KnownGames() {}

    /** k in a row on a grid; the misere game is lost by who completes a line. */
    public static Declaration inARow(int rows, int columns, int k, boolean misere) {
        Lines lines = Lines.straight(k).completing(misere ? Ends.LOSES : Ends.WINS);
        return Declaration.marks("InARow", Grid.full(rows, columns), lines);
    }

    public static Declaration ticTacToe() {
        return inARow(3, 3, 3, false).named("TicTacToe");
    }

    /** k in a row with the marks as the players like. */
    public static Declaration inARow(Choice choice, int rows, int columns, int k, boolean misere) {
        Lines lines = Lines.straight(k).completing(misere ? Ends.LOSES : Ends.WINS);
        return Declaration.game("InARow" + choice, Grid.full(rows, columns), new Marks(choice, false, lines));
    }

    public static Declaration connectFour(int width, int height) {
        Marks marks = new Marks(Choice.OWN, true, Lines.straight(4));
        return Declaration.game("ConnectFour", Grid.full(height, width), marks);
    }

    public static Declaration blockGame(int rows, int columns) {
        return Declaration.tiles("BlockGame", Grid.full(rows, columns), "##", "##/#.");
    }

    public static Declaration cram(int rows, int columns) {
        return Declaration.tiles("Cram", Grid.full(rows, columns), "##");
    }

    /** The first player lays upright dominoes, the second flat ones. */
    public static Declaration domineering(int rows, int columns) {
        TileSet upright = new TileSet(List.of("#/#"), false, false, Side.FIRST);
        TileSet flat = new TileSet(List.of("##"), false, false, Side.SECOND);
        Tiles tiles = new Tiles(List.of(upright, flat), '#', '.');
        return Declaration.game("Domineering", Grid.full(rows, columns), tiles);
    }

    /**
     * Joining points turn by turn; a triangle of one's own ends the game and loses. The cells are the pairs of points.
     */
    public static Declaration sim(int points) {
        List<List<Integer>> pairs = new ArrayList<>();
        for (int i = 0; i < points; i++) {
            for (int j = i + 1; j < points; j++) {
                pairs.add(List.of(i, j));
            }
        }
        List<String> triangles = new ArrayList<>();
        for (List<Integer> pair : pairs) {
            for (int k = pair.get(1) + 1; k < points; k++) {
                triangles.add(pairs.indexOf(pair) + " " + pairs.indexOf(List.of(pair.get(0), k)) + " "
                        + pairs.indexOf(List.of(pair.get(1), k)));
            }
        }
        Lines lines = Lines.patterns(triangles.toArray(String[]::new)).completing(Ends.LOSES);
        return Declaration.marks("Sim", Grid.row(pairs.size()), lines);
    }

    /** A bite takes a square and all below and to the right of it; the first square is never bitten. */
    public static Declaration chomp(int rows, int columns) {
        List<List<Long>> moves = new ArrayList<>();
        for (int cell = 1; cell < rows * columns; cell++) {
            long bite = 0;
            for (int other = cell; other < rows * columns; other++) {
                bite |= other % columns >= cell % columns ? 1L << other : 0;
            }
            moves.add(List.of(1L << cell, bite));
        }
        return Declaration.game("Chomp", Grid.full(rows, columns), new MoveRows(moves));
    }

    /** Each stone closes its own cell and its neighbours, or with queens all cells that a queen on it attacks. */
    public static Declaration nodeKayles(int rows, int columns, boolean queens) {
        List<List<Long>> moves = new ArrayList<>();
        for (int cell = 0; cell < rows * columns; cell++) {
            long closed = 0;
            for (int other = 0; other < rows * columns; other++) {
                int down = Math.abs(other / columns - cell / columns);
                int right = Math.abs(other % columns - cell % columns);
                boolean attacked = down == 0 || right == 0 || down == right;
                closed |= (queens ? attacked : down + right <= 1) ? 1L << other : 0;
            }
            moves.add(List.of(1L << cell, closed));
        }
        return Declaration.game("NodeKayles", Grid.full(rows, columns), new MoveRows(moves));
    }

    /** The places of a domino as moves: each needs both cells that it fills. */
    public static List<List<Long>> dominoes(int rows, int columns) {
        List<List<Long>> moves = new ArrayList<>();
        for (int cell = 0; cell < rows * columns; cell++) {
            if (cell % columns < columns - 1) {
                moves.add(List.of(3L << cell, 3L << cell));
            }
            if (cell + columns < rows * columns) {
                long domino = 1L << cell | 1L << cell + columns;
                moves.add(List.of(domino, domino));
            }
        }
        return moves;
    }

    /** Colouring points in turn, each player in an own colour; a cell for each point and player: who may colour it. */
    private static Declaration colouring(String name, int rows, int columns, boolean neighboursMustDiffer) {
        int points = rows * columns;
        List<List<Long>> first = new ArrayList<>();
        List<List<Long>> second = new ArrayList<>();
        for (int point = 0; point < points; point++) {
            long itself = 1L << point;
            long neighbours = 0;
            for (int other = 0; other < points; other++) {
                int down = Math.abs(other / columns - point / columns);
                int right = Math.abs(other % columns - point % columns);
                neighbours |= down + right == 1 ? 1L << other : 0;
            }
            long closedToMover = neighboursMustDiffer ? itself | neighbours : itself;
            long closedToOther = neighboursMustDiffer ? itself : itself | neighbours;
            first.add(List.of(itself, closedToMover | closedToOther << points));
            second.add(List.of(itself << points, closedToMover << points | closedToOther));
        }
        return Declaration.game(name, Grid.full(2 * rows, columns), MoveRows.ofEach(first, second));
    }

    /** Col: neighbours must have different colours. */
    public static Declaration col(int rows, int columns) {
        return colouring("Col", rows, columns, true);
    }

    /** Snort: neighbours must not have different colours. */
    public static Declaration snort(int rows, int columns) {
        return colouring("Snort", rows, columns, false);
    }

    /**
     * Red-blue Hackenbush on stalks, each given by its edges from the ground up, {@code b} for the first player's and
     * {@code r} for the second's: who cuts an edge takes it with all above it.
     */
    public static Declaration stalks(String... stalks) {
        List<List<Long>> first = new ArrayList<>();
        List<List<Long>> second = new ArrayList<>();
        int edge = 0;
        for (String stalk : stalks) {
            int top = edge + stalk.length();
            for (char colour : stalk.toCharArray()) {
                List<Long> cut = List.of(1L << edge, (1L << top) - (1L << edge));
                (colour == 'b' ? first : second).add(cut);
                edge++;
            }
        }
        return Declaration.game("Hackenbush", Grid.row(edge), MoveRows.ofEach(first, second));
    }

    public static Declaration hex(int rows, int columns) {
        return Declaration.marks("Hex", Grid.full(rows, columns), new Checked(WinCheck.HEX));
    }
}
