package dev.solvable.runtime.retrograde.ranked;

import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.PositionRanks;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.retrograde.analysis.Crew;

/** Finds the positions with a rank that are reachable from the start, by breadth-first search on sets of ranks. */
public final class RankedReach {
    private final PositionRanks ranks;
    private final Crew crew;
    private final RankPasses passes;
    private final Member[] members;

    /** Ranks that were reached and expanded, and those that are to be expanded. */
    private final RankSet reached;

    private final RankSet news;

    /** Turned ranks that were reached, and those of the successors in this ply. */
    private final RankSet seen;

    private final RankSet turnedNews;

    private RankedReach(EndlessRules rules, PositionRanks ranks, Crew crew) {
        this.ranks = ranks;
        this.crew = crew;
        this.passes = new RankPasses(crew);
        boolean isShared = crew.size() > 1;
        this.reached = new RankSet(ranks.count(), isShared);
        this.news = new RankSet(ranks.count(), isShared);
        this.seen = new RankSet(ranks.turnedCount(), isShared);
        this.turnedNews = new RankSet(ranks.turnedCount(), isShared);
        this.members = new Member[crew.size()];
        for (int i = 0; i < members.length; i++) {
            members[i] = new Member(i, rules.mostMoves());
        }
    }

    /** The bytes of two sets of ranks; the two sets of turned ranks replace those of {@link RankedValues}. */
    static long bytes(PositionRanks ranks) {
        return 2 * RankSet.bytes(ranks.count());
    }

    /**
     * The values of the positions that are reachable from the start.
     *
     * @param values the values of all positions with a rank
     */
    public static RankedTable among(RankedTable values, EndlessRules rules, Crew crew) throws InterruptedException {
        try {
            return new RankedReach(rules, values.ranks(), crew).from(rules.initial(), values);
        } catch (OutOfMemoryError e) {
            throw Turn.noRoomFor(
                    rules.name, "the values of %,d ranks", values.ranks().count(), e);
        }
    }

    private RankedTable from(long start, RankedTable values) throws InterruptedException {
        int first = ranks.rank(start);
        news.add(first);
        seen.add(members[0].walk.turned(first));
        long size = 0;
        for (long open = 1; open > 0; ) {
            size += open;
            passes.share((member, from, to) -> members[member].followMoves(from, to), ranks.count(), open);
            open = passes.share((member, from, to) -> members[member].takeSeen(from, to), ranks.turnedCount(), open);
        }
        return values.of(reached, size);
    }

    /** The work of one thread. */
    private final class Member {
        private final int number;
        private final PositionRanks.OfThread walk = ranks.ofThread();
        private final int[] successors;

        Member(int number, int mostMoves) {
            this.number = number;
            successors = new int[mostMoves];
        }

        /** Adds the turned ranks of the successors of new positions. */
        long followMoves(int from, int to) {
            for (int word = from; word < to; word++) {
                long bits = news.take(word);
                if (bits != 0) {
                    reached.addNew(word, bits);
                }
                for (long rest = bits; rest != 0; rest &= rest - 1) {
                    int rank = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
                    int moves = walk.successors(rank, successors);
                    for (int move = 0; move < moves; move++) {
                        turnedNews.add(successors[move]);
                    }
                    crew.count(number, 1);
                }
            }
            return 0;
        }

        /** Adds the ranks of the turned ranks that are new. */
        long takeSeen(int from, int to) {
            long added = 0;
            for (int word = from; word < to; word++) {
                long bits = turnedNews.take(word);
                long first = bits == 0 ? 0 : seen.addNew(word, bits);
                added += Long.bitCount(first);
                for (long rest = first; rest != 0; rest &= rest - 1) {
                    news.add(walk.turnedBack(word * Long.SIZE + Long.numberOfTrailingZeros(rest)));
                }
            }
            return added;
        }
    }
}
