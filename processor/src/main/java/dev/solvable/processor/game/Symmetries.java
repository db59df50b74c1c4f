package dev.solvable.processor.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The symmetries of a game: permutations of its cells that keep the moves and the lines, found from the game itself.
 *
 * @param permutations the permutations, the identity first; {@code permutation[c]} is the cell that cell c goes to
 */
public record Symmetries(List<int[]> permutations) {
    /** Beyond so many permutations a game with patterns is left with the symmetries of its grid. */
    static final int MOST = 5_040;

    /** The number of symmetries, the identity included. */
    public int order() {
        return permutations.size();
    }

    /** Finds the symmetries of a game. */
    public static Symmetries of(Game game) {
        if (game.rules() instanceof MoveSourceRules
                || (game.rules() instanceof MarkRules checked && checked.hasWinCheck())) {
            // Code that is not compiled yet tells nothing.
            return new Symmetries(
                    List.of(IntStream.range(0, game.board().cells()).toArray()));
        }
        if (game.rules() instanceof MarkRules marks && marks.lines().patterns()) {
            return new CellPermutations(marks.lines().masks(), below(game))
                    .all(MOST)
                    .map(Symmetries::new)
                    .orElseGet(() -> ofGrid(game));
        }
        return ofGrid(game);
    }

    /** For each cell the one on which a mark has to lie before one comes to lie here; -1 for none. */
    private static int[] below(Game game) {
        int[] below = new int[game.board().cells()];
        Arrays.fill(below, -1);
        if (game.rules() instanceof MarkRules marks && marks.gravity()) {
            for (List<Integer> column : game.board().columnCells()) {
                for (int height = 1; height < column.size(); height++) {
                    below[column.get(height)] = column.get(height - 1);
                }
            }
        }
        return below;
    }

    /** The turns and mirrorings of the grid that keep the board, the moves and the lines. */
    private static Symmetries ofGrid(Game game) {
        List<int[]> kept = new ArrayList<>();
        List<Set<Long>> kinds = kindsOfMasks(game.rules());
        int[] below = below(game);
        for (int[] permutation : gridPermutations(game.board())) {
            boolean keeps = keepsOrder(permutation, below)
                    && kinds.stream()
                            .allMatch(
                                    masks -> masks.stream().allMatch(mask -> masks.contains(image(permutation, mask))));
            if (keeps && kept.stream().noneMatch(other -> Arrays.equals(other, permutation))) {
                kept.add(permutation);
            }
        }
        return new Symmetries(kept);
    }

    private static boolean keepsOrder(int[] permutation, int[] below) {
        return IntStream.range(0, below.length)
                .allMatch(cell -> below[permutation[cell]] == (below[cell] < 0 ? -1 : permutation[below[cell]]));
    }

    /** The sets of cells that must stay what they are: the lines, or the tiles of each player. */
    private static List<Set<Long>> kindsOfMasks(Rules rules) {
        if (rules instanceof MarkRules marks) {
            return List.of(Set.copyOf(marks.lines().masks()));
        }
        List<Tile> tiles = ((TileRules) rules).tiles();
        return List.of(tilesNotOf(Player.SECOND, tiles), tilesNotOf(Player.FIRST, tiles));
    }

    private static Set<Long> tilesNotOf(Player other, List<Tile> tiles) {
        return tiles.stream()
                .filter(tile -> tile.by() != other)
                .map(Tile::cells)
                .collect(Collectors.toSet());
    }

    /** The turns and mirrorings of the grid that map cells to cells, the identity first. */
    private static List<int[]> gridPermutations(Board board) {
        List<int[]> permutations = new ArrayList<>();
        for (int motion = 0; motion < 8; motion++) {
            boolean transposed = (motion & 4) != 0;
            if (transposed && board.rows() != board.columns()) {
                continue;
            }
            int[] permutation = new int[board.cells()];
            boolean onBoard = true;
            List<Integer> squares = board.squares();
            for (int cell = 0; cell < permutation.length; cell++) {
                int row = squares.get(cell) / board.columns();
                int column = squares.get(cell) % board.columns();
                int toRow = (motion & 1) == 0 ? row : board.rows() - 1 - row;
                int toColumn = (motion & 2) == 0 ? column : board.columns() - 1 - column;
                permutation[cell] = transposed ? board.cellAt(toColumn, toRow) : board.cellAt(toRow, toColumn);
                onBoard &= permutation[cell] >= 0;
            }
            if (onBoard) {
                permutations.add(permutation);
            }
        }
        return permutations;
    }

    /** The cells that the cells of a mask go to. */
    static long image(int[] permutation, long mask) {
        long image = 0;
        for (int cell : Board.cellsOf(mask)) {
            image |= 1L << permutation[cell];
        }
        return image;
    }
}
