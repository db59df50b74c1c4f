package dev.solvable.benchmarks.interpreter;

import dev.solvable.Choice;
import dev.solvable.Ending;
import dev.solvable.GameFacts;
import dev.solvable.Player;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * The rules of one game as data, for a program that reads declarations at run time.
 *
 * @param kind who owns the marks; {@link Choice#SHARED} also for tiles and move sources, which take cells
 * @param moves the moves, in the order of the solver's indices
 * @param lines the lines that end the game
 * @param completes what completing a line does for its owner
 * @param noMoves the result for a player to move who has no moves
 * @param winCheck the game's own ending, or null
 */
public record Rules(
        Choice kind,
        List<Move> moves,
        List<Long> lines,
        Ending completes,
        Ending noMoves,
        @Nullable WinCheck winCheck) {

    /**
     * One move.
     *
     * @param requiredEmpty the cells that must be free
     * @param requiredTaken the cells that must be taken: the one below, if marks fall
     * @param filled the cells that it fills
     * @param by who may make it
     * @param second whether it puts the second mark, if players choose their mark
     */
    public record Move(long requiredEmpty, long requiredTaken, long filled, Player by, boolean second) {}

    /** Whether a player has won by the game's own rule. */
    @FunctionalInterface
    public interface WinCheck {
        /** Whether the owner, whose cells are {@code own}, has won. */
        boolean hasWon(long own, long other, Player owner);
    }

    /** Copies the lists. */
    public Rules {
        moves = List.copyOf(moves);
        lines = List.copyOf(lines);
    }

    /** Marks on empty cells, without gravity: completing a line wins, and a full board is a draw. */
    public static Rules marks(GameFacts facts, Choice choice) {
        return new Rules(
                choice,
                moves(facts, move -> 0, move -> Player.EITHER, choice == Choice.ANY),
                facts.lineCells(),
                Ending.WINS,
                Ending.DRAWS,
                null);
    }

    /** Marks of two players that fall to the lowest free cell of their column. */
    public static Rules fallingMarks(GameFacts facts) {
        return new Rules(
                Choice.OWN,
                moves(facts, move -> below(facts, move), move -> Player.EITHER, false),
                facts.lineCells(),
                Ending.WINS,
                Ending.DRAWS,
                null);
    }

    /** Tiles that both players may lay; a player who cannot loses. */
    public static Rules tiles(GameFacts facts) {
        return taken(facts, move -> Player.EITHER);
    }

    /** Domineering: upright dominoes belong to the first player, the others to the second. */
    public static Rules domineering(GameFacts facts) {
        return taken(facts, move -> {
            long cells = facts.moveCells().get(move);
            boolean sideBySide = (cells & cells >>> 1) != 0;
            return sideBySide ? Player.SECOND : Player.FIRST;
        });
    }

    private static Rules taken(GameFacts facts, IntFunction<Player> by) {
        return new Rules(Choice.SHARED, moves(facts, move -> 0, by, false), List.of(), Ending.WINS, Ending.LOSES, null);
    }

    /** Moves that need only some of the cells that they fill to be empty. */
    public static Rules source(GameFacts facts, IntToLongFunction requiredEmpty) {
        Move[] moves = new Move[facts.moves()];
        Arrays.setAll(
                moves,
                move -> new Move(
                        requiredEmpty.applyAsLong(move), 0, facts.moveCells().get(move), Player.EITHER, false));
        return new Rules(Choice.SHARED, List.of(moves), List.of(), Ending.WINS, Ending.LOSES, null);
    }

    /** The same game, but completing a line loses. */
    public Rules completingLoses() {
        return new Rules(kind, moves, lines, Ending.LOSES, noMoves, winCheck);
    }

    /** The same game, but a player to move who has no moves wins. */
    public Rules noMovesWins() {
        return new Rules(kind, moves, lines, completes, Ending.WINS, winCheck);
    }

    /** The same game with an ending of its own. */
    public Rules endingBy(WinCheck check) {
        return new Rules(kind, moves, lines, completes, noMoves, check);
    }

    /** Whether some move belongs to one player, so that the side to move matters. */
    boolean partizanTiles() {
        return moves.stream().anyMatch(move -> move.by() != Player.EITHER);
    }

    private static List<Move> moves(
            GameFacts facts, IntToLongFunction requiredTaken, IntFunction<Player> by, boolean anyMark) {
        Move[] moves = new Move[facts.moves()];
        Arrays.setAll(moves, move -> {
            long cells = facts.moveCells().get(move);
            return new Move(cells, requiredTaken.applyAsLong(move), cells, by.apply(move), anyMark && move % 2 == 1);
        });
        return List.of(moves);
    }

    /** The cell below that of a move, on a board without holes; empty for the bottom row. */
    private static long below(GameFacts facts, int move) {
        long board = facts.cells() == Long.SIZE ? -1 : (1L << facts.cells()) - 1;
        return facts.moveCells().get(move) << facts.columns() & board;
    }
}
