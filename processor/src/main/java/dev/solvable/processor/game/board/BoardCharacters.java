package dev.solvable.processor.game.board;

import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.diagnostic.Wording;
import java.util.HashMap;
import java.util.Map;

/** Checks that the characters of cells in board texts are visible and all different. */
public final class BoardCharacters {
    private final Map<Character, String> names = new HashMap<>();
    private final Problems problems;

    public BoardCharacters(Problems problems) {
        this.problems = problems;
    }

    /** Checks one more character of the game. */
    public void add(String name, char character, Place place) {
        if (!Wording.isVisible(character)) {
            problems.add(Message.BAD_CHARACTER, place, name, Wording.quote(character));
            return;
        }
        String earlier = names.putIfAbsent(character, name);
        if (earlier != null) {
            problems.add(Message.SAME_CHARACTER, place, earlier, name, Wording.quote(character));
        }
    }
}
