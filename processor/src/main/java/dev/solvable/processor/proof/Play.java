package dev.solvable.processor.proof;

import dev.solvable.Choice;
import dev.solvable.Ending;
import dev.solvable.Player;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.marks.Lines;
import dev.solvable.processor.game.marks.MarkRules;
import dev.solvable.processor.game.tiles.Tile;
import dev.solvable.processor.game.tiles.TileRules;
import dev.solvable.runtime.Board;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Plays a game by its rules: the moves of a position, and what an ending is worth. */
final class Play {
    private final Game game;
    private final Board board;
    private final int[] columns;
    /** For each cell the lines through it. */
    private final List<List<Long>> linesThrough = new ArrayList<>();

    private final int won;

    Play(Game game) {
        this.game = game;
        this.board = game.board();
        this.columns = IntStream.range(0, board.cells()).map(board::column).toArray();
        this.won = board.cells() + 1;
        List<Long> lines = game.rules().lineMasks();
        for (int cell = 0; cell < board.cells(); cell++) {
            long bit = 1L << cell;
            linesThrough.add(lines.stream().filter(line -> (line & bit) != 0).toList());
        }
    }

    /** The score of a finished game that is won; a win in n plies scores n less, a loss the negative, a draw 0. */
    int won() {
        return won;
    }

    /** Whether every ending is a draw. */
    boolean alwaysDrawn() {
        return game.noMoves() == Ending.DRAWS && game.rules().lineMasks().isEmpty();
    }

    /** The score of a position without a move, for the player to move. */
    int noMoves() {
        return worth(game.noMoves());
    }

    /** The score of a line that a move has completed, for the player who made it. */
    int line(Move move) {
        Lines lines = ((MarkRules) game.rules()).lines();
        boolean otherWins = lines.ofOnePlayer() && isMakers(move.after().firstMoves());
        return otherWins ? -won : worth(lines.completes());
    }

    /** Whether a player is the one who alone wins by lines. */
    private boolean isMakers(boolean first) {
        return ((MarkRules) game.rules()).lines().by() == (first ? Player.FIRST : Player.SECOND);
    }

    private int worth(Ending ending) {
        return switch (ending) {
            case WINS -> won;
            case LOSES -> -won;
            case DRAWS -> 0;
            case SCORES, TAKES -> throw new IllegalStateException("no ending of a game: " + ending);
        };
    }

    /** The moves of a position that no line has ended, in the order of their indices. */
    List<Move> moves(Position position) {
        return game.tiles()
                .map(tiles -> tileMoves(tiles, position))
                .orElseGet(() -> markMoves((MarkRules) game.rules(), position));
    }

    private List<Move> tileMoves(TileRules rules, Position position) {
        Player excluded = position.firstMoves() ? Player.SECOND : Player.FIRST;
        List<Move> moves = new ArrayList<>();
        for (Tile tile : rules.tiles()) {
            if (tile.by() != excluded && (tile.cells() & position.first()) == 0) {
                // Where both players have the same tiles, whose turn it is makes no difference, and is left out.
                Position after =
                        new Position(position.first() | tile.cells(), 0, !rules.partizan() || !position.firstMoves());
                moves.add(new Move("", tile.cells(), after, false));
            }
        }
        return moves;
    }

    private List<Move> markMoves(MarkRules rules, Position position) {
        List<Move> moves = new ArrayList<>();
        for (int cell = 0; cell < columns.length; cell++) {
            boolean free = (position.taken() >>> cell & 1) == 0;
            if (free && (!rules.gravity() || lies(position.taken(), cell))) {
                if (rules.choice() != Choice.OWN || position.firstMoves()) {
                    String mark = rules.choice() == Choice.ANY ? rules.first() + "-" : "";
                    moves.add(mark(position, cell, true, mark));
                }
                if (rules.choice() == Choice.ANY || (rules.choice() == Choice.OWN && !position.firstMoves())) {
                    String mark = rules.choice() == Choice.ANY ? rules.second() + "-" : "";
                    moves.add(mark(position, cell, false, mark));
                }
            }
        }
        return moves;
    }

    /** Whether a mark on this cell does not fall any lower. */
    private boolean lies(long taken, int cell) {
        for (int below = cell + 1; below < columns.length; below++) {
            if (columns[below] == columns[cell]) {
                return (taken >>> below & 1) != 0; // cells are numbered row by row, so this is the next one down
            }
        }
        return true;
    }

    private Move mark(Position position, int cell, boolean asFirst, String mark) {
        long bit = 1L << cell;
        Position after = new Position(
                asFirst ? position.first() | bit : position.first(),
                asFirst ? position.second() : position.second() | bit,
                !position.firstMoves());
        long same = asFirst ? after.first() : after.second();
        return new Move(mark, bit, after, mayEnd(position) && holdsLine(same, linesThrough.get(cell)));
    }

    /** Whether a line of the player to move ends the game: of own marks only the maker's do, where there is one. */
    private boolean mayEnd(Position position) {
        MarkRules rules = (MarkRules) game.rules();
        return rules.choice() != Choice.OWN || !rules.lines().ofOnePlayer() || isMakers(position.firstMoves());
    }

    private static boolean holdsLine(long marks, List<Long> lines) {
        for (long line : lines) { // asked of every move of every position
            if ((line & ~marks) == 0) {
                return true;
            }
        }
        return false;
    }

    /** What solvers call a move. */
    String name(Move move) {
        return Board.cellsOf(move.cells()).stream()
                .sorted(Comparator.comparing(cell -> columns[cell]))
                .map(board::name)
                .collect(Collectors.joining("-", move.mark(), ""));
    }
}
