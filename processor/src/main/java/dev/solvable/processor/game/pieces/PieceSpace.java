package dev.solvable.processor.game.pieces;

import java.math.BigInteger;
import java.util.Arrays;

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
        BigInteger[] ways = new BigInteger[cells + 1];
        Arrays.fill(ways, BigInteger.ZERO);
        ways[cells] = BigInteger.ONE;
        for (int plane = 0; plane < rules.planes(); plane++) {
            ways = with(plane, ways);
        }
        return Arrays.stream(ways).reduce(BigInteger.ZERO, BigInteger::add);
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
