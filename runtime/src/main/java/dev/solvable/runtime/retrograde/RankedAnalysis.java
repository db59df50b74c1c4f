package dev.solvable.runtime.retrograde;

import dev.solvable.Outcome;
import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.PositionRanks;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Finds the values of all positions that have a rank, in an array by rank: no position and no move is kept. Moves are
 * counted, then values spread from the ends over moves that are taken back, a ply at a time. Which of the positions
 * play reaches from the start takes as long once more, and is found where that is asked for.
 *
 * <p>Either is done in passes of two kinds. One goes from ranks to the turned ranks of successors, or from turned ranks
 * to the ranks of predecessors, all of them near each other. The other one finds the turned ranks of ranks, or ranks of
 * turned ranks: only here memory is read or written out of order, once for each position.
 */
final class RankedAnalysis {
    /** The most parts that threads take in turn. */
    static final int PARTS = 1 << 8;

    /** Fewer positions are sooner looked at than helpers start. */
    private static final int MIN_SHARED = 20_000;

    /** The positions between two looks up from the work. */
    private static final int BETWEEN_REPORTS = 1 << 10;

    /** The engine has a small table of positions besides, and each thread short lists. */
    private static final int BYTES_OF_OTHERS = 1 << 17;

    private final EndlessRules rules;
    private final PositionRanks ranks;
    private final int count;
    private final int turnedCount;
    private final Crew crew;
    private final Member[] members;

    /** Whether several threads change states. */
    private final boolean isShared;

    /** Turned ranks of positions that moves lead to, or whose value is lost or drawn. */
    private final RankSet turnedNews;

    /** Turned ranks that were reached, or that are won. */
    private final RankSet seenOrWon;

    /** How many positions were found in a pass. */
    private final AtomicLong found = new AtomicLong();

    /** For no rank until values are found: to find what play reaches takes none. */
    private RankStates states;

    /** The distance of the positions whose values spread. */
    private int distance;

    RankedAnalysis(EndlessRules rules, PositionRanks ranks, Crew crew) {
        this.rules = rules;
        this.ranks = ranks;
        this.count = ranks.count();
        this.turnedCount = ranks.turnedCount();
        this.crew = crew;
        this.isShared = crew.size() > 1;
        this.turnedNews = new RankSet(turnedCount, isShared);
        this.seenOrWon = new RankSet(turnedCount, isShared);
        this.states = RankStates.of(0, rules.mostMoves());
        this.members = new Member[crew.size()];
        for (int i = 0; i < members.length; i++) {
            members[i] = new Member(i);
        }
    }

    /** The bytes that an analysis takes at most. */
    static long mostBytes(PositionRanks ranks) {
        return RankStates.mostBytes(ranks.count())
                + 2 * RankSet.bytes(ranks.count())
                + 2 * RankSet.bytes(ranks.turnedCount())
                + ranks.bytes()
                + BYTES_OF_OTHERS;
    }

    /** The values of all positions with a rank. */
    RankedTable values() throws InterruptedException {
        try {
            states = RankStates.of(count, rules.mostMoves());
            crew.setTotal(2L * count); // at most: ranks without a position are not known yet
            long positions = share(Member::countMoves, count, count);
            crew.setTotal(2 * positions);
            spread(Outcome.LOSS, Outcome.WIN);
            spread(Outcome.DRAW, Outcome.DRAW);
            return new RankedTable(ranks, rules.keys(), states, null, positions);
        } catch (OutOfMemoryError e) {
            OutOfMemoryError error = new OutOfMemoryError(String.format(
                    Locale.ROOT,
                    "%s: the distances of %,d ranks need more than this JVM's heap of %,d bytes; a larger -Xmx may help",
                    rules.name,
                    count,
                    Runtime.getRuntime().maxMemory()));
            error.initCause(e);
            throw error;
        }
    }

    /** The values of the positions that can be reached. */
    RankedTable reached(RankedTable values) throws InterruptedException {
        RankSet news = new RankSet(count, isShared);
        RankSet reached = new RankSet(count, isShared);
        int start = ranks.rank(rules.initial());
        news.add(start);
        seenOrWon.add(members[0].walk.turned(start));
        long size = 0;
        for (long open = 1; open > 0; ) {
            size += open;
            share((member, from, to) -> member.followMoves(news, reached, from, to), count, open);
            open = share((member, from, to) -> member.takeSeen(news, from, to), turnedCount, open);
        }
        return values.of(reached, size);
    }

    /** What is done with the ranks of some words. */
    @FunctionalInterface
    private interface Pass {
        /** Does it with those from one word on, before another. Returns how many were found. */
        long over(Member member, int from, int to);
    }

    /**
     * Does a pass.
     *
     * @param length the number of ranks, or of turned ranks
     * @param size how many of them there is work with
     * @return how many were found
     */
    private long share(Pass pass, int length, long size) throws InterruptedException {
        int words = (length - 1) / Long.SIZE + 1;
        int partSize = words / PARTS + 1;
        found.set(0);
        crew.share(
                (member, part) -> found.addAndGet(
                        pass.over(members[member], part * partSize, Math.min(words, (part + 1) * partSize))),
                (words - 1) / partSize + 1,
                size >= MIN_SHARED);
        return found.get();
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
            share((member, from, to) -> member.turnDecided(from, to, first, second), count, ready);
            ready = share(one == Outcome.DRAW ? Member::takeDrawsBack : Member::takeBack, turnedCount, ready);
            distance++;
        }
    }

    /** What a thread does. */
    private final class Member {
        private final int number;
        private final PositionRanks.OfThread walk = ranks.ofThread();
        private final int[] successors = new int[rules.mostMoves()];
        private final int[] predecessors = new int[walk.mostPredecessors()];

        /** The positions since the last look up. */
        private int done;

        Member(int number) {
            this.number = number;
        }

        private void count() {
            done++;
            if (done == BETWEEN_REPORTS) {
                done = 0;
                crew.count(number, BETWEEN_REPORTS);
            }
        }

        /** Counts the moves of positions. */
        long countMoves(int fromWord, int toWord) {
            int to = (int) Math.min(count, (long) toWord * Long.SIZE);
            long positions = 0;
            for (int rank = fromWord * Long.SIZE; rank < to; rank++) {
                int moves = walk.moves(rank);
                if (moves != PositionRanks.NONE) {
                    states.set(rank, moves > 0 ? moves : ended(rank));
                    positions++;
                    count();
                }
            }
            return positions;
        }

        private int ended(int rank) {
            Outcome end = rules.atEnd(walk.position(rank));
            if (end == Outcome.DRAW) {
                states.addDraws();
            }
            return states.decided(end, 0);
        }

        /** Adds the turned ranks of what moves of new positions lead to. */
        long followMoves(RankSet news, RankSet reached, int from, int to) {
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
                    count();
                }
            }
            return 0;
        }

        /** Adds the ranks of those turned ranks that are seen for the first time. */
        long takeSeen(RankSet news, int from, int to) {
            long added = 0;
            for (int word = from; word < to; word++) {
                long bits = turnedNews.take(word);
                long first = bits == 0 ? 0 : seenOrWon.addNew(word, bits);
                added += Long.bitCount(first);
                for (long rest = first; rest != 0; rest &= rest - 1) {
                    news.add(walk.turnedBack(word * Long.SIZE + Long.numberOfTrailingZeros(rest)));
                }
            }
            return added;
        }

        /** Adds the turned ranks of positions with one of two states; what has the second one is won. */
        long turnDecided(int fromWord, int toWord, int state, int won) {
            int to = (int) Math.min(count, (long) toWord * Long.SIZE);
            for (int rank = states.next(fromWord * Long.SIZE, to, state, won);
                    rank < to;
                    rank = states.next(rank + 1, to, state, won)) {
                RankSet turned = states.get(rank) == state ? turnedNews : seenOrWon;
                turned.add(walk.turned(rank));
            }
            return 0;
        }

        /** Tells what leads to positions that are lost or won. */
        long takeBack(int from, int to) {
            return takeBack(turnedNews, from, to, Outcome.LOSS) + takeBack(seenOrWon, from, to, Outcome.WIN);
        }

        /** Tells what leads to positions that are drawn. */
        long takeDrawsBack(int from, int to) {
            return takeBack(turnedNews, from, to, Outcome.DRAW);
        }

        private long takeBack(RankSet turned, int from, int to, Outcome outcome) {
            long decided = 0;
            int reached = outcome == Outcome.WIN
                    ? states.decided(Outcome.LOSS, distance + 1)
                    : states.decided(outcome == Outcome.LOSS ? Outcome.WIN : Outcome.DRAW, distance + 1);
            for (int word = from; word < to; word++) {
                for (long rest = turned.take(word); rest != 0; rest &= rest - 1) {
                    int listed = walk.predecessors(word * Long.SIZE + Long.numberOfTrailingZeros(rest), predecessors);
                    for (int i = 0; i < listed; i++) {
                        decided += tell(predecessors[i], outcome == Outcome.WIN, reached);
                    }
                    count();
                }
            }
            return decided;
        }

        /**
         * Tells an open position of the value of one of its successors.
         *
         * @param isWon whether the successor is won, so that the move is no better than losing
         * @param value the state of a position once it is decided
         * @return 1 if it is decided now, else 0
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
