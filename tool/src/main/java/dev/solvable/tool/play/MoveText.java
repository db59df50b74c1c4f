package dev.solvable.tool.play;

import dev.solvable.Solver;
import dev.solvable.tool.analysis.GameKind;
import dev.solvable.tool.analysis.MoveNames;
import dev.solvable.tool.analysis.PieceStep;
import dev.solvable.tool.input.BadInputException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Moves as people type them: by name, in any case. If moves fill cells, the parts of a name may be in any order,
 * separated by spaces or commas; a column's letters are enough if only one move goes there, as with gravity. If pieces
 * move, the separator of the cells may be left out or be another sign, as in {@code a1b2}, {@code a1 b2} and
 * {@code a1:b2}; the target cell is enough if only one move goes there.
 */
public final class MoveText {
    private static final int MAX_SHOWN = 12;

    private MoveText() {}

    /**
     * The legal move that a text means.
     *
     * @throws IllegalArgumentException where there is none, saying why, and which moves are legal
     */
    public static int parse(Solver solver, long position, String text) {
        MoveNames names = MoveNames.of(solver);
        Map<Integer, String> moves = names.at(position);
        GameKind kind = GameKind.of(solver);
        List<Predicate<String>> readings = readings(kind, text);
        for (Predicate<String> reading : readings) {
            int[] meant = moves.keySet().stream()
                    .mapToInt(Integer::intValue)
                    .filter(move -> reading.test(String.valueOf(moves.get(move)))
                            || kind == GameKind.FILLING && reading.test(solver.moveName(move)))
                    .toArray();
            // Rows of a move source that fill the same cells share a name, and it makes no difference which is meant.
            if (Arrays.stream(meant)
                            .mapToLong(move -> solver.play(position, move))
                            .distinct()
                            .count()
                    == 1) {
                return meant[0];
            }
        }
        if (kind == GameKind.PIECES) {
            int[] going = goingTo(solver, moves.keySet(), text.strip());
            if (going.length == 1) {
                return going[0];
            }
        }
        boolean known = names.fixed().stream().anyMatch(name -> readings.get(1).test(name));
        throw new IllegalArgumentException(complaint(moves, known, text));
    }

    /** The moves that go to the cell of this name, not those that only take a piece there. */
    private static int[] goingTo(Solver solver, Set<Integer> moves, String cell) {
        List<PieceStep> steps = PieceStep.all(solver);
        List<String> cells = solver.facts().cellNames();
        return moves.stream()
                .mapToInt(Integer::intValue)
                .filter(move -> {
                    Integer to = steps.get(move).to();
                    return to != null && cells.get(to).equalsIgnoreCase(cell);
                })
                .toArray();
    }

    /** The ways of reading a text, the strictest first. */
    private static List<Predicate<String>> readings(GameKind kind, String text) {
        return switch (kind) {
            case FILLING ->
                List.of(
                        name -> name.equals(text),
                        name -> parts(name).equals(parts(text)),
                        name -> name.replaceFirst("[0-9]+$", "").equalsIgnoreCase(text));
            case PIECES ->
                List.of(
                        name -> name.equals(text),
                        name -> name.equalsIgnoreCase(text.strip()),
                        name -> letters(name).equals(letters(text)),
                        name -> letters(name.replace('x', '-')).equals(letters(text)));
            case PROGRAM ->
                List.of(name -> name.equals(text), name -> parts(name).equals(parts(text)));
        };
    }

    private static List<String> parts(String name) {
        return Arrays.stream(name.toLowerCase(Locale.ROOT).split("[\\s,-]+"))
                .sorted()
                .toList();
    }

    private static String letters(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{Alnum}]", "");
    }

    private static String complaint(Map<Integer, String> moves, boolean known, String text) {
        String shown = moves.values().stream().limit(MAX_SHOWN).collect(Collectors.joining(", "));
        String more = moves.size() > MAX_SHOWN ? " and " + (moves.size() - MAX_SHOWN) + " more" : "";
        return BadInputException.quoted(text) + (known ? " is not possible here" : " is no move") + "; the moves are "
                + shown + more;
    }
}
