package dev.solvable.processor.game.pieces;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How many positions a game of pieces may have: where the pieces stand, what is in hand, and who is to move. While any
 * pieces are in hand, each turn of a player who has some places one: so the ply tells how many each player has left.
 */
final class PieceSpace {
    private final PieceRules rules;
    private final int cells;

    /** How many pieces each player has in hand. */
    private record Hands(int first, int second) {
        Hands with(int plane, int pieces) {
            return plane % 2 == 0 ? new Hands(first + pieces, second) : new Hands(first, second + pieces);
        }
    }

    /** The ways to put the pieces of some planes, by what is in hand of them and by the number of free cells. */
    private static final class Ways {
        private final Map<Hands, BigInteger[]> byHands = new HashMap<>();
        private final int cells;

        Ways(int cells) {
            this.cells = cells;
        }

        private BigInteger[] of(Hands hands) {
            return byHands.computeIfAbsent(hands, key -> {
                BigInteger[] zeros = new BigInteger[cells + 1];
                Arrays.fill(zeros, BigInteger.ZERO);
                return zeros;
            });
        }

        /** Adds the ways before with so many more pieces of a plane on free cells, and so many more in hand. */
        void add(Ways before, int plane, int placed, int hand) {
            before.byHands.forEach((hands, ways) -> {
                BigInteger[] after = of(hands.with(plane, hand));
                for (int free = placed; free <= cells; free++) {
                    after[free - placed] = after[free - placed].add(ways[free].multiply(choose(free, placed)));
                }
            });
        }
    }

    private PieceSpace(PieceRules rules, int cells) {
        this.rules = rules;
        this.cells = cells;
    }

    static BigInteger size(PieceRules rules, int cells) {
        return new PieceSpace(rules, cells).size();
    }

    private BigInteger size() {
        Ways ways = new Ways(cells);
        ways.of(new Hands(0, 0))[cells] = BigInteger.ONE;
        for (int plane = 0; plane < rules.planes(); plane++) {
            // The pieces of a plane that is promoted are put together with those that they become.
            if (!rules.promotes(plane)) {
                ways = with(plane, ways);
            }
        }
        Map<Hands, Integer> turns = turns();
        return ways.byHands.entrySet().stream()
                .map(entry -> Arrays.stream(entry.getValue())
                        .reduce(BigInteger.ZERO, BigInteger::add)
                        .multiply(BigInteger.valueOf(turns.getOrDefault(entry.getKey(), 0))))
                .reduce(BigInteger.ZERO, BigInteger::add);
    }

    /** How many players may be to move, by what is in hand. */
    private Map<Hands, Integer> turns() {
        Hands hands = new Hands(0, 0);
        for (int plane = 0; plane < rules.planes(); plane++) {
            hands = hands.with(plane, rules.hand().get(plane));
        }
        Map<Hands, Integer> turns = new HashMap<>();
        for (int mover = 0; hands.first() > 0 || hands.second() > 0; mover = 1 - mover) {
            turns.merge(hands, 1, Integer::sum);
            boolean places = (mover == 0 ? hands.first() : hands.second()) > 0;
            hands = places ? hands.with(mover, -1) : hands;
        }
        turns.put(hands, 2);
        return turns;
    }

    /** The ways with the pieces of a plane and of those that are promoted to it. */
    private Ways with(int plane, Ways ways) {
        // For each number of pieces that are missing in the promoted planes so far.
        List<Ways> byMissing = List.of(ways);
        for (PieceRules.Promotion promotion : rules.promotions()) {
            if (promotion.becomes() == plane) {
                byMissing = withoutSome(promotion.plane(), byMissing);
            }
        }
        boolean loses = PieceEncoding.isLost(rules, plane);
        Ways after = new Ways(cells);
        for (int missing = 0; missing < byMissing.size(); missing++) {
            int most = rules.pieces(plane) + missing;
            for (int hand = 0; hand <= rules.hand().get(plane); hand++) {
                for (int placed = loses ? 0 : most - hand; placed <= most - hand; placed++) {
                    after.add(byMissing.get(missing), plane, placed, hand);
                }
            }
        }
        return after;
    }

    private List<Ways> withoutSome(int plane, List<Ways> byMissing) {
        int pieces = rules.pieces(plane);
        List<Ways> after = new ArrayList<>();
        for (int missing = 0; missing < byMissing.size() + pieces; missing++) {
            after.add(new Ways(cells));
        }
        for (int before = 0; before < byMissing.size(); before++) {
            for (int hand = 0; hand <= rules.hand().get(plane); hand++) {
                for (int placed = 0; placed <= pieces - hand; placed++) {
                    after.get(before + pieces - hand - placed).add(byMissing.get(before), plane, placed, hand);
                }
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
