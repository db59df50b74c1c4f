package dev.solvable.processor.game.pieces;

import dev.solvable.processor.declaration.GoalDeclaration;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.game.board.CellNumbers;
import dev.solvable.runtime.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** Reads where pieces want to go. */
final class GoalReader {
    /**
     * What {@code @Goal} says, checked.
     *
     * @param kinds the kinds that have the goal
     * @param cells the cells that win for both players, cell i as bit i
     * @param farSide whether the last cells ahead win
     * @param leave whether pieces may leave the board there
     */
    record DeclaredGoal(Set<Character> kinds, long cells, boolean farSide, boolean leave) {
        /** The goal of a game without one. */
        static final DeclaredGoal NONE = new DeclaredGoal(Set.of(), 0, false, false);

        /** What wins for each plane that has pieces. */
        List<PieceRules.Goal> goals(PieceSetup setup, List<Long> lastAhead) {
            List<PieceRules.Goal> goals = new ArrayList<>();
            for (int plane = 0; plane < setup.start().size(); plane++) {
                long wins = cells | (farSide ? lastAhead.get(plane % 2) : 0);
                if (wins != 0
                        && setup.pieces(plane) > 0
                        && kinds.contains(setup.kinds().get(plane / 2))) {
                    goals.add(new PieceRules.Goal(plane, wins));
                }
            }
            return goals;
        }
    }

    private GoalReader() {}

    /** The goal; empty where there is a problem, or no clear board. */
    static Optional<DeclaredGoal> read(
            GoalDeclaration goal, List<Character> kinds, Optional<Board> board, Problems problems) {
        Optional<Set<Character>> of = Kinds.read(goal.of(), Place.of("Goal", "of"), kinds, problems);
        boolean wins = goal.farSide() || !goal.cells().isEmpty();
        if (!wins && !goal.leave()) {
            problems.add(Message.GOAL_WITHOUT_CELLS, Place.of("Goal"));
        }
        if (wins && goal.leave()) {
            problems.add(
                    Message.GOAL_THAT_LEAVES, Place.of("Goal", "leave"), goal.farSide() ? "farSide = true" : "cells");
        }
        OptionalLong cells = board.isPresent()
                ? CellNumbers.read(goal.cells(), Place.of("Goal", "cells"), board.get(), problems)
                : OptionalLong.empty();
        if (of.isEmpty() || wins == goal.leave() || cells.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new DeclaredGoal(of.get(), cells.getAsLong(), goal.farSide(), goal.leave()));
    }
}
