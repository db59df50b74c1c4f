package dev.solvable.processor.game;

import dev.solvable.processor.declaration.MarksDeclaration;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import java.util.Optional;

/** Reads the rules of a game of marks. */
final class MarkReader {
    private MarkReader() {}

    /** The rules; empty where there are no lines to put into them, which is a problem already known. */
    static Optional<Rules> read(MarksDeclaration marks, Optional<Lines> lines, Problems problems) {
        BoardCharacters characters = new BoardCharacters(problems);
        characters.add("first", marks.first(), Place.of("Marks", "first"));
        characters.add("second", marks.second(), Place.of("Marks", "second"));
        characters.add("empty", marks.empty(), Place.of("Marks", "empty"));
        return lines.map(
                found -> new MarkRules(marks.first(), marks.second(), marks.empty(), Choice.OWN, false, found, ""));
    }
}
