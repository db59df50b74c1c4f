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
 * How many positions a game of pieces may have: where the pieces stand, what is in hand, and who is to move. While any
 * pieces are in hand, each turn of a player who has some places one: so the ply tells how many each player has left.
 *
 * <p>Images are counted by Burnside's lemma: there are as many sets of images as a symmetry keeps positions on average.
 * A symmetry keeps the positions that have the same on all cells of each of its cycles.
 */
final class PieceSpace {
    private final PieceSet set;

    /** The lengths of the circles in which a symmetry leads through the cells; with the identity all are 1. */
    private final int[] lengths;

    /** How many circles of each length there are. */
    private final List<Integer> circles;

    /**
     * What the pieces of some planes leave. Maps of it tell in how many ways these pieces can stand.
     *
     * @param first how many of them the first player has in hand
     * @param second the same of the second player
     * @param free how many circles of each length are free
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

    /** The number of positions; those that are images of each other under some symmetries are counted once. */
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
     * The positions that the symmetry keeps.
     *
     * @param players how many of the players may be to move once nothing is in hand: one where they can be exchanged
     */
    private BigInteger size(int players) {
        Map<Left, BigInteger> ways = Map.of(new Left(0, 0, circles), BigInteger.ONE);
        for (int plane = 0; plane < set.planes(); plane++) {
            // The pieces of a plane that is promoted are put together with those that they become.
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

    /** How many players may be to move, by the pieces that the first and the second player have in hand. */
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

    /** The ways with the pieces of a plane and of those that are promoted to it. */
    private Map<Left, BigInteger> with(int plane, Map<Left, BigInteger> ways) {
        // For each number of pieces that are missing in the promoted planes so far.
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

    /** Adds the ways before with a number of pieces of a plane on free cells, and a number in hand. */
    private void add(Map<Left, BigInteger> before, int plane, int placed, int hand, Map<Left, BigInteger> after) {
        before.forEach((left, ways) -> {
            boolean first = set.isFirst(plane);
            Left rest = new Left(left.first() + (first ? hand : 0), left.second() + (first ? 0 : hand), left.free());
            place(placed, lengths.length - 1, rest, ways, after);
        });
    }

    /** Puts a number of pieces on circles up to a length, in all ways. */
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

    /** The number of sets with this number of members. */
    static BigInteger choose(int from, int chosen) {
        BigInteger ways = BigInteger.ONE;
        for (int step = 0; step < chosen; step++) {
            ways = ways.multiply(BigInteger.valueOf(from - step)).divide(BigInteger.valueOf(step + 1));
        }
        return ways;
    }
}
