package dev.solvable.runtime.game.marks;

import dev.solvable.runtime.RulesCheck;
import java.util.Optional;
import java.util.Random;
import java.util.function.LongConsumer;

/** Looks for fillings on which a win check contradicts itself, at random, as there are too many to try all. */
final class WinCheckTrial implements RulesCheck.Trial {
    /**
     * The samples before the first answer. They take about a millisecond, and gross mistakes show in the first ones.
     */
    private static final int FIRST_SAMPLES = 16;

    /** The boards that are filled to tell a win check from others. */
    private static final int BOARDS = 512;

    private final MarksRules game;
    private final WinCheckFaults faults;
    private final Random random;

    /** The bits of the cells, each twice, shuffled for each chain. */
    private final int[] steps;

    /** The fillings of a chain, and what the win check says of each. */
    private final long[] owns;

    private final long[] others;
    private final boolean[] wins;

    WinCheckTrial(MarksRules game, long seed) {
        this.game = game;
        this.faults = new WinCheckFaults(game);
        this.random = new Random(seed);
        this.steps = new int[2 * game.cells];
        for (int step = 0; step < steps.length; step++) {
            steps[step] = game.code.bit(step / 2);
        }
        this.owns = new long[steps.length + 1];
        this.others = new long[steps.length + 1];
        this.wins = new boolean[steps.length + 1];
    }

    /** The fault of the win check that one play and two chains show, if any. */
    @Override
    public Optional<String> sample() {
        Optional<String> wrong = play();
        if (wrong.isEmpty()) {
            wrong = chain(true);
        }
        return wrong.isEmpty() ? chain(false) : wrong;
    }

    /**
     * Takes the first samples.
     *
     * @throws IllegalStateException if one shows a fault
     */
    void pass() {
        for (int sample = 0; sample < FIRST_SAMPLES; sample++) {
            Optional<String> wrong = sample();
            if (wrong.isPresent()) {
                throw new IllegalStateException(wrong.get());
            }
        }
    }

    /**
     * Turns a board full of the other player's marks into one full of own marks; each cell is empty in between. A win
     * has to stay. Asks about each filling twice.
     */
    private Optional<String> chain(boolean isFirst) {
        shuffle();
        owns[0] = 0;
        others[0] = game.code.full();
        for (int step = 0; step < steps.length; step++) {
            long mark = 1L << steps[step];
            boolean isTaken = (others[step] & mark) != 0;
            others[step + 1] = others[step] & ~mark;
            owns[step + 1] = isTaken ? owns[step] : owns[step] | mark;
        }
        for (int at = 0; at < wins.length; at++) {
            wins[at] = game.hasEnded(owns[at], others[at], isFirst);
        }
        for (int at = wins.length - 1; at >= 0; at--) {
            if (game.hasEnded(owns[at], others[at], isFirst) != wins[at]) {
                return Optional.of(faults.changes(owns[at], others[at], isFirst));
            }
        }
        for (int at = 1; at < wins.length; at++) {
            if (wins[at - 1] && !wins[at]) {
                return Optional.of(faults.notMonotone(owns[at - 1], others[at - 1], owns[at], others[at], isFirst));
            }
        }
        return Optional.empty();
    }

    private void shuffle() {
        for (int last = steps.length - 1; last > 0; last--) {
            int other = random.nextInt(last + 1);
            int step = steps[last];
            steps[last] = steps[other];
            steps[other] = step;
        }
    }

    /** Plays random moves until the game is over: only the player who moved last can have won. */
    private Optional<String> play() {
        long moved = 0; // the marks of the player who moved last
        long toMove = 0;
        boolean isFirst = false; // whether that was the first player
        long last = 0;
        while (true) {
            boolean hasWon = game.hasEnded(moved, toMove, isFirst);
            boolean opponentHasWon = game.hasEnded(toMove, moved, !isFirst);
            if (hasWon && opponentHasWon) {
                return Optional.of(faults.wonByBoth(isFirst ? moved : toMove, isFirst ? toMove : moved));
            }
            if (opponentHasWon && last != 0) {
                return Optional.of(faults.notMonotone(toMove, moved, toMove, moved & ~last, !isFirst));
            }
            long playable = game.code.playable(moved | toMove);
            if (hasWon || opponentHasWon || playable == 0) {
                return Optional.empty();
            }
            last = anyOf(playable);
            long marks = toMove | last;
            toMove = moved;
            moved = marks;
            isFirst = !isFirst;
        }
    }

    private long anyOf(long marks) {
        long left = marks;
        for (int skipped = random.nextInt(Long.bitCount(marks)); skipped > 0; skipped--) {
            left &= left - 1;
        }
        return left & -left;
    }

    /**
     * Fills boards with marks of either player at random, and tells what the win check says after each mark. A set of
     * six cells, say, belongs to one player on every 32nd board; in plays that alternate and end it rarely does.
     */
    void sampleAnswers(LongConsumer into) {
        for (int board = 0; board < BOARDS; board++) {
            long first = 0;
            long second = 0;
            long answers = 0;
            long playable = game.code.playable(0);
            while (playable != 0) {
                long mark = anyOf(playable);
                if (random.nextBoolean()) {
                    first |= mark;
                } else {
                    second |= mark;
                }
                answers = 31 * answers
                        + (game.hasEnded(first, second, true) ? 1 : 0)
                        + (game.hasEnded(second, first, false) ? 2 : 0);
                playable = game.code.playable(first | second);
            }
            into.accept(answers);
        }
    }
}
