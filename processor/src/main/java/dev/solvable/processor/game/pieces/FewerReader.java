package dev.solvable.processor.game.pieces;

import static dev.solvable.processor.diagnostic.Wording.count;
import static dev.solvable.processor.diagnostic.Wording.list;

import dev.solvable.Player;
import dev.solvable.processor.declaration.MovingDeclaration;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.runtime.game.pieces.code.PieceSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads how many pieces a player needs. */
final class FewerReader {
    private static final Place THAN = Place.of("Fewer", "than");

    private FewerReader() {}

    /** The kinds of pieces that count; empty where there is a problem. */
    static Optional<Set<Character>> read(
            MovingDeclaration.Fewer fewer, List<Character> kinds, PieceSet set, Problems problems) {
        Optional<Set<Character>> of = SetupReader.kindsNamed(fewer.of(), Place.of("Fewer", "of"), kinds, problems);
        if (fewer.than() < 1) {
            problems.add(Message.FEWER_THAN_NONE, THAN, fewer.than());
            return Optional.empty();
        }
        if (of.isEmpty()) {
            return Optional.empty();
        }
        List<String> lost = new ArrayList<>();
        List<Integer> have = new ArrayList<>();
        for (boolean first : new boolean[] {true, false}) {
            List<Integer> planes = SetupReader.planes(set, first, of.get());
            int pieces = planes.stream().mapToInt(set::all).sum();
            if (!planes.isEmpty() && pieces < fewer.than()) {
                lost.add((first ? Player.FIRST : Player.SECOND).name());
                have.add(pieces);
            }
        }
        if (lost.isEmpty()) {
            return of;
        }
        problems.add(
                Message.FEWER_AT_THE_START,
                THAN,
                fewer.than(),
                list(lost) + (lost.size() == 1 ? " begins" : " begin"),
                have.stream().distinct().count() == 1
                        ? count(have.get(0), "such piece")
                        : have.get(0) + " and " + have.get(1) + " such pieces",
                Collections.min(have));
        return Optional.empty();
    }
}
