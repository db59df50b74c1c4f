package dev.solvable.benchmarks.interpreter;

import dev.solvable.Ending;

/**
 * Outcome and distance in one byte, greater for better values: a win in d plies is 127 - d, a draw 62 - d, a loss -128
 * + d; d is at most 64.
 */
final class Score {
    private static final int WIN = 127;
    private static final int DRAW = 62;
    private static final int LOSS = -128;
    private static final int LONGEST = 64;

    private Score() {}

    /** The score of a finished game. */
    static int ofFinished(Ending ending) {
        return switch (ending) {
            case WINS -> WIN;
            case DRAWS -> DRAW;
            case LOSES -> LOSS;
            case SCORES, TAKES -> throw new IllegalArgumentException("no ending of a game: " + ending);
        };
    }

    static Ending opposite(Ending ending) {
        return switch (ending) {
            case WINS -> Ending.LOSES;
            case DRAWS -> Ending.DRAWS;
            case LOSES -> Ending.WINS;
            case SCORES, TAKES -> throw new IllegalArgumentException("no ending of a game: " + ending);
        };
    }

    static int sign(Ending ending) {
        return switch (ending) {
            case WINS -> 1;
            case DRAWS -> 0;
            case LOSES -> -1;
            case SCORES, TAKES -> throw new IllegalArgumentException("no ending of a game: " + ending);
        };
    }

    /** The score of a move to a position with this score for the other player. */
    static int before(int score) {
        if (isWin(score)) {
            return LOSS + (WIN - score) + 1;
        }
        return isLoss(score) ? WIN - (score - LOSS) - 1 : score - 1;
    }

    /** Such as {@code DRAW in 9}. */
    static String text(int score) {
        if (isWin(score)) {
            return "WIN in " + (WIN - score);
        }
        return isLoss(score) ? "LOSS in " + (score - LOSS) : "DRAW in " + (DRAW - score);
    }

    private static boolean isWin(int score) {
        return score >= WIN - LONGEST;
    }

    private static boolean isLoss(int score) {
        return score <= LOSS + LONGEST;
    }
}
