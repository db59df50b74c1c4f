package dev.solvable.processor.game.marks;

import dev.solvable.Algorithm;
import dev.solvable.Choice;
import dev.solvable.Ending;
import dev.solvable.Player;
import dev.solvable.processor.game.board.DeclaredRules;
import dev.solvable.processor.game.board.RelationPermutations;
import dev.solvable.processor.game.board.RelationPermutations.Relation;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.marks.MarksGame;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Each turn puts one mark on an empty cell.
 *
 * @param game the game as the runtime's rules have it, in the code that is cheapest to compute with
 * @param patterns whether some lines are declared as patterns
 * @param winCheck the name of the declaration's static method that checks for a win; empty if there is none
 */
public record DeclaredMarks(MarksGame game, boolean patterns, String winCheck) implements DeclaredRules {
    /** Whether a method of the declaration checks for a win. */
    public boolean hasWinCheck() {
        return !winCheck.isEmpty();
    }

    /** Which marks a player may put. */
    public Choice choice() {
        return game.choice();
    }

    /** Whether a mark falls to the lowest empty cell of its column, past holes. */
    public boolean gravity() {
        return game.code().marksFall();
    }

    /** The mark of the player who starts, or the mark that both share. */
    public char first() {
        return game.marks().charAt(0);
    }

    /** The mark of the other player, if they do not share one. */
    public char second() {
        return game.marks().charAt(1);
    }

    /** Whether only one player wins by lines. */
    public boolean oneWinsByLines() {
        return game.linesBy() != Player.EITHER;
    }

    @Override
    public boolean impartial() {
        return choice() != Choice.OWN && !scores(); // if lines score, the mover gets the points
    }

    @Override
    public boolean scores() {
        return game.scores();
    }

    @Override
    public boolean partizan() {
        return false;
    }

    @Override
    public List<Long> lineMasks() {
        return Arrays.stream(game.lines()).map(game.code()::cells).boxed().toList();
    }

    @Override
    public boolean endsOnlyWithoutMoves() {
        return game.lines().length == 0 && !hasWinCheck();
    }

    @Override
    public List<String> calledMethods() {
        return hasWinCheck() ? List.of(winCheck) : List.of();
    }

    /** Threat search needs lines of one's own marks that win. */
    @Override
    public Set<Algorithm> engines() {
        boolean ownLinesWin = choice() == Choice.OWN && game.lines().length > 0 && game.completes() == Ending.WINS;
        return ownLinesWin
                ? Set.of(Algorithm.SWEEP, Algorithm.SEARCH, Algorithm.THREAT_SEARCH)
                : Set.of(Algorithm.SWEEP, Algorithm.SEARCH);
    }

    @Override
    public BigInteger states(Board board) {
        BigInteger kinds = BigInteger.valueOf(choice() == Choice.SHARED ? 1 : 2);
        return gravity() ? settled(board, kinds) : kinds.add(BigInteger.ONE).pow(board.cells());
    }

    /** The number of fillings in which every mark lies on another one or at the bottom. */
    private static BigInteger settled(Board board, BigInteger kinds) {
        BigInteger settled = BigInteger.ONE;
        for (List<Integer> column : board.stacks()) {
            BigInteger ways = BigInteger.ZERO;
            for (int height = 0; height <= column.size(); height++) {
                ways = ways.add(kinds.pow(height));
            }
            settled = settled.multiply(ways);
        }
        return settled;
    }

    @Override
    public Symmetries symmetries(Board board) {
        if (hasWinCheck()) {
            return Symmetries.none(board);
        }
        int[] below = below(board);
        List<Long> lines = lineMasks();
        Set<Long> masks = Set.copyOf(lines);
        Predicate<int[]> keeps = permutation -> keeps(permutation, below) && Symmetries.maps(permutation, masks, masks);
        List<int[]> kept = (patterns ? ofPatterns(lines, below, keeps) : Optional.<List<int[]>>empty())
                .orElseGet(() -> Symmetries.ofGrid(board, keeps));
        // The rules are the same for both kinds of marks, unless only lines of one kind win.
        boolean ofOneOwner = choice() == Choice.OWN && oneWinsByLines();
        return new Symmetries(kept, choice() == Choice.SHARED || ofOneOwner ? 0 : kept.size());
    }

    /** All permutations of cells that preserve lines and stacks; empty if there are too many. */
    private static Optional<List<int[]>> ofPatterns(List<Long> lines, int[] below, Predicate<int[]> keeps) {
        List<Relation> relations = new ArrayList<>();
        lines.forEach(line -> relations.add(new Relation(0, line)));
        for (int cell = 0; cell < below.length; cell++) {
            if (below[cell] >= 0) {
                relations.add(new Relation(1, 1L << cell, 1L << below[cell]));
            }
        }
        return new RelationPermutations(relations, relations, below.length, keeps).all();
    }

    /**
     * The symmetries that a search for points folds, without the identity; none if they are too many to try at every
     * position. If cells on the same lines are equivalent anyway, only symmetries that keep their order count.
     */
    public List<int[]> images(Symmetries symmetries) {
        boolean alike = choice() == Choice.SHARED && !gravity();
        List<Long> lines = lineMasks();
        List<int[]> images = symmetries.permutations().stream()
                .filter(image -> !alike || keepsOrderOfTwins(image, lines))
                .toList();
        return images.size() > Symmetries.MAX_FOLDED ? List.of() : images.subList(1, images.size());
    }

    private static boolean keepsOrderOfTwins(int[] image, List<Long> lines) {
        for (int cell = 0; cell < image.length; cell++) {
            for (int later = cell + 1; later < image.length; later++) {
                if (image[later] < image[cell] && linesThrough(cell, lines).equals(linesThrough(later, lines))) {
                    return false;
                }
            }
        }
        return true;
    }

    private static List<Long> linesThrough(int cell, List<Long> lines) {
        return lines.stream().filter(line -> (line >>> cell & 1) != 0).toList();
    }

    /** Whether a permutation preserves which cell lies below each cell. */
    private static boolean keeps(int[] permutation, int[] below) {
        for (int cell = 0; cell < below.length; cell++) {
            int image = below[cell] < 0 ? -1 : permutation[below[cell]];
            if (below[permutation[cell]] != image) {
                return false;
            }
        }
        return true;
    }

    /** For each cell the cell that has to be filled before it, -1 for none. */
    private int[] below(Board board) {
        int[] below = new int[board.cells()];
        Arrays.fill(below, -1);
        if (gravity()) {
            for (List<Integer> stack : board.stacks()) {
                for (int height = 1; height < stack.size(); height++) {
                    below[stack.get(height)] = stack.get(height - 1);
                }
            }
        }
        return below;
    }
}
