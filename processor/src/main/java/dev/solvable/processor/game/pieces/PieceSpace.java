package dev.solvable.processor.game.pieces;

import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.runtime.game.pieces.code.PieceSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Counts the positions that a game of pieces may have: the pieces on the board, those in hand, and the side to move. A
 * player with pieces in hand places one each turn, so the ply determines how many each player has left.
 *
 * <p>Images are counted by Burnside's lemma: the number of orbits is the average number of positions that a symmetry
 * fixes. A symmetry fixes the positions that have the same content on all cells of each of its cycles.
 */
final class PieceSpace {
    private final PieceSet set;

    /** The cycle lengths of a symmetry's permutation of cells, each once; the identity has only 1. */
    private final int[] lengths;

    /** The number of cycles of each length. */
    private final List<Integer> circles;

    /**
     * What remains after the pieces of some planes are put down. Maps count the ways to come to it.
     *
     * @param first the number of these pieces in the first player's hand
     * @param second the same of the second player
     * @param free the number of free cycles of each length
     */
    private record Left(int first, int second, List<Integer> free) {
        // Equality is written out, as in PieceMove.
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Left left && first == left.first && second == left.second && free.equals(left.free);
        }

        @Override
        public int hashCode() {
            return 31 * free.hashCode() + 64 * first + second;
        }
    }

    private PieceSpace(PieceSet set, SortedMap<Integer, Integer> cycles) {
        this.set = set;
        this.lengths = cycles.keySet().stream().mapToInt(length -> length).toArray();
        this.circles = List.copyOf(cycles.values());
    }

    /** The number of positions, with those that are images of each other under these symmetries counted once. */
    static BigInteger images(PieceSet set, Symmetries folded) {
        int players = folded.exchange().isPresent() ? 1 : 2;
        Map<SortedMap<Integer, Integer>, BigInteger> known = new HashMap<>();
        return folded.permutations().stream()
                .map(cells -> known.computeIfAbsent(cycles(cells), cycles -> new PieceSpace(set, cycles).size(players)))
                .reduce(BigInteger.ZERO, BigInteger::add)
                .divide(BigInteger.valueOf(folded.order()));
    }

    /** How many cycles of each length a permutation has. */
    private static SortedMap<Integer, Integer> cycles(int... permutation) {
        SortedMap<Integer, Integer> cycles = new TreeMap<>();
        boolean[] seen = new boolean[permutation.length];
        for (int start = 0; start < permutation.length; start++) {
            int length = 0;
            for (int cell = start; !seen[cell]; cell = permutation[cell]) {
                seen[cell] = true;
                length++;
            }
            if (length > 0) {
                cycles.merge(length, 1, Integer::sum);
            }
        }
        return cycles;
    }

    /**
     * The number of positions that the symmetry fixes.
     *
     * @param players how many players may be to move once hands are empty: 1 if players can be exchanged, else 2
     */
    private BigInteger size(int players) {
        Map<Left, BigInteger> ways = Map.of(new Left(0, 0, circles), BigInteger.ONE);
        for (int plane = 0; plane < set.planes(); plane++) {
            // A plane that is promoted is counted together with the plane that it becomes.
            if (set.promoted(plane) == plane) {
                ways = with(plane, ways);
            }
        }
        int[][] turns = turns(players);
        return ways.entrySet().stream()
                .map(entry -> entry.getValue()
                        .multiply(BigInteger.valueOf(
                                turns[entry.getKey().first()][entry.getKey().second()])))
                .reduce(BigInteger.ZERO, BigInteger::add);
    }

    /** How many players may be to move, indexed by the numbers of pieces in the first and second player's hands. */
    private int[][] turns(int players) {
        int first = inHand(true);
        int second = inHand(false);
        int[][] turns = new int[first + 1][second + 1];
        for (boolean isFirst = true; first > 0 || second > 0; isFirst = !isFirst) {
            turns[first][second]++;
            first -= isFirst && first > 0 ? 1 : 0;
            second -= !isFirst && second > 0 ? 1 : 0;
        }
        turns[0][0] = players;
        return turns;
    }

    private int inHand(boolean first) {
        return Arrays.stream(set.planesOf(first)).map(set::inHand).sum();
    }

    /** Extends the ways by the pieces of a plane and of the planes that are promoted to it. */
    private Map<Left, BigInteger> with(int plane, Map<Left, BigInteger> ways) {
        // Indexed by the number of pieces missing from the promoted planes so far.
        List<Map<Left, BigInteger>> byMissing = List.of(ways);
        for (int promoted : set.promotedTo(plane)) {
            byMissing = withoutSome(promoted, byMissing);
        }
        boolean loses = set.isLost(plane);
        Map<Left, BigInteger> after = new HashMap<>();
        for (int missing = 0; missing < byMissing.size(); missing++) {
            int most = set.all(plane) + missing;
            for (int hand = 0; hand <= set.inHand(plane); hand++) {
                for (int placed = loses ? 0 : most - hand; placed <= most - hand; placed++) {
                    add(byMissing.get(missing), plane, placed, hand, after);
                }
            }
        }
        return after;
    }

    private List<Map<Left, BigInteger>> withoutSome(int plane, List<Map<Left, BigInteger>> byMissing) {
        int pieces = set.all(plane);
        List<Map<Left, BigInteger>> after = new ArrayList<>();
        for (int missing = 0; missing < byMissing.size() + pieces; missing++) {
            after.add(new HashMap<>());
        }
        for (int before = 0; before < byMissing.size(); before++) {
            for (int hand = 0; hand <= set.inHand(plane); hand++) {
                for (int placed = 0; placed <= pieces - hand; placed++) {
                    add(byMissing.get(before), plane, placed, hand, after.get(before + pieces - hand - placed));
                }
            }
        }
        return after;
    }

    /** Extends the ways by a number of a plane's pieces on free cells and a number in hand. */
    private void add(Map<Left, BigInteger> before, int plane, int placed, int hand, Map<Left, BigInteger> after) {
        before.forEach((left, ways) -> {
            boolean first = set.isFirst(plane);
            Left rest = new Left(left.first() + (first ? hand : 0), left.second() + (first ? 0 : hand), left.free());
            place(placed, lengths.length - 1, rest, ways, after);
        });
    }

    /** Puts a number of pieces on free cycles in all ways, on those of the longest lengths first. */
    private void place(int placed, int length, Left left, BigInteger ways, Map<Left, BigInteger> after) {
        if (length < 0) {
            if (placed == 0) {
                after.merge(left, ways, BigInteger::add);
            }
            return;
        }
        int circlesFree = left.free().get(length);
        for (int filled = 0; filled <= circlesFree && filled * lengths[length] <= placed; filled++) {
            List<Integer> free = new ArrayList<>(left.free());
            free.set(length, circlesFree - filled);
            BigInteger more = ways.multiply(choose(circlesFree, filled));
            Left rest = new Left(left.first(), left.second(), List.copyOf(free));
            place(placed - filled * lengths[length], length - 1, rest, more, after);
        }
    }

    static BigInteger choose(int from, int chosen) {
        BigInteger ways = BigInteger.ONE;
        for (int step = 0; step < chosen; step++) {
            ways = ways.multiply(BigInteger.valueOf(from - step)).divide(BigInteger.valueOf(step + 1));
        }
        return ways;
    }
}
