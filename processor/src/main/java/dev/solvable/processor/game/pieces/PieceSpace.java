package dev.solvable.processor.game.pieces;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** How many positions a game of pieces may have: where the pieces stand, what is in hand, and who is to move. */
final class PieceSpace {
    private final PieceRules rules;
    private final int cells;

    private PieceSpace(PieceRules rules, int cells) {
        this.rules = rules;
        this.cells = cells;
    }

    static BigInteger size(PieceRules rules, int cells) {
        return new PieceSpace(rules, cells).size().shiftLeft(1);
    }

    private BigInteger size() {
        // For each number of cells that are still free, the ways to put the pieces of the planes so far.
        BigInteger[] ways = zeros();
        ways[cells] = BigInteger.ONE;
        for (int plane = 0; plane < rules.planes(); plane++) {
            int thisPlane = plane;
            List<Integer> promoted = rules.promotions().stream()
                    .filter(promotion -> promotion.becomes() == thisPlane)
                    .map(PieceRules.Promotion::plane)
                    .toList();
            if (!promoted.isEmpty()) {
                ways = with(plane, promoted, ways);
            } else if (!rules.promotes(plane)) {
                ways = with(plane, ways);
            }
        }
        return Arrays.stream(ways).reduce(BigInteger.ZERO, BigInteger::add);
    }

    private BigInteger[] zeros() {
        BigInteger[] zeros = new BigInteger[cells + 1];
        Arrays.fill(zeros, BigInteger.ZERO);
        return zeros;
    }

    /** The ways with the pieces of some planes and of the one that they are promoted to. */
    private BigInteger[] with(int plane, List<Integer> promoted, BigInteger[] ways) {
        // For each number of pieces that are missing in the promoted planes so far.
        List<BigInteger[]> byMissing = List.<BigInteger[]>of(ways);
        for (int other : promoted) {
            byMissing = withoutSome(other, byMissing);
        }
        boolean loses = PieceEncoding.isLost(rules, plane);
        BigInteger[] after = zeros();
        for (int missing = 0; missing < byMissing.size(); missing++) {
            int most = rules.pieces(plane) + missing;
            for (int hand = 0; hand <= rules.hand().get(plane); hand++) {
                for (int placed = loses ? 0 : most - hand; placed <= most - hand; placed++) {
                    add(byMissing.get(missing), placed, after);
                }
            }
        }
        return after;
    }

    private List<BigInteger[]> withoutSome(int plane, List<BigInteger[]> byMissing) {
        int pieces = rules.pieces(plane);
        List<BigInteger[]> after = new ArrayList<>();
        for (int missing = 0; missing < byMissing.size() + pieces; missing++) {
            after.add(zeros());
        }
        for (int before = 0; before < byMissing.size(); before++) {
            for (int hand = 0; hand <= rules.hand().get(plane); hand++) {
                for (int placed = 0; placed <= pieces - hand; placed++) {
                    add(byMissing.get(before), placed, after.get(before + pieces - hand - placed));
                }
            }
        }
        return after;
    }

    /** Adds the ways to put a number of pieces of one plane onto the free cells. */
    private void add(BigInteger[] ways, int placed, BigInteger[] after) {
        for (int free = Math.max(0, placed); free <= cells && placed >= 0; free++) {
            after[free - placed] = after[free - placed].add(ways[free].multiply(choose(free, placed)));
        }
    }

    private BigInteger[] with(int plane, BigInteger[] ways) {
        BigInteger[] after = new BigInteger[cells + 1];
        Arrays.fill(after, BigInteger.ZERO);
        int pieces = rules.pieces(plane);
        int hand = rules.hand().get(plane);
        boolean loses = PieceEncoding.isLost(rules, plane);
        for (int free = 0; free <= cells; free++) {
            for (int placed = loses ? 0 : pieces - hand; placed <= Math.min(pieces, free); placed++) {
                // What is not on the board is in hand, or gone where pieces can be lost.
                int hands = loses ? Math.min(hand, pieces - placed) + 1 : 1;
                BigInteger added = ways[free].multiply(choose(free, placed)).multiply(BigInteger.valueOf(hands));
                after[free - placed] = after[free - placed].add(added);
            }
        }
        return after;
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
