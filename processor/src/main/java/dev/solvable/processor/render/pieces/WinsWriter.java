package dev.solvable.processor.render.pieces;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.pieces.DeclaredPieces;
import dev.solvable.processor.game.pieces.PieceShape;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.runtime.Board;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes the check for positions that are won in one ply. It is written only if nothing but a goal can end the game in
 * one move: without lines, quotas, pieces in hand and promotions.
 */
final class WinsWriter {
    /** The most conditions: with more, the method would be too long for HotSpot to inline. */
    private static final int MAX_SHAPES = 12;

    private final PieceContext context;
    private final DeclaredPieces rules;

    WinsWriter(PieceContext context) {
        this.context = context;
        this.rules = context.rules();
    }

    void addTo(TypeSpec.Builder type) {
        List<PieceShape> ofFirst = winning(context.solving().moves().ofFirst());
        List<PieceShape> ofSecond = winning(context.solving().moves().ofSecond());
        List<PieceShape> all =
                Stream.concat(ofFirst.stream(), ofSecond.stream()).toList();
        boolean onlyGoals = rules.lineMasks().isEmpty()
                && rules.quotas().isEmpty()
                && context.set().promotions().length == 0
                && context.set().hand().isEmpty();
        if (!onlyGoals || all.isEmpty() || all.size() > MAX_SHAPES) {
            return;
        }
        type.addMethod(
                Methods.hook("boolean", "seesWins").addCode("return true;\n").build());
        CodeBlock.Builder code = CodeBlock.builder()
                .add("long own = $L;\n", pieces(true))
                .add("if ((own & (first ? $L : $L)) == 0) {\n", begins(ofFirst), begins(ofSecond))
                .add("    return false; // no piece is near its goal\n}\n")
                .add("long other = $L;\n", pieces(false));
        if (all.stream().anyMatch(shape -> !shape.free().isEmpty())) {
            code.add("long empty = ~(own | other);\n");
        }
        if (all.stream().anyMatch(shape -> !shape.anyone().isEmpty())) {
            code.add("long taken = own | other;\n");
        }
        type.addMethod(Methods.hook("boolean", "canWin", "long position", "boolean first")
                .addCode(code.add("return first\n        ? $L\n        : $L;\n", either(ofFirst), either(ofSecond))
                        .build())
                .build());
    }

    /** The cells of the pieces of the player in question, or of the other player. */
    private String pieces(boolean own) {
        if (!context.hasOneKind()) {
            return "cellsOf(position, " + (own ? "first)" : "!first)");
        }
        int ofFirst = context.set().planesOf(true)[0];
        int ofSecond = context.set().planesOf(false)[0];
        return "plane(position, first ? " + (own ? ofFirst : ofSecond) + " : " + (own ? ofSecond : ofFirst) + ")";
    }

    private String begins(List<PieceShape> shapes) {
        long cells = shapes.stream().mapToLong(PieceShape::from).reduce(0, (some, more) -> some | more);
        return cells == 0 ? "0" : context.masks().literal(cells);
    }

    /** The moves that end on a goal. */
    private List<PieceShape> winning(List<PieceShape> shapes) {
        return shapes.stream()
                .filter(shape -> shape.to() != 0)
                .map(shape -> shape.from(Board.cellsOf(shape.from()).stream()
                        .filter(from -> (rules.goals().get(shape.plane()) >>> from + shape.to() & 1) != 0)
                        .mapToLong(from -> 1L << from)
                        .sum()))
                .filter(shape -> shape.from() != 0)
                .toList();
    }

    private String either(List<PieceShape> shapes) {
        return shapes.isEmpty()
                ? "false"
                : shapes.stream().map(this::condition).collect(Collectors.joining("\n                || "));
    }

    private String condition(PieceShape shape) {
        int plane = shape.plane();
        boolean isOnlyKind = context.set().planesOf(context.set().isFirst(plane)).length == 1;
        String movers = isOnlyKind ? "own" : "plane(position, " + plane + ")";
        String conditions =
                StepLine.conditions(shape).stream().map(term -> " & " + term).collect(Collectors.joining());
        String count = shape.whenLeft() == 0 ? "" : "Long.bitCount(own) == " + shape.whenLeft() + " && ";
        return count + "(" + movers + " & " + context.masks().literal(shape.from()) + conditions + ") != 0";
    }
}
