package dev.solvable.processor.game.pieces;

import static dev.solvable.processor.diagnostic.Wording.count;
import static dev.solvable.processor.diagnostic.Wording.list;
import static dev.solvable.processor.diagnostic.Wording.oneLine;

import dev.solvable.Player;
import dev.solvable.processor.declaration.MovingDeclaration;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.game.board.CellNumbers;
import dev.solvable.processor.game.board.PieceRows;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.pieces.code.PiecePromotion;
import dev.solvable.runtime.game.pieces.code.PieceSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.IntStream;

/** Reads what ends a game of pieces: their goals, and how many a player needs. */
final class EndReader {
    /**
     * The checked elements of {@code @Goal}.
     *
     * @param kinds the kinds that have the goal
     * @param cells the cells that win for both players, cell i as bit i
     * @param farSide whether the last cells ahead win
     * @param leave whether pieces may leave the board there
     * @param becomes the kind that pieces become there; empty where they win
     */
    record DeclaredGoal(Set<Character> kinds, long cells, boolean farSide, boolean leave, Optional<Character> becomes) {
        static final DeclaredGoal NONE = new DeclaredGoal(Set.of(), 0, false, false, Optional.empty());

        /** For each plane the cells that win; 0 where none do. */
        List<Long> goals(PieceSet set, List<Long> lastAhead) {
            return IntStream.range(0, set.planes())
                    .mapToObj(plane -> becomes.isPresent() ? 0 : cells(plane, set, lastAhead))
                    .toList();
        }

        List<PiecePromotion> promotions(PieceSet set, List<Long> lastAhead) {
            if (becomes.isEmpty()) {
                return List.of();
            }
            char kind = becomes.get();
            return IntStream.range(0, set.planes())
                    .filter(plane -> set.kind(plane) != kind && cells(plane, set, lastAhead) != 0)
                    .mapToObj(plane -> new PiecePromotion(
                            set.letters().charAt(plane),
                            set.isFirst(plane) ? kind : Character.toLowerCase(kind),
                            cells(plane, set, lastAhead)))
                    .toList();
        }

        private long cells(int plane, PieceSet set, List<Long> lastAhead) {
            boolean has = kinds.contains(set.kind(plane));
            return has ? cells | (farSide ? lastAhead.get(set.isFirst(plane) ? 0 : 1) : 0) : 0;
        }
    }

    private EndReader() {}

    /** The goal; empty where there is a problem, or no valid board. */
    static Optional<DeclaredGoal> goal(
            MovingDeclaration.Goal goal, List<Character> kinds, Optional<Board> board, Problems problems) {
        Optional<Set<Character>> of = SetupReader.kindsNamed(goal.of(), Place.of("Goal", "of"), kinds, problems);
        boolean wins = goal.farSide() || !goal.cells().isEmpty();
        if (!wins && !goal.leave()) {
            problems.add(Message.GOAL_WITHOUT_CELLS, Place.of("Goal"));
        }
        if (wins && goal.leave()) {
            problems.add(
                    Message.GOAL_THAT_LEAVES, Place.of("Goal", "leave"), goal.farSide() ? "farSide = true" : "cells");
        }
        boolean right = becomesIsRight(goal, of, problems);
        OptionalLong cells = CellNumbers.read(goal.cells(), Place.of("Goal", "cells"), board, problems);
        if (of.isEmpty() || wins == goal.leave() || !right || cells.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                new DeclaredGoal(of.get(), cells.getAsLong(), goal.farSide(), goal.leave(), becomes(goal.becomes())));
    }

    /** Whether {@code becomes} is valid: empty, or another kind in a goal without {@code leave}. */
    private static boolean becomesIsRight(MovingDeclaration.Goal goal, Optional<Set<Character>> of, Problems problems) {
        Place place = Place.of("Goal", "becomes");
        String text = goal.becomes();
        if (text.isEmpty()) {
            return true;
        }
        boolean isPiece = text.length() == 1 && PieceRows.isPiece(text.charAt(0));
        boolean isItself = of.equals(becomes(text).map(Set::of));
        return problems.require(isPiece, Message.BECOMES_NO_KIND, place, oneLine(text))
                && problems.require(!goal.leave(), Message.BECOMES_AND_LEAVES, place, text)
                && problems.require(!isItself, Message.BECOMES_ITSELF, place, text);
    }

    private static Optional<Character> becomes(String text) {
        return text.isEmpty() ? Optional.empty() : Optional.of(Character.toUpperCase(text.charAt(0)));
    }

    /** The kinds of pieces that count; empty where there is a problem. */
    static Optional<Set<Character>> counted(
            MovingDeclaration.Fewer fewer, List<Character> kinds, PieceSet set, Problems problems) {
        Optional<Set<Character>> of = SetupReader.kindsNamed(fewer.of(), Place.of("Fewer", "of"), kinds, problems);
        Place than = Place.of("Fewer", "than");
        if (fewer.than() < 1) {
            problems.add(Message.FEWER_THAN_NONE, than, fewer.than());
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
                than,
                fewer.than(),
                list(lost) + (lost.size() == 1 ? " begins" : " begin"),
                have.stream().distinct().count() == 1
                        ? count(have.get(0), "such piece")
                        : have.get(0) + " and " + have.get(1) + " such pieces",
                Collections.min(have));
        return Optional.empty();
    }
}
