package dev.solvable.processor.game.pieces;

import static dev.solvable.processor.diagnostic.Wording.oneLine;
import static dev.solvable.processor.diagnostic.Wording.quote;

import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Reads letters that name kinds of pieces. */
final class Kinds {
    private Kinds() {}

    /** The kinds that the element {@code of} names, all where it is empty; none, and a problem, where one is wrong. */
    static Optional<Set<Character>> read(String of, Place place, List<Character> kinds, Problems problems) {
        Set<Character> named = new TreeSet<>();
        for (int index = 0; index < of.length(); index++) {
            char kind = Character.toUpperCase(of.charAt(index));
            if (!kinds.contains(kind)) {
                problems.add(Message.NO_SUCH_KIND, place, oneLine(of), quote(of, index), list(kinds));
                return Optional.empty();
            }
            named.add(kind);
        }
        return Optional.of(of.isEmpty() ? Set.copyOf(kinds) : named);
    }

    /** Such as {@code K, P}. */
    static String list(List<Character> kinds) {
        return kinds.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }
}
