package dev.solvable.processor.reference;

import dev.solvable.processor.reference.Declaration.Choice;
import dev.solvable.processor.reference.Declaration.Marks;
import dev.solvable.processor.reference.Declaration.MoveRows;
import dev.solvable.processor.reference.Declaration.Side;
import dev.solvable.processor.reference.Declaration.TileSet;
import dev.solvable.processor.reference.Declaration.Tiles;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * One move of a game; its place in the list of all moves is its index.
 *
 * @param name its name
 * @param by whose move it is
 * @param mark what it writes into the filled cells; {@link #OWN_MARK} for the mark of whoever moves
 * @param requiredEmpty the cells that must be empty
 * @param filled the cells that are taken afterwards
 */
public record Move(String name, Side by, char mark, List<Integer> requiredEmpty, List<Integer> filled) {
    /** Stands for the mark of the player who moves. */
    static final char OWN_MARK = 0;

    /** All moves of a game in the order of their indices. */
    public static List<Move> all(Declaration game) {
        if (game.rule() instanceof Marks marks) {
            return marks(game.grid(), marks);
        }
        return game.rule() instanceof Tiles tiles
                ? tiles(game.grid(), tiles)
                : rows(game.grid(), (MoveRows) game.rule());
    }

    private static List<Move> marks(Grid grid, Marks marks) {
        List<Move> moves = new ArrayList<>();
        for (int cell = 0; cell < grid.cells(); cell++) {
            List<Integer> cells = List.of(cell);
            if (marks.choice() == Choice.ANY) {
                for (char mark : new char[] {marks.first(), marks.second()}) {
                    moves.add(new Move(mark + "-" + grid.name(cell), Side.EITHER, mark, cells, cells));
                }
            } else {
                char mark = marks.choice() == Choice.OWN ? OWN_MARK : marks.first();
                moves.add(new Move(grid.name(cell), Side.EITHER, mark, cells, cells));
            }
        }
        return moves;
    }

    /** Pictures in their order, of each the sets of cells by their lists; each set once for each player. */
    private static List<Move> tiles(Grid grid, Tiles tiles) {
        List<Move> moves = new ArrayList<>();
        Set<List<Integer>> first = new HashSet<>();
        Set<List<Integer>> second = new HashSet<>();
        for (TileSet set : tiles.sets()) {
            for (String picture : set.pictures()) {
                for (List<Integer> cells : placements(grid, Shape.of(picture).images(set.rotate(), set.reflect()))) {
                    boolean forFirst = set.by() != Side.SECOND && first.add(cells);
                    boolean forSecond = set.by() != Side.FIRST && second.add(cells);
                    if (forFirst || forSecond) {
                        Side by = forFirst && forSecond ? Side.EITHER : forFirst ? Side.FIRST : Side.SECOND;
                        moves.add(new Move(nameOf(grid, cells), by, tiles.filled(), cells, cells));
                    }
                }
            }
        }
        return moves;
    }

    private static Set<List<Integer>> placements(Grid grid, Set<Shape> images) {
        Set<List<Integer>> placements = new TreeSet<>(Move::compareLists);
        for (Shape image : images) {
            for (int row = 0; row < grid.rows(); row++) {
                for (int column = 0; column < grid.columns(); column++) {
                    int down = row;
                    int right = column;
                    List<Integer> cells = image.squares().stream()
                            .map(square -> grid.cell(square.get(0) + down, square.get(1) + right))
                            .sorted()
                            .toList();
                    if (cells.get(0) >= 0) {
                        placements.add(cells);
                    }
                }
            }
        }
        return placements;
    }

    private static int compareLists(List<Integer> one, List<Integer> two) {
        for (int i = 0; i < Math.min(one.size(), two.size()); i++) {
            if (!one.get(i).equals(two.get(i))) {
                return one.get(i) - two.get(i);
            }
        }
        return one.size() - two.size();
    }

    private static List<Move> rows(Grid grid, MoveRows source) {
        List<Move> moves = new ArrayList<>();
        source.rows().forEach(row -> moves.add(row(grid, row, source.partizan() ? Side.FIRST : Side.EITHER)));
        source.ofSecond().ifPresent(rows -> rows.forEach(row -> moves.add(row(grid, row, Side.SECOND))));
        return moves;
    }

    private static Move row(Grid grid, List<Long> row, Side by) {
        List<Integer> filled = cellsOf(row.get(1));
        return new Move(nameOf(grid, filled), by, '#', cellsOf(row.get(0)), filled);
    }

    private static List<Integer> cellsOf(long mask) {
        return IntStream.range(0, 64)
                .filter(cell -> (mask >>> cell & 1) == 1)
                .boxed()
                .toList();
    }

    /** The cells' names by column, then by row: the only plain order that gives the contract's {@code a1-a2-b1}. */
    private static String nameOf(Grid grid, List<Integer> cells) {
        List<int[]> squares = grid.squares();
        return cells.stream()
                .sorted(Comparator.<Integer>comparingInt(cell -> squares.get(cell)[1])
                        .thenComparing(cell -> squares.get(cell)[0]))
                .map(grid::name)
                .collect(Collectors.joining("-"));
    }
}
