package dev.solvable.processor.game.pieces;

import dev.solvable.processor.game.board.RelationPermutations;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.runtime.Board;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Finds the symmetries of a game of pieces from its unrolled moves, lines, goals and quotas alone: the permutations of
 * cells that keep them, and those that keep them once the players are exchanged. A board with links or patterns may
 * have any; others, and those with too many, are left with the turns and mirrorings of the grid.
 */
final class PieceSymmetryFinder {
    /** The most ways to exchange kinds that are tried: with four kinds all. */
    private static final int MAX_EXCHANGES = 24;

    private final PieceRules rules;
    private final Board board;
    private final Set<PieceMove> moves;
    private final Set<Long> lines;

    private PieceSymmetryFinder(PieceRules rules, Board board) {
        this.rules = rules;
        this.board = board;
        this.moves = new HashSet<>(rules.moves());
        this.lines = new HashSet<>(rules.lineMasks());
    }

    /** The symmetries of a game. Those that leave the players alone are a group, and so are all together. */
    static Symmetries of(PieceRules rules, Board board) {
        PieceSymmetryFinder finder = new PieceSymmetryFinder(rules, board);
        boolean graph = board.isGraph() || rules.lines().patterns();
        return finder.found(graph).or(() -> finder.found(false)).orElseThrow();
    }

    /** Empty where there are too many. */
    private Optional<Symmetries> found(boolean all) {
        Optional<List<int[]>> kept = permutations(identity(), all);
        if (kept.isEmpty()) {
            return Optional.empty();
        }
        for (int[] planes : exchanges()) {
            Optional<List<int[]>> exchanging = permutations(planes, all);
            if (exchanging.isEmpty()) {
                return Optional.empty();
            }
            if (!exchanging.get().isEmpty()) { // with another way to exchange the kinds they would not be a group
                List<int[]> found = exchanging.get();
                return Optional.of(new Symmetries(
                        kept.get(), found.size(), Optional.of(new Symmetries.Exchange(found.get(0), planes))));
            }
        }
        return Optional.of(new Symmetries(kept.get(), 0));
    }

    private Optional<List<int[]>> permutations(int[] planes, boolean all) {
        if (!keepsPieces(planes)) {
            return Optional.of(List.of());
        }
        if (all) {
            return new RelationPermutations(
                            relations(planes), relations(identity()), board.cells(), cells -> keeps(cells, planes))
                    .all(Symmetries.MOST);
        }
        return Optional.of(Symmetries.ofGrid(board, cells -> keeps(cells, planes)));
    }

    private int[] identity() {
        return IntStream.range(0, rules.planes()).toArray();
    }

    /** The ways to give the pieces of each player to the other one, kind by kind, the same kinds first. */
    private List<int[]> exchanges() {
        List<Integer> first = withPieces(0);
        List<int[]> exchanges = new ArrayList<>();
        if (first.size() == withPieces(1).size()) {
            exchange(first, 0, identity(), exchanges);
        }
        return exchanges;
    }

    private void exchange(List<Integer> first, int next, int[] planes, List<int[]> exchanges) {
        if (next == first.size()) {
            exchanges.add(planes.clone());
            return;
        }
        int plane = first.get(next);
        for (int other : withPieces(1, plane + 1)) {
            if (planes[other] == other && isLike(plane, other) && exchanges.size() < MAX_EXCHANGES) {
                planes[plane] = other;
                planes[other] = plane;
                exchange(first, next + 1, planes, exchanges);
                planes[plane] = plane;
                planes[other] = other;
            }
        }
    }

    /** Whether planes have as many pieces, as many of them in hand, and as many moves. */
    private boolean isLike(int plane, int other) {
        return rules.pieces(plane) == rules.pieces(other)
                && rules.hand().get(plane).equals(rules.hand().get(other))
                && moves(plane) == moves(other);
    }

    private long moves(int plane) {
        return rules.moves().stream().filter(move -> move.plane() == plane).count();
    }

    /** The planes of a player that have pieces, a preferred one first where it is one of them. */
    private List<Integer> withPieces(int player, int preferred) {
        List<Integer> planes = new ArrayList<>(withPieces(player));
        if (planes.remove((Integer) preferred)) {
            planes.add(0, preferred);
        }
        return planes;
    }

    private List<Integer> withPieces(int player) {
        return IntStream.range(0, rules.planes())
                .filter(plane -> plane % 2 == player && rules.most(plane) > 0)
                .boxed()
                .toList();
    }

    /** Whether planes become others with as many pieces, as many of them in hand, and the same quotas. */
    private boolean keepsPieces(int[] planes) {
        boolean pieces = IntStream.range(0, planes.length)
                .allMatch(plane -> rules.pieces(plane) == rules.pieces(planes[plane])
                        && rules.hand().get(plane).equals(rules.hand().get(planes[plane])));
        return pieces
                && rules.quotas().stream()
                        .allMatch(quota -> rules.quotas().stream()
                                .anyMatch(other -> other.than() == quota.than()
                                        && new HashSet<>(other.planes())
                                                .equals(new HashSet<>(quota.planes().stream()
                                                        .map(plane -> planes[plane])
                                                        .toList()))));
    }

    private boolean keeps(int[] cells, int[] planes) {
        for (PieceMove move : rules.moves()) {
            if (!moves.contains(image(move, cells, planes))) {
                return false;
            }
        }
        for (PieceRules.Goal goal : rules.goals()) {
            long image = Symmetries.image(cells, goal.cells());
            if (rules.goals().stream()
                    .noneMatch(other -> other.plane() == planes[goal.plane()] && other.cells() == image)) {
                return false;
            }
        }
        for (PieceRules.Promotion promotion : rules.promotions()) {
            long image = Symmetries.image(cells, promotion.cells());
            if (rules.promotions().stream()
                    .noneMatch(other -> other.plane() == planes[promotion.plane()]
                            && other.cells() == image
                            && other.becomes() == planes[promotion.becomes()])) {
                return false;
            }
        }
        return lines.stream().allMatch(line -> lines.contains(Symmetries.image(cells, line)));
    }

    private static PieceMove image(PieceMove move, int[] cells, int[] planes) {
        return new PieceMove(
                planes[move.plane()],
                move.places() ? -1 : cells[move.from()],
                move.leaves() ? -1 : cells[move.to()],
                Symmetries.image(cells, move.free()),
                Symmetries.image(cells, move.enemies()),
                Symmetries.image(cells, move.friends()),
                Symmetries.image(cells, move.anyone()),
                Symmetries.image(cells, move.taken()),
                Symmetries.image(cells, move.besideAny()),
                move.whenLeft());
    }

    /** All that ties cells together, with planes as others. */
    private List<RelationPermutations.Relation> relations(int[] planes) {
        List<RelationPermutations.Relation> relations = new ArrayList<>();
        for (PieceMove move : rules.moves()) {
            relations.add(new RelationPermutations.Relation(
                    2L * (64L * planes[move.plane()] + move.whenLeft()),
                    move.places() ? 0 : 1L << move.from(),
                    move.leaves() ? 0 : 1L << move.to(),
                    move.free(),
                    move.enemies(),
                    move.friends(),
                    move.anyone(),
                    move.taken(),
                    move.besideAny()));
        }
        for (PieceRules.Goal goal : rules.goals()) {
            relations.add(new RelationPermutations.Relation(2L * planes[goal.plane()] + 1, goal.cells()));
        }
        for (PieceRules.Promotion promotion : rules.promotions()) {
            long label = 64L * planes[promotion.plane()] + planes[promotion.becomes()];
            relations.add(new RelationPermutations.Relation(-2 - label, promotion.cells()));
        }
        for (long line : lines) {
            relations.add(new RelationPermutations.Relation(-1, line));
        }
        return relations;
    }
}
