package dev.solvable.runtime.sums;

/**
 * Depth-first proof-number search for whether a large region has a given Grundy value (Allis 1994; Nagai 2002, df-pn).
 * It has that value if its sum with a nim-heap of that size is lost for the player to move: no move, in the region or
 * in the heap, leads to a lost sum. The search follows the option that seems easiest to prove lost.
 *
 * <p>A question passes its result to the one that asked it, so results lost from the table cost only time.
 */
final class NimberProof {
    /** Infinity: larger than any proof number. */
    private static final int NEVER = 1 << 28;

    /** An option is left once it is harder than the second-easiest one by more than one part in this number. */
    private static final int PATIENCE = 4;

    /**
     * A question is answered by trying all moves after this number of searches of its options. Each search makes an
     * option harder by one part in {@link #PATIENCE}, so more happen only if a full table has overwritten results.
     */
    private static final int MOST_LOOKS = 1 << 12;

    /** The numbers of an answered question: the region has this value, so the sum is lost. */
    private static final long LOST = pair(0, NEVER);

    /** The numbers of an answered question: the region has another value, so the sum is won. */
    private static final long WON = pair(NEVER, 0);

    private final RegionSums sums;
    private final RegionFacts facts;
    private final Leavings leavings;

    private final ProofNumbers numbers;

    /** A search that knows no proof numbers; their table grows to this number of entries. */
    NimberProof(RegionSums sums, RegionFacts facts, Leavings leavings, int entries) {
        this.sums = sums;
        this.facts = facts;
        this.leavings = leavings;
        this.numbers = new ProofNumbers(entries);
    }

    /** Whether this number, less than {@link RegionFacts#EXCLUDED}, is the Grundy value of a region. */
    boolean isNimber(long region, long name, int moves, int nimber) {
        return new Question(region, name, moves, nimber).search(NEVER, NEVER) == LOST;
    }

    /** The numbers of an unsearched question: to prove the sum lost, each move must be refuted. */
    private static long unsearched(int moves) {
        return pair(moves, 1);
    }

    private static long pair(int lost, int won) {
        return (long) lost << Integer.SIZE | won;
    }

    /** The proof number: the estimated effort to prove the sum lost for the player to move. */
    private static int lost(long pair) {
        return (int) (pair >>> Integer.SIZE);
    }

    /** The disproof number: the estimated effort to prove the sum won for the player to move. */
    private static int won(long pair) {
        return (int) pair;
    }

    /** A question on the path from the root question: whether a region has a Grundy value. */
    private final class Question {
        private final long region;
        private final long name;
        private final int moves;
        private final int nimber;

        /** The index of this region's first leaving. */
        private final int first = leavings.count;

        /** For each smaller heap, the proof numbers of its sum with the region if that was searched, else 0. */
        private final long[] heaps;

        /** A bit for each number that is known not to be the region's Grundy value. */
        private int excluded;

        /** The option that is easiest to prove lost: the index of a leaving, or {@code -1 - n} for a smaller heap n. */
        private int easiest;

        private int lostOfEasiest;
        private int lostOfNext;
        private int wonOfEasiest;

        /** The sum of the options' disproof numbers: to prove this sum lost, all options must be proved won. */
        private long wonOfAll;

        Question(long region, long name, int moves, int nimber) {
            this.region = region;
            this.name = name;
            this.moves = moves;
            this.nimber = nimber;
            this.heaps = new long[nimber];
        }

        /**
         * Searches until the question is answered or a number reaches its threshold.
         *
         * @param maxLost the threshold of the proof number; {@link #NEVER} for no threshold
         * @param maxWon the threshold of the disproof number; {@link #NEVER} for no threshold
         * @return {@link #LOST}, {@link #WON} or, if a threshold was reached, both numbers
         */
        long search(int maxLost, int maxWon) {
            long pair = answer();
            for (int looks = 0; pair == 0; looks++) {
                if (isReached()) {
                    pair = WON;
                    break;
                }
                choose();
                if (wonOfAll == 0) {
                    facts.learn(name, nimber); // no option is left
                    pair = LOST;
                } else if (Math.max(wonOfAll, lostOfEasiest) >= NEVER || looks == MOST_LOOKS) {
                    leavings.count = first; // numbers grow without bound if shared positions are counted for each line
                    pair = sums.isNimberByTrying(region, name, nimber) ? LOST : WON;
                } else if (wonOfAll >= maxLost || lostOfEasiest >= maxWon) {
                    pair = pair((int) wonOfAll, lostOfEasiest);
                    numbers.put(name, nimber, pair);
                } else {
                    int patience = Math.max(1, lostOfNext / PATIENCE);
                    pair = searchEasiest(Math.min(maxWon, Math.min(NEVER, lostOfNext + patience)), (int)
                            Math.min(NEVER, maxLost - wonOfAll + wonOfEasiest));
                }
            }
            leavings.count = first;
            return pair;
        }

        /** The answer if it is known, else 0 after listing the leavings. */
        private long answer() {
            if (sums.expand(region, name, nimber)) {
                return WON;
            }
            int known = facts.known(name);
            if (known >= RegionFacts.EXACT) {
                return known == RegionFacts.EXACT + nimber ? LOST : WON;
            }
            excluded |= known;
            return (excluded & RegionFacts.bit(nimber)) != 0 ? WON : 0;
        }

        /** Drops leavings known to be won. Returns whether some leaving is known to be lost. */
        private boolean isReached() {
            for (int leaving = leavings.count - 1; leaving >= first; leaving--) {
                long left = leavings.names[leaving];
                int known = left == Leavings.SEVERAL ? 0 : facts.known(left);
                int missing = nimber ^ leavings.sum(leaving);
                if (known == RegionFacts.EXACT + missing) {
                    facts.exclude(name, RegionFacts.bit(nimber));
                    return true;
                }
                if (known >= RegionFacts.EXACT) {
                    excluded |= RegionFacts.bit(known - RegionFacts.EXACT ^ leavings.sum(leaving));
                }
                if (known >= RegionFacts.EXACT || (known & RegionFacts.bit(missing)) != 0) {
                    leavings.drop(leaving);
                }
            }
            facts.exclude(name, excluded);
            return false;
        }

        /** Finds the option that is easiest to prove lost. */
        private void choose() {
            lostOfEasiest = NEVER;
            lostOfNext = NEVER;
            wonOfAll = 0;
            for (int less = 0; less < nimber; less++) {
                if ((excluded & RegionFacts.bit(less)) == 0) {
                    long pair = heaps[less];
                    consider(-1 - less, pair != 0 ? pair : numbers.get(name, less, unsearched(moves)));
                }
            }
            for (int leaving = leavings.count - 1; leaving >= first; leaving--) {
                long pair = leavings.proofs[leaving]; // not from the table: a lost entry could make the search endless
                if (pair == 0) {
                    pair = unsearched(leavings.moves(leaving));
                    long left = leavings.names[leaving];
                    if (left != Leavings.SEVERAL) {
                        pair = numbers.get(left, nimber ^ leavings.sum(leaving), pair);
                    }
                    leavings.proofs[leaving] = pair;
                }
                consider(leaving, pair);
            }
        }

        private void consider(int option, long pair) {
            wonOfAll += won(pair);
            if (lost(pair) < lostOfEasiest) {
                lostOfNext = lostOfEasiest;
                easiest = option;
                lostOfEasiest = lost(pair);
                wonOfEasiest = won(pair);
            } else {
                lostOfNext = Math.min(lostOfNext, lost(pair));
            }
        }

        /** Searches the easiest option. Returns the answer to this question if it follows, else 0. */
        private long searchEasiest(int maxLost, int maxWon) {
            return easiest < 0 ? searchHeap(-1 - easiest, maxLost, maxWon) : searchLeaving(easiest, maxLost, maxWon);
        }

        private long searchHeap(int less, int maxLost, int maxWon) {
            leavings.count = first; // the same region has the same leavings; the stack has room for them only once
            long pair = new Question(region, name, moves, less).search(maxLost, maxWon);
            if (pair == LOST) {
                return WON; // the region has a smaller value
            }
            heaps[less] = pair;
            if (pair == WON) {
                excluded |= RegionFacts.bit(less);
            }
            return answer();
        }

        private long searchLeaving(int leaving, int maxLost, int maxWon) {
            while (leavings.names[leaving] == Leavings.SEVERAL) {
                sums.closeSmallest(leaving);
            }
            long left = leavings.names[leaving];
            int missing = nimber ^ leavings.sum(leaving);
            long open = leavings.open[leaving];
            int size = leavings.moves(leaving);
            long pair;
            if (size < RegionSums.LARGE || missing >= RegionFacts.EXCLUDED) {
                pair = sums.isNimber(open, left, size, missing) ? LOST : WON;
            } else {
                pair = new Question(open, left, size, missing).search(maxLost, maxWon);
            }
            if (pair == LOST) {
                facts.exclude(name, RegionFacts.bit(nimber));
                return WON;
            }
            if (pair == WON) {
                leavings.drop(leaving);
            } else {
                leavings.proofs[leaving] = pair;
            }
            return 0;
        }
    }
}
