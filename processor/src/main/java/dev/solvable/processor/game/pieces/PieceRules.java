package dev.solvable.processor.game.pieces;

import dev.solvable.Algorithm;
import dev.solvable.Ending;
import dev.solvable.processor.game.board.DeclaredRules;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.processor.game.marks.Lines;
import dev.solvable.runtime.Board;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Each turn moves a piece, or places one from the hand. Pieces of one kind and owner are a plane: plane 2 x kind holds
 * those of the first player, the next plane those of the second. A plane may be without pieces throughout.
 *
 * <p>After a move the taken pieces are gone. Then the mover has won by a line or a goal, or because the other player
 * has too few pieces; else the mover has lost who has too few; else the other player is to move.
 *
 * @param kinds the letters of the kinds, capital, in the order in which they appear on the board, then in hand
 * @param start for each plane the cells at the start, cell i as bit i
 * @param hand for each plane the pieces in hand at the start; who has any in hand must place one
 * @param moves every change that a player can make, each once; those of planes without pieces are left out
 * @param goals the goals that win, at most one for each plane
 * @param promotions where pieces become others, at most one for each plane
 * @param quotas at most one for each player
 * @param lines the lines of one player's pieces, of whatever kinds, that end the game or take a piece
 * @param said what the declaration says of moves, goals and numbers of pieces, for people
 */
public record PieceRules(
        List<Character> kinds,
        List<Long> start,
        List<Integer> hand,
        List<PieceMove> moves,
        List<Goal> goals,
        List<Promotion> promotions,
        List<Quota> quotas,
        Lines lines,
        Said said)
        implements DeclaredRules {
    /**
     * A player with fewer pieces than this, on the board and in hand, has lost.
     *
     * @param planes what counts, of one player, with those that pieces may come to by promotion; not empty
     * @param than the number that the player needs, at least 1
     */
    public record Quota(List<Integer> planes, int than) {
        /** Copies the list. */
        public Quota {
            planes = List.copyOf(planes);
        }

        /** Whether it is the first player who needs them. */
        public boolean ofFirst() {
            return planes.get(0) % 2 == 0;
        }
    }

    /**
     * Who has moved a piece of a plane onto one of these cells has won.
     *
     * @param plane what has the goal
     * @param cells cell i as bit i; not empty
     */
    public record Goal(int plane, long cells) {
        /** Whether a player's pieces have this goal. */
        public boolean isOf(boolean first) {
            return plane % 2 == (first ? 0 : 1);
        }
    }

    /**
     * A piece of a plane that comes to one of these cells becomes one of another plane of its owner.
     *
     * @param plane what is promoted
     * @param cells cell i as bit i; not empty
     * @param becomes the other plane, whose pieces are not promoted
     */
    public record Promotion(int plane, long cells, int becomes) {}

    /**
     * What the declaration says, for people.
     *
     * @param sentences how pieces move, what their goal is, and how many a player needs, a sentence each
     * @param moved which of the declared ways to move, from 0, lead somewhere on this board
     */
    public record Said(List<String> sentences, Set<Integer> moved) {
        /** Copies the collections. */
        public Said {
            sentences = List.copyOf(sentences);
            moved = Set.copyOf(moved);
        }
    }

    /** Copies the lists. */
    public PieceRules {
        kinds = List.copyOf(kinds);
        start = List.copyOf(start);
        hand = List.copyOf(hand);
        moves = List.copyOf(moves);
        goals = List.copyOf(goals);
        promotions = List.copyOf(promotions);
        quotas = List.copyOf(quotas);
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
        return goals.isEmpty() && quotas.isEmpty() && lines.masks().isEmpty();
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
        return PieceSpace.images(this, folded);
    }

    @Override
    public Symmetries symmetries(Board board) {
        return PieceSymmetryFinder.of(this, board);
    }

    /** The number of planes, those without pieces included. */
    public int planes() {
        return start.size();
    }

    /** The letter of a plane in board texts: capital for the first player, small for the second. */
    public char letter(int plane) {
        char kind = kinds.get(plane / 2);
        return plane % 2 == 0 ? kind : Character.toLowerCase(kind);
    }

    /** How many pieces a plane has at the start, on the board and in hand. */
    public int pieces(int plane) {
        return Long.bitCount(start.get(plane)) + hand.get(plane);
    }

    /** The same of a player, 0 the first and 1 the second: promotion leaves the number alone. */
    int piecesOf(int player) {
        return IntStream.range(0, planes())
                .filter(plane -> plane % 2 == player)
                .map(this::pieces)
                .sum();
    }

    /** The most pieces that a plane can ever have. */
    public int most(int plane) {
        return pieces(plane)
                + promotions.stream()
                        .filter(promotion -> promotion.becomes() == plane)
                        .mapToInt(promotion -> pieces(promotion.plane()))
                        .sum();
    }

    /** Whether pieces of a plane are promoted. */
    public boolean promotes(int plane) {
        return promotions.stream().anyMatch(promotion -> promotion.plane() == plane);
    }

    /** Whether pieces of a plane may be taken because a line is completed. */
    public boolean linesTake() {
        return lines.completes() == Ending.TAKES;
    }

    /** Why play cannot return to a position; empty where it may. */
    public Optional<PiecePotential> potential() {
        return PiecePotential.of(this);
    }

    /** Whether play may return to a position. */
    public boolean mayReturn() {
        return potential().isEmpty();
    }

    /** How play may return to a position, for people; only where it may. */
    public String wayToReturn(Board board) {
        return IntStream.of(0, 1)
                .mapToObj(player -> PieceSteps.circle(this, player).orElseThrow())
                .map(circle -> circle.piece() + " can go "
                        + circle.cells().stream().map(board::name).collect(Collectors.joining("-")))
                .collect(Collectors.joining(" and "));
    }
}
