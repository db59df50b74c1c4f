package dev.solvable.processor.game;

import static dev.solvable.processor.diagnostic.Wording.count;
import static dev.solvable.processor.diagnostic.Wording.quote;

import dev.solvable.Choice;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.Player;
import dev.solvable.processor.declaration.GameDeclaration;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.game.marks.DeclaredMarks;
import dev.solvable.processor.game.marks.LineDoubts;
import dev.solvable.processor.game.pieces.PieceDoubts;
import dev.solvable.processor.game.tiles.TileDoubts;

/** Notes on games that are valid but probably not what was meant. */
public final class Doubts {
    private final GameDeclaration declaration;
    private final Game game;
    private final Problems problems;

    private Doubts(GameDeclaration declaration, Game game, Problems problems) {
        this.declaration = declaration;
        this.game = game;
        this.problems = problems;
    }

    /** Adds notes on a game to the problems of its declaration. */
    public static void add(GameDeclaration declaration, Game game, Problems problems) {
        Doubts doubts = new Doubts(declaration, game, problems);
        game.marks().ifPresent(marks -> {
            doubts.addMarks(marks);
            doubts.addEndings(marks);
            declaration.lines().ifPresent(lines -> doubts.addLines(marks, lines));
        });
        game.tiles().ifPresent(tiles -> new TileDoubts(declaration, tiles, problems).add());
        game.pieces().ifPresent(pieces -> {
            PieceDoubts ofPieces = new PieceDoubts(declaration, pieces, problems);
            ofPieces.add();
            declaration
                    .lines()
                    .ifPresent(
                            lines -> new LineDoubts(lines, game.board(), problems).add(ofPieces.mostPieces(), "piece"));
        });
        doubts.addDraws();
    }

    /** Adds a note if every play is drawn: the game ends only when a player cannot move, and that is a draw. */
    private void addDraws() {
        // In games of marks a drawn full board is normal.
        if (game.marks().isEmpty() && game.rules().endsOnlyWithoutMoves() && game.noMoves() == Ending.DRAWS) {
            problems.add(Message.EVERY_PLAY_DRAWN, Place.of("NoMoves"));
        }
    }

    private void addMarks(DeclaredMarks marks) {
        if (marks.choice() == Choice.SHARED && declaration.marks().orElseThrow().statesSecond()) {
            problems.add(Message.SECOND_UNUSED, Place.of("Marks", "second"), quote(marks.first()));
        }
        if (marks.gravity() && game.board().rows() == 1) {
            problems.add(Message.NOTHING_FALLS, Place.of("Marks", "gravity"));
        }
    }

    /**
     * The most marks that a line can have. Players who do not share marks have half of them each, the first player one
     * more if their number is odd.
     */
    private int mostMarks(DeclaredMarks marks) {
        int cells = game.board().cells();
        if (marks.choice() != Choice.OWN) {
            return cells;
        }
        return marks.game().linesBy() == Player.SECOND ? cells / 2 : (cells + 1) / 2;
    }

    private void addEndings(DeclaredMarks marks) {
        boolean noLines = marks.lineMasks().isEmpty();
        if (noLines && !marks.hasWinCheck()) {
            addNothingWins(
                    Place.of("Marks"),
                    "it has no @Lines and no @WinCheck",
                    marks.choice() == Choice.OWN ? "add @Lines or a method with @WinCheck" : "add @Lines");
        } else if (!noLines && marks.lineMasks().stream().noneMatch(line -> isInReach(line, marks))) {
            addNothingWins(
                    Place.of("Lines"),
                    (marks.oneWinsByLines() ? marks.game().linesBy() + " never" : "no player ever") + " has more than "
                            + count(mostMarks(marks), "mark") + " and each line takes more",
                    "make the lines shorter");
        }
        if (marks.hasWinCheck() && declaration.noMoves().isPresent() && game.noMoves() == Ending.WINS) {
            addFullBoard(
                    "who wins by the @WinCheck wins all the same",
                    "remove @NoMoves if it was to mean the contrary of the @WinCheck, which cannot be expressed");
        }
    }

    /** Adds a note if {@code @NoMoves} was perhaps meant to reverse what the game's other rule says. */
    private void addFullBoard(String but, String advice) {
        problems.add(Message.FULL_BOARD_WINS, Place.of("NoMoves"), game.noMoves(), winsFullBoard(), but, advice);
    }

    private boolean isInReach(long line, DeclaredMarks marks) {
        return Long.bitCount(line) <= mostMarks(marks);
    }

    private void addNothingWins(Place place, String why, String advice) {
        String result = game.noMoves() == Ending.DRAWS ? "the game is a draw" : winsFullBoard() + " wins";
        problems.add(Message.NOTHING_WINS, place, why, result, advice);
    }

    /** The winner on a full board without a line, if that is no draw. The number of cells tells who is to move. */
    private Player winsFullBoard() {
        boolean firstMoves = game.board().cells() % 2 == 0;
        return firstMoves == (game.noMoves() == Ending.WINS) ? Player.FIRST : Player.SECOND;
    }

    private void addLines(DeclaredMarks marks, GameDeclaration.Lines lines) {
        boolean stated = lines.statesCompletes() || marks.oneWinsByLines() || game.expect() != Expectation.UNSTATED;
        boolean reached = marks.lineMasks().stream().anyMatch(line -> isInReach(line, marks));
        if (!stated && reached && declaration.noMoves().isPresent() && game.noMoves() != Ending.DRAWS) {
            addFullBoard(
                    "a completed line wins all the same",
                    "write completes = WINS if that is meant, completes = LOSES if who completes a line is to lose, or"
                            + " remove @NoMoves if a full board is to be a draw");
        } else if (marks.choice() != Choice.OWN && !stated) {
            problems.add(Message.WHOSE_LINE, Place.of("Marks", "choice"), marks.choice());
        }
        LineDoubts doubts = new LineDoubts(lines, game.board(), problems);
        doubts.add(reached ? mostMarks(marks) : Integer.MAX_VALUE, "mark");
        doubts.addSingleCells();
        if (marks.choice() == Choice.SHARED && marks.game().completes() == Ending.LOSES) {
            doubts.addParts(marks.lineMasks());
        }
    }
}
