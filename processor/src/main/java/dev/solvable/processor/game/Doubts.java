package dev.solvable.processor.game;

import static dev.solvable.processor.diagnostic.Wording.count;

import dev.solvable.processor.declaration.GameDeclaration;
import dev.solvable.processor.declaration.LinesDeclaration;
import dev.solvable.processor.declaration.TilesDeclaration;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Notes on games that make sense and are probably not what was meant. */
public final class Doubts {
    private final GameDeclaration declaration;
    private final Game game;
    private final Problems problems;

    private Doubts(GameDeclaration declaration, Game game, Problems problems) {
        this.declaration = declaration;
        this.game = game;
        this.problems = problems;
    }

    /** Adds what may be said of a game to the problems of its declaration; all of it are notes. */
    public static void add(GameDeclaration declaration, Game game, Problems problems) {
        Doubts doubts = new Doubts(declaration, game, problems);
        if (game.rules() instanceof MarkRules marks) {
            doubts.addEndings(marks);
            declaration.lines().ifPresent(lines -> doubts.addLines(marks, lines));
        } else if (game.rules() instanceof TileRules tiles) {
            doubts.addPlayers(tiles);
        } else if (game.rules() instanceof PieceRules pieces) {
            PieceDoubts ofPieces = new PieceDoubts(declaration, pieces, game.board(), problems);
            ofPieces.add();
            declaration.lines().ifPresent(lines -> doubts.addLines(lines, ofPieces.mostPieces(), "piece"));
        }
    }

    /**
     * The most marks that a line can be made of: each player has half of them where they do not share, the first one
     * more where they are odd.
     */
    private int mostMarks(MarkRules marks) {
        int cells = game.board().cells();
        if (marks.choice() != Choice.OWN) {
            return cells;
        }
        return marks.lines().by() == Player.SECOND ? cells / 2 : (cells + 1) / 2;
    }

    private void addEndings(MarkRules marks) {
        boolean noLines = marks.lines().masks().isEmpty();
        if (noLines && !marks.hasWinCheck()) {
            addNothingWins(
                    marks,
                    Place.of("Marks"),
                    "it has no @Lines and no @WinCheck",
                    marks.choice() == Choice.OWN ? "add @Lines or a method with @WinCheck" : "add @Lines");
        } else if (!noLines && marks.lines().masks().stream().noneMatch(line -> isInReach(line, marks))) {
            addNothingWins(
                    marks,
                    Place.of("Lines"),
                    (marks.lines().ofOnePlayer() ? marks.lines().by() + " never" : "no player ever") + " has more than "
                            + count(mostMarks(marks), "mark") + " and each line takes more",
                    "make the lines shorter");
        }
    }

    private boolean isInReach(long line, MarkRules marks) {
        return Long.bitCount(line) <= mostMarks(marks);
    }

    private void addNothingWins(MarkRules marks, Place place, String why, String advice) {
        problems.add(Message.NOTHING_WINS, place, why, fullBoard(marks), advice);
    }

    /** What a full board without a line comes to. */
    private String fullBoard(MarkRules marks) {
        if (marks.lines().ofOnePlayer()) {
            return marks.lines().by() == Player.SECOND ? "FIRST wins" : "SECOND wins";
        }
        boolean firstMovesLast = game.board().cells() % 2 == 1;
        return switch (game.noMoves()) {
            case DRAWS -> "the game is a draw";
            case LOSES -> firstMovesLast ? "FIRST wins" : "SECOND wins";
            case WINS -> firstMovesLast ? "SECOND wins" : "FIRST wins";
        };
    }

    private void addLines(MarkRules marks, LinesDeclaration lines) {
        boolean stated =
                lines.statesCompletes() || marks.lines().ofOnePlayer() || game.expect() != Expectation.UNSTATED;
        if (marks.choice() != Choice.OWN && !stated) {
            problems.add(Message.WHOSE_LINE, Place.of("Marks", "choice"), marks.choice());
        }
        boolean reached = marks.lines().masks().stream().anyMatch(line -> isInReach(line, marks));
        addLines(lines, reached ? mostMarks(marks) : Integer.MAX_VALUE, "mark");
    }

    /** Notes on lines of more marks or pieces than a player ever has, and on superfluous ones. */
    private void addLines(LinesDeclaration lines, int most, String what) {
        List<DeclaredLine> declared = DeclaredLine.all(lines, game.board());
        addOutOfReach(most, what, declared);
        for (DeclaredLine line : declared) {
            if (!line.isStraight()) {
                addSuperfluous(line, declared);
            }
        }
    }

    private void addOutOfReach(int most, String what, List<DeclaredLine> declared) {
        boolean straight = false; // all straight lines are of one length: it is said once
        for (DeclaredLine line : declared) {
            if (Long.bitCount(line.cells()) > most && !(straight && line.isStraight())) {
                straight |= line.isStraight();
                problems.add(
                        Message.LINE_OUT_OF_REACH,
                        line.place(),
                        line.isStraight() ? "a straight line" : line.name(),
                        count(Long.bitCount(line.cells()), what),
                        most);
            }
        }
    }

    /** Whether a line earlier is the same, or one anywhere is complete before it. */
    private void addSuperfluous(DeclaredLine line, List<DeclaredLine> declared) {
        for (DeclaredLine other : declared) {
            boolean same = other.cells() == line.cells();
            if (same && other.number() < line.number()) {
                problems.add(Message.LINE_TWICE, line.place(), line.text(), other.name());
                return;
            }
            if (!same && (other.cells() & ~line.cells()) == 0) {
                problems.add(Message.LINE_WITHIN_LINE, line.place(), line.text(), other.name());
                return;
            }
        }
    }

    private void addPlayers(TileRules tiles) {
        addPlayer(tiles, Player.FIRST, Player.SECOND, "before the first move");
        addPlayer(tiles, Player.SECOND, Player.FIRST, "after the first move");
    }

    private void addPlayer(TileRules tiles, Player player, Player opponent, String end) {
        if (tiles.tiles().stream().anyMatch(tile -> tile.by() != opponent)) {
            return;
        }
        OptionalInt own = IntStream.range(0, declaration.tiles().size())
                .filter(index -> !isBy(declaration.tiles().get(index), opponent))
                .findFirst();
        problems.add(
                Message.PLAYER_WITHOUT_TILE,
                new Place("Tiles", own.orElse(0), own.isPresent() ? "" : "by", -1),
                player,
                own.isPresent()
                        ? "none of the tiles that " + player + " may lay fits on this board"
                        : "all tiles are those of " + opponent,
                end,
                player);
    }

    private static boolean isBy(TilesDeclaration tiles, Player player) {
        return tiles.by().equals(player.name());
    }
}
