package dev.solvable.runtime;

import dev.solvable.GameRules;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.ScoredRules;
import dev.solvable.Solver;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Looks for positions in which rules that are a program contradict themselves, in random plays. */
final class ProgramTrial implements RulesCheck.Trial {
    private static final int MOST_PLIES = 500;

    /** Extra room after the last successor, in which wrong rules may write. */
    private static final int GUARD = 64;

    private final GameRules rules;
    private final @Nullable ScoredRules scored;
    private final Random random;

    /** Whether an earlier position had a bound on plies. */
    private boolean boundsPlies;

    ProgramTrial(GameRules rules, long seed) {
        this.rules = rules;
        this.scored = rules instanceof ScoredRules points ? points : null;
        this.random = new Random(seed);
    }

    /** Ends a check with the fault that it found. */
    private static final class WrongException extends Exception {
        private static final long serialVersionUID = 1;

        WrongException(String wrong) {
            super(wrong);
        }
    }

    @Override
    public Optional<String> sample() {
        long position;
        try {
            position = rules.start();
        } catch (RuntimeException e) {
            return Optional.of("start() throws " + e);
        }
        Set<Long> seen = new HashSet<>();
        try {
            for (int ply = 0; ply < MOST_PLIES; ply++) {
                long[] next = check(position);
                require(
                        seen.add(position) || scored == null,
                        "play returns to a position, but a game that is played for points ends whatever is played,",
                        position);
                if (next.length == 0) {
                    return Optional.empty();
                }
                position = next[random.nextInt(next.length)];
            }
            return Optional.empty();
        } catch (WrongException e) {
            return Optional.ofNullable(e.getMessage());
        } catch (RuntimeException e) {
            return Optional.of("the rules throw " + e + " on\n" + text(position));
        }
    }

    /** The successors of a position, after all checks. */
    private long[] check(long position) throws WrongException {
        Player mover = rules.toMove(position);
        require(mover == Player.FIRST || mover == Player.SECOND, "toMove() says " + mover, position);
        require(rules.toMove(position) == mover, "toMove() does not say the same twice", position);
        long[] next = successors(position);
        require(Arrays.equals(next, successors(position)), "successors() does not say the same twice", position);
        if (next.length == 0 && scored == null) {
            Outcome end = rules.atEnd(position);
            require(end != null, "atEnd() says null where the game is over", position);
            require(end == rules.atEnd(position), "atEnd() does not say the same twice", position);
        }
        checkText(position, mover);
        checkImage(position, next);
        checkPlies(position, next);
        checkGains(position, next);
        return next;
    }

    private long[] successors(long position) throws WrongException {
        int most = rules.mostMoves();
        require(
                most >= 1 && most <= EndlessRules.MAX_MOVES,
                "mostMoves() is " + most + "; it is from 1 to 1,000,000,",
                position);
        long[] into = new long[most + GUARD];
        long mark = random.nextLong();
        Arrays.fill(into, mark);
        int count = rules.successors(position, into);
        require(count >= 0, "successors() says " + count, position);
        require(count <= most, "successors() says " + count + ", and mostMoves() is " + most, position);
        for (int i = most; i < into.length; i++) {
            require(into[i] == mark, "successors() writes more than mostMoves(), which is " + most, position);
        }
        return Arrays.copyOf(into, count);
    }

    private void checkText(long position, Player mover) throws WrongException {
        String text = rules.format(position);
        require(text != null, "format() says null", position);
        require(text.equals(rules.format(position)), "format() does not say the same twice", position);
        long read = rules.parse(text, mover);
        require(
                read == position,
                "what format() writes, parse() reads as position " + read + " with " + mover + " to move,",
                position);
    }

    private void checkImage(long position, long[] next) throws WrongException {
        long image = rules.canonical(position);
        require(image == rules.canonical(position), "canonical() does not say the same twice", position);
        long again = rules.canonical(image);
        String leads = "canonical() leads to\n" + text(image) + "\n";
        require(again == image, leads + "and from there to\n" + text(again) + "\nand not to itself", position);
        if (image == position) {
            return;
        }
        long[] ofImage = successors(image);
        require((next.length == 0) == (ofImage.length == 0), leads + "and only one of the two is an end", position);
        if (next.length == 0 && scored == null) {
            require(
                    rules.atEnd(image) == rules.atEnd(position),
                    leads + "where atEnd() is " + rules.atEnd(image) + " and not " + rules.atEnd(position),
                    position);
        }
        String orGain = scored == null ? "" : ", or gain other points";
        require(
                moves(position, next).equals(moves(image, ofImage)),
                leads + "whose moves do not lead where those of its image do" + orGain,
                position);
    }

    /**
     * The data of a move that its images share.
     *
     * @param image the canonical position of the successor
     */
    private record Move(long image, boolean keepsTurn, int gain) {}

    private Set<Move> moves(long position, long[] successors) {
        Player mover = rules.toMove(position);
        Set<Move> moves = new HashSet<>();
        for (long next : successors) {
            moves.add(new Move(rules.canonical(next), rules.toMove(next) == mover, gain(position, next)));
        }
        return moves;
    }

    private int gain(long position, long successor) {
        return scored == null ? 0 : scored.gain(position, successor);
    }

    /** The bound on plies is at least 0, falls with every move, and is there for all positions or for none. */
    private void checkPlies(long position, long[] next) throws WrongException {
        int plies = rules.pliesLeft(position);
        require(plies == rules.pliesLeft(position), "pliesLeft() does not say the same twice", position);
        if (plies == Solver.ENDLESS && !boundsPlies) {
            return;
        }
        require(
                plies >= 0,
                "pliesLeft() says " + plies + (boundsPlies ? ", and more than that before," : ""),
                position);
        require(
                plies <= EndlessRules.MAX_PLIES_LEFT,
                "pliesLeft() says " + plies + "; it is at most " + EndlessRules.MAX_PLIES_LEFT + ",",
                position);
        require(
                boundsPlies || position == rules.start(),
                "pliesLeft() says " + plies + ", and nothing before,",
                position);
        boundsPlies = true;
        for (long successor : next) {
            int after = rules.pliesLeft(successor);
            require(
                    after >= 0 && after < plies,
                    "pliesLeft() says " + plies + ", and has to fall, but says " + after + " after the move to\n"
                            + text(successor) + "\n",
                    position);
        }
        int ofImage = rules.pliesLeft(rules.canonical(position));
        require(ofImage >= 0, "pliesLeft() says " + ofImage + " for the canonical() position", position);
    }

    private void checkGains(long position, long[] next) throws WrongException {
        for (long successor : next) {
            int gain = gain(position, successor);
            require(
                    gain == gain(position, successor),
                    "gain() does not say the same twice for the move to\n" + text(successor) + "\n",
                    position);
        }
    }

    private void require(boolean right, String wrong, long position) throws WrongException {
        if (!right) {
            throw new WrongException(wrong + " on\n" + text(position));
        }
    }

    private String text(long position) {
        return EndlessRules.shown(rules::format, position);
    }
}
