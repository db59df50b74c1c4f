package dev.solvable.processor.game.pieces;

import dev.solvable.Direction;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The steps of a move, in the letters of Betza's notation.
 *
 * @param steps one for each of the letters, in their order
 */
record Way(List<Step> steps) {
    /** A letter and the modifiers before it. */
    record Step(Letter letter, boolean forward, boolean backward, boolean sideways) {
        /** The vectors of one step for a player with this forward direction. */
        List<Vector> vectors(Direction ahead) {
            return letter.vectors().stream()
                    .filter(vector -> keeps(vector.along(ahead)))
                    .toList();
        }

        private boolean keeps(int along) {
            return !(forward || backward || sideways) || (along > 0 ? forward : along < 0 ? backward : sideways);
        }
    }

    /** One step over the grid. */
    record Vector(int down, int right) {
        /** One step forward. */
        static Vector of(Direction ahead) {
            return switch (ahead) {
                case NORTH -> new Vector(-1, 0);
                case EAST -> new Vector(0, 1);
                case SOUTH -> new Vector(1, 0);
                case WEST -> new Vector(0, -1);
            };
        }

        /** Its component in a direction; negative if it leads backward. */
        int along(Direction ahead) {
            Vector forward = of(ahead);
            return down * forward.down + right * forward.right;
        }
    }

    /** The letters, and the steps over the grid that they allow. */
    enum Letter {
        W('W'),
        F('F'),
        K('K'),
        N('N'),
        LINK('L'),
        ANYWHERE('*');

        private final char character;

        Letter(char character) {
            this.character = character;
        }

        /** The steps over the grid, from north to south and from west to east; none where it has no direction. */
        private List<Vector> vectors() {
            return switch (this) {
                case W -> leaps(0, 1);
                case F -> leaps(1, 1);
                case K ->
                    Stream.concat(leaps(0, 1).stream(), leaps(1, 1).stream()).toList();
                case N -> leaps(1, 2);
                case LINK, ANYWHERE -> List.of();
            };
        }

        char character() {
            return character;
        }

        /** Whether its steps are vectors on the grid, which can be repeated. */
        boolean hasDirection() {
            return this != LINK && this != ANYWHERE;
        }

        /** Whether it leads to a neighbour on the grid. */
        boolean isStep() {
            return hasDirection() && this != N;
        }

        private static List<Vector> leaps(int one, int other) {
            List<Vector> leaps = new ArrayList<>();
            for (int down = -2; down <= 2; down++) {
                for (int right = -2; right <= 2; right++) {
                    int least = Math.min(Math.abs(down), Math.abs(right));
                    int most = Math.max(Math.abs(down), Math.abs(right));
                    if (least == one && most == other) {
                        leaps.add(new Vector(down, right));
                    }
                }
            }
            return leaps;
        }
    }

    boolean has(Letter letter) {
        return steps.stream().anyMatch(step -> step.letter() == letter);
    }
}
