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
 * <p>After a move the taken pieces are gone. Then the mover has won by a line or a goal, or because the other player
 * has too few pieces; else the mover has lost who has too few; else the other player is to move.
 *
 * @param set what the runtime's rules know of the pieces, with the numbers of their planes; who has any in hand must
 *     place one
 * @param moves every change that a player can make, each once
 * @param potential why play cannot return to a position; empty where it may
 * @param goals for each plane the cells that win for who moves such a piece there, cell i as bit i; 0 where none do
 * @param quotas at most one for each player
 * @param lines the lines of one player's pieces, of whatever kinds, that end the game or take a piece
 * @param sentences how pieces move, what their goal is, and how many a player needs, a sentence each
 * @param moved which of the declared ways to move, from 0, lead somewhere on this board
 */
public record PieceRules(
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
     * @param ofFirst whether it is the first player who needs them
     * @param planes what counts, with those that pieces may come to by promotion; not empty
     * @param than the number that the player needs, at least 1
     */
    public record Quota(boolean ofFirst, List<Integer> planes, int than) {
        /** Copies the list. */
        public Quota {
            planes = List.copyOf(planes);
        }
    }

    /** Copies the collections. */
    public PieceRules {
        moves = List.copyOf(moves);
        goals = List.copyOf(goals);
        quotas = List.copyOf(quotas);
        sentences = List.copyOf(sentences);
        moved = Set.copyOf(moved);
    }

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

    /** The ways to have as many of each piece on the board, and in hand, as there may ever be. */
    @Override
    public BigInteger states(Board board) {
        return images(Symmetries.none(board));
    }

    /** The same with positions counted once that are images of each other under some symmetries. */
    public BigInteger images(Symmetries folded) {
        return PieceSpace.images(set, folded);
    }

    @Override
    public Symmetries symmetries(Board board) {
        return PieceSymmetryFinder.of(this);
    }

    /** Whether a player wins by moving a piece somewhere. */
    public boolean hasGoals() {
        return goals.stream().anyMatch(cells -> cells != 0);
    }

    /** The letter of a plane in board texts: capital for the first player, small for the second. */
    public char letter(int plane) {
        return set.letters().charAt(plane);
    }

    /** How many pieces a player has at the start, on the board and in hand: promotion leaves the number alone. */
    int piecesOf(boolean first) {
        return IntStream.of(set.planesOf(first)).map(set::all).sum();
    }

    /** Whether pieces of a plane may be taken because a line is completed. */
    public boolean linesTake() {
        return lines.completes() == Ending.TAKES;
    }

    /** Whether play may return to a position. */
    public boolean mayReturn() {
        return potential.isEmpty();
    }

    /** How play may return to a position, for people; only where it may. */
    public String wayToReturn() {
        return Stream.of(true, false)
                .map(first -> PieceSteps.circle(set, moves, first).orElseThrow())
                .map(circle -> circle.piece() + " can go "
                        + circle.cells().stream().map(set.board()::name).collect(Collectors.joining("-")))
                .collect(Collectors.joining(" and "));
    }
}
