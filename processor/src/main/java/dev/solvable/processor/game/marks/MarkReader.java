package dev.solvable.processor.game.marks;

import dev.solvable.Choice;
import dev.solvable.processor.declaration.MarksDeclaration;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.game.board.BoardCharacters;
import dev.solvable.processor.game.board.Constants;
import dev.solvable.processor.game.board.DeclaredRules;
import java.util.Optional;

/** Reads the rules of a game of marks. */
public final class MarkReader {
    private MarkReader() {}

    /**
     * The rules; empty where there is a problem.
     *
     * @param lines the lines, empty where they have a problem that is already known
     * @param winCheck the name of the method that tells who has won, empty where there is none
     */
    public static Optional<DeclaredRules> read(
            MarksDeclaration marks, Optional<Lines> lines, Optional<String> winCheck, Problems problems) {
        Place place = Place.of("Marks", "choice");
        Optional<Choice> choice = Constants.read(Choice.class, marks.choice(), place, problems);
        BoardCharacters characters = new BoardCharacters(problems);
        characters.add("first", marks.first(), Place.of("Marks", "first"));
        if (choice.isEmpty() || choice.get() != Choice.SHARED) {
            characters.add("second", marks.second(), Place.of("Marks", "second"));
        }
        characters.add("empty", marks.empty(), Place.of("Marks", "empty"));
        if (choice.isEmpty() || lines.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new MarkRules(
                marks.first(),
                marks.second(),
                marks.empty(),
                choice.get(),
                marks.gravity(),
                lines.get(),
                winCheck.orElse("")));
    }
}
