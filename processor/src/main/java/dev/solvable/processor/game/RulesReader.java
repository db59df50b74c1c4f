package dev.solvable.processor.game;

import dev.solvable.Choice;
import dev.solvable.Ending;
import dev.solvable.Player;
import dev.solvable.processor.declaration.Annotations;
import dev.solvable.processor.declaration.GameDeclaration;
import dev.solvable.processor.declaration.MovingDeclaration;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.diagnostic.Wording;
import dev.solvable.processor.game.board.DeclaredRules;
import dev.solvable.processor.game.marks.LineReader;
import dev.solvable.processor.game.marks.Lines;
import dev.solvable.processor.game.marks.MarkReader;
import dev.solvable.processor.game.pieces.PieceReader;
import dev.solvable.processor.game.program.ProgramChecker;
import dev.solvable.processor.game.tiles.MethodChecker;
import dev.solvable.processor.game.tiles.MoveSourceReader;
import dev.solvable.processor.game.tiles.TileReader;
import dev.solvable.runtime.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads what a move is and what ends the game, and refuses contradictory rules. */
final class RulesReader {
    private final GameDeclaration declaration;
    private final Problems problems;
    private final boolean marks;
    private final boolean tiles;
    private final boolean moveSource;
    private final boolean pieces;

    private RulesReader(GameDeclaration declaration, Problems problems) {
        this.declaration = declaration;
        this.problems = problems;
        this.marks = declaration.marks().isPresent();
        this.tiles = !declaration.tiles().isEmpty();
        this.moveSource = !declaration.moveSources().isEmpty();
        this.pieces = declaration.moving().pieces().isPresent();
    }

    /**
     * The rules; empty where there is a problem, or no valid board for lines and tiles.
     *
     * @param noMoves the result of having no move; empty if it is invalid
     */
    static Optional<DeclaredRules> read(
            GameDeclaration declaration, Optional<Board> board, Optional<Ending> noMoves, Problems problems) {
        Optional<GameDeclaration.Shape.Program> program = declaration.shape().program();
        if (program.isPresent()) {
            return ProgramChecker.read(declaration, program.get(), problems);
        }
        RulesReader reader = new RulesReader(declaration, problems);
        boolean one = reader.isOneRule();
        boolean endings = reader.endingsFit();
        Optional<DeclaredRules> rules = reader.rules(board, noMoves);
        return one && endings ? rules : Optional.empty();
    }

    private boolean isOneRule() {
        List<String> stated = new ArrayList<>();
        if (marks) {
            stated.add("Marks");
        }
        if (tiles) {
            stated.add("Tiles");
        }
        if (moveSource) {
            stated.add(Annotations.MOVE_SOURCE);
        }
        if (pieces) {
            stated.add("Pieces");
        } else {
            refuseWithoutPieces();
        }
        if (stated.isEmpty()
                && declaration.moving().equals(MovingDeclaration.NONE)
                && declaration.shape().kind().declaresGames()) {
            problems.add(
                    Message.NO_RULES,
                    Place.of(Annotations.GAME),
                    declaration.type().name(),
                    whatToAdd());
        } else if (stated.size() > 1) {
            String last = stated.get(stated.size() - 1);
            String others = String.join(", @", stated.subList(0, stated.size() - 1));
            problems.add(Message.TWO_RULES, Place.of(last), "@" + others + " and @" + last);
        }
        return stated.size() == 1;
    }

    /** Advice on the missing rule of play, guessed from what ends the game. */
    private String whatToAdd() {
        if (declaration.lines().isPresent()) {
            return "add @Marks for @Lines of marks, or @Pieces for lines of pieces";
        }
        if (!declaration.winChecks().isEmpty()) {
            return "add @Marks, which the @WinCheck is asked about";
        }
        return "two players fill cells or move pieces in turn, without chance and with nothing hidden: add @Marks, @Tiles,"
                + " @Pieces or @MoveSource on a method, or implement GameRules, with which the rules are a program";
    }

    /** Adds a problem for annotations about pieces in a game without pieces. */
    private void refuseWithoutPieces() {
        List<String> stated = declaration.moving().beside();
        if (stated.isEmpty()) {
            return;
        }
        String these = stated.size() == 1 ? "@" + stated.get(0) : "them";
        boolean filled = marks || tiles || moveSource;
        String kind = marks ? "marks" : tiles ? "tiles" : "a @MoveSource";
        problems.add(
                Message.MISSING_PIECES,
                Place.of(stated.get(0)),
                Wording.say(stated),
                filled
                        ? "in a game of " + kind + " cells are only ever filled: nothing moves, is taken or comes back"
                        : "the game has none",
                filled
                        ? "remove " + these + ", or write @Pieces instead of @"
                                + (marks ? "Marks" : tiles ? "Tiles" : Annotations.MOVE_SOURCE)
                        : "add @Pieces with the board at the start, or remove " + these);
    }

    /** Whether lines and win checks fit the rules of play; if these are missing, marks may still be added. */
    private boolean endingsFit() {
        boolean right = true;
        boolean lines = declaration.lines().isPresent();
        boolean winCheck = !declaration.winChecks().isEmpty();
        if (!marks && (tiles || moveSource || pieces)) {
            String kind = tiles ? "a game of tiles" : moveSource ? "a game with a @MoveSource" : "a game of pieces";
            right = problems.require(!lines || pieces, Message.LINES_WITHOUT_MARKS, Place.of("Lines"), kind);
            right &=
                    problems.require(!winCheck, Message.WIN_CHECK_WITHOUT_MARKS, Place.of(Annotations.WIN_CHECK), kind);
        }
        right &= !lines || !pieces || linesFitPieces(declaration.lines().get());
        right &= !lines || !marks || linesFitMarks(declaration.lines().get());
        right &= problems.require(!lines || !winCheck, Message.WIN_CHECK_WITH_LINES, Place.of(Annotations.WIN_CHECK));
        Choice choice = declaration.marks().map(GameDeclaration.Marks::choice).orElse(Choice.OWN);
        right &= problems.require(
                !winCheck || choice == Choice.OWN, Message.WIN_CHECK_CHOICE, Place.of("Marks", "choice"), choice);
        return right;
    }

    private boolean linesFitMarks(GameDeclaration.Lines lines) {
        boolean scores = lines.completes() == Ending.SCORES;
        boolean right = true;
        if (scores && declaration.noMoves().isPresent()) {
            problems.add(
                    Message.SCORES_NO_MOVES,
                    Place.of("NoMoves"),
                    declaration.noMoves().get());
            right = false;
        }
        Choice choice = declaration.marks().orElseThrow().choice();
        right &= problems.require(
                !scores || !lines.again() || choice == Choice.SHARED,
                Message.AGAIN_CHOICE,
                Place.of("Lines", "again"),
                choice);
        return right;
    }

    private boolean linesFitPieces(GameDeclaration.Lines lines) {
        boolean noPoints = problems.require(
                lines.completes() != Ending.SCORES, Message.SCORES_WITHOUT_MARKS, Place.of("Lines", "completes"));
        boolean ofBoth = problems.require(
                lines.by() == Player.EITHER,
                Message.LINES_BY_OF_PIECES,
                Place.of("Lines", "by"),
                lines.by(),
                lines.completes() == Ending.TAKES
                        ? "each player takes by lines of its own pieces"
                        : "pieces may move for ever, so that the other player would never have won");
        return noPoints && ofBoth;
    }

    private Optional<DeclaredRules> rules(Optional<Board> board, Optional<Ending> noMoves) {
        Optional<DeclaredRules> rules = Optional.empty();
        if (tiles) {
            rules = TileReader.read(declaration.type().name(), declaration.tiles(), noMoves, board, problems);
        }
        Optional<String> winCheck = MethodChecker.WIN_CHECK.check(declaration.winChecks(), problems);
        Optional<DeclaredRules> source = MoveSourceReader.read(declaration.moveSources(), problems);
        if (source.isPresent()) {
            rules = source;
        }
        Optional<Lines> lines = Optional.of(Lines.NONE);
        if (declaration.lines().isPresent() && (marks || pieces || !(tiles || moveSource))) {
            lines = LineReader.read(declaration.lines().get(), pieces, board, problems);
        }
        if (pieces) {
            rules = PieceReader.read(declaration, board, lines, problems);
        }
        if (marks) {
            rules = MarkReader.read(
                    declaration.type().name(), declaration.marks().get(), board, noMoves, lines, winCheck, problems);
        }
        return rules;
    }
}
