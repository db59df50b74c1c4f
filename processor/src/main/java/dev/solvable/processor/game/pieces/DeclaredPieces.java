package dev.solvable.processor.game.pieces;

import dev.solvable.Algorithm;
import dev.solvable.Ending;
import dev.solvable.processor.game.board.DeclaredRules;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.processor.game.marks.Lines;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.pieces.code.PieceSet;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Each turn moves a piece, or places one from the hand.
 *
 * <p>After a move the taken pieces are gone. The mover wins by a line, by a goal, or if the other player has too few
 * pieces. Otherwise a mover with too few pieces loses. Otherwise the other player is to move.
 *
 * @param set the pieces and their planes, as the runtime's rules know them; a player with pieces in hand must place one
 * @param moves every move of either player, unrolled, each once
 * @param potential why play cannot return to a position; empty where it may
 * @param goals for each plane the cells on which a piece wins when it moves there, cell i as bit i; 0 for none
 * @param quotas at most one for each player
 * @param lines the lines of one player's pieces, of any kinds, that end the game or take a piece
 * @param sentences how pieces move, what their goal is, and how many a player needs, a sentence each
 * @param moved the indexes, from 0, of the declared moves that lead somewhere on this board
 */
public record DeclaredPieces(
        PieceSet set,
        List<PieceMove> moves,
        Optional<PiecePotential> potential,
        List<Long> goals,
        List<Quota> quotas,
        Lines lines,
        List<String> sentences,
        Set<Integer> moved)
        implements DeclaredRules {
    /**
     * A player with fewer pieces than this, on the board and in hand, has lost.
     *
     * @param ofFirst whether the first player needs them
     * @param planes the planes whose pieces count, also those filled only by promotion; not empty
     * @param than the number that the player needs, at least 1
     */
    public record Quota(boolean ofFirst, List<Integer> planes, int than) {}

    @Override
    public boolean partizan() {
        return true;
    }

    @Override
    public List<Long> lineMasks() {
        return lines.masks();
    }

    @Override
    public boolean endsOnlyWithoutMoves() {
        return !hasGoals() && quotas.isEmpty() && lines.masks().isEmpty();
    }

    @Override
    public Set<Algorithm> engines() {
        return mayReturn() ? Set.of(Algorithm.RETROGRADE) : Set.of(Algorithm.RETROGRADE, Algorithm.SEARCH);
    }

    /** An upper bound: all arrangements of the pieces that may be on the board and in hand. */
    @Override
    public BigInteger states(Board board) {
        return images(Symmetries.none(board));
    }

    /** The same, with positions that are images of each other under these symmetries counted once. */
    public BigInteger images(Symmetries folded) {
        return PieceSpace.images(set, folded);
    }

    @Override
    public Symmetries symmetries(Board board) {
        return PieceSymmetryFinder.of(this);
    }

    /** Whether any piece has cells on which it wins. */
    public boolean hasGoals() {
        return goals.stream().anyMatch(cells -> cells != 0);
    }

    /** The letter of a plane in board texts: capital for the first player, small for the second. */
    public char letter(int plane) {
        return set.letters().charAt(plane);
    }

    /** How many pieces a player has at the start, on the board and in hand: promotion does not change the number. */
    int piecesOf(boolean first) {
        return IntStream.of(set.planesOf(first)).map(set::all).sum();
    }

    /** Whether completing a line takes a piece. */
    public boolean linesTake() {
        return lines.completes() == Ending.TAKES;
    }

    /** Whether play may return to a position. */
    public boolean mayReturn() {
        return potential.isEmpty();
    }

    /** A phrase that says how play may return to a position; only where {@link #mayReturn} holds. */
    public String wayToReturn() {
        return Stream.of(true, false)
                .map(first -> PieceSteps.circle(set, moves, first).orElseThrow())
                .collect(Collectors.joining(" and "));
    }
}
