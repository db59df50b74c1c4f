package dev.solvable.processor.game.marks;

import dev.solvable.Choice;
import dev.solvable.Ending;
import dev.solvable.processor.declaration.GameDeclaration;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.game.board.BoardCharacters;
import dev.solvable.processor.game.board.DeclaredRules;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksGame;
import java.util.Optional;

/** Reads the rules of a game of marks. */
public final class MarkReader {
    private MarkReader() {}

    /**
     * The rules; empty where there is a problem.
     *
     * @param board the board, empty if it has a problem that is already reported; the same holds for the other
     *     parameters
     * @param noMoves the result of a full board for the player to move
     * @param winCheck the name of the method that checks for a win; empty if there is none
     */
    public static Optional<DeclaredRules> read(
            String name,
            GameDeclaration.Marks marks,
            Optional<Board> board,
            Optional<Ending> noMoves,
            Optional<Lines> lines,
            Optional<String> winCheck,
            Problems problems) {
        boolean isShared = marks.choice() == Choice.SHARED;
        BoardCharacters characters = new BoardCharacters(problems);
        characters.add("first", marks.first(), Place.of("Marks", "first"));
        if (!isShared) {
            characters.add("second", marks.second(), Place.of("Marks", "second"));
        }
        characters.add("empty", marks.empty(), Place.of("Marks", "empty"));
        if (board.isEmpty() || noMoves.isEmpty() || lines.isEmpty()) {
            return Optional.empty();
        }
        MarksCode code = code(marks.gravity(), isShared, board.get());
        MarksGame game = new MarksGame(
                name,
                code,
                (isShared ? "" + marks.first() : "" + marks.first() + marks.second()) + marks.empty(),
                marks.choice(),
                lines.get().completes(),
                noMoves.get(),
                lines.get().by(),
                lines.get().again(),
                lines.get().masks().stream().mapToLong(code::bits).toArray());
        return Optional.of(new DeclaredMarks(game, lines.get().patterns(), winCheck.orElse("")));
    }

    /** The default code of positions: the one that is cheapest to compute with. */
    private static MarksCode code(boolean marksFall, boolean isShared, Board board) {
        if (marksFall) {
            return MarksCode.columns(board);
        }
        if (isShared) {
            return MarksCode.oneMask(board);
        }
        return board.cells() <= MarksCode.MOST_CELLS_OF_TWO_MASKS
                ? MarksCode.twoMasks(board)
                : MarksCode.baseThree(board);
    }
}
