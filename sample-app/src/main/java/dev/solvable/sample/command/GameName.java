package dev.solvable.sample.command;

import dev.solvable.Solver;
import dev.solvable.sample.games.GameCatalog;
import dev.solvable.sample.judge.BadInputException;
import java.util.Comparator;
import java.util.Locale;

/** A game as the user names it. */
final class GameName {
    private GameName() {}

    /** A solver of the game with this name. Where there is none, the complaint offers the name that was meant. */
    static Solver solver(String name) {
        return GameCatalog.find(name).orElseThrow(() -> unknown(name));
    }

    private static BadInputException unknown(String name) {
        String typed = name.toLowerCase(Locale.ROOT);
        String hint = GameCatalog.names().stream()
                .filter(game -> distance(typed, game.toLowerCase(Locale.ROOT)) <= Math.max(2, game.length() / 3))
                .min(Comparator.comparingInt(game -> distance(typed, game.toLowerCase(Locale.ROOT))))
                .map(game -> "did you mean '" + game + "'?")
                .orElseGet(() -> "the games are " + String.join(", ", GameCatalog.names()));
        return new BadInputException("there is no game " + BadInputException.quoted(name) + "; " + hint);
    }

    /** How many characters to insert, drop or change to get from one word to the other (Levenshtein). */
    private static int distance(String from, String to) {
        int[] row = new int[to.length() + 1];
        for (int j = 0; j <= to.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= from.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int changed = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[to.length()];
    }
}
