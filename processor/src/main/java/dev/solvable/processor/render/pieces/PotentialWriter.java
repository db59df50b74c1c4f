package dev.solvable.processor.render.pieces;

import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.pieces.PiecePotential;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Terms;
import dev.solvable.runtime.Board;
import java.util.List;

/** Writes the bound on the plies left, if a potential proves that play cannot return to a position. */
final class PotentialWriter {
    private final PieceContext context;
    private final PiecePotential potential;

    /** The summands of the potential, each with a comment on what it counts. */
    private final Terms terms = new Terms();

    PotentialWriter(PieceContext context, PiecePotential potential) {
        this.context = context;
        this.potential = potential;
    }

    void addTo(TypeSpec.Builder type) {
        for (int plane = 0; plane < context.set().planes(); plane++) {
            addSteps(plane);
            addHand(plane);
            addWorth(plane);
        }
        String mover = potential.byFirst() ? "FIRST" : "SECOND";
        String turn = "isFirstToMove(position) ? " + (potential.byFirst() ? "0 : 1" : "1 : 0");
        String code = terms.size() == 0
                ? "return " + turn + ";\n"
                : "int moves = " + terms.lines("        + ", ";") + "return 2 * moves + (" + turn + ");\n";
        type.addMethod(Methods.hook("int", "pliesLeft", "long position")
                .addJavadoc("Each move of $L lowers the potential, and no other move raises it.", mover)
                .addCode("$L", code)
                .build());
    }

    /** Adds a term for each least number of steps ahead: it counts the pieces with at least that many. */
    private void addSteps(int plane) {
        List<Integer> ofCells = potential.steps().get(plane);
        int most = ofCells.stream().mapToInt(Integer::intValue).max().orElse(0);
        int steps = 1;
        while (steps <= most) {
            long cells = cellsWith(ofCells, steps);
            int same = 1;
            while (steps + same <= most && cellsWith(ofCells, steps + same) == cells) {
                same++;
            }
            terms.add(
                    times(same) + "Long.bitCount(plane(position, " + plane + ") & "
                            + context.masks().literal(cells) + ")",
                    context.rules().letter(plane) + " with " + ahead(steps + same - 1, steps + same - 1 == most));
            steps += same;
        }
    }

    private static String ahead(int steps, boolean most) {
        return (steps == 1 ? "a step" : steps + " steps") + (most ? " ahead" : " ahead or more");
    }

    private long cellsWith(List<Integer> ofCells, int steps) {
        long cells = 0;
        for (int cell : Board.cellsOf(context.board().mask())) {
            cells |= ofCells.get(cell) >= steps ? 1L << cell : 0;
        }
        return cells;
    }

    private void addHand(int plane) {
        int inHand = potential.inHand().get(plane);
        if (inHand > 0) {
            terms.add(
                    times(inHand) + "hand(position, " + plane + ")",
                    context.rules().letter(plane) + " in hand");
        }
    }

    private void addWorth(int plane) {
        if (potential.taken().contains(plane)) {
            String onBoard = "Long.bitCount(plane(position, " + plane + "))";
            boolean hasHand = context.set().inHand(plane) > 0;
            String pieces = hasHand ? "(" + onBoard + " + hand(position, " + plane + "))" : onBoard;
            terms.add(times(potential.worth()) + pieces, context.rules().letter(plane) + " that may be taken");
        }
    }

    private static String times(int number) {
        return number == 1 ? "" : number + " * ";
    }
}
