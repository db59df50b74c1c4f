package dev.solvable.processor.render.search;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Board;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.state.StateCode;
import java.util.ArrayList;
import java.util.List;

/**
 * The key of a state where marks fall and every symmetry moves whole columns: the image of a position is made of a few
 * shifts.
 */
public final class ColumnFolding implements Section {
    private final SolverPlan plan;
    private final StateCode state;
    private final Masks masks;

    public ColumnFolding(SolverPlan plan, StateCode state, Masks masks) {
        this.plan = plan;
        this.state = state;
        this.masks = masks;
    }

    /** Whether the plan folds, and every symmetry takes each column, cell by cell, to a column. */
    public static boolean applies(SolverPlan plan) {
        List<List<Integer>> columns = plan.layout().columns();
        return plan.folds()
                && plan.layout().inColumns()
                && plan.symmetries().permutations().stream()
                        .allMatch(permutation ->
                                columns.stream().allMatch(column -> columns.contains(image(column, permutation))));
    }

    private static List<Integer> image(List<Integer> column, int[] permutation) {
        return column.stream().map(cell -> permutation[cell]).toList();
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        List<int[]> permutations = plan.symmetries().permutations();
        CodeBlock.Builder key = CodeBlock.builder().add("long position = $L;\n", state.key());
        List<String> images = new ArrayList<>();
        for (int i = 1; i < permutations.size(); i++) {
            String name = permutations.size() == 2 ? "mirrored" : "image" + i;
            images.add(name);
            addImage(type, name, permutations.get(i));
        }
        String least = "position";
        for (String image : images) {
            least = "Math.min(" + least + ", " + image + "(position))";
        }
        type.addMethod(Methods.helper("long", "key", state.parameters())
                .addJavadoc(
                        "The state as one number, the same for all its mirrored images: the least of their positions counts.")
                .addCode(key.add("return $L;\n", least).build())
                .build());
    }

    private void addImage(TypeSpec.Builder type, String name, int[] permutation) {
        List<List<Integer>> columns = plan.layout().columns();
        CodeBlock.Builder code = CodeBlock.builder();
        for (int i = 0; i < columns.size(); i++) {
            List<Integer> column = columns.get(i);
            int from = plan.layout().bits().get(column.get(0));
            int to = plan.layout().bits().get(permutation[column.get(0)]);
            String moved = to == from ? "" : to > from ? " << " + (to - from) : " >>> " + (from - to);
            code.add(
                    "$Lposition & $L$L$L // $L to $L\n",
                    i == 0 ? "return (" : "        | (",
                    masks.columnLiteral(((1L << (column.size() + 1)) - 1) << from),
                    ")" + moved,
                    i == columns.size() - 1 ? ";" : "",
                    columnName(column.get(0)),
                    columnName(permutation[column.get(0)]));
        }
        type.addMethod(Methods.helper("long", name, "long position")
                .addJavadoc("The position with its columns in other places.")
                .addCode(code.build())
                .build());
    }

    private String columnName(int cell) {
        Board board = plan.game().board();
        return Board.columnName(board.squares().get(cell) % board.columns());
    }
}
