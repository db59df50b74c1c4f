package dev.solvable.benchmarks.games;

import dev.solvable.Board;
import dev.solvable.Player;
import dev.solvable.ScoredRules;
import dev.solvable.SolvableGame;

/**
 * Kalah for seeds, on boards of several sizes. Rules as in G. Irving, J. Donkers and J. Uiterwijk, Solving Kalah (ICGA
 * Journal 23, 2000): a sowing that ends in the own store gives another move, one that ends in an empty own pit takes
 * the opposite seeds, and when one side is empty the other side keeps its seeds.
 *
 * <p>Each board starts with the largest number of seeds per pit in its tests. Boards with fewer seeds are among its
 * positions.
 *
 * <p>A position has no stores, because earlier points make no difference. It has five bits per pit in the order of
 * sowing, the first player's pits before the second's. Bit 62 is the side. More than 31 seeds in a pit are refused;
 * with 36 seeds on the board this was never seen.
 */
abstract class KalahBoards implements ScoredRules {
    private static final int BITS = 5;

    private static final long MASK = (1L << BITS) - 1;

    private static final long SIDE = 1L << 62;

    private final int pits;
    private final int seeds;

    KalahBoards(int pits, int seeds) {
        this.pits = pits;
        this.seeds = seeds;
    }

    @SolvableGame(cells = 2)
    @Board(rows = 2, columns = 1)
    static final class Pits1Seeds6 extends KalahBoards {
        Pits1Seeds6() {
            super(1, 6);
        }
    }

    @SolvableGame(cells = 4)
    @Board(rows = 2, columns = 2)
    static final class Pits2Seeds6 extends KalahBoards {
        Pits2Seeds6() {
            super(2, 6);
        }
    }

    @SolvableGame(cells = 6, cacheEntries = 1 << 20)
    @Board(rows = 2, columns = 3)
    static final class Pits3Seeds6 extends KalahBoards {
        Pits3Seeds6() {
            super(3, 6);
        }
    }

    @SolvableGame(cells = 8, cacheEntries = 1 << 20)
    @Board(rows = 2, columns = 4)
    static final class Pits4Seeds4 extends KalahBoards {
        Pits4Seeds4() {
            super(4, 4);
        }
    }

    @SolvableGame(cells = 10, cacheEntries = 1 << 20)
    @Board(rows = 2, columns = 5)
    static final class Pits5Seeds3 extends KalahBoards {
        Pits5Seeds3() {
            super(5, 3);
        }
    }

    @SolvableGame(cells = 12)
    @Board(rows = 2, columns = 6)
    static final class Pits6Seeds3 extends KalahBoards {
        Pits6Seeds3() {
            super(6, 3);
        }
    }

    @Override
    public long start() {
        long start = 0;
        for (int pit = 0; pit < 2 * pits; pit++) {
            start |= (long) seeds << BITS * pit;
        }
        return start;
    }

    @Override
    public Player toMove(long position) {
        return position >= SIDE ? Player.SECOND : Player.FIRST;
    }

    @Override
    public int mostMoves() {
        return pits;
    }

    /** The first pit of the player to move. */
    private int own(long position) {
        return position >= SIDE ? pits : 0;
    }

    private static int seeds(long position, int pit) {
        return (int) (position >>> BITS * pit & MASK);
    }

    private int sum(long position, int first) {
        int sum = 0;
        for (int pit = first; pit < first + pits; pit++) {
            sum += seeds(position, pit);
        }
        return sum;
    }

    /** The sowings of the pits, from the store backward. */
    @Override
    public int successors(long position, long[] into) {
        int count = 0;
        for (int pit = pits - 1; pit >= 0; pit--) {
            if (seeds(position, own(position) + pit) > 0) {
                into[count] = sown(position, pit).position;
                count++;
            }
        }
        return count;
    }

    /** The maximum points of the moves to a successor: different last moves lead to the same empty board. */
    @Override
    public int gain(long position, long successor) {
        int most = Integer.MIN_VALUE;
        for (int pit = pits - 1; pit >= 0; pit--) {
            if (seeds(position, own(position) + pit) > 0) {
                Sown sown = sown(position, pit);
                most = sown.position == successor ? Math.max(most, sown.gain) : most;
            }
        }
        return most;
    }

    private record Sown(long position, int gain) {}

    private Sown sown(long position, int pit) {
        int own = own(position);
        int others = pits - own;
        int left = seeds(position, own + pit);
        long next = position & ~SIDE & ~(MASK << BITS * (own + pit));
        int gain = 0;
        int hole = pit; // counted from the own first pit; the store follows the own pits
        for (; left > 0; left--) {
            hole = (hole + 1) % (2 * pits + 1);
            if (hole == pits) {
                gain++;
            } else {
                int at = hole < pits ? own + hole : others + hole - pits - 1;
                if (seeds(next, at) == MASK) {
                    throw new ArithmeticException("more seeds in a pit than it has bits for");
                }
                next += 1L << BITS * at;
            }
        }
        boolean again = hole == pits;
        if (hole < pits && seeds(next, own + hole) == 1) {
            int opposite = others + pits - 1 - hole;
            gain += 1 + seeds(next, opposite);
            next &= ~(MASK << BITS * (own + hole) | MASK << BITS * opposite);
        }
        int kept = sum(next, own);
        int theirs = sum(next, others);
        if (kept == 0 || theirs == 0) {
            return new Sown(own == 0 ? SIDE : 0, gain + kept - theirs);
        }
        return new Sown(next | (again == (own > 0) ? SIDE : 0), gain);
    }

    /** The board, turned round if the second player is to move. */
    @Override
    public long canonical(long position) {
        long half = (1L << BITS * pits) - 1;
        return position < SIDE ? position : (position & half) << BITS * pits | (position & ~SIDE) >>> BITS * pits;
    }

    /**
     * A sowing takes seeds off the board or moves them towards the own store. So a seed on the board counts more than
     * all steps to stores.
     */
    @Override
    public int pliesLeft(long position) {
        int all = 2 * pits * seeds * pits + 1;
        int left = 0;
        for (int pit = 0; pit < 2 * pits; pit++) {
            left += seeds(position, pit) * (all + pits - pit % pits);
        }
        return left;
    }

    /** The second player's pits above, from the store on; a digit is a number of seeds, 10 and more as letters. */
    @Override
    public String format(long position) {
        StringBuilder text = new StringBuilder();
        for (int pit = 2 * pits - 1; pit >= pits; pit--) {
            text.append(digit(position, pit));
        }
        text.append('\n');
        for (int pit = 0; pit < pits; pit++) {
            text.append(digit(position, pit));
        }
        return text.toString();
    }

    private static char digit(long position, int pit) {
        int seeds = seeds(position, pit);
        return seeds == 0 ? '.' : Character.forDigit(seeds, Character.MAX_RADIX);
    }

    @Override
    public long parse(String board, Player toMove) {
        String text = board.replaceAll("\\s", "");
        if (text.length() != 2 * pits) {
            throw new IllegalArgumentException("expected " + 2 * pits + " pits, found '" + text + "'");
        }
        long position = toMove == Player.FIRST ? 0 : SIDE;
        for (int at = 0; at < text.length(); at++) {
            char digit = text.charAt(at);
            int count = digit == '.' ? 0 : Character.digit(digit, Character.MAX_RADIX);
            if (count < 0 || count > MASK) {
                throw new IllegalArgumentException("'" + digit + "' is no number of seeds up to " + MASK);
            }
            int pit = at < pits ? 2 * pits - 1 - at : at - pits;
            position |= (long) count << BITS * pit;
        }
        return position;
    }
}
