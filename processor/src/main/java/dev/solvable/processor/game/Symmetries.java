package dev.solvable.processor.game;

import dev.solvable.Choice;
import dev.solvable.Player;
import dev.solvable.runtime.Board;
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
 * @param exchanges how many permutations keep the game once the two kinds of marks, or the players' tiles, are
 *     exchanged; 0 where there is nothing to exchange. They are no symmetries of positions: the other player would be
 *     to move
 * @param ofPieces the symmetries of a game of pieces, the identity first: those of the permutations in their order,
 *     then those that exchange the players, which are symmetries of positions there; empty for other games
 */
public record Symmetries(List<int[]> permutations, int exchanges, List<PieceSymmetry> ofPieces) {
    /** Beyond so many permutations a game with patterns is left with the symmetries of its grid. */
    static final int MOST = 5_040;

    /** The symmetries of a game without pieces. */
    public Symmetries(List<int[]> permutations, int exchanges) {
        this(permutations, exchanges, List.of());
    }

    /** The number of symmetries, the identity included. */
    public int order() {
        return permutations.size();
    }

    /**
     * Finds the symmetries of a game. What methods of the declaration do is not known here, so they have none but the
     * identity.
     */
    public static Symmetries of(Game game) {
        if (game.rules() instanceof PieceRules pieces) {
            List<PieceSymmetry> symmetries = PieceSymmetries.of(pieces, game.board());
            List<int[]> kept = symmetries.stream()
                    .filter(symmetry -> !symmetry.exchanges())
                    .map(PieceSymmetry::cells)
                    .toList();
            return new Symmetries(kept, symmetries.size() - kept.size(), symmetries);
        }
        if (game.rules() instanceof MarkRules marks && marks.lines().patterns()) {
            return new CellPermutations(game.board().cells(), marks.lines().masks(), below(game))
                    .all(MOST)
                    .map(found -> new Symmetries(found, exchanges(game, found)))
                    .orElseGet(() -> ofGrid(game));
        }
        return ofGrid(game);
    }

    /** The turns and mirrorings of the grid that keep the board, the moves and the lines. */
    private static Symmetries ofGrid(Game game) {
        if (game.rules() instanceof MoveSourceRules || game.rules() instanceof ProgrammedRules || hasWinCheck(game)) {
            return new Symmetries(List.of(identity(game.board().cells())), 0);
        }
        List<int[]> kept = new ArrayList<>();
        for (int[] permutation : gridPermutations(game.board())) {
            if (keeps(permutation, game) && kept.stream().noneMatch(other -> Arrays.equals(other, permutation))) {
                kept.add(permutation);
            }
        }
        return new Symmetries(kept, exchanges(game, kept));
    }

    /**
     * The rules say the same of both kinds of marks, but where lines of one kind alone win; tiles have to be compared.
     */
    private static int exchanges(Game game, List<int[]> kept) {
        if (game.rules() instanceof MarkRules marks) {
            boolean ofOneOwner = marks.choice() == Choice.OWN && marks.lines().ofOnePlayer();
            return marks.choice() == Choice.SHARED || ofOneOwner ? 0 : kept.size();
        }
        TileRules tiles = (TileRules) game.rules();
        Set<Long> first = masksOf(tiles, Player.FIRST);
        Set<Long> second = masksOf(tiles, Player.SECOND);
        if (!tiles.partizan() || first.size() != second.size()) {
            return 0;
        }
        return (int) gridPermutations(game.board()).stream()
                .filter(permutation -> maps(permutation, first, second) && maps(permutation, second, first))
                .map(Arrays::toString)
                .distinct()
                .count();
    }

    private static boolean hasWinCheck(Game game) {
        return game.rules() instanceof MarkRules marks && marks.hasWinCheck();
    }

    private static boolean keeps(int[] permutation, Game game) {
        if (game.rules() instanceof TileRules tiles) {
            return keeps(permutation, masksOf(tiles, Player.FIRST))
                    && keeps(permutation, masksOf(tiles, Player.SECOND));
        }
        int[] below = below(game);
        for (int cell = 0; cell < below.length; cell++) {
            int image = below[cell] < 0 ? -1 : permutation[below[cell]];
            if (below[permutation[cell]] != image) {
                return false;
            }
        }
        return keeps(permutation, Set.copyOf(((MarkRules) game.rules()).lines().masks()));
    }

    private static boolean keeps(int[] permutation, Set<Long> masks) {
        return maps(permutation, masks, masks);
    }

    private static boolean maps(int[] permutation, Set<Long> from, Set<Long> to) {
        return from.stream().allMatch(mask -> to.contains(image(permutation, mask)));
    }

    /** What a player may cover: a tile of both may stand as one or as one for each. */
    private static Set<Long> masksOf(TileRules tiles, Player player) {
        return tiles.tiles().stream()
                .filter(tile -> tile.by() == player || tile.by() == Player.EITHER)
                .map(Tile::cells)
                .collect(Collectors.toSet());
    }

    /** For each cell the one that has to be filled before it, -1 for none. */
    private static int[] below(Game game) {
        int[] below = new int[game.board().cells()];
        Arrays.fill(below, -1);
        if (game.rules() instanceof MarkRules marks && marks.gravity()) {
            for (List<Integer> stack : game.board().stacks()) {
                for (int height = 1; height < stack.size(); height++) {
                    below[stack.get(height)] = stack.get(height - 1);
                }
            }
        }
        return below;
    }

    private static int[] identity(int cells) {
        return IntStream.range(0, cells).toArray();
    }

    /** The turns and mirrorings of the grid that map cells to cells, the identity first. */
    static List<int[]> gridPermutations(Board board) {
        List<int[]> permutations = new ArrayList<>();
        for (int motion = 0; motion < 8; motion++) {
            boolean transposed = (motion & 4) != 0;
            if (transposed && board.rows() != board.columns()) {
                continue;
            }
            int[] permutation = new int[board.cells()];
            boolean onBoard = true;
            for (int cell = 0; cell < permutation.length; cell++) {
                int row = board.row(cell);
                int column = board.column(cell);
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
    public static long image(int[] permutation, long mask) {
        long image = 0;
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            image |= 1L << permutation[Long.numberOfTrailingZeros(rest)];
        }
        return image;
    }
}
