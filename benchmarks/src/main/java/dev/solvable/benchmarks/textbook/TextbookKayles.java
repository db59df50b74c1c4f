package dev.solvable.benchmarks.textbook;

import dev.solvable.Outcome;
import java.util.BitSet;

/**
 * Kayles and Dawson's Kayles by the theory of Sprague and Grundy: a throw splits a row into two, and the XOR of their
 * Grundy values is that of the sum. So only single rows of each length are evaluated.
 */
public final class TextbookKayles implements Textbook {
    private final int skittles;
    private final int fewest;
    private int[] grundy = {};

    /**
     * Lays out a row.
     *
     * @param fewest the minimum number of skittles of a throw: 1 for Kayles, 2 for Dawson's Kayles; the maximum is 2
     */
    public TextbookKayles(int skittles, int fewest) {
        this.skittles = skittles;
        this.fewest = fewest;
    }

    /** The Grundy value of the whole row. */
    public int nimber() {
        grundy = new int[skittles + 1];
        for (int row = 1; row <= skittles; row++) {
            BitSet reached = new BitSet();
            for (int taken = fewest; taken <= Math.min(2, row); taken++) {
                for (int left = 0; left <= row - taken; left++) {
                    reached.set(grundy[left] ^ grundy[row - taken - left]);
                }
            }
            grundy[row] = reached.nextClearBit(0);
        }
        return grundy[skittles];
    }

    @Override
    public Outcome outcome() {
        return nimber() == 0 ? Outcome.LOSS : Outcome.WIN;
    }

    @Override
    public long positions() {
        return grundy.length;
    }
}
