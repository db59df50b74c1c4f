package dev.solvable.processor.reference;

import dev.solvable.processor.reference.Declaration.Marks;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/** The ways to fill a board with the characters of its game, sense or not. */
public final class Fillings {
    /** Up to so many fillings a game is looked at whole. */
    public static final long WHOLE = 100_000;

    private Fillings() {}

    /** How many fillings there are; {@link Long#MAX_VALUE} for more than a {@code long} holds. */
    public static long count(Declaration game) {
        BigInteger count = BigInteger.valueOf(game.rule().alphabet().length())
                .pow(game.grid().cells());
        return count.bitLength() < 64 ? count.longValue() : Long.MAX_VALUE;
    }

    public static void forEach(Declaration game, Consumer<String> action) {
        String alphabet = game.rule().alphabet();
        char[] board = new char[game.grid().cells()];
        long count = count(game);
        for (long number = 0; number < count; number++) {
            long rest = number;
            for (int cell = 0; cell < board.length; cell++) {
                board[cell] = alphabet.charAt((int) (rest % alphabet.length()));
                rest /= alphabet.length();
            }
            action.accept(new String(board));
        }
    }

    /**
     * A random filling with a given number of empty cells. With gravity the marks fall, with own marks there are half
     * of each: fillings that make no sense are easy to come by, the others are not.
     */
    public static String random(Declaration game, int emptyCells, Random random) {
        String alphabet = game.rule().alphabet();
        List<Character> pieces = new ArrayList<>();
        for (int i = 0; i < game.grid().cells() - emptyCells; i++) {
            pieces.add(alphabet.charAt(1 + i % (alphabet.length() - 1)));
        }
        pieces.addAll(Collections.nCopies(emptyCells, alphabet.charAt(0)));
        Collections.shuffle(pieces, random);
        char[] board = new char[pieces.size()];
        for (int cell = 0; cell < board.length; cell++) {
            board[cell] = pieces.get(cell);
        }
        if (game.rule() instanceof Marks marks && marks.gravity()) {
            game.grid().columnsFromBelow().forEach(column -> settle(board, column, marks.empty()));
        }
        return new String(board);
    }

    private static void settle(char[] board, List<Integer> column, char empty) {
        int lowest = 0;
        for (int cell : column) {
            if (board[cell] != empty) {
                char mark = board[cell];
                board[cell] = empty;
                board[column.get(lowest++)] = mark;
            }
        }
    }
}
