package dev.solvable.tool.play;

import dev.solvable.Solver;
import dev.solvable.tool.analysis.MoveNames;
import dev.solvable.tool.input.BadInputException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Moves as people type them: by name, in small or capital letters, the parts of a name in any order and with spaces or
 * commas between them; and by a column's letters where one move goes there, as in games with gravity.
 */
public final class MoveText {
    private static final int MAX_SHOWN = 12;

    private MoveText() {}

    /**
     * The legal move that a text means.
     *
     * @throws IllegalArgumentException where there is none, saying why and which there are
     */
    public static int parse(Solver solver, long position, String text) {
        int[] moves = solver.moves(position);
        MoveNames names = MoveNames.of(solver);
        List<Predicate<String>> readings = List.of(
                name -> name.equals(text),
                name -> parts(name).equals(parts(text)),
                name -> name.replaceFirst("[0-9]+$", "").equalsIgnoreCase(text));
        for (Predicate<String> reading : readings) {
            int[] meant = Arrays.stream(moves)
                    .filter(move -> reading.test(names.of(move)) || reading.test(solver.moveName(move)))
                    .toArray();
            if (meant.length == 1) {
                return meant[0];
            }
        }
        throw new IllegalArgumentException(complaint(solver, names, moves, text));
    }

    private static List<String> parts(String name) {
        return Arrays.stream(name.toLowerCase(Locale.ROOT).split("[\\s,-]+"))
                .sorted()
                .toList();
    }

    private static String complaint(Solver solver, MoveNames names, int[] moves, String text) {
        boolean known = false;
        for (int move = 0; move < solver.facts().moves(); move++) {
            known |= parts(names.of(move)).equals(parts(text));
        }
        String shown = Arrays.stream(moves).limit(MAX_SHOWN).mapToObj(names::of).collect(Collectors.joining(", "));
        String more = moves.length > MAX_SHOWN ? " and " + (moves.length - MAX_SHOWN) + " more" : "";
        return BadInputException.quoted(text) + (known ? " is not possible here" : " is no move") + "; the moves are "
                + shown + more;
    }
}
