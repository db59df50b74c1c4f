package dev.solvable.processor.reference;

import dev.solvable.processor.reference.Declaration.Checked;
import dev.solvable.processor.reference.Declaration.Choice;
import dev.solvable.processor.reference.Declaration.Ends;
import dev.solvable.processor.reference.Declaration.Lines;
import dev.solvable.processor.reference.Declaration.Marks;
import dev.solvable.processor.reference.Declaration.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The rules of one declared game, one step of play at a time. */
public final class Rules {
    /** What the side to move gets. */
    public enum Result {
        WIN,
        DRAW,
        LOSS;

        public Result forOther() {
            return this == WIN ? LOSS : this == LOSS ? WIN : DRAW;
        }
    }

    private final Declaration game;
    private final char empty;
    private final List<Move> moves;
    private final List<List<Integer>> columns;
    private final Set<List<Integer>> lines;
    private final Map<String, Set<Side>> owners = new HashMap<>();

    Rules(Declaration game) {
        this.game = game;
        empty = game.rule().alphabet().charAt(0);
        moves = Move.all(game);
        columns = game.grid().columnsFromBelow();
        lines = game.rule() instanceof Marks marks && marks.finish() instanceof Lines declared
                ? Line.all(game.grid(), declared)
                : Set.of();
    }

    public Declaration game() {
        return game;
    }

    public List<Move> moves() {
        return moves;
    }

    public Set<List<Integer>> lines() {
        return lines;
    }

    /** Whether a position includes the side to move, because the board does not tell it. */
    public boolean sideIsStated() {
        return game.rule().partizan();
    }

    public Position start() {
        String board = String.valueOf(empty).repeat(game.grid().cells());
        return new Position(board, sideIsStated() ? Side.FIRST : sideByCounting(board));
    }

    /** The positions that a filling stands for: two where the side to move is stated, one elsewhere. */
    public List<Position> positions(String board) {
        return sideIsStated()
                ? List.of(new Position(board, Side.FIRST), new Position(board, Side.SECOND))
                : List.of(new Position(board, sideByCounting(board)));
    }

    /**
     * With marks the sides take turns from the first on, so the number of all marks tells; else it makes no difference.
     */
    private Side sideByCounting(String board) {
        if (!(game.rule() instanceof Marks marks) || marks.again()) {
            return Side.EITHER;
        }
        return (board.length() - count(board, marks.empty())) % 2 == 0 ? Side.FIRST : Side.SECOND;
    }

    /** Whether the filling has a position at all: with gravity no mark hangs over an empty cell. */
    public boolean settled(String board) {
        if (!gravity()) {
            return true;
        }
        for (List<Integer> column : columns) {
            boolean sawEmpty = false;
            for (int cell : column) {
                if (!isEmpty(board, cell)) {
                    if (sawEmpty) {
                        return false;
                    }
                } else {
                    sawEmpty = true;
                }
            }
        }
        return true;
    }

    /**
     * Whether a filling makes sense: with own marks the counts must fit and not both players may have ended the game.
     */
    public boolean makesSense(String board) {
        if (!(game.rule() instanceof Marks marks) || marks.choice() != Choice.OWN) {
            return true;
        }
        int ahead = count(board, marks.first()) - count(board, marks.second());
        return (ahead == 0 || ahead == 1) && owners(board).size() < 2;
    }

    public boolean terminal(Position position) {
        return decided(position).isPresent() || legalMoves(position).isEmpty();
    }

    /** The indices of the legal moves, ascending; none once the game is over. */
    public List<Integer> legalMoves(Position position) {
        List<Integer> legal = new ArrayList<>();
        if (decided(position).isEmpty()) {
            for (int index = 0; index < moves.size(); index++) {
                if (possible(position, moves.get(index))) {
                    legal.add(index);
                }
            }
        }
        return legal;
    }

    private boolean possible(Position position, Move move) {
        boolean mine = move.by() == Side.EITHER || move.by() == position.toMove();
        return mine
                && move.requiredEmpty().stream().allMatch(cell -> isEmpty(position.board(), cell))
                && (!gravity() || lands(position.board(), move.filled().get(0)));
    }

    /** Whether a cell is the lowest empty one of its column. */
    private boolean lands(String board, int cell) {
        return columns.stream()
                .anyMatch(column -> column.stream()
                        .filter(other -> isEmpty(board, other))
                        .findFirst()
                        .filter(lowest -> lowest == cell)
                        .isPresent());
    }

    public Position play(Position position, int index) {
        Move move = moves.get(index);
        char mark = move.mark();
        if (mark == Move.OWN_MARK) {
            Marks marks = (Marks) game.rule();
            mark = position.toMove() == Side.FIRST ? marks.first() : marks.second();
        }
        char[] board = position.board().toCharArray();
        for (int cell : move.filled()) {
            board[cell] = mark;
        }
        return new Position(new String(board), position.toMove().other());
    }

    /** The result at a terminal position for the side that is or would be to move. */
    Result resultAtEnd(Position position) {
        Side maker = game.maker();
        if (maker != Side.EITHER && decided(position).isEmpty()) {
            return position.toMove() == maker ? Result.LOSS : Result.WIN;
        }
        return decided(position)
                .orElse(
                        switch (game.withoutMoves()) {
                            case WINS -> Result.WIN;
                            case LOSES -> Result.LOSS;
                            case DRAWS -> Result.DRAW;
                            case SCORES -> throw new AssertionError("no ending of a game");
                        });
    }

    /** Whether the game is played for points. */
    public boolean scores() {
        return game.rule() instanceof Marks marks && marks.scores();
    }

    /** The lines that a move completes. */
    public int gain(Position position, int index) {
        int cell = moves.get(index).filled().get(0);
        String board = play(position, index).board();
        return (int) lines.stream()
                .filter(line -> line.contains(cell))
                .filter(line -> line.stream().allMatch(other -> board.charAt(other) == board.charAt(cell)))
                .count();
    }

    /** Whether the player who makes this move makes the next one, too. */
    public boolean keepsTurn(Position position, int index) {
        return game.rule() instanceof Marks marks && marks.again() && gain(position, index) > 0;
    }

    /** The result for the side to move where a line or a win check ended the game. */
    private Optional<Result> decided(Position position) {
        if (!(game.rule() instanceof Marks marks)) {
            return Optional.empty();
        }
        Result forOwner = marks.finish() instanceof Lines declared && declared.completes() == Ends.LOSES
                ? Result.LOSS
                : Result.WIN;
        return owners(position.board()).stream()
                .findFirst()
                .map(owner -> owner == Side.EITHER && game.maker() != Side.EITHER ? game.maker() : owner)
                .map(owner -> owner == Side.EITHER ? position.toMove().other() : owner)
                .map(owner -> owner == position.toMove() ? forOwner : forOwner.forOther());
    }

    /**
     * Who ended the game, by a line or a win check: with own marks players, else {@link Side#EITHER} for whoever moved.
     */
    private Set<Side> owners(String board) {
        return owners.computeIfAbsent(board, this::findOwners);
    }

    private Set<Side> findOwners(String board) {
        Marks marks = (Marks) game.rule();
        if (marks.scores()) {
            return Set.of();
        }
        boolean first = ended(board, marks, marks.first(), Side.FIRST);
        boolean second = ended(board, marks, marks.second(), Side.SECOND);
        if (marks.choice() != Choice.OWN) {
            return first || second ? Set.of(Side.EITHER) : Set.of();
        }
        if (game.maker() != Side.EITHER) {
            return (game.maker() == Side.FIRST ? first : second) ? Set.of(game.maker()) : Set.of();
        }
        return first && second
                ? Set.of(Side.FIRST, Side.SECOND)
                : first ? Set.of(Side.FIRST) : second ? Set.of(Side.SECOND) : Set.of();
    }

    private boolean ended(String board, Marks marks, char mark, Side owner) {
        if (marks.finish() instanceof Checked checked) {
            char others = owner == Side.FIRST ? marks.second() : marks.first();
            return checked.check().won(game.grid(), mask(board, mark), mask(board, others), owner);
        }
        return lines.stream().anyMatch(line -> line.stream().allMatch(cell -> board.charAt(cell) == mark));
    }

    private static long mask(String board, char mark) {
        long mask = 0;
        for (int cell = 0; cell < board.length(); cell++) {
            mask |= board.charAt(cell) == mark ? 1L << cell : 0;
        }
        return mask;
    }

    private boolean gravity() {
        return game.rule() instanceof Marks marks && marks.gravity();
    }

    private boolean isEmpty(String board, int cell) {
        return board.charAt(cell) == empty;
    }

    private static int count(String board, char mark) {
        return (int) board.chars().filter(c -> c == mark).count();
    }
}
