package dev.solvable.runtime.retrograde;

import java.util.Arrays;
import java.util.stream.LongStream;

/** The rules of a game that are a program, which may be wrong: checked as far as that takes little time. */
final class RulesWalk extends Walk {
    /** So many images are checked, and then one of some. */
    private static final int CHECKED = 10_000;

    private static final int BETWEEN_CHECKS = 512;

    private final RulesSolver program;
    private long images;

    RulesWalk(RulesSolver program) {
        super(program.asRules());
        this.program = program;
    }

    @Override
    int expand(long key) {
        long image = program.canonical(key);
        if (image != key) {
            throw program.wrong(
                    "canonical() is to lead to a position that it leaves alone, and leads to\n" + program.shown(image)
                            + "\nand not to itself",
                    key,
                    null);
        }
        moves = program.successors(key, keys);
        if (moves == 0) {
            return Values.of(program.atEnd(key), 0);
        }
        for (int move = 0; move < moves; move++) {
            long next = keys[move];
            if (program.mover(next) == program.mover(key)) {
                throw program.wrong(
                        "after a move the same player is to move, on\n" + program.shown(next) + "\nwhich comes",
                        key,
                        null);
            }
            keys[move] = keyOf(next);
        }
        return moves;
    }

    private long keyOf(long position) {
        long image = program.canonical(position);
        if (image != position) {
            images++;
            if (images <= CHECKED || images % BETWEEN_CHECKS == 0) {
                checkImage(position, image);
            }
        }
        return image;
    }

    /** Images are ended alike, and their moves lead to images of each other. */
    private void checkImage(long position, long image) {
        long[] next = new long[program.mostMoves()];
        long[] ofImage = new long[program.mostMoves()];
        int count = program.successors(position, next);
        int countOfImage = program.successors(image, ofImage);
        String leads = "canonical() leads to\n" + program.shown(image) + "\n";
        if ((count == 0) != (countOfImage == 0)) {
            throw program.wrong(leads + "and only one of the two is an end,", position, null);
        }
        if (count == 0 && program.atEnd(position) != program.atEnd(image)) {
            throw program.wrong(leads + "and the two have ended differently,", position, null);
        }
        if (!Arrays.equals(images(next, count), images(ofImage, countOfImage))) {
            throw program.wrong(leads + "whose moves do not lead where those of its image do,", position, null);
        }
    }

    private long[] images(long[] positions, int count) {
        return LongStream.of(positions)
                .limit(count)
                .map(program::canonical)
                .sorted()
                .distinct()
                .toArray();
    }
}
