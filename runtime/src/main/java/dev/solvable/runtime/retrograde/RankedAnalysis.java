package dev.solvable.runtime.retrograde;

import dev.solvable.Outcome;
import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.PositionRanks;
import dev.solvable.runtime.value.ValueCode;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Finds all positions that play leads to from the start, and their values, in an array by rank: no position and no move
 * is kept. First the ranks that can be reached are found, then values spread from the ends over moves that are taken
 * back, a ply at a time.
 *
 * <p>Positions are reached in either of two directions, as in Beamer, Asanovic and Patterson, Direction-optimizing
 * breadth-first search (2012): from those that are new over their moves, or, where these are many, from those that are
 * not reached back to one that is.
 */
final class RankedAnalysis {
    /** The most parts that threads take in turn. */
    static final int PARTS = 1 << 8;

    /** Fewer positions are sooner looked at than helpers start. */
    private static final int MIN_SHARED = 20_000;

    /** The positions between two looks up from the work. */
    private static final int BETWEEN_REPORTS = 1 << 10;

    /** Following the moves of a new position takes about as long as looking back from this many others. */
    private static final int COST_OF_MOVES = 3;

    /** How many positions of a group tell whether it pays to look back from all. */
    private static final int SAMPLES = 256;

    /** The engine has a small table of positions besides, and each thread short lists. */
    private static final int BYTES_OF_OTHERS = 1 << 17;

    private final EndlessRules rules;
    private final PositionRanks ranks;
    private final int count;
    private final Crew crew;
    private final Member[] members;

    /** The ranks of a part: whole words of {@link #fresh}. */
    private final int partSize;

    /** The ranks that were reached and from which no move was followed, as bits. */
    private final AtomicLongArray fresh;

    /** Whether several threads change states. */
    private final boolean isShared;

    /** How many positions of each group were reached. */
    private final AtomicLongArray reachedIn;

    /** How many positions got a value in a pass. */
    private final AtomicLong found = new AtomicLong();

    private RankStates states;

    /** The distance of the positions whose values spread. */
    private int distance;

    RankedAnalysis(EndlessRules rules, PositionRanks ranks, Crew crew) {
        this.rules = rules;
        this.ranks = ranks;
        this.count = ranks.count();
        this.crew = crew;
        this.isShared = crew.size() > 1;
        this.partSize = (count / PARTS / Long.SIZE + 1) * Long.SIZE;
        this.fresh = new AtomicLongArray(count / Long.SIZE + 1);
        this.reachedIn = new AtomicLongArray(ranks.groups());
        this.states = RankStates.of(count, rules.mostMoves());
        this.members = new Member[crew.size()];
        for (int i = 0; i < members.length; i++) {
            members[i] = new Member(i);
        }
    }

    /** The bytes that an analysis takes at most. */
    static long mostBytes(PositionRanks ranks) {
        return RankStates.mostBytes(ranks.count()) + ranks.count() / Byte.SIZE + ranks.bytes() + BYTES_OF_OTHERS;
    }

    /** Solves the game. */
    RankedTable table() throws InterruptedException {
        try {
            long reached = reach();
            crew.setTotal(2 * reached);
            spread(Outcome.LOSS, Outcome.WIN);
            spread(Outcome.DRAW, Outcome.DRAW);
            return new RankedTable(ranks, rules.keys(), states, reached);
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

    private void share(Pass pass, int from, int to, long size) throws InterruptedException {
        int first = from / partSize;
        int parts = to == from ? 0 : (to - 1) / partSize - first + 1;
        crew.share(
                (member, part) -> {
                    long begin = (long) (first + part) * partSize;
                    pass.over(members[member], (int) Math.max(from, begin), (int) Math.min(to, begin + partSize));
                },
                parts,
                size >= MIN_SHARED);
    }

    /** What is done with each rank of a part. */
    @FunctionalInterface
    private interface Pass {
        void over(Member member, int from, int to);
    }

    /** Finds the positions that can be reached. Returns how many there are. */
    private long reach() throws InterruptedException {
        int start = ranks.rank(rules.initial());
        members[0].reach(start);
        reachedIn.set(ranks.groupOf(start), 1);
        boolean isNew = true;
        while (isNew) {
            isNew = false;
            for (int group = 0; group < ranks.groups(); group++) {
                long open = freshIn(group);
                if (open > 0) {
                    isNew = true;
                    goOnFrom(group, open);
                }
            }
        }
        long reached = 0;
        for (int group = 0; group < ranks.groups(); group++) {
            reached += reachedIn.get(group);
        }
        return reached;
    }

    /** Finds what moves lead to from the new positions of a group. */
    private void goOnFrom(int group, long open) throws InterruptedException {
        int[] after = ranks.groupsAfter(group);
        long unreached = 0;
        for (int next : after) {
            unreached += ranks.firstOf(next + 1) - ranks.firstOf(next) - reachedIn.get(next);
        }
        int from = ranks.firstOf(group);
        int to = ranks.firstOf(group + 1);
        if (unreached > open * COST_OF_MOVES && !isMostlyLedTo(after)) {
            share(Member::followMoves, from, to, open);
            return;
        }
        share(Member::lookAtFresh, from, to, open);
        for (int next : after) {
            share(Member::lookBack, ranks.firstOf(next), ranks.firstOf(next + 1), unreached);
        }
    }

    /** Whether most positions that are not reached are one move away from some that are. */
    private boolean isMostlyLedTo(int... groups) {
        int absent = 0;
        int led = 0;
        for (int group : groups) {
            int from = ranks.firstOf(group);
            long size = (long) ranks.firstOf(group + 1) - from;
            for (long sample = 0; sample < SAMPLES; sample++) {
                int rank = from + (int) (size * sample / SAMPLES);
                if (states.get(rank) == RankStates.ABSENT) {
                    absent++;
                    led += members[0].isLedTo(rank) ? 1 : 0;
                }
            }
        }
        return 2 * led > absent;
    }

    private long freshIn(int group) {
        long open = 0;
        int last = ranks.firstOf(group + 1) - 1;
        for (int word = ranks.firstOf(group) / Long.SIZE; word <= last / Long.SIZE; word++) {
            open += Long.bitCount(fresh.getPlain(word) & bits(word, ranks.firstOf(group), last + 1));
        }
        return open;
    }

    /** The bits of a word that belong to ranks from one on, before another. */
    private static long bits(int word, int from, int to) {
        long bits = from > word * Long.SIZE ? -1L << from : -1L;
        return to - word * Long.SIZE < Long.SIZE ? bits & (1L << to) - 1 : bits;
    }

    private void spread(Outcome one, Outcome other) throws InterruptedException {
        distance = 0;
        long ready = count;
        do {
            if (!states.holds(distance + 1)) {
                states = states.widened();
            }
            int first = states.decided(one, distance);
            int second = states.decided(other, distance);
            share((member, from, to) -> member.spread(from, to, first, second), 0, count, ready);
            distance++;
            ready = found.getAndSet(0);
        } while (ready > 0);
    }

    /** What a thread does. */
    private final class Member {
        private final int number;
        private final PositionRanks.OfThread walk = ranks.ofThread();
        private final long[] successors = new long[rules.mostMoves()];
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

        /** A rank can be reached. Returns whether that is new. */
        boolean reach(int rank) {
            if (isShared) {
                if (!states.compareAndSet(rank, RankStates.ABSENT, states.pending())) {
                    return false;
                }
            } else {
                states.set(rank, states.pending());
            }
            addFresh(rank);
            return true;
        }

        private void addFresh(int rank) {
            int word = rank / Long.SIZE;
            if (isShared) {
                fresh.getAndAccumulate(word, 1L << rank, (one, two) -> one | two);
            } else {
                fresh.setPlain(word, fresh.getPlain(word) | 1L << rank);
            }
        }

        private long takeFresh(int word, long mask) {
            if (isShared) {
                return fresh.getAndAccumulate(word, ~mask, (one, two) -> one & two) & mask;
            }
            long bits = fresh.getPlain(word);
            fresh.setPlain(word, bits & ~mask);
            return bits & mask;
        }

        /** Finds the state of a position. */
        private void lookAt(int rank) {
            put(rank, walk.moves(rank));
        }

        /** The state of a position follows from the number of its moves. */
        private void put(int rank, int moves) {
            if (moves > 0) {
                states.set(rank, moves);
            } else {
                Outcome end = rules.atEnd(walk.position(rank));
                if (end == Outcome.DRAW) {
                    states.addDraws();
                }
                states.set(rank, states.decided(end, 0));
            }
            count();
        }

        /** Reaches what moves of new positions lead to. */
        void followMoves(int from, int to) {
            for (int word = from / Long.SIZE; word * Long.SIZE < to; word++) {
                long mask = bits(word, from, to);
                for (long bits = takeFresh(word, mask); bits != 0; bits = takeFresh(word, mask)) {
                    for (long rest = bits; rest != 0; rest &= rest - 1) {
                        followMoves(word * Long.SIZE + Long.numberOfTrailingZeros(rest));
                    }
                }
            }
        }

        private void followMoves(int from) {
            int moves = rules.successors(walk.position(from), successors);
            put(from, moves);
            for (int move = 0; move < moves; move++) {
                int rank = walk.rank(successors[move]);
                if (states.get(rank) == RankStates.ABSENT && reach(rank)) {
                    reachedIn.incrementAndGet(ranks.groupOf(rank));
                }
            }
        }

        /** Finds the states of new positions, from which no move has to be followed any more. */
        void lookAtFresh(int from, int to) {
            for (int word = from / Long.SIZE; word * Long.SIZE < to; word++) {
                for (long rest = takeFresh(word, bits(word, from, to)); rest != 0; rest &= rest - 1) {
                    lookAt(word * Long.SIZE + Long.numberOfTrailingZeros(rest));
                }
            }
        }

        private boolean wasReached(int rank) {
            return states.get(rank) != RankStates.ABSENT;
        }

        private boolean isPlayed(int rank) {
            return states.isOpen(states.get(rank));
        }

        /** Whether a move of a position that was reached leads to a rank. */
        boolean isLedTo(int rank) {
            return walk.isLedTo(rank, this::wasReached);
        }

        /** Reaches what moves of positions that were reached lead to. */
        void lookBack(int from, int to) {
            long reached = 0;
            for (int rank = from; rank < to; rank++) {
                if (states.get(rank) == RankStates.ABSENT && walk.isLedTo(rank, this::isPlayed)) {
                    lookAt(rank);
                    addFresh(rank);
                    reached++;
                }
            }
            reachedIn.addAndGet(ranks.groupOf(from), reached);
        }

        /** Tells what leads to positions of a value. */
        void spread(int from, int to, int state, int other) {
            long decided = 0;
            for (int rank = states.next(from, to, state, other);
                    rank < to;
                    rank = states.next(rank + 1, to, state, other)) {
                int value = Values.code(states.value(states.get(rank)));
                decided += tell(walk.predecessors(rank, predecessors), ValueCode.outcome(value));
                count();
            }
            found.addAndGet(decided);
        }

        private int tell(int listed, Outcome outcome) {
            int decided = 0;
            for (int i = 0; i < listed; i++) {
                int rank = predecessors[i];
                int state = states.get(rank);
                while (states.isOpen(state)) {
                    int next = next(state, outcome);
                    if (!isShared) {
                        states.set(rank, next);
                    } else if (!states.compareAndSet(rank, state, next)) {
                        state = states.get(rank);
                        continue;
                    }
                    decided += states.isOpen(next) ? 0 : 1;
                    break;
                }
            }
            return decided;
        }

        /** The state of an open position once one of its successors has this value. */
        private int next(int state, Outcome outcome) {
            return switch (outcome) {
                case LOSS -> states.decided(Outcome.WIN, distance + 1);
                case DRAW -> states.decided(Outcome.DRAW, distance + 1);
                case WIN -> state == 1 ? states.decided(Outcome.LOSS, distance + 1) : state - 1;
            };
        }
    }
}
