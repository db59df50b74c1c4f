package dev.solvable.processor.game.marks;

import dev.solvable.Algorithm;
import dev.solvable.Choice;
import dev.solvable.Ending;
import dev.solvable.processor.game.board.CellPermutations;
import dev.solvable.processor.game.board.DeclaredRules;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksGame;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Each turn puts one mark on an empty cell.
 *
 * @param first the mark of the player who starts, or the only mark where both share it
 * @param second the mark of the other player
 * @param empty the character of an empty cell
 * @param choice which marks a player may put
 * @param gravity whether a mark falls to the lowest empty cell of its column, past holes
 * @param lines the lines that end the game
 * @param winCheck the name of the declaration's static method that tells who has won; empty where there is none
 */
public record MarkRules(
        char first, char second, char empty, Choice choice, boolean gravity, Lines lines, String winCheck)
        implements DeclaredRules {
    /** Whether a method of the declaration tells who has won. */
    public boolean hasWinCheck() {
        return !winCheck.isEmpty();
    }

    /**
     * What the runtime's rules know of the game.
     *
     * @param code how marks become a position
     * @param noMoves what a full board means for the player to move
     */
    public MarksGame declared(String name, MarksCode code, Ending noMoves) {
        String marks = choice == Choice.SHARED ? "" + first + empty : "" + first + second + empty;
        long[] masks = lines.masks().stream().mapToLong(code::bits).toArray();
        return new MarksGame(name, code, marks, choice, lines.completes(), noMoves, lines.by(), lines.again(), masks);
    }

    /** How marks become a position where nothing asks for another code: in as few steps as there can be. */
    public MarksCode code(Board board) {
        if (gravity) {
            return MarksCode.columns(board);
        }
        if (choice == Choice.SHARED) {
            return MarksCode.oneMask(board);
        }
        return board.cells() <= MarksCode.MOST_CELLS_OF_TWO_MASKS
                ? MarksCode.twoMasks(board)
                : MarksCode.baseThree(board);
    }

    @Override
    public boolean impartial() {
        return choice != Choice.OWN && !scores(); // the same moves, but who makes one gets its points
    }

    @Override
    public boolean scores() {
        return lines.scores();
    }

    @Override
    public boolean partizan() {
        return false;
    }

    @Override
    public List<Long> lineMasks() {
        return lines.masks();
    }

    @Override
    public List<String> calledMethods() {
        return hasWinCheck() ? List.of(winCheck) : List.of();
    }

    /** Threats are those of lines of own marks that win. */
    @Override
    public Set<Algorithm> engines() {
        boolean ownLinesWin = choice == Choice.OWN && !lines.masks().isEmpty() && lines.completes() == Ending.WINS;
        return ownLinesWin
                ? Set.of(Algorithm.SWEEP, Algorithm.SEARCH, Algorithm.THREAT_SEARCH)
                : Set.of(Algorithm.SWEEP, Algorithm.SEARCH);
    }

    @Override
    public BigInteger states(Board board) {
        BigInteger kinds = BigInteger.valueOf(choice == Choice.SHARED ? 1 : 2);
        return gravity ? settled(board, kinds) : kinds.add(BigInteger.ONE).pow(board.cells());
    }

    /** The fillings in which every mark lies on another one or at the bottom. */
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
        Optional<List<int[]>> all = lines.patterns()
                ? new CellPermutations(board.cells(), lines.masks(), below).all(Symmetries.MOST)
                : Optional.empty();
        Set<Long> masks = Set.copyOf(lines.masks());
        List<int[]> kept = all.orElseGet(() -> Symmetries.ofGrid(
                board, permutation -> keeps(permutation, below) && Symmetries.maps(permutation, masks, masks)));
        // The rules say the same of both kinds of marks, but where lines of one kind alone win.
        boolean ofOneOwner = choice == Choice.OWN && lines.ofOnePlayer();
        return new Symmetries(kept, choice == Choice.SHARED || ofOneOwner ? 0 : kept.size());
    }

    /**
     * The symmetries that a search for points folds, the identity left out: where cells on the same lines are worth the
     * same anyway, those that keep the order of such cells; none where they are too many to try at every position.
     */
    public List<int[]> images(Symmetries symmetries, int most) {
        boolean alike = choice == Choice.SHARED && !gravity;
        List<int[]> images = symmetries.permutations().stream()
                .filter(image -> !alike || keepsOrderOfTwins(image))
                .toList();
        return images.size() > most ? List.of() : images.subList(1, images.size());
    }

    private boolean keepsOrderOfTwins(int[] image) {
        for (int cell = 0; cell < image.length; cell++) {
            for (int later = cell + 1; later < image.length; later++) {
                if (image[later] < image[cell] && linesThrough(cell).equals(linesThrough(later))) {
                    return false;
                }
            }
        }
        return true;
    }

    private List<Long> linesThrough(int cell) {
        return lines.masks().stream().filter(line -> (line >>> cell & 1) != 0).toList();
    }

    /** Whether what lies on each other does so afterwards. */
    private static boolean keeps(int[] permutation, int[] below) {
        for (int cell = 0; cell < below.length; cell++) {
            int image = below[cell] < 0 ? -1 : permutation[below[cell]];
            if (below[permutation[cell]] != image) {
                return false;
            }
        }
        return true;
    }

    /** For each cell the one that has to be filled before it, -1 for none. */
    private int[] below(Board board) {
        int[] below = new int[board.cells()];
        Arrays.fill(below, -1);
        if (gravity) {
            for (List<Integer> stack : board.stacks()) {
                for (int height = 1; height < stack.size(); height++) {
                    below[stack.get(height)] = stack.get(height - 1);
                }
            }
        }
        return below;
    }
}
