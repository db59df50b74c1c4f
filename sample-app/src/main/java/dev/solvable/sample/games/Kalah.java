package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.GameRules;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.SolvableGame;

/**
 * Kalah with three pits a player and three seeds in each. A move sows the seeds of one of the mover's pits, one by one
 * and anticlockwise, into pits and the mover's store, but not into the other player's. A player whose last seed falls
 * into the store moves again. If it falls into an empty pit of the mover's, it goes to the store with all seeds of the
 * opposite pit. Play ends when a side has no seed in its pits; the other side keeps its own, and more seeds win. Rules
 * as in G. Irving, J. Donkers and J. Uiterwijk, Solving Kalah (ICGA Journal 23, 2000).
 *
 * <p>The rules are a program, because no annotation describes sowing. A position has five bits a pit: from the lowest
 * the pits of {@code FIRST} and its store in sowing order, then those of {@code SECOND}, and above them the side to
 * move. In a text the pits of {@code SECOND} are above, and a digit is a number of seeds, 10 and more as letters.
 */
@SolvableGame(cells = 8)
@Board(
        rows = 3,
        columns = 5,
        map = {" ... ", ".   .", " ... "})
class Kalah implements GameRules {
    static final int PITS = 3;

    private static final int SEEDS = 3;

    /** The pits and the store of a player. */
    static final int HOLES = PITS + 1;

    private static final int BITS = 5;

    private static final long MASK = (1 << BITS) - 1;

    private static final int SIDE_BIT = 2 * HOLES * BITS;

    /** The holes in the order of the cells. */
    private static final int[] CELLS = {6, 5, 4, 7, 3, 0, 1, 2};

    @Override
    public long start() {
        long start = 0;
        for (int pit = 0; pit < PITS; pit++) {
            start |= (long) SEEDS << BITS * pit | (long) SEEDS << BITS * (HOLES + pit);
        }
        return start;
    }

    @Override
    public Player toMove(long position) {
        return position >>> SIDE_BIT == 0 ? Player.FIRST : Player.SECOND;
    }

    @Override
    public int mostMoves() {
        return PITS;
    }

    @Override
    public int successors(long position, long[] into) {
        if (isOver(position)) {
            return 0;
        }
        int count = 0;
        for (int pit = 0; pit < PITS; pit++) {
            if (seeds(position, own(position) + pit) > 0) {
                into[count] = sown(position, own(position) + pit);
                count++;
            }
        }
        return count;
    }

    static boolean isOver(long position) {
        return isEmpty(position, 0) || isEmpty(position, HOLES);
    }

    /** The first hole of the player to move. */
    static int own(long position) {
        return position >>> SIDE_BIT == 0 ? 0 : HOLES;
    }

    static int seeds(long position, int hole) {
        return (int) (position >>> BITS * hole & MASK);
    }

    private static boolean isEmpty(long position, int first) {
        return (position >>> BITS * first & (1L << BITS * PITS) - 1) == 0;
    }

    private static long sown(long position, int pit) {
        int own = own(position);
        int store = own + PITS;
        int foreignStore = (store + HOLES) % (2 * HOLES);
        long next = position & ~(MASK << BITS * pit);
        int hole = pit;
        for (int left = seeds(position, pit); left > 0; left--) {
            do {
                hole = (hole + 1) % (2 * HOLES);
            } while (hole == foreignStore);
            next += 1L << BITS * hole;
        }
        if (hole == store) {
            return next;
        }
        if (hole >= own && hole < store && seeds(next, hole) == 1) {
            int opposite = 2 * PITS - hole;
            long taken = 1L + seeds(next, opposite);
            next &= ~(MASK << BITS * hole | MASK << BITS * opposite);
            next += taken << BITS * store;
        }
        return next ^ 1L << SIDE_BIT;
    }

    @Override
    public Outcome atEnd(long position) {
        int own = own(position);
        int more = total(position, own) - total(position, HOLES - own);
        return more > 0 ? Outcome.WIN : more < 0 ? Outcome.LOSS : Outcome.DRAW;
    }

    static int total(long position, int first) {
        int total = 0;
        for (int hole = first; hole < first + HOLES; hole++) {
            total += seeds(position, hole);
        }
        return total;
    }

    /** The board turned round, with the players exchanged. */
    @Override
    public long canonical(long position) {
        long half = (1L << BITS * HOLES) - 1;
        return position >>> SIDE_BIT == 0
                ? position
                : position >>> BITS * HOLES & half | (position & half) << BITS * HOLES;
    }

    @Override
    public String format(long position) {
        char[] cells = new char[CELLS.length];
        for (int cell = 0; cell < cells.length; cell++) {
            int seeds = seeds(position, CELLS[cell]);
            cells[cell] = seeds == 0 ? '.' : Character.forDigit(seeds, Character.MAX_RADIX);
        }
        String text = new String(cells);
        return " " + text.substring(0, 3) + " \n" + text.charAt(3) + "   " + text.charAt(4) + "\n " + text.substring(5)
                + " ";
    }

    @Override
    public long parse(String board, Player toMove) {
        String text = board.replaceAll("\\s", "");
        long position = toMove == Player.FIRST ? 0 : 1L << SIDE_BIT;
        int total = 0;
        for (int cell = 0; cell < Math.min(text.length(), CELLS.length); cell++) {
            char digit = text.charAt(cell);
            int seeds = digit == '.' ? 0 : Character.digit(digit, Character.MAX_RADIX);
            total += seeds < 0 ? 2 * PITS * SEEDS + 1 : seeds;
            position |= (seeds & MASK) << BITS * CELLS[cell];
        }
        if (text.length() != CELLS.length || total != 2 * PITS * SEEDS) {
            throw new IllegalArgumentException("expected the seeds of eight pits and stores, " + 2 * PITS * SEEDS
                    + " in all, found '" + text + "'");
        }
        return position;
    }

    /** The cell of the pit that is sown: {@code b3}. */
    @Override
    public String moveName(long position, long successor) {
        int own = own(position);
        for (int pit = 0; pit < PITS; pit++) {
            if (seeds(position, own + pit) > 0 && sown(position, own + pit) == successor) {
                return (char) (own == 0 ? 'b' + pit : 'd' - pit) + (own == 0 ? "3" : "1");
            }
        }
        return "";
    }
}
