package dev.solvable.processor.declaration;

import java.util.List;

/** What {@code @Goal} says. */
public record GoalDeclaration(String of, List<Integer> cells, boolean farSide, boolean leave, String becomes) {
    /** Copies the list. */
    public GoalDeclaration {
        cells = List.copyOf(cells);
    }
}
