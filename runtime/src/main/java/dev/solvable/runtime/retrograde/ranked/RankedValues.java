package dev.solvable.runtime.retrograde.ranked;

import dev.solvable.Outcome;
import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.PositionRanks;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.retrograde.analysis.Crew;

/**
 * Finds the values of all positions with a rank, in an array by rank. No position and no edge is stored. Moves are
 * counted, then values spread backwards from terminal positions by unmoves, a ply at a time.
 */
public final class RankedValues {
    /** The maximum number of threads of a crew: one for each part of a pass. */
    public static final int MOST_THREADS = RankPasses.PARTS;

    /** The bytes of the engine's small table of other positions, and of each thread's short lists. */
    private static final int BYTES_OF_OTHERS = 1 << 17;

    private final EndlessRules rules;
    private final PositionRanks ranks;
    private final int count;
    private final Crew crew;
    private final RankPasses passes;
    private final Member[] members;
    private final boolean isShared;

    /** Turned ranks of positions whose values spread: lost or drawn ones, and won ones. */
    private final RankSet lostOrDrawn;

    private final RankSet won;

    private RankStates states;

    /** The distance of the positions whose values spread. */
    private int distance;

    private RankedValues(EndlessRules rules, PositionRanks ranks, Crew crew) {
        this.rules = rules;
        this.ranks = ranks;
        this.count = ranks.count();
        this.crew = crew;
        this.passes = new RankPasses(crew);
        this.isShared = crew.size() > 1;
        this.lostOrDrawn = new RankSet(ranks.turnedCount(), isShared);
        this.won = new RankSet(ranks.turnedCount(), isShared);
        this.states = RankStates.of(count, rules.mostMoves());
        this.members = new Member[crew.size()];
        for (int i = 0; i < members.length; i++) {
            members[i] = new Member(i);
        }
    }

    /** The maximum bytes of this analysis and of {@link RankedReach} after it. */
    public static long mostBytes(PositionRanks ranks) {
        return RankStates.mostBytes(ranks.count())
                + 2 * RankSet.bytes(ranks.turnedCount())
                + RankedReach.bytes(ranks)
                + ranks.bytes()
                + BYTES_OF_OTHERS;
    }

    /** The values of all positions with a rank. */
    public static RankedTable of(EndlessRules rules, PositionRanks ranks, Crew crew) throws InterruptedException {
        try {
            return new RankedValues(rules, ranks, crew).all();
        } catch (OutOfMemoryError e) {
            throw Turn.noRoomFor(rules.name, "the values of %,d ranks", ranks.count(), e);
        }
    }

    private RankedTable all() throws InterruptedException {
        crew.setTotal(2L * count); // an upper bound: some ranks have no position
        long positions = passes.share((member, from, to) -> members[member].countMoves(from, to), count, count);
        crew.setTotal(2 * positions);
        spread(Outcome.LOSS, Outcome.WIN);
        spread(Outcome.DRAW, Outcome.DRAW);
        return new RankedTable(ranks, rules.keys(), states, null, positions);
    }

    private void spread(Outcome one, Outcome other) throws InterruptedException {
        distance = 0;
        long ready = count;
        while (ready > 0) {
            if (!states.holds(distance + 1)) {
                states = states.widened();
            }
            int first = states.decided(one, distance);
            int second = states.decided(other, distance);
            passes.share((member, from, to) -> members[member].turnDecided(from, to, first, second), count, ready);
            RankPasses.Pass pass = one == Outcome.DRAW
                    ? (member, from, to) -> members[member].takeBack(lostOrDrawn, from, to, Outcome.DRAW)
                    : (member, from, to) -> members[member].takeBack(lostOrDrawn, from, to, Outcome.LOSS)
                            + members[member].takeBack(won, from, to, Outcome.WIN);
            ready = passes.share(pass, ranks.turnedCount(), ready);
            distance++;
        }
    }

    /** The work of one thread. */
    private final class Member {
        private final int number;
        private final PositionRanks.OfThread walk = ranks.ofThread();
        private final int[] predecessors = new int[walk.mostPredecessors()];

        Member(int number) {
            this.number = number;
        }

        /** Counts the moves of positions, and decides terminal ones. */
        long countMoves(int fromWord, int toWord) {
            int to = (int) Math.min(count, (long) toWord * Long.SIZE);
            long positions = 0;
            for (int rank = fromWord * Long.SIZE; rank < to; rank++) {
                int moves = walk.moves(rank);
                if (moves != PositionRanks.NONE) {
                    states.set(rank, moves > 0 ? moves : ended(rank));
                    positions++;
                    crew.count(number, 1);
                }
            }
            return positions;
        }

        private int ended(int rank) {
            Outcome end = rules.atEnd(walk.position(rank));
            if (end == Outcome.DRAW) {
                states.hasDraws = true;
            }
            return states.decided(end, 0);
        }

        /**
         * Adds turned ranks: of positions with the first state to the lost or drawn ones, with the other to the won
         * ones.
         */
        long turnDecided(int fromWord, int toWord, int state, int other) {
            int to = (int) Math.min(count, (long) toWord * Long.SIZE);
            for (int rank = states.next(fromWord * Long.SIZE, to, state, other);
                    rank < to;
                    rank = states.next(rank + 1, to, state, other)) {
                RankSet turned = states.get(rank) == state ? lostOrDrawn : won;
                turned.add(walk.turned(rank));
            }
            return 0;
        }

        /** Tells the predecessors of positions with this outcome. */
        long takeBack(RankSet turned, int from, int to, Outcome outcome) {
            long decided = 0;
            int told = outcome == Outcome.WIN
                    ? states.decided(Outcome.LOSS, distance + 1)
                    : states.decided(outcome == Outcome.LOSS ? Outcome.WIN : Outcome.DRAW, distance + 1);
            for (int word = from; word < to; word++) {
                for (long rest = turned.take(word); rest != 0; rest &= rest - 1) {
                    int listed = walk.predecessors(word * Long.SIZE + Long.numberOfTrailingZeros(rest), predecessors);
                    for (int i = 0; i < listed; i++) {
                        decided += tell(predecessors[i], outcome == Outcome.WIN, told);
                    }
                    crew.count(number, 1);
                }
            }
            return decided;
        }

        /**
         * Tells an open position of the value of one of its successors.
         *
         * @param isWon whether the successor is won for its mover, so that this move loses
         * @param value the state of the position if this decides it
         * @return 1 if this decided it, else 0
         */
        private int tell(int rank, boolean isWon, int value) {
            int state = states.get(rank);
            int told = states.told(state, isWon, value);
            if (!isShared) {
                states.set(rank, told);
            } else {
                while (told != state && !states.compareAndSet(rank, state, told)) {
                    state = states.get(rank);
                    told = states.told(state, isWon, value);
                }
            }
            return states.decisions(state, told);
        }
    }
}
