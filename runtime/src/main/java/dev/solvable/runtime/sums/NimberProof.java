package dev.solvable.runtime.sums;

/**
 * Whether a large region has a Grundy value, by depth-first proof-number search (Allis 1994; Nagai 2002, df-pn). The
 * question is whether the region beside a heap of that number of coins is lost for the player to move: it is lost
 * unless some move, in the region or in the heap, leads to a lost sum. Of these options the one that seems the easiest
 * to prove lost is searched, until another one seems easier.
 *
 * <p>What is found goes from a question to the one that asked it, so a table that has forgotten it costs time only.
 */
final class NimberProof {
    /** More than any number that is searched for. */
    private static final int NEVER = 1 << 28;

    /** An option is put off when it is harder than the next one by more than this fraction of one. */
    private static final int PATIENCE = 4;

    /**
     * After this many looks at its options a question is answered by trying them. Each look makes an option harder by
     * one part in {@link #PATIENCE}, so there are more only where a full table has forgotten what was searched before.
     */
    private static final int MOST_LOOKS = 1 << 12;

    /** The numbers of a question whose answer is that the region has this value, and so the sum is lost. */
    private static final long LOST = pair(0, NEVER);

    /** The numbers of a question whose answer is that it has another one. */
    private static final long WON = pair(NEVER, 0);

    private final RegionSums sums;
    private final RegionFacts facts;
    private final Leavings leavings;
    private final ProofNumbers numbers;

    /**
     * Proofs for sums.
     *
     * @param facts what is known of regions
     * @param leavings where they keep what moves leave
     * @param entries the entries of the table of proof numbers at last
     */
    NimberProof(RegionSums sums, RegionFacts facts, Leavings leavings, int entries) {
        this.sums = sums;
        this.facts = facts;
        this.leavings = leavings;
        this.numbers = new ProofNumbers(entries);
    }

    /** Whether this is the Grundy value of a region; it is less than {@link RegionFacts#EXCLUDED}. */
    boolean isNimber(long region, long name, int moves, int nimber) {
        return new Question(region, name, moves, nimber).search(NEVER, NEVER) == LOST;
    }

    /** The numbers of a new question: each move is to be refuted for a proof that it is lost. */
    private static long unsearched(int moves) {
        return pair(moves, 1);
    }

    private static long pair(int lost, int won) {
        return (long) lost << Integer.SIZE | won;
    }

    /** The proof number of the question: the effort in sight to prove the sum lost for the player to move. */
    private static int lost(long pair) {
        return (int) (pair >>> Integer.SIZE);
    }

    /** The disproof number: the effort in sight to prove it won. */
    private static int won(long pair) {
        return (int) pair;
    }

    /** A question in the line of questions from the one that was asked. */
    private final class Question {
        private final long region;
        private final long name;
        private final int moves;
        private final int nimber;

        /** The first of the leavings of this region. */
        private final int first = leavings.count;

        /** The proof numbers of the region beside smaller heaps, if they were searched; else 0. */
        private final long[] heaps;

        /** A bit for each number that the region is known not to have. */
        private int excluded;

        /** The option that is the easiest to prove lost: a leaving, or -1 less the smaller heap. */
        private int easiest;

        private int lostOfEasiest;
        private int lostOfNext;
        private int wonOfEasiest;

        /** All options are to be proved won for a proof that this is lost. */
        private long wonOfAll;

        Question(long region, long name, int moves, int nimber) {
            this.region = region;
            this.name = name;
            this.moves = moves;
            this.nimber = nimber;
            this.heaps = new long[nimber];
        }

        /**
         * Searches until the question is answered, or seems harder than it may.
         *
         * @param maxLost the search ends where a proof that it is lost takes as much
         * @param maxWon and where one that it is won does
         * @return the answer, or its proof numbers; where both may be anything that is the answer
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
                    leavings.cut(first); // what many lines share was counted for each of them
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
            leavings.cut(first);
            return pair;
        }

        /** The answer that is known, or 0; then the leavings are listed. */
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

        /** Drops what moves leave that is known to be won. Returns whether some of it is known to be lost. */
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

        /** Finds the option that is the easiest to prove lost. */
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
                long pair = leavings.proofs[leaving]; // the table may have lost it, and the search would never end
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

        /** Searches one option. Returns the answer to this question if it follows, else 0. */
        private long searchEasiest(int maxLost, int maxWon) {
            return easiest < 0 ? searchHeap(-1 - easiest, maxLost, maxWon) : searchLeaving(easiest, maxLost, maxWon);
        }

        private long searchHeap(int less, int maxLost, int maxWon) {
            leavings.cut(first); // the same region leaves the same: there is room for it once only
            long pair = new Question(region, name, moves, less).search(maxLost, maxWon);
            if (pair == LOST) {
                return WON; // the region has a lesser value
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
