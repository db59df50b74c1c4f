package dev.solvable.tool.analysis;

import dev.solvable.Player;
import dev.solvable.Solver;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The characters of a game's board texts, found by playing, because {@code facts()} does not tell them.
 *
 * @param empty the character of an empty cell
 * @param first the character of the first player's marks, or of a taken cell; the letters of the first player's pieces;
 *     none for a program, and for a game that is over at the start
 * @param second the same of the second player; null where there is only one kind of mark, and for a program
 */
public record Marks(String empty, String first, @Nullable String second) {
    /** An empty cell in games that do not choose its character. */
    private static final char USUAL_EMPTY = '.';

    /** The number of random moves that are tried to find the characters of a program. */
    private static final int TRIED_MOVES = 300;

    /** The characters of a game; solves nothing. */
    public static Marks of(Solver solver) {
        return switch (GameKind.of(solver)) {
            case FILLING -> ofFilling(solver);
            case PIECES ->
                new Marks(
                        String.valueOf(USUAL_EMPTY),
                        letters(solver, Character::isUpperCase),
                        letters(solver, Character::isLowerCase));
            case PROGRAM -> new Marks(String.valueOf(USUAL_EMPTY), "", null);
        };
    }

    /** Every character that a cell can have, the one of an empty cell first. */
    public List<String> all(Solver solver) {
        Stream<String> others = switch (GameKind.of(solver)) {
            case FILLING -> Stream.of(first, second == null ? "" : second).filter(mark -> !mark.isEmpty());
            case PIECES -> (first + second).chars().mapToObj(Character::toString);
            case PROGRAM -> seen(solver).stream().filter(character -> !character.equals(empty));
        };
        return Stream.concat(Stream.of(empty), others).toList();
    }

    /** The kinds of piece that one player has at the start, and those that they become. */
    private static String letters(Solver solver, IntPredicate ofPlayer) {
        String start = BoardText.of(solver, solver.initial());
        int[] own = start.chars().filter(ofPlayer).distinct().toArray();
        return IntStream.rangeClosed('A', 'z')
                .filter(ofPlayer)
                .filter(kind ->
                        IntStream.of(own).anyMatch(piece -> piece == kind || isRead(solver, start, piece, kind)))
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    /** Whether the solver reads a board on which a piece of the start has become one of another kind. */
    private static boolean isRead(Solver solver, String start, int piece, int kind) {
        int from = start.indexOf(piece);
        boolean isInHand = start.indexOf('|') >= 0 && from > start.indexOf('|');
        StringBuilder board = new StringBuilder(start);
        if (isInHand) {
            board.deleteCharAt(from); // pieces change their kind only on the board
        }
        int to = isInHand ? start.indexOf(USUAL_EMPTY) : from;
        board.setCharAt(to, (char) kind);
        for (Player toMove : List.of(Player.FIRST, Player.SECOND)) {
            try {
                solver.parse(board.toString().replace('/', ' '), toMove);
                return true;
            } catch (IllegalArgumentException e) {
                // perhaps for the other player
            }
        }
        return false;
    }

    /** The characters that come up in random play with a fixed seed. */
    private static Set<String> seen(Solver solver) {
        Set<String> seen = new TreeSet<>();
        Random random = new Random(1);
        long position = solver.initial();
        for (int tried = 0; tried < TRIED_MOVES; tried++) {
            solver.format(position)
                    .chars()
                    .filter(character -> !Character.isWhitespace(character))
                    .mapToObj(Character::toString)
                    .forEach(seen::add);
            int[] moves = solver.moves(position);
            position =
                    moves.length == 0 ? solver.initial() : solver.play(position, moves[random.nextInt(moves.length)]);
        }
        return seen;
    }

    /** The first mark is the one of the move with the least index; any other one is the second. */
    private static Marks ofFilling(Solver solver) {
        long start = begun(solver);
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
        return new Marks(String.valueOf(empty), first == null ? "" : first, null);
    }

    /** The start; if the player who begins has no move, the same board with the other player to move. */
    private static long begun(Solver solver) {
        long start = solver.initial();
        if (solver.moves(start).length > 0) {
            return start;
        }
        try {
            return solver.parse(solver.format(start), Player.SECOND);
        } catch (IllegalArgumentException e) { // the board alone says whose turn it is
            return start;
        }
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
