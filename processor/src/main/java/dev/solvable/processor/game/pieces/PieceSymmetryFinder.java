package dev.solvable.processor.game.pieces;

import dev.solvable.processor.game.board.RelationPermutations;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.runtime.game.pieces.code.PieceSet;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Finds the symmetries of a game of pieces from its unrolled moves, lines, goals and quotas alone: the permutations of
 * cells that preserve these, with the players exchanged or not. A board with links or patterns may have any
 * permutations; others, and those with too many, only the rotations and reflections of the grid.
 */
final class PieceSymmetryFinder {
    /** The most pairings of the players' kinds that are tried: all of four kinds. */
    private static final int MAX_EXCHANGES = 24;

    private final DeclaredPieces rules;
    private final PieceSet set;
    private final Set<PieceMove> moves;
    private final Set<Long> lines;

    private PieceSymmetryFinder(DeclaredPieces rules) {
        this.rules = rules;
        this.set = rules.set();
        this.moves = new HashSet<>(rules.moves());
        this.lines = new HashSet<>(rules.lineMasks());
    }

    /** The symmetries of a game. Those that do not exchange the players form a group, and so do all together. */
    static Symmetries of(DeclaredPieces rules) {
        PieceSymmetryFinder finder = new PieceSymmetryFinder(rules);
        boolean graph = rules.set().board().isGraph() || rules.lines().patterns();
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
            if (!exchanging.get().isEmpty()) { // with those of another pairing they would not form a group
                List<int[]> found = exchanging.get();
                String letters = IntStream.of(planes)
                        .mapToObj(plane -> String.valueOf(rules.letter(plane)))
                        .collect(Collectors.joining());
                return Optional.of(new Symmetries(
                        kept.get(), found.size(), Optional.of(new Symmetries.Exchange(found.get(0), letters))));
            }
        }
        return Optional.of(new Symmetries(kept.get(), 0));
    }

    private Optional<List<int[]>> permutations(int[] planes, boolean all) {
        if (!keepsQuotas(planes)) {
            return Optional.of(List.of());
        }
        if (all) {
            return new RelationPermutations(
                            relations(planes),
                            relations(identity()),
                            set.board().cells(),
                            cells -> keeps(cells, planes))
                    .all();
        }
        return Optional.of(Symmetries.ofGrid(set.board(), cells -> keeps(cells, planes)));
    }

    private int[] identity() {
        return IntStream.range(0, set.planes()).toArray();
    }

    /** The pairings of the players' planes, as permutations of planes, those of the same kinds first. */
    private List<int[]> exchanges() {
        int[] first = set.planesOf(true);
        List<int[]> exchanges = new ArrayList<>();
        if (first.length == set.planesOf(false).length) {
            exchange(first, 0, identity(), exchanges);
        }
        return exchanges;
    }

    private void exchange(int[] first, int next, int[] planes, List<int[]> exchanges) {
        if (next == first.length) {
            exchanges.add(planes.clone());
            return;
        }
        int plane = first[next];
        for (int other : ofSecond(plane)) {
            if (planes[other] == other && isLike(plane, other) && exchanges.size() < MAX_EXCHANGES) {
                planes[plane] = other;
                planes[other] = plane;
                exchange(first, next + 1, planes, exchanges);
                planes[plane] = plane;
                planes[other] = other;
            }
        }
    }

    /** Whether two planes have equal numbers of pieces, of pieces in hand, and of moves. */
    private boolean isLike(int plane, int other) {
        return set.all(plane) == set.all(other)
                && set.inHand(plane) == set.inHand(other)
                && moves(plane) == moves(other);
    }

    private long moves(int plane) {
        return rules.moves().stream().filter(move -> move.plane() == plane).count();
    }

    /** The planes of the second player, that of the same kind as a plane of the first player first. */
    private List<Integer> ofSecond(int plane) {
        int same = set.letters().indexOf(Character.toLowerCase(rules.letter(plane)));
        return IntStream.concat(IntStream.of(same), IntStream.of(set.planesOf(false)))
                .filter(other -> other >= 0)
                .distinct()
                .boxed()
                .toList();
    }

    private boolean keepsQuotas(int[] planes) {
        return rules.quotas().stream()
                .allMatch(quota -> rules.quotas().stream()
                        .anyMatch(other -> other.than() == quota.than()
                                && Set.copyOf(other.planes())
                                        .equals(quota.planes().stream()
                                                .map(plane -> planes[plane])
                                                .collect(Collectors.toSet()))));
    }

    private boolean keeps(int[] cells, int[] planes) {
        for (PieceMove move : rules.moves()) {
            if (!moves.contains(image(move, cells, planes))) {
                return false;
            }
        }
        for (int plane = 0; plane < planes.length; plane++) {
            if (rules.goals().get(planes[plane])
                            != Symmetries.image(cells, rules.goals().get(plane))
                    || set.promotedOn(planes[plane]) != Symmetries.image(cells, set.promotedOn(plane))
                    || set.promoted(planes[plane]) != planes[set.promoted(plane)]) {
                return false;
            }
        }
        return Symmetries.maps(cells, lines, lines);
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

    /** The moves, goals, promotions and lines as relations of cells, with planes permuted. */
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
        for (int plane = 0; plane < planes.length; plane++) {
            if (rules.goals().get(plane) != 0) {
                relations.add(new RelationPermutations.Relation(
                        2L * planes[plane] + 1, rules.goals().get(plane)));
            }
            if (set.promoted(plane) != plane) {
                long label = 64L * planes[plane] + planes[set.promoted(plane)];
                relations.add(new RelationPermutations.Relation(-2 - label, set.promotedOn(plane)));
            }
        }
        for (long line : lines) {
            relations.add(new RelationPermutations.Relation(-1, line));
        }
        return relations;
    }
}
