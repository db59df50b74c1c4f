package dev.solvable.tool.analysis;

import dev.solvable.Algorithm;
import dev.solvable.Solver;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The characters of a game's board texts, found out by playing: {@code facts()} does not tell them.
 *
 * @param empty of an empty cell
 * @param first of the first player's marks, or of a taken cell
 * @param second of the second player's marks; null where there is one kind only
 */
public record Marks(String empty, String first, @Nullable String second) {
    /** The first mark is the first one ever made, by the move of the least index; any other one is the second. */
    public static Marks of(Solver solver) {
        long start = solver.initial();
        if (solver.facts().solvedBy() == Algorithm.RETROGRADE) {
            return ofPieces(solver.format(start));
        }
        char empty = solver.format(start).strip().charAt(0);
        String first = null;
        for (int move : solver.moves(start)) {
            long next = solver.play(start, move);
            String mark = markOtherThan(empty, empty, solver.format(next));
            if (first == null) {
                first = mark;
            }
            String second =
                    secondMark(solver, next, empty, String.valueOf(first).charAt(0));
            if (second != null) {
                return new Marks(String.valueOf(empty), String.valueOf(first), second);
            }
        }
        return new Marks(String.valueOf(empty), String.valueOf(first), null);
    }

    /** The first letter of each player, where capital ones are the first player's. */
    private static Marks ofPieces(String board) {
        return new Marks(".", letter(board, "X", Character::isUpperCase), letter(board, "o", Character::isLowerCase));
    }

    private static String letter(String board, String otherwise, IntPredicate isOfPlayer) {
        return board.chars()
                .filter(isOfPlayer)
                .mapToObj(Character::toString)
                .findFirst()
                .orElse(otherwise);
    }

    /** A second kind of mark after one move or two. */
    private static @Nullable String secondMark(Solver solver, long position, char empty, char first) {
        String mark = markOtherThan(empty, first, solver.format(position));
        int[] moves = solver.moves(position);
        if (mark == null && moves.length > 0) {
            return markOtherThan(empty, first, solver.format(solver.play(position, moves[0])));
        }
        return mark;
    }

    private static @Nullable String markOtherThan(char empty, char first, String board) {
        return board.chars()
                .filter(c -> !Character.isWhitespace(c) && c != empty && c != first)
                .mapToObj(Character::toString)
                .findFirst()
                .orElse(null);
    }
}
