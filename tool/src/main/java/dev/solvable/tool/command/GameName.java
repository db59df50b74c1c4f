package dev.solvable.tool.command;

import dev.solvable.Solver;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.input.BadInputException;
import dev.solvable.tool.source.JavaFileGames;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A game as the user names it. */
final class GameName {
    /** The description of GAME in every command. */
    static final String MEANING =
            "A game of those that 'games' lists, by its simple or full name; or a Java file that declares it.";

    private GameName() {}

    /**
     * The listed name of the game with this simple or full name. If there is none, the message suggests the nearest
     * name; if there are several, it lists their full names.
     */
    static String listed(Games games, String name) {
        if (name.endsWith(JavaFileGames.SUFFIX)) {
            return ofFile(games, name);
        }
        List<String> meant = games.meant(name);
        if (meant.size() > 1) {
            throw new BadInputException("there are " + meant.size() + " games " + BadInputException.quoted(name)
                    + "; say which: " + meant.stream().map(games::fullName).collect(Collectors.joining(", ")));
        }
        return meant.stream().findFirst().orElseThrow(() -> unknown(games, name));
    }

    /** The same, or all listed names if the user gives a Java file. */
    static List<String> all(Games games, String name) {
        return name.endsWith(JavaFileGames.SUFFIX) ? List.copyOf(games.names()) : List.of(listed(games, name));
    }

    /** A solver of the game with this simple or full name. */
    static Solver solver(Games games, String name) {
        return games.find(listed(games, name)).orElseThrow();
    }

    /** The only game of a Java file, or the one with the name of the file. */
    private static String ofFile(Games games, String file) {
        if (games.names().size() == 1) {
            return games.names().iterator().next();
        }
        String name = String.valueOf(Path.of(file).getFileName());
        return games.name(name.substring(0, name.length() - JavaFileGames.SUFFIX.length()))
                .orElseThrow(() -> new BadInputException(
                        "there are several games in " + BadInputException.quotedPath(Path.of(file))
                                + ", and none has the name of the file: " + String.join(", ", games.names())));
    }

    private static BadInputException unknown(Games games, String name) {
        String typed = name.toLowerCase(Locale.ROOT);
        String hint = games.names().stream()
                .filter(game -> distance(typed, game.toLowerCase(Locale.ROOT)) <= Math.max(2, game.length() / 3))
                .min(Comparator.comparingInt(game -> distance(typed, game.toLowerCase(Locale.ROOT))))
                .map(game -> "did you mean '" + game + "'?")
                .orElseGet(() -> "the games are " + String.join(", ", games.names()));
        return new BadInputException("there is no game " + BadInputException.quoted(name) + "; " + hint);
    }

    /** The Levenshtein distance of two words: how many characters to insert, drop or change. */
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
