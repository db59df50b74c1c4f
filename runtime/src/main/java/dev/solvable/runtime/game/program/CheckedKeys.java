package dev.solvable.runtime.game.program;

import dev.solvable.runtime.PositionKeys;
import java.util.HashSet;
import java.util.Set;

/** The keys of rules that are a program. The program may be wrong, so it is checked on the way if that is cheap. */
record CheckedKeys(ProgramRules rules) implements PositionKeys {
    @Override
    public long key(long position) {
        return rules.image(position);
    }

    @Override
    public OfSuccessors ofSuccessors() {
        return new Checks();
    }

    /** The checks of one thread. */
    private final class Checks implements OfSuccessors {
        /** The number of images that are all checked; after these only samples are. */
        private static final int CHECKED = 10_000;

        private static final int BETWEEN_CHECKS = 512;

        private long images;

        @Override
        public void replace(long position, long[] successors, int count) {
            long itself = rules.image(position);
            if (itself != position) {
                throw rules.wrong(
                        "canonical() is to lead to a position that it leaves alone, and leads to\n"
                                + rules.shown(itself) + "\nand not to itself",
                        position);
            }
            for (int move = 0; move < count; move++) {
                successors[move] = checkedKey(successors[move]);
            }
        }

        private long checkedKey(long position) {
            long image = rules.image(position);
            if (image != position) {
                images++;
                if (images <= CHECKED || images % BETWEEN_CHECKS == 0) {
                    checkImage(position, image);
                }
            }
            return image;
        }

        /** Checks that images end alike, and that their moves lead to images of each other. */
        private void checkImage(long position, long image) {
            long[] next = rules.successors(position);
            long[] ofImage = rules.successors(image);
            if ((next.length == 0) != (ofImage.length == 0)) {
                throw rules.wrong(leads(image) + "and only one of the two is an end,", position);
            }
            if (next.length == 0 && rules.atEnd(position) != rules.atEnd(image)) {
                throw rules.wrong(leads(image) + "and the two have ended differently,", position);
            }
            if (!moves(position, next).equals(moves(image, ofImage))) {
                throw rules.wrong(
                        leads(image) + "whose moves do not lead where those of its image do" + orGain() + ",",
                        position);
            }
        }

        private String leads(long image) {
            return "canonical() leads to\n" + rules.shown(image) + "\n";
        }

        private String orGain() {
            return rules.hasGains() ? ", or gain other points" : "";
        }

        private Set<Move> moves(long position, long[] successors) {
            Set<Move> moves = new HashSet<>();
            for (long next : successors) {
                moves.add(new Move(rules.image(next), rules.keepsTurn(position, next), rules.gain(position, next)));
            }
            return moves;
        }

        /**
         * The data of a move that its images share.
         *
         * @param key the key of the successor
         */
        private record Move(long key, boolean keepsTurn, int gain) {}
    }
}
