package dev.solvable.processor.render.frame;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.Algorithm;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Terms;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.MaskKey;
import dev.solvable.runtime.game.marks.CanonicalKey;
import dev.solvable.runtime.search.tiles.RunsKey;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The key of a state in the transposition table: the least of its images under the symmetries that the plan folds. If
 * marks fall and every symmetry moves whole columns, a few shifts make an image.
 */
public final class StateKeys {
    private final SolverPlan plan;
    private final List<int[]> images;

    /** The keys of a planned search that folds these symmetries, if it folds any. */
    public StateKeys(SolverPlan plan, List<int[]> images) {
        this.plan = plan;
        this.images = images;
    }

    /** Adds what the rules of a game of marks need: the constant of their keys, or {@code key}. */
    public void addTo(TypeSpec.Builder type, TypeSpec.Builder rules) {
        if (areTabled()) {
            addImages(type);
        } else if (plan.solving().folds()) {
            addMirrorKey(rules);
        }
    }

    /** Whether the rules of a game of marks get a table of images. */
    public boolean areTabled() {
        return plan.solving().folds() && !(plan.engine() == Algorithm.THREAT_SEARCH && movesColumns());
    }

    /** The keys of the taken cells of a game of tiles, as an argument; adds the constant that it needs. */
    public CodeBlock ofTaken(TypeSpec.Builder type) {
        if (!plan.solving().folds()) {
            return CodeBlock.of("$T.ITSELF", MaskKey.class);
        }
        if (plan.solving().ordersRuns()) {
            int minTile = plan.game().tiles().orElseThrow().game().minTile();
            return CodeBlock.of("new $T(BOARD, $L)", RunsKey.class, minTile);
        }
        addImages(type);
        return CodeBlock.of("IMAGES");
    }

    /** Whether every symmetry maps each column, cell by cell, to a column. */
    private boolean movesColumns() {
        List<List<Integer>> columns = plan.game().board().stacks();
        return plan.code().marksFall()
                && images.stream()
                        .allMatch(image -> columns.stream()
                                .allMatch(column -> columns.contains(
                                        column.stream().map(cell -> image[cell]).toList())));
    }

    private void addImages(TypeSpec.Builder type) {
        CodeBlock.Builder code = CodeBlock.builder()
                .add("$T.of($L", CanonicalKey.class, plan.code().marksFall() ? "CODE," : "");
        for (int[] image : images) {
            String cells = Arrays.stream(image).mapToObj(String::valueOf).collect(Collectors.joining(", "));
            code.add("\n        new int[] {$L}$L", cells, image == images.get(images.size() - 1) ? ")" : ",");
        }
        type.addField(Methods.constant(CanonicalKey.class, "IMAGES")
                .addJavadoc("The rotations and reflections of the board: where each cell goes.")
                .initializer(code.build())
                .build());
    }

    private void addMirrorKey(TypeSpec.Builder rules) {
        StringBuilder least = new StringBuilder("position");
        for (int i = 0; i < images.size(); i++) {
            String image = images.size() == 1 ? "mirrored" : "image" + (i + 1);
            least.insert(0, "Math.min(").append(", ").append(image).append("(position))");
        }
        rules.addMethod(Methods.hook("long", "key", "long own", "long other")
                .addCode(
                        "long position = own | (own | other) + $L; // $L\nreturn $L;\n",
                        masks().literalOfBits(plan.code().bits(lowestCells())),
                        masks().names(lowestCells()),
                        least)
                .build());
        for (int i = 0; i < images.size(); i++) {
            addImage(rules, images.size() == 1 ? "mirrored" : "image" + (i + 1), images.get(i));
        }
    }

    private long lowestCells() {
        return plan.game().board().stacks().stream()
                .mapToLong(column -> 1L << column.get(0))
                .sum();
    }

    private Masks masks() {
        return new Masks(plan.game().board(), plan.code());
    }

    private void addImage(TypeSpec.Builder type, String name, int[] image) {
        Terms columns = new Terms();
        for (List<Integer> column : plan.game().board().stacks()) {
            int lowest = column.get(0);
            int from = plan.code().bit(lowest);
            int to = plan.code().bit(image[lowest]);
            String moved = to == from ? "" : to > from ? " << " + (to - from) : " >>> " + (from - to);
            columns.add(
                    "(position & " + masks().literalOfBits(((1L << column.size() + 1) - 1) << from) + ")" + moved,
                    columnName(lowest) + " to " + columnName(image[lowest]));
        }
        type.addMethod(Methods.helper("long", name, "long position")
                .addJavadoc("The position with its columns permuted.")
                .addCode("return $L", columns.lines("        | ", ";"))
                .build());
    }

    /** The name of a cell's column; if cells have names, the name of the cell. */
    private String columnName(int cell) {
        Board board = plan.game().board();
        return board.isNamed() ? board.name(cell) : Board.columnName(board.column(cell));
    }
}
