package dev.solvable.processor.game;

import dev.solvable.Choice;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.Player;
import dev.solvable.processor.game.board.Thousands;
import dev.solvable.processor.game.marks.DeclaredMarks;
import dev.solvable.processor.game.pieces.DeclaredPieces;
import dev.solvable.processor.game.program.DeclaredProgram;
import dev.solvable.processor.game.tiles.DeclaredMoveSource;
import dev.solvable.processor.game.tiles.DeclaredTiles;
import java.util.List;
import java.util.function.UnaryOperator;

/** The rules of a game in a few sentences, each on a line of its own. */
public final class RulesInWords implements RulesVisitor<String> {
    private final Game game;
    private final UnaryOperator<String> code;

    private RulesInWords(Game game, UnaryOperator<String> code) {
        this.game = game;
        this.code = code;
    }

    /**
     * The rules of a game.
     *
     * @param code how the name of a method, such as {@code moves()}, is marked as code
     */
    public static String of(Game game, UnaryOperator<String> code) {
        return game.accept(new RulesInWords(game, code));
    }

    @Override
    public String marks(DeclaredMarks marks) {
        if (marks.scores()) {
            return turn(marks) + "\n" + points(marks);
        }
        return turn(marks) + "\n" + (marks.oneWinsByLines() ? lineOfOne(marks) : line(marks) + noMoves());
    }

    @Override
    public String tiles(DeclaredTiles tiles) {
        int ways = tiles.game().fills().length;
        return "Two players take turns to cover free cells with a tile; "
                + (ways == 1 ? "there is one way" : "there are " + Thousands.grouped(ways) + " ways")
                + " to place one on an empty board."
                + (tiles.partizan() ? "\nThe players have different tiles.\n" : "\n")
                + noMoves();
    }

    @Override
    public String source(DeclaredMoveSource source) {
        List<String> methods = source.methods().stream()
                .map(method -> code.apply(method + "()"))
                .toList();
        String moves = methods.size() == 1
                ? methods.get(0)
                : methods.get(0) + " for the first player and " + methods.get(1) + " for the second";
        return "Two players take turns with the moves of " + moves + ".\n" + noMoves();
    }

    @Override
    public String program(DeclaredProgram program) {
        return "Two players take turns with the moves of " + code.apply("successors()") + "; " + code.apply("toMove()")
                + " tells whose turn it is.\n"
                + (program.scores()
                        ? code.apply("gain()") + " tells the points of a move; who has more of them at the end wins."
                        : code.apply("atEnd()") + " tells who has won at the end.");
    }

    @Override
    public String pieces(DeclaredPieces rules) {
        boolean hand = !rules.set().hand().isEmpty();
        int count = rules.lineMasks().size();
        String lines = count == 0 ? "" : linesOfPieces(rules.lines().completes(), oneOf(count)) + "\n";
        return (hand
                        ? "Two players take turns to place the pieces in their hand, and then to move one.\n"
                        : "Two players take turns to move a piece of their own.\n")
                + String.join("\n", rules.sentences())
                + "\n"
                + lines
                + (game.noMoves() == Ending.DRAWS ? "The game is a draw if the player to move cannot." : noMoves())
                + (rules.mayReturn() ? "\nPlay that neither player can bring to an end is a draw." : "");
    }

    /**
     * What lines of pieces do.
     *
     * @param some the subject, such as {@code one of 16 lines}
     */
    public static String linesOfPieces(Ending completes, String some) {
        return switch (completes) {
            case TAKES ->
                "A move that completes " + some + " takes an enemy piece as well, none in a line unless all are.";
            case WINS -> "A player whose pieces fill " + some + " wins.";
            default -> "A player whose pieces fill " + some + " loses.";
        };
    }

    /** The result of perfect play. */
    public static String result(Expectation result) {
        return switch (result) {
            case FIRST_WINS -> "the first player wins";
            case SECOND_WINS -> "the second player wins";
            case DRAW -> "it is a draw";
            case UNSTATED -> throw new IllegalStateException("nothing was proved");
        };
    }

    private static String turn(DeclaredMarks marks) {
        String mark = switch (marks.choice()) {
            case OWN -> "a mark of their own";
            case ANY -> "either of two marks";
            case SHARED -> "a mark that both share";
        };
        return "Two players take turns to put " + mark
                + (marks.gravity() ? " on the lowest empty cell of a column." : " on an empty cell.");
    }

    private String line(DeclaredMarks marks) {
        if (marks.hasWinCheck()) {
            return "A player wins as " + code.apply(marks.winCheck() + "()") + " says.\n";
        }
        if (marks.lineMasks().isEmpty()) {
            return "";
        }
        return (marks.choice() == Choice.OWN ? "A player whose marks fill " : "A player who completes ")
                + oneOf(marks.lineMasks().size())
                + (marks.game().completes() == Ending.WINS ? " wins.\n" : " loses.\n");
    }

    private static String oneOf(int lines) {
        return lines == 1 ? "the only line" : "one of " + Thousands.grouped(lines) + " lines";
    }

    /** What scoring lines do. */
    private static String points(DeclaredMarks marks) {
        String lines = oneOf(marks.lineMasks().size());
        return (marks.choice() == Choice.OWN
                        ? "A move that fills " + lines + " with own marks scores a point"
                        : "A move that completes " + lines + " scores a point")
                + (marks.game().again() ? ", and its player moves again.\n" : ".\n")
                + "Once the board is full, the player with more points wins.";
    }

    /** What ends a game in which only one player wins by lines. */
    private static String lineOfOne(DeclaredMarks marks) {
        boolean first = marks.game().linesBy() == Player.FIRST;
        String maker = first ? "The first player" : "The second player";
        String lines = oneOf(marks.lineMasks().size());
        return maker
                + (marks.choice() == Choice.OWN
                        ? " wins by filling " + lines + " with own marks.\n"
                        : " wins once " + lines + " is completed, whoever does it.\n")
                + (first ? "The second player" : "The first player")
                + " wins once the board is full without one.";
    }

    private String noMoves() {
        return switch (game.noMoves()) {
            case WINS -> "A player who cannot move wins.";
            case LOSES -> "A player who cannot move loses.";
            case DRAWS ->
                game.marks().isPresent()
                        ? "A full board is a draw."
                        : "The game is a draw once the player to move cannot.";
            case SCORES, TAKES -> throw new IllegalStateException("no ending of a game without moves");
        };
    }
}
