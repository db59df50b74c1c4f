package dev.solvable.processor.game.tiles;

import dev.solvable.Algorithm;
import dev.solvable.processor.game.board.DeclaredRules;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.tiles.TakenGame;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Each turn covers free cells with one tile.
 *
 * @param game the game that is solved: at least one placement, in the order of pictures, then of lists of cells; each
 *     set of cells once for each player. It is partizan if any declared tile belongs to one player, even one that fits
 *     nowhere, or whose cells the other player can cover as well
 * @param pictures for each placement the number of its picture, counted over all annotations of the game from 0
 */
public record DeclaredTiles(TakenGame game, List<Integer> pictures) implements DeclaredRules {
    /** Whether both players can cover the same cells in every position, even with tiles of their own. */
    public boolean sameForBoth() {
        return coveredBy('1').equals(coveredBy('2'));
    }

    @Override
    public boolean partizan() {
        return game.isPartizan();
    }

    @Override
    public boolean endsOnlyWithoutMoves() {
        return true;
    }

    @Override
    public Set<Algorithm> engines() {
        Set<Algorithm> engines = EnumSet.of(Algorithm.SWEEP, Algorithm.WORD_SWEEP, Algorithm.SEARCH);
        if (partizan()) {
            engines.add(Algorithm.OUTCOME_SEARCH);
        }
        if (!partizan() || sameForBoth()) {
            engines.add(Algorithm.SUMS);
        }
        return engines;
    }

    /** With 64 cells the number of tiles determines the side to move. */
    @Override
    public BigInteger states(Board board) {
        return BigInteger.TWO.pow(partizan() ? Math.min(board.cells() + 1, Long.SIZE) : board.cells());
    }

    @Override
    public Symmetries symmetries(Board board) {
        Set<Long> first = coveredBy('1');
        Set<Long> second = coveredBy('2');
        List<int[]> kept = Symmetries.ofGrid(
                board,
                permutation ->
                        Symmetries.maps(permutation, first, first) && Symmetries.maps(permutation, second, second));
        List<int[]> exchanging = partizan() && first.size() == second.size()
                ? Symmetries.ofGrid(
                        board,
                        permutation -> Symmetries.maps(permutation, first, second)
                                && Symmetries.maps(permutation, second, first))
                : List.of();
        return new Symmetries(kept, exchanging.size());
    }

    /** The sets of cells that a player may cover. A tile of both may be listed once, or once for each player. */
    private Set<Long> coveredBy(char player) {
        return Arrays.stream(game.fillsOf(player)).boxed().collect(Collectors.toSet());
    }
}
