package dev.solvable.processor.game.tiles;

import dev.solvable.Algorithm;
import dev.solvable.Ending;
import dev.solvable.Player;
import dev.solvable.processor.game.board.Rules;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.tiles.TakenGame;
import java.math.BigInteger;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Each turn covers free cells with one tile.
 *
 * @param tiles all placements in the order of their pictures, then of their lists of cells; for each player a set of
 *     cells once; not empty
 * @param filled the character of a covered cell
 * @param empty the character of a free cell
 * @param partizan whether a tile of the declaration belongs to one player, so that a position has to say who is to
 *     move; also where that tile fits nowhere or the other player can do the same with another
 */
public record TileRules(List<Tile> tiles, char filled, char empty, boolean partizan) implements Rules {
    /** Copies the list. */
    public TileRules {
        tiles = List.copyOf(tiles);
    }

    /**
     * What the runtime's rules know of the game.
     *
     * @param noMoves what it means for the player to move that no tile fits
     */
    public TakenGame declared(String name, Board board, Ending noMoves) {
        long[] masks = tiles.stream().mapToLong(Tile::cells).toArray();
        return new TakenGame(name, board, "" + filled + empty, noMoves, masks, players());
    }

    /** Who may lay each tile: 1 the first player, 2 the second, * both; empty where all are both players'. */
    public String players() {
        StringBuilder players = new StringBuilder();
        if (partizan) {
            for (Tile tile : tiles) {
                players.append(tile.by() == Player.FIRST ? '1' : tile.by() == Player.SECOND ? '2' : '*');
            }
        }
        return players.toString();
    }

    /** Whether both players can cover the same cells in every position, whoever the tiles belong to. */
    public boolean sameForBoth() {
        return coveredBy(Player.FIRST).equals(coveredBy(Player.SECOND));
    }

    @Override
    public boolean impartial() {
        return !partizan;
    }

    @Override
    public boolean fallsApart() {
        return !partizan;
    }

    @Override
    public Set<Algorithm> engines() {
        Set<Algorithm> engines = EnumSet.of(Algorithm.SWEEP, Algorithm.WORD_SWEEP, Algorithm.SEARCH);
        if (partizan) {
            engines.add(Algorithm.OUTCOME_SEARCH);
        }
        if (!partizan || sameForBoth()) {
            engines.add(Algorithm.SUMS);
        }
        return engines;
    }

    /** With 64 cells the side to move follows from the number of tiles. */
    @Override
    public BigInteger states(Board board) {
        return BigInteger.TWO.pow(partizan ? Math.min(board.cells() + 1, Long.SIZE) : board.cells());
    }

    @Override
    public int leastFilled() {
        return tiles.stream()
                .mapToInt(tile -> Long.bitCount(tile.cells()))
                .min()
                .orElseThrow();
    }

    @Override
    public Symmetries symmetries(Board board) {
        Set<Long> first = coveredBy(Player.FIRST);
        Set<Long> second = coveredBy(Player.SECOND);
        List<int[]> kept = Symmetries.ofGrid(
                board,
                permutation ->
                        Symmetries.maps(permutation, first, first) && Symmetries.maps(permutation, second, second));
        List<int[]> exchanging = partizan && first.size() == second.size()
                ? Symmetries.ofGrid(
                        board,
                        permutation -> Symmetries.maps(permutation, first, second)
                                && Symmetries.maps(permutation, second, first))
                : List.of();
        return new Symmetries(kept, exchanging.size());
    }

    /** What a player may cover: a tile of both may stand as one or as one for each. */
    private Set<Long> coveredBy(Player player) {
        return tiles.stream()
                .filter(tile -> tile.by() == player || tile.by() == Player.EITHER)
                .map(Tile::cells)
                .collect(Collectors.toSet());
    }
}
